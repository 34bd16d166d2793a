"""`tenban rules GAME [CLAUSE]`: the rules in our words, clause by clause."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from tenban.kernel import Rules
from tenban.scene.words import Words, slug, words_of

from ..errors import UsageError, game_named, nearest
from ..plain import clause_text, indented, plain
from ..setting import with_house


def run(wanted: argparse.Namespace) -> int:
    game = game_named(wanted.game)
    rules, _, _ = with_house(game, wanted.house)
    own, words = game.words(wanted.lang), words_of("tenban.cli", wanted.lang)
    if wanted.provenance:
        print("\n".join(provenance(rules, words)))
        return 0
    ids = chosen(rules, wanted.clause)
    if not wanted.clause:
        print(own("title"))
    print("\n".join(lines(ids, own)))
    return 0


def chapter_of(id: str) -> str:
    """LO-3.9 belongs to LO-3, CF-1 to CF."""
    return id.rpartition(".")[0] or id.rpartition("-")[0]


def chosen(rules: Rules[Any], clause: str | None) -> list[str]:
    """The clauses a word means: all, those of a chapter, or one."""
    ids = [known.id for known in rules.clauses]
    if not clause:
        return ids
    word = clause.lower()
    found = [id for id in ids if id.lower() == word] or [id for id in ids if chapter_of(id).lower() == word]
    if not found:
        chapters = ", ".join(dict.fromkeys(chapter_of(id) for id in ids))
        raise UsageError(
            f"{rules.name} has no clause {clause!r}{nearest(clause, ids)}; its chapters are: {chapters}",
        )
    return found


def lines(ids: Iterable[str], words: Words) -> list[str]:
    """Clauses under the headings of their chapters."""
    found: list[str] = []
    chapter = ""
    for id in ids:
        if chapter_of(id) != chapter:
            chapter = chapter_of(id)
            heading = f"chapter-{slug(chapter)}"
            found += ["", f"{chapter}  {plain(words, heading)}" if words.has(heading) else chapter]
        found.append(indented(f"  {id:<8} ", clause_text(words, id)))
    return found


def provenance(rules: Rules[Any], words: Words) -> list[str]:
    """Every table that does not stand in the rulebook as it is, with the reason."""
    if rules.tables is None:
        return [words("no-tables", game=rules.name)]
    foreign = [(name, kind, note) for name, kind, note in rules.tables.provenance() if kind != "rulebook"]
    if not foreign:
        return [words("all-from-rulebook", game=rules.name)]
    return [indented(f"{name}: ", f"{words(f'provenance-{kind}')}. {note}") for name, kind, note in foreign]
