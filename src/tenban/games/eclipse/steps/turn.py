"""EC-4: turns, one action or a pass each, and what is free in them."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import (
    ACT,
    BUILDING,
    COLONY,
    EXPLORING,
    FINISHED,
    INFLUENCING,
    MOVING,
    PASSED,
    RESEARCHING,
    UPGRADING,
)
from ..clauses import NO_DISC, NO_EFFECT, REACTIONS
from ..pieces import NANOROBOTS
from ..state import NOBODY, EclipseState
from .base import OpenSeatStep
from .build import Build, can_build
from .colony import judged_settlings, settle_square, settlings, why_not_settle
from .diplomacy import judged_offers, offers, propose, why_not_offer
from .explore import Explore, can_explore
from .influence import Influence, can_influence
from .move import Move, can_move
from .research import Research, researchable
from .upgrade import Upgrade


@final
class Actions(Step[EclipseState]):
    """EC-4.2. Turn by turn, until every seat has passed (EC-4.10)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # whose turn comes next, if the seat is still in the game

    def run(self, s: EclipseState) -> None:
        everyone = bit(s.seats) - 1
        if (s.passed | s.collapsed) & everyone == everyone:
            s.pop()
            return
        seat = s.after((self.seat - 1) % s.seats)
        s.become(Actions((seat + 1) % s.seats))
        s.push(Turn(seat))


def can_act(s: EclipseState, seat: int, action: int) -> bool:
    """Return whether an action could have any effect (EC-4.5).  An upgrade always can: a starbase takes a hull."""
    if action == EXPLORING:
        return can_explore(s, seat)
    if action == INFLUENCING:
        return can_influence(s, seat, int(s.influence[seat]) - 1)
    if action == RESEARCHING:
        return researchable(s, seat) != 0
    if action == BUILDING:
        return can_build(s, seat)
    return can_move(s, seat) if action == MOVING else True


@final
class Turn(OpenSeatStep):
    """EC-4.3, EC-4.8. One action, for a disc, or a pass. A seat that has passed may react (EC-4.9)."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [*ACT.actions, PASSED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is PASSED:
            return None
        if s.has_passed(seat) and action.arg < UPGRADING:
            return REACTIONS
        if s.influence[seat] == 0:
            return NO_DISC
        return None if can_act(s, seat, action.arg) else NO_EFFECT

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        if s.influence[seat] == 0:
            return [PASSED]
        first = UPGRADING if s.has_passed(seat) else EXPLORING
        found = [ACT.one(action) for action in range(first, MOVING + 1) if can_act(s, seat, action)]
        found.append(PASSED)
        return found

    def joins(self, action: Action) -> bool:
        return action is not PASSED

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        again = s.has_passed(seat)
        s.become(EndTurn(seat))
        if action is PASSED:
            _pass(s, seat, again)
            return
        s.influence[seat] -= 1
        s.spent[seat] += 1
        if s.log is not None:
            s.emit(events.Reacts(seat, action.arg) if again else events.Acts(seat, action.arg))
        begin_action(s, seat, action.arg, again)


def _pass(s: EclipseState, seat: int, again: bool) -> None:
    """Pass, for the first time this round or again (EC-4.7)."""
    s.passed |= bit(seat)
    if s.first_pass == NOBODY:
        s.first_pass = seat
    if s.log is not None:
        s.emit(events.PassesAgain(seat) if again else events.Passes(seat))


def begin_action(s: EclipseState, seat: int, action: int, reaction: bool) -> None:
    people = s.people(seat)
    if action == EXPLORING:
        s.push(Explore(seat, people.explore))
    elif action == INFLUENCING:
        s.flips = people.flips
        s.push(Influence(seat, people.influence))
    elif action == RESEARCHING:
        s.push(Research(seat, people.research))
    elif action == UPGRADING:
        s.push(Upgrade(seat, 1 if reaction else people.upgrade, 0, False))
    elif action == BUILDING:
        items = people.build + (1 if s.knows(seat, NANOROBOTS) else 0)
        s.push(Build(seat, 1 if reaction else items, False))
    else:
        s.push(Move(seat, 1 if reaction else people.move, False))


@final
class EndTurn(OpenSeatStep):
    """EC-4.12. What costs no action: colony ships and offers of relations."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [*judged_settlings(s, seat), *judged_offers(s, seat), FINISHED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FINISHED:
            return None
        if action.verb is COLONY:
            return why_not_settle(s, seat, action.args[1])
        return why_not_offer(s, seat, action.arg)

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        return [*settlings(s, seat, -1), *offers(s, seat), FINISHED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED:
            _turn_up_ships(s, seat)
            s.pop()
        elif action.verb is COLONY:
            settle_square(s, seat, action)
        else:
            propose(s, seat, action.arg)


def _turn_up_ships(s: EclipseState, seat: int) -> None:
    """Turn up the colony ships of an Influence action that were not turned up before (EC-9.9)."""
    up = min(s.flips, s.people(seat).colony_ships - int(s.colony[seat]))
    s.colony[seat] += up
    s.flips = 0
    if up > 0 and s.log is not None:
        s.emit(events.Flips(seat, up))
