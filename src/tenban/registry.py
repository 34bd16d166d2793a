"""The games there are: every package that an entry point of the group `tenban.games` names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, cast

from tenban.kernel import Heuristics, Rules, TenbanError
from tenban.scene.face import Face
from tenban.scene.words import Words, words_of

GROUP = "tenban.games"


class UnknownGameError(TenbanError, KeyError):
    """A name under which there is no game; the message lists those there are."""


@dataclass(frozen=True)
class Game:
    """One game: its package holds the same file names as every other game's."""

    name: str
    package: str

    @property
    def rules(self) -> Rules[Any]:
        return cast("Rules[Any]", self._part("rules", "RULES"))

    @property
    def heuristics(self) -> Heuristics[Any]:
        """What the game tells bots; a game without heuristics.py tells nothing."""
        return cast(
            "Heuristics[Any]", self._part("heuristics", "HEURISTICS") if self.has("heuristics") else Heuristics()
        )

    @property
    def oracle(self) -> Any:
        """What a seat may not tell apart, written apart from sight.py; None if the game has no oracle.py."""
        return self._part("oracle", "ORACLE") if self.has("oracle") else None

    @property
    def face(self) -> Face[Any]:
        """How the game looks; a game without face.py gets the plain one."""
        return cast("Face[Any]", self._part("face", "FACE") if self.has("face") else _plain_face(self.package))

    def words(self, lang: str) -> Words:
        return words_of(self.package, lang)

    def art(self) -> str:
        """The game's own symbols, as SVG."""
        return self.text("art.svg")

    def houses(self) -> list[str]:
        """The names of the house files that come with the game."""
        folder = files(self.package).joinpath("houses")
        return sorted([file.name.removesuffix(".toml") for file in folder.iterdir()]) if folder.is_dir() else []

    def has(self, part: str) -> bool:
        return _has(self.package, part)

    def text(self, *path: str) -> str:
        """A file of the package, or "" if there is none."""
        file = files(self.package).joinpath(*path)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)


@cache
def _has(package: str, part: str) -> bool:
    return find_spec(f"{package}.{part}") is not None


@cache
def games() -> dict[str, Game]:
    """All games by name, alphabetically."""
    found = {entry.name: Game(entry.name, entry.value) for entry in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find(name: str) -> Game:
    """The game of that name; raises UnknownGameError."""
    known = games()
    if name not in known:
        raise UnknownGameError(f"there is no game {name!r}; the games are: {', '.join(known)}")
    return known[name]


@cache
def _plain_face(package: str) -> Face[Any]:
    """Every choice a button; the words, if there are any, are the game's own."""
    face: type[Face[Any]] = type("PlainFace", (Face,), {"package": package})
    return face()
