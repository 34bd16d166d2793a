"""The page of a game: what it is, how to play, the reference card, the rules, and where they come from."""

from __future__ import annotations

import re
import runpy
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from msgspec import UNSET

from tenban.registry import Game
from tenban.scene.schema import Sheet
from tenban.scene.svg import draw_pieces
from tenban.server.presenters import bodies
from tenban.server.presenters.games import card_text, how_text, rules_text
from tenban.server.presenters.schema import Lang

_SYMBOL = re.compile(r"\{([a-z][a-z0-9-]*)\}")
SHADE = "g-orb"  # a picture of pieces brings it itself
OWN = ("How to play", "Words", "Choices", "What a view holds", "Tensor", "Score")  # elsewhere, or of the code


class GamePage:
    """Writes the page of one game in one language, as Markdown with pieces of HTML."""

    def __init__(self, root: Path, game: Game, lang: Lang, words: dict[str, str]) -> None:
        self._root, self._game, self._lang, self._words = root, game, lang, words
        self._legend: dict[str, str] = {}

    def markdown(self, readme: str) -> str:
        """Return the page; `readme` is the game's own, of which the sections about this version are kept."""
        game, lang = self._game, self._lang
        texts = game.words(lang)
        facts = " · ".join(texts(id) for id in ("duration", "weight") if texts.has(id))
        play = f'<a class="button" href="play/index.html?/new/{game.name}">{self._words["play"]}</a>'
        parts = [
            f"# {texts('title')}",
            f'<p class="lead">{escape(texts("about"))}</p>\n<p class="facts">{escape(facts)}</p>\n<p>{play}</p>',
            f"![{self._words['picture']}](pictures/{game.name}.webp)",
            self._how(),
            self._card(),
            self._rules(),
            self._version(readme),
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _say(self, text: str) -> str:
        """Return a text with the words of its symbols, safe in Markdown."""
        said = _SYMBOL.sub(lambda m: self._legend.get(m[1], m[1]), text)
        return re.sub(r"([*_<>\[\]#|`])", r"\\\1", said)

    def _how(self) -> str:
        found = how_text(self._game, self._lang)
        self._legend = found.legend
        lines = [f"## {self._words['how']}"]
        for part in found.parts:
            lines.append(("- " if part.kind == "mistake" else "") + self._say(part.text))
            if part.picture is not UNSET:
                lines.append(f'<figure class="drawn">{self._drawn(part)}</figure>')
        return "\n\n".join(lines) if found.parts else ""

    def _drawn(self, part: bodies.HowPart) -> str:
        """Return the picture of a paragraph with the symbols that it uses."""
        tools = _picture_tools(self._root)
        known = tools["things"](tools["CORE"].read_text("utf-8")) | tools["things"](self._game.art())
        whole = draw_pieces(part.picture, f"<svg>{''.join(known.values())}</svg>", part.marks)  # type: ignore[arg-type]
        uses = tools["needed"](whole[whole.index("</defs>") :], known)
        art = "".join(known[name] for name in uses if name != SHADE)
        drawn = draw_pieces(part.picture, f"<svg>{art}</svg>", part.marks)  # type: ignore[arg-type]
        return _apart(drawn, f"{self._game.name}-{part.id}").replace("\n", " ")

    def _card(self) -> str:
        card = card_text(self._game, self._lang)
        parts = [f"## {self._words['card']}"]
        for name, lines in (("turn", card.turn), ("costs", card.costs), ("scoring", card.scoring)):
            if lines:
                parts += [f"### {self._words[name]}", "\n".join(f"- {self._say(line)}" for line in lines)]
        if card.symbols:
            rows = [f"| {self._say(s.name)} | {self._say(s.text)} |" for s in card.symbols if s.text]
            parts += [f"### {self._words['symbols']}", "\n".join(["| | |", "|---|---|", *rows])] if rows else []
        return "\n\n".join(parts)

    def _rules(self) -> str:
        rules = rules_text(self._game, self._lang)
        self._legend = rules.legend
        parts = [f"## {self._words['rules']}"]
        for clause in rules.clauses:
            if clause.heading:
                parts.append(f"### {self._say(clause.heading)}")
            doubt = f" *({self._words['doubt']} {self._say(clause.doubt)})*" if clause.doubt else ""
            parts.append(
                f'<span class="clause" id="{clause.id.lower()}">{clause.id}</span> {self._say(clause.text)}{doubt}'
            )
        if rules.sheets:
            parts.append(f"## {self._words['sheets']}")
            parts += [self._sheet(sheet) for sheet in rules.sheets]
        return "\n\n".join(parts)

    def _sheet(self, sheet: Sheet) -> str:
        def row(cells: list[str]) -> str:
            return "| " + " | ".join(self._say(cell) or " " for cell in cells) + " |"

        table = [row(sheet.columns), "|" + "---|" * len(sheet.columns), *[row(cells) for cells in sheet.rows]]
        note = [self._say(sheet.note)] if sheet.note else []
        return "\n\n".join([f"### {self._say(sheet.title)}", "\n".join(table), *note])

    def _version(self, readme: str) -> str:
        """Return where the rules come from: the sections of the README that are not about its code."""
        head, *sections = re.split(r"^## ", readme, flags=re.MULTILINE)
        intro = head.split("\n", 1)[1].strip()
        kept = [f"### {section.strip()}" for section in sections if not section.startswith(OWN)]
        note = f'<p class="note">{self._words["english"]}</p>' if self._words["english"] else ""
        text = "\n\n".join([intro, *kept])
        return "\n\n".join(part for part in (f"## {self._words['version']}", note, text) if part)


@cache
def _picture_tools(root: Path) -> dict[str, Any]:
    """Return the functions of scripts/pictures, which draws the same pictures for the README of a game."""
    return runpy.run_path(str(root / "scripts" / "pictures"))


def _apart(svg: str, name: str) -> str:
    """Return an SVG whose ids are its own: several lie on one page."""
    ids = set(re.findall(r'id="([\w-]+)"', svg))
    for id in sorted(ids, key=len, reverse=True):
        new = f"{name}-{id}"
        svg = (
            svg.replace(f'id="{id}"', f'id="{new}"')
            .replace(f'"#{id}"', f'"#{new}"')
            .replace(f"url(#{id})", f"url(#{new})")
        )
    return svg
