"""Clauses and score lines: why a move is refused and why points are given.  Their texts are in texts/."""

from __future__ import annotations

from typing import Final, NamedTuple

from .errors import TenbanError


class Clause(NamedTuple):
    """A numbered sentence of the rulebook: every refusal and every score line names one."""

    id: str


class ScoreLine(NamedTuple):
    """Points of one side for one reason.  A side is a seat or a scripted enemy, which has no seat."""

    side: int
    points: int
    clause: Clause
    args: tuple[int, ...] = ()  # arguments of the clause's text


class IllegalMove(TenbanError, ValueError):
    """A move that the rules forbid: `clause` is the clause that forbids it, `text` its sentence if known."""

    def __init__(self, clause: Clause, text: str = "") -> None:
        super().__init__(f"{clause.id}: {text}" if text else f"the rules forbid that: {clause.id}")
        self.clause: Final = clause
        self.text: Final = text
