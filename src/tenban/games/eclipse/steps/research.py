"""EC-10: Research."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from ..actions import FINISHED, TECH
from ..clauses import NOT_AVAILABLE, ONE_EFFECT, SCIENCE_SHORT
from ..pieces import SCIENCE, TECHNOLOGIES
from ..state import EclipseState
from .base import Asked
from .discovery import learn, learnable
from .pay import pay


def researchable(s: EclipseState, seat: int) -> int:
    """The technologies that a seat can have and pay for (EC-10.3)."""
    can = learnable(s, seat)
    funds = s.funds(seat, SCIENCE)
    found = 0
    for technology in bits(can):
        if s.price(seat, technology) <= funds:
            found |= 1 << technology
    return found


@final
class Research(Asked):
    """EC-10.1. A technology on offer; Hydran may take two, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        found = [TECH.one(t) for t in range(len(TECHNOLOGIES)) if s.offer[t] > 0]
        found.append(FINISHED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FINISHED:
            return None if self.left < s.people(seat).research else ONE_EFFECT
        if learnable(s, seat) >> action.arg & 1 == 0:
            return NOT_AVAILABLE
        return None if s.price(seat, action.arg) <= s.funds(seat, SCIENCE) else SCIENCE_SHORT

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        found = TECH.each(researchable(s, seat))
        if self.left < s.people(seat).research:
            found.append(FINISHED)
        return found

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED or self.left == 1:
            s.pop()
        else:
            s.become(Research(seat, self.left - 1))
        if action is not FINISHED:
            price = s.price(seat, action.arg)
            s.push(Learn(seat, action.arg, price))
            pay(s, seat, SCIENCE, price)


@final
class Learn(Step[EclipseState]):
    """EC-10.5. The technology is paid for and takes effect."""

    def __init__(self, seat: int, technology: int, price: int) -> None:
        self.seat: Final = seat
        self.technology: Final = technology
        self.price: Final = price

    def run(self, s: EclipseState) -> None:
        s.pop()
        if s.log is not None:
            s.emit("researches", (self.seat, self.technology, self.price))
        learn(s, self.seat, self.technology)
