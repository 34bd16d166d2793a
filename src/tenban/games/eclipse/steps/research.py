"""EC-10: Research, and what technologies bring."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import TECH, TRACK
from ..clauses import NOT_AVAILABLE, SCIENCE_SHORT
from ..pieces import ADVANCED_ROBOTICS, ARTIFACT_KEY, QUANTUM_GRID, SCIENCE, TECHNOLOGIES, TRACK_LENGTH, TRACKS
from ..state import EclipseState
from .base import ActivationStep, OpenSeatStep
from .pay import gain, pay


def researchable(s: EclipseState, seat: int) -> int:
    """Return the technologies that a seat can have and pay for (EC-10.3)."""
    can = learnable(s, seat)
    funds = s.funds(seat, SCIENCE)
    found = 0
    for technology in bits(can):
        if s.price(seat, technology) <= funds:
            found |= 1 << technology
    return found


@final
class Research(ActivationStep):
    """EC-10.1. A technology on offer; Hydran may take two, one after the other."""

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        return on_offer(s)

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if learnable(s, seat) >> action.arg & 1 == 0:
            return NOT_AVAILABLE
        return None if s.price(seat, action.arg) <= s.funds(seat, SCIENCE) else SCIENCE_SHORT

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        return TECH.each(researchable(s, seat))

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.left < s.people(seat).research

    def rest(self) -> Research:
        return Research(self.seat, self.left - 1)

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
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
            s.emit(events.Researches(self.seat, self.technology, self.price))
        learn(s, self.seat, self.technology)


# Technologies, researched or found


def on_offer(s: EclipseState) -> list[Action]:
    """Return the technologies on offer as actions."""
    return [TECH.one(technology) for technology in range(len(TECHNOLOGIES)) if s.offer[technology] > 0]


def learnable(s: EclipseState, seat: int) -> int:
    """Return the technologies on offer that a seat lacks and has room for (EC-10.4)."""
    have = s.techs[seat]
    barred = have
    for track in range(len(TRACKS)):
        if count_bits(have & s.box.on_track[track]) >= TRACK_LENGTH:
            barred |= s.box.on_track[track]
    found = 0
    for technology in range(len(TECHNOLOGIES)):
        if s.offer[technology] > 0 and barred & bit(technology) == 0:
            found |= 1 << technology
    return found


def learn(s: EclipseState, seat: int, technology: int) -> None:
    """Put a technology onto its track; what it brings, it brings at once (EC-10.5, EC-10.6)."""
    s.offer[technology] -= 1
    s.techs[seat] |= bit(technology)
    if technology == ADVANCED_ROBOTICS:
        _bring_discs(s, seat, s.box.robotics)
    elif technology == QUANTUM_GRID:
        _bring_discs(s, seat, s.box.quantum)
    elif technology == ARTIFACT_KEY:
        artifacts = int(count_bits(s.atlas.artifacts & s.discs[seat]))
        if artifacts > 0:
            s.push(Artifact(seat, artifacts))


def _bring_discs(s: EclipseState, seat: int, discs: int) -> None:
    discs = min(discs, int(s.reserve[seat]))
    s.reserve[seat] -= discs
    s.influence[seat] += discs


@final
class Artifact(OpenSeatStep):
    """EC-10.6. For each artifact five goods of one kind."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TRACK.actions

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        gain(s, seat, action.arg, s.box.artifact)
        if self.left > 1:
            s.become(Artifact(seat, self.left - 1))
        else:
            s.pop()
