"""`tenban rules GAME [CLAUSE]`: print the rules, clause by clause."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from tenban.kernel import Rules
from tenban.scene.words import Words, slug, words_of

from ..errors import UsageError, find_game, suggestion
from ..formatting import clause_text, indented, message
from ..setup import with_house


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    rules, _, _ = with_house(game, args.house)
    own, words = game.words(args.lang), words_of("tenban.cli", args.lang)
    if args.provenance:
        print("\n".join(provenance(rules, words)))
        return 0
    ids = clauses_named(rules, args.clause)
    if not args.clause:
        print(own("title"))
    print("\n".join(lines(ids, own)))
    return 0


def chapter_of(id: str) -> str:
    """Return the chapter of a clause: LO-3 for LO-3.9, CF for CF-1."""
    return id.rpartition(".")[0] or id.rpartition("-")[0]


def clauses_named(rules: Rules[Any], clause: str | None) -> list[str]:
    """Return the ids that an argument names: all, those of a chapter, or one; raise UsageError."""
    ids = [known.id for known in rules.clauses]
    if not clause:
        return ids
    word = clause.lower()
    found = [id for id in ids if id.lower() == word] or [id for id in ids if chapter_of(id).lower() == word]
    if not found:
        chapters = ", ".join(dict.fromkeys(chapter_of(id) for id in ids))
        raise UsageError(
            f"{rules.name} has no clause {clause!r}{suggestion(clause, ids)}; its chapters are: {chapters}",
        )
    return found


def lines(ids: Iterable[str], words: Words) -> list[str]:
    """Return clauses as lines, under the headings of their chapters."""
    found: list[str] = []
    chapter = ""
    for id in ids:
        if chapter_of(id) != chapter:
            chapter = chapter_of(id)
            heading = f"chapter-{slug(chapter)}"
            found += ["", f"{chapter}  {message(words, heading)}" if words.has(heading) else chapter]
        found.append(indented(f"  {id:<8} ", clause_text(words, id)))
    return found


def provenance(rules: Rules[Any], words: Words) -> list[str]:
    """Return one line for every table that is not copied from the rulebook, with the reason."""
    if rules.tables is None:
        return [words("no-tables", game=rules.name)]
    foreign = [(name, kind, note) for name, kind, note in rules.tables.provenance() if kind != "rulebook"]
    if not foreign:
        return [words("all-from-rulebook", game=rules.name)]
    return [indented(f"{name}: ", f"{words(f'provenance-{kind}')}. {note}") for name, kind, note in foreign]
