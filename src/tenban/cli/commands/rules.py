"""`tenban rules GAME [CLAUSE]`: print how the game is played, its components, and the rules clause by clause.

With --how it prints the how-to-play with its pictures in letters, with --card the reference card.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from tenban.kernel import Rules
from tenban.registry import Game
from tenban.scene.rulebook import chapter_of, chapters, paragraphs
from tenban.scene.schema import Sheet
from tenban.scene.text import pad, text_of_pieces
from tenban.scene.words import Words, words_of
from tenban.scene.wrapping import width

from ..errors import UsageError, find_game, suggestion
from ..formatting import indented, without_symbols
from ..setup import with_house

_WIDEST = 80  # columns before the last one of a table


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    rules, _, _ = with_house(game, args.house)
    own, words = game.words(args.lang, rules), words_of("tenban.cli", args.lang)
    chosen = [flag for flag in ("how", "card", "provenance", "clause") if getattr(args, flag)]
    if len(chosen) > 1:
        raise UsageError("choose one of --how, --card, --provenance and a clause")
    if args.how:
        print("\n".join(how_lines(game, rules, own, words)))
    elif args.card:
        print("\n".join(card_lines(game, rules, own, words)))
    elif args.provenance:
        print("\n".join(provenance(rules, own, words)))
    elif args.clause:
        print("\n".join(lines(rules, clauses_named(rules, args.clause), own, words)))
    else:
        print("\n".join(rulebook(game, rules, own, words)))
    return 0


def rulebook(game: Game, rules: Rules[Any], own: Words, words: Words) -> list[str]:
    """Return the whole rulebook as lines: overview, components, clauses."""
    found = [own("title"), *overview_lines(own, words)]
    sheets = game.sheets(own.lang, rules)
    if sheets:
        found += ["", words("components")]
        for sheet in sheets:
            found += ["", *sheet_lines(sheet, own, words)]
    found += lines(rules, [clause.id for clause in rules.clauses], own, words)
    if rules.tables is not None:
        found += ["", indented("", words("rules-more", game=game.name))]
    return found


def overview_lines(own: Words, words: Words) -> list[str]:
    """Return how the game is played, in paragraphs under their headings."""
    found: list[str] = []
    before = ""
    for id, kind in paragraphs(own):
        if kind != before:
            found += ["", words(f"how-title-{kind}")]
        found.append(indented("  ", without_symbols(own, own(f"how-{id}"))))
        before = kind
    return found


def how_lines(game: Game, rules: Rules[Any], own: Words, words: Words) -> list[str]:
    """Return the how-to-play as lines: each paragraph, and below it its picture in letters."""
    parts = game.how(own.lang, rules)
    if not parts:
        raise UsageError(f"{game.name} has no how-to-play; `tenban rules {game.name}` prints its rules")
    found = [own("title")]
    for n, part in enumerate(parts):
        if not n or part.kind != parts[n - 1].kind:
            found += ["", words(f"how-title-{part.kind}")]
        found.append(indented("  ", without_symbols(own, part.text)))
        if part.picture is not None:
            found += [f"      {line}".rstrip() for line in text_of_pieces(part.picture)]
    return found


def card_lines(game: Game, rules: Rules[Any], own: Words, words: Words) -> list[str]:
    """Return the reference card as lines."""
    card = game.card(own.lang, rules)
    found = [own("title")]
    for title, lines in (("turn", card.turn), ("cost", card.costs), ("score", card.scoring)):
        if lines:
            found += ["", words(f"card-title-{title}")]
            found += [indented(f"  {n}. ", without_symbols(own, line)) for n, line in enumerate(lines, 1)]
    explained = [symbol for symbol in card.symbols if symbol.text]
    if explained:
        found += ["", words("card-title-symbols")]
        found += [indented(f"  {symbol.name}: ", without_symbols(own, symbol.text)) for symbol in explained]
    return found


def sheet_lines(sheet: Sheet, own: Words, words: Words) -> list[str]:
    """Return a table with aligned columns."""
    rows = [[without_symbols(own, cell) for cell in row] for row in [sheet.columns, *sheet.rows]]
    wide = [max(width(row[n]) for row in rows) for n in range(len(rows[0]))]
    found = [indented("  ", without_symbols(own, sheet.title))]
    if sum(wide[:-1]) + 2 * len(wide) > _WIDEST:
        return _listed(sheet, rows, own)
    for row in rows:
        head = "    " + "".join(pad(cell, wide[n]) + "  " for n, cell in enumerate(row[:-1]))
        found.append(indented(head, row[-1]))
    note = words("reconstruction") + without_symbols(own, sheet.note)
    return [*found, indented("    ", f"[{note}]")] if sheet.note else found


def _listed(sheet: Sheet, rows: list[list[str]], own: Words) -> list[str]:
    """Return a table that is too wide for columns as a paragraph for each row."""
    columns = rows[0]
    found = [indented("  ", without_symbols(own, sheet.title))]
    for row in rows[1:]:
        cells = [f"{name}: {cell}" for name, cell in zip(columns[1:], row[1:], strict=True)]
        found.append(indented("    ", f"{row[0]} — {'; '.join(cells)}"))
    return found


def clauses_named(rules: Rules[Any], clause: str) -> list[str]:
    """Return the ids that an argument names: one, those of a chapter, or ("") all; raise UsageError."""
    ids = [known.id for known in rules.clauses]
    if not clause:
        return ids
    word = clause.lower()
    found = [id for id in ids if id.lower() == word] or [id for id in ids if chapter_of(id).lower() == word]
    if not found:
        known = ", ".join(dict.fromkeys(chapter_of(id) for id in ids))
        raise UsageError(
            f"{rules.name} has no clause {clause!r}{suggestion(clause, ids)}; its chapters are: {known}",
        )
    return found


def lines(rules: Rules[Any], ids: Iterable[str], own: Words, words: Words) -> list[str]:
    """Return clauses as lines, under the headings of their chapters."""
    found: list[str] = []
    for chapter in chapters(rules, own, ids):
        found += ["", f"{chapter.id}  {without_symbols(own, chapter.heading)}".rstrip()]
        for clause in chapter.clauses:
            doubt = f" [{words('reconstruction')}{clause.doubt}]" if clause.doubt else ""
            found.append(indented(f"  {clause.id:<8} ", without_symbols(own, clause.text + doubt)))
    return found


def provenance(rules: Rules[Any], own: Words, words: Words) -> list[str]:
    """Return a paragraph for every table that is not copied from the rulebook, with the reason."""
    if rules.tables is None:
        return [words("no-tables", game=rules.name)]
    foreign = [(name, kind, note) for name, kind, note in rules.tables.provenance() if kind != "rulebook"]
    if not foreign:
        return [words("all-from-rulebook", game=rules.name)]
    return [
        indented(f"{name}: ", words("table-from", kind=words(f"provenance-{kind}"), note=_note(own, name, note)))
        for name, kind, note in foreign
    ]


def _note(own: Words, table: str, note: str) -> str:
    """Return the note on a table in the reader's language, if it was translated."""
    id = f"note-table-{table}"
    return own(id) if own.has(id) else note
