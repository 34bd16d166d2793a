"""The pages of the documentation: where each comes from, what it is called, in which order."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tenban.server.presenters.texts import LANGS

from ..playground import own_games

__all__ = ["LANGS", "Outline", "PageInfo", "address", "outline"]
OUTLINE = Path(__file__).parent / "outline.toml"


@dataclass(frozen=True)
class PageInfo:
    """A page: its name in the site, its title and its source by language."""

    name: str  # games/latria, hosting; "index" is the first page
    titles: dict[str, str]
    sources: dict[str, Path]  # in Markdown; a page of a game has that of the game's README.md
    game: str = ""


@dataclass(frozen=True)
class Outline:
    """The groups of the menu, each with its title by language and its pages."""

    groups: list[tuple[dict[str, str], list[PageInfo]]]
    words: dict[str, dict[str, str]]  # the site's own words by language

    def pages(self) -> list[PageInfo]:
        return [page for _, pages in self.groups for page in pages]


def outline(root: Path) -> Outline:
    """Return all pages, as outline.toml lists them and as the games are."""
    table = tomllib.loads(OUTLINE.read_text("utf-8"))
    groups = []
    for group in table["groups"]:
        pages = _games(root) if group.get("games") else [_page(root, entry) for entry in group["pages"]]
        titles: dict[str, str] = {lang: group[lang] for lang in LANGS}
        groups.append((titles, pages))
    return Outline(groups, {lang: table["words"][lang] for lang in LANGS})


def _page(root: Path, entry: dict[str, str]) -> PageInfo:
    source = root / entry["source"]
    translated = root / "docs" / "ja" / f"{entry['name']}.md"
    sources = {"en": source} | ({"ja": translated} if translated.is_file() else {})
    return PageInfo(entry["name"], {lang: entry[lang] for lang in LANGS}, sources)


def _games(root: Path) -> list[PageInfo]:
    found = []
    for game in own_games():
        source = root / "src" / Path(*game.package.split(".")) / "README.md"
        titles: dict[str, str] = {lang: game.words(lang)("title") for lang in LANGS}
        found.append(PageInfo(f"games/{game.name}", titles, {"en": source}, game.name))
    return found


def address(name: str, lang: str) -> str:
    """Return the file of a page in the site."""
    return f"{name}.html" if lang == "en" else f"{lang}/{name}.html"
