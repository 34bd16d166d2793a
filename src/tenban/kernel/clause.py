"""Clauses, score lines and events: what the rules say for themselves.  Their words live in texts/."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYONE: Final = -1  # an event's audience


class Clause(NamedTuple):
    """A numbered sentence of the rulebook: the only reason a move is refused or a point scored."""

    id: str


class ScoreLine(NamedTuple):
    """Points of one side for one reason.  A side is a seat, or a scripted enemy that has no seat."""

    side: int
    points: int
    clause: Clause
    args: tuple[int, ...] = ()  # what the sentence about it needs


class Event(NamedTuple):
    """What happened, as data; telling it in words or showing it is the face's business."""

    name: str
    full: tuple[int, ...]  # what `audience` sees
    audience: int = EVERYONE
    public: tuple[int, ...] = ()  # what everybody else sees

    def seen_by(self, seat: int) -> tuple[int, ...]:
        return self.full if self.audience in (EVERYONE, seat) else self.public


class IllegalMove(Exception):
    """A choice the rules forbid, with the clause that forbids it."""

    def __init__(self, clause: Clause) -> None:
        super().__init__(f"the rules forbid that: {clause.id}")
        self.clause: Final = clause
