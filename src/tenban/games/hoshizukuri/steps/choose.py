"""Ways to choose cards: one from the hand, a set from the hand, one from the piles."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action, Verb
from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from .. import events
from ..actions import DONE, GAIN, NONE, SPACE
from ..clauses import ASCENDING, NO_PILE
from ..state import HoshizukuriState


def at_least(kind: int) -> i64:
    """Return the set of this kind and all after it."""
    return -bit(kind)


def pick_or(verb: Verb, kinds: i64, other: Action, s: HoshizukuriState) -> Action:
    """Return a random one of the actions of `kinds` and the other one."""
    n = count_bits(kinds)
    k = s.chance.below(n + 1)
    if k == n:
        return other
    while k > 0:
        kinds &= kinds - 1
        k -= 1
    return verb.actions[lowest(kinds)]


def named_kinds(s: HoshizukuriState, last: Action) -> list[int]:
    """Return the cards of a choice whose last part is `last`."""
    kinds = [SPACE.actions[code].arg for code in s.picks]
    if last is not DONE:
        kinds.append(last.arg)
    return kinds


class ActiveStep(Step[HoshizukuriState]):
    """The active player chooses."""

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        return ALONE[s.active]


class OneFromHand(ActiveStep):
    """The active player chooses a card of the hand, or none where that is allowed."""

    def verb(self) -> Verb:
        raise NotImplementedError

    def clause(self) -> Clause:
        """Return the clause that forbids other cards, or to decline; not called where neither is forbidden."""
        raise NotImplementedError

    def may_decline(self) -> bool:
        return True

    def allowed(self, s: HoshizukuriState, seat: int) -> i64:
        """Return the kinds that may be chosen."""
        return s.hand_kinds(seat)

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        """Carry out the choice of a card; the step is already off the stack."""
        raise NotImplementedError

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [*self.verb().each(s.hand_kinds(seat)), NONE]

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        if action is NONE:
            return None if self.may_decline() else self.clause()
        return None if self.allowed(s, seat) & bit(action.arg) != 0 else self.clause()

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        found = self.verb().each(self.allowed(s, seat))
        if self.may_decline():
            found.append(NONE)
        return found

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        if self.may_decline():
            return pick_or(self.verb(), self.allowed(s, seat), NONE, s)
        return self.verb().any_of(self.allowed(s, seat), s)

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        s.pop()
        if action is not NONE:
            self.take(s, seat, action.arg)
        elif s.log is not None:
            s.emit(events.Declines(seat))


class SetFromHand(ActiveStep):
    """The active player names cards of the hand in ascending order, so that each set is one path (HZ-14.2)."""

    def verb(self) -> Verb:
        raise NotImplementedError

    def clause(self) -> Clause:
        """Return the clause that forbids other cards."""
        raise NotImplementedError

    def allowed(self, s: HoshizukuriState, seat: int, named: tuple[int, ...]) -> i64:
        """Return the kinds that could be in a set with those named."""
        raise NotImplementedError

    def take(self, s: HoshizukuriState, seat: int, kinds: list[int]) -> None:
        """Carry out the choice of a set; the step is already off the stack."""
        raise NotImplementedError

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [*self.verb().each(s.galaxy.kinds_in(s.unnamed(seat, s.picks))), DONE]

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        if action is DONE:
            return None
        if self.allowed(s, seat, s.picks) & bit(action.arg) == 0:
            return self.clause()
        return None if self.follow(s, seat, s.picks) & bit(action.arg) != 0 else ASCENDING

    def follow(self, s: HoshizukuriState, seat: int, named: tuple[int, ...]) -> i64:
        """Return the kinds that may be named next."""
        kinds = self.allowed(s, seat, named)
        return kinds & at_least(SPACE.actions[named[-1]].arg) if named else kinds

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        found = self.verb().each(self.follow(s, seat, s.picks))
        found.append(DONE)
        return found

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        return pick_or(self.verb(), self.follow(s, seat, s.picks), DONE, s)

    def part(self, s: HoshizukuriState, seat: int, action: Action) -> bool:
        return action is not DONE and self.follow(s, seat, (*s.picks, action.code)) != 0

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        s.pop()
        self.take(s, seat, named_kinds(s, action))


class OneFromPiles(Open[HoshizukuriState]):
    """The active player gains a card from a central pile, or none where that is allowed (HZ-12.4)."""

    def clause(self) -> Clause:
        """Return the clause that forbids other cards, or to decline."""
        raise NotImplementedError

    def may_decline(self) -> bool:
        return True

    def allowed(self, s: HoshizukuriState) -> i64:
        """Return the kinds that may be gained; everybody knows them."""
        raise NotImplementedError

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        raise NotImplementedError

    def decline(self, s: HoshizukuriState, seat: int) -> None:
        s.pop()
        if s.log is not None:
            s.emit(events.Declines(seat))

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        return ALONE[s.active]

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [*GAIN.each(s.kinds), NONE]

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        if action is NONE:
            return None if self.may_decline() else self.clause()
        if self.allowed(s) & bit(action.arg) != 0:
            return None
        return NO_PILE if s.galaxy.count(s.piles, action.arg) == 0 else self.clause()

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        found = GAIN.each(self.allowed(s))
        if self.may_decline():
            found.append(NONE)
        return found

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        if self.may_decline():
            return pick_or(GAIN, self.allowed(s), NONE, s)
        return GAIN.any_of(self.allowed(s), s)

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        if action is NONE:
            self.decline(s, seat)
        else:
            self.take(s, seat, action.arg)
