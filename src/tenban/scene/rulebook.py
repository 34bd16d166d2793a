"""The rulebook of a game: its overview, the tables of its components, and its clauses under their headings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count, takewhile
from typing import Any, Final, NamedTuple

from tenban.kernel.rules import Rules

from .words import Words, slug

_NUMBER: Final = re.compile(r"-?\d+[a-z]?$")


class ClauseText(NamedTuple):
    """A clause in words."""

    id: str
    text: str
    doubt: str  # why it is our reconstruction, or ""


class Chapter(NamedTuple):
    """The clauses under one heading."""

    id: str
    heading: str
    clauses: list[ClauseText]


def chapter_of(id: str) -> str:
    """Return the chapter of a clause: LO-3 for LO-3.9, HO-C for the ruling HO-C8, CF for CF-1."""
    return id.rpartition(".")[0] or _NUMBER.sub("", id)


def overview(words: Words) -> list[str]:
    """Return the goal of the game and how it is played, in paragraphs: the messages how-1, how-2 and so on."""
    return [words(id) for id in takewhile(words.has, (f"how-{n}" for n in count(1)))]


def chapters(rules: Rules[Any], words: Words, ids: Iterable[str] | None = None) -> list[Chapter]:
    """Return the clauses, or those with some ids, by chapter."""
    found: list[Chapter] = []
    for id in [clause.id for clause in rules.clauses] if ids is None else ids:
        chapter = chapter_of(id)
        if not found or found[-1].id != chapter:
            heading = f"chapter-{slug(chapter)}"
            found.append(Chapter(chapter, words(heading) if words.has(heading) else "", []))
        doubt = f"doubt-{slug(id)}"
        found[-1].clauses.append(ClauseText(id, words.clause(id), words(doubt) if words.has(doubt) else ""))
    return found
