"""Base classes of steps: what a paragraph of the rulebook keeps in mind, and how the usual ones go on."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from ..actions import AGREED, DECLINED, FINISHED
from ..clauses import ONE_EFFECT
from ..state import EclipseState

# Choices


class OpenSeatStep(Open[EclipseState]):
    """A choice of one seat, whose options depend on public facts alone."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[self.seat]


class YesNoStep(OpenSeatStep):
    """A question that one seat answers with yes or no."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [AGREED, DECLINED]


class YesNoHexStep(YesNoStep):
    """A question about a hex."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot


class ShipStep(OpenSeatStep):
    """A choice of one seat for one of its types of ship."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship


class ActivationStep(OpenSeatStep):
    """An action of several activations, of which `left` are left; the seat may stop after the first (EC-4.6).

    A subclass says which activations there are and what one does; to stop is one more choice.
    """

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        """Return every activation, or second part of one, that `why_not` can judge."""
        raise NotImplementedError

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        """Return the clause that forbids one of the judged activations, or None."""
        raise NotImplementedError

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        """Return the judged activations that no clause forbids."""
        raise NotImplementedError

    def why_not_stop(self, s: EclipseState, seat: int) -> Clause | None:
        """Return the clause that forbids to stop now, or None."""
        return None if self.may_stop(s, seat) else ONE_EFFECT

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        raise NotImplementedError

    def rest(self) -> ActivationStep:
        """Return the same action with one activation less."""
        raise NotImplementedError

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
        """Carry out one activation."""
        raise NotImplementedError

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        found = self.judged(s, seat)
        if not s.picks:
            found.append(FINISHED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return self.why_not_stop(s, seat) if action is FINISHED else self.why_not(s, seat, action)

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        found = self.activations(s, seat)
        if not s.picks and self.may_stop(s, seat):
            found.append(FINISHED)
        return found

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED or self.left == 1:
            s.pop()
        else:
            s.become(self.rest())
        if action is not FINISHED:
            self.activate(s, seat, action)


class BegunStep(ActivationStep):
    """An action of which some activation must be used before the seat may stop: `begun` says whether one was."""

    def __init__(self, seat: int, left: int, begun: bool) -> None:
        super().__init__(seat, left)
        self.begun: Final = begun

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.begun


# What goes on by itself


class HexRun(Step[EclipseState]):
    """What happens in one hex."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class SeatHexRun(Step[EclipseState]):
    """What happens to one seat in one hex."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot


class DescendingRun(Step[EclipseState]):
    """What happens hex by hex in descending number: all hexes with a number below `below` are still to come."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def remaining(self, s: EclipseState) -> list[int]:
        """Return the hexes that are still to come, in order."""
        atlas = s.atlas
        return [slot for slot in atlas.descending if atlas.number[slot] < self.below]


class SeatBySeat(Step[EclipseState]):
    """What every seat still in the game does in turn, from the start player on; `done` seats have done it."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def after_one(self) -> SeatBySeat:
        """Return the same step with one more seat done."""
        raise NotImplementedError

    def finish(self, s: EclipseState) -> None:
        """Do what follows when all seats have done it."""
        raise NotImplementedError

    def visit(self, s: EclipseState, seat: int) -> None:
        """Let one seat do it."""
        raise NotImplementedError

    def run(self, s: EclipseState) -> None:
        if self.done == s.seats:
            self.finish(s)
            return
        seat = (s.starter + self.done) % s.seats
        s.become(self.after_one())
        if not s.is_gone(seat):
            self.visit(s, seat)
