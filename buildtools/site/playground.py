"""The playground: the client, the answers that never change, the engine, and what makes it work offline."""

from __future__ import annotations

import json
import re
import shutil
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from buildtools.client import npm
from buildtools.site import engine
from tenban.playground.routes import offered_games
from tenban.registry import Game, games
from tenban.server.presenters import bodies
from tenban.server.presenters.games import card_text, how_text, rules_text
from tenban.server.presenters.lessons import lesson_infos
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import LANGS

HERE = Path(__file__).parent
NOT_CACHED = ("sw.js",)


def build(root: Path, out: Path) -> None:
    """Write the playground into a folder."""
    npm(root, "run", "fonts")
    npm(root, "exec", "--", "vite", "build", "--config", "vite.playground.ts", TENBAN_PLAYGROUND=str(out))
    engine.build(root, out / "engine")
    write_answers(out / "api")
    (out / "manifest.webmanifest").write_text(_manifest(), "utf-8")
    (out / "sw.js").write_text(service_worker(out), "utf-8")


def write_answers(out: Path) -> None:
    """Write what the client asks about games, in every language: it is the same at every visit."""
    own = own_games()
    for lang in LANGS:
        _write(out / f"games.{lang}.json", offered_games(own, lang))
    for game in own:
        folder = out / "games" / game.name
        for lang in LANGS:
            for name, body in _texts(game, lang).items():
                _write(folder / f"{name}.{lang}.json", body)
        (folder / "art.svg").write_text(_relative(game.art()), "utf-8")
        pictures = Path(str(files(game.package))) / "pictures"
        if pictures.is_dir():
            shutil.copytree(pictures, folder / "pictures")


def own_games() -> list[Game]:
    """Return the games of this repository without the examples, which the engine does not have."""
    return [game for game in games().values() if game.package.startswith("tenban.")]


def _texts(game: Game, lang: Lang) -> dict[str, msgspec.Struct]:
    lessons = bodies.Lessons(game.name, game.words(lang)("title"), lesson_infos(game, lang))
    return {
        "rules": rules_text(game, lang),
        "how": how_text(game, lang),
        "card": card_text(game, lang),
        "lessons": lessons,
    }


def _write(file: Path, body: msgspec.Struct) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(body))


def _relative(svg: str) -> str:
    """Return a sprite whose pictures are found from the page, wherever it lies."""
    return re.sub(r'href="/api/', 'href="api/', svg)


def _manifest() -> str:
    icon = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}
    described = {
        "name": "Tenban 天盤",
        "short_name": "Tenban",
        "start_url": ".",
        "scope": ".",
        "display": "standalone",
        "background_color": "#0f1438",
        "theme_color": "#0f1438",
        "icons": [icon],
    }
    return json.dumps(described, ensure_ascii=False, indent=2) + "\n"


def service_worker(out: Path) -> str:
    """Return the service worker: it holds every file of the folder, under a name that changes with them."""
    found = sorted(file for file in out.rglob("*") if file.is_file() and file.name not in NOT_CACHED)
    total = sha256()
    for file in found:
        total.update(file.relative_to(out).as_posix().encode() + sha256(file.read_bytes()).digest())
    names = ["./", *(file.relative_to(out).as_posix() for file in found if file.name != "index.html")]
    text = (HERE / "sw.js").read_text("utf-8")
    return text.replace("__VERSION__", total.hexdigest()[:16]).replace("__FILES__", json.dumps(names))
