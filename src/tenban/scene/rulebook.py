"""The rulebook of a game: its overview, the tables of its components, and its clauses under their headings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count, takewhile
from typing import Any, Final, Literal, NamedTuple

from tenban.kernel.rules import Rules

from .words import Words, slug

HowKind = Literal["goal", "turn", "win", "mistake"]
HOW_KINDS: Final[tuple[HowKind, ...]] = ("goal", "turn", "win", "mistake")
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


def paragraphs(words: Words) -> list[tuple[str, HowKind]]:
    """Return the messages of the how-to-play, each without its how-, and their kinds, in the order of reading."""
    found: list[tuple[str, HowKind]] = []
    for kind in HOW_KINDS:
        found += [(kind, kind)] if words.has(f"how-{kind}") else []
        found += [(id.removeprefix("how-"), kind) for id in numbered(words, f"how-{kind}")]
    return found


def numbered(words: Words, id: str) -> list[str]:
    """Return the ids of the messages id-1, id-2 and so on, as far as they go."""
    return list(takewhile(words.has, (f"{id}-{n}" for n in count(1))))


def overview(words: Words) -> list[str]:
    """Return how the game is played, in paragraphs."""
    return [words(f"how-{id}") for id, _ in paragraphs(words)]


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
