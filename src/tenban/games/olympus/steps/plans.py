"""HO-3 to HO-6. A phase: secret plans, then a turn of each player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action, Verb
from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALL, ALONE
from tenban.kernel.step import Sealed, Step

from .. import events
from ..actions import BUY, FOR, PASS, PLACE, PLAN, RAISE, SPACE, SWAP
from ..clauses import (
    EMPTY_SPACE,
    LOCKED,
    NO_EMPTY_EXCHANGE,
    REGIONS_USED,
    SLOTS,
    STOCK,
    TORCH_TOP,
    TWO_FOREIGN,
    TWO_OWN,
    USED_EXCHANGE,
)
from ..pieces import FORGE, MESSENGER, TORCH
from ..state import PENALTIES, WINDS, OlympusState

_PASS: Final = PASS.one(0)


@final
class ChoosePlan(Sealed[OlympusState]):
    """HO-3.2. Everybody secretly chooses one of four plans; HO-3.3: all are shown at once."""

    def actors(self, s: OlympusState) -> tuple[int, ...]:
        return ALL[s.seats]

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return PLAN.actions

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return PLAN.actions

    def reveal(self, s: OlympusState, choices: list[Action]) -> None:
        s.plans = tuple([action.arg for action in choices])
        if s.log is not None:
            for seat in range(s.seats):
                s.emit(events.Reveals(seat, s.plans[seat]))
        s.become(Turn(0))


@final
class Turn(Step[OlympusState]):
    """HO-3.4. From the holder of the moon clockwise: pay for the competition, then carry out the plan."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, s: OlympusState) -> None:
        seat = s.from_moon(self.turn)
        rate = s.rate(seat)  # HO-5.2: tested once, before anything is paid
        cost = s.rivals(seat)
        if cost > 0:
            s.pay(seat, cost, rate)  # HO-4.2
            if s.log is not None:
                s.emit(events.Competes(int(seat), s.plans[seat], int(cost)))
        plan = s.plans[seat]
        if not s.possible(seat, plan):
            if s.log is not None:
                s.emit(events.Cannot(int(seat), plan))
            _forfeit(s, int(seat), self.turn)
        elif plan == FORGE:
            s.become(Forge(self.turn, rate))
        elif plan == MESSENGER:
            s.become(Messenger(self.turn, rate))
        elif plan == TORCH:
            s.become(Torch(self.turn, rate))
        else:
            s.become(Zephyrus(self.turn, rate))


def _forfeit(s: OlympusState, seat: int, turn: int) -> None:
    """HO-3.5: a player who passes or can do nothing loses a prestige."""
    s.gain(seat, PENALTIES, -1)
    _next_turn(s, turn)


def _next_turn(s: OlympusState, turn: int) -> None:
    if turn + 1 < s.seats:
        s.become(Turn(turn + 1))
        return
    s.locked = 0  # HO-6.15
    s.pop()


class Act(Step[OlympusState]):
    """A plan being carried out, after `turn` others; Tyche gives `rate` power for a prestige."""

    def __init__(self, turn: int, rate: int) -> None:
        self.turn: Final = turn
        self.rate: Final = rate

    def actors(self, s: OlympusState) -> tuple[int, ...]:
        return ALONE[s.from_moon(self.turn)]

    def apply(self, s: OlympusState, seat: int, action: Action) -> None:
        if action is not _PASS:
            self.carry_out(s, seat, action)
            _next_turn(s, self.turn)
            return
        if s.log is not None:
            s.emit(events.Passes(seat, s.plans[seat]))
        _forfeit(s, seat, self.turn)

    def carry_out(self, s: OlympusState, seat: int, action: Action) -> None:
        """Do what the plan says: pay, and take what is bought."""
        raise NotImplementedError


@final
class Forge(Act):
    """HO-6.1. Buy one to three stars for the allotment board."""

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return [*BUY.actions, _PASS]

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        if action is _PASS or action.arg < s.buyable(seat):
            return None
        return SLOTS if action.arg >= s.box.slots - s.ready[seat] else STOCK

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return [*BUY.actions[: s.buyable(seat)], _PASS]

    def pick(self, s: OlympusState, seat: int) -> Action:
        return _any_number_or_pass(BUY, s.buyable(seat), s)

    def carry_out(self, s: OlympusState, seat: int, action: Action) -> None:
        stars = action.arg + 1
        cost = s.box.forge_cost[stars]
        s.pay(seat, cost, self.rate)
        s.ready[seat] += stars
        if s.log is not None:
            s.emit(events.Buys(seat, stars, cost))


@final
class Messenger(Act):
    """HO-6.5. Hermes brings one star into the sky; Zeus gives power for it."""

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return [*PLACE.actions, _PASS]

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        return None if action is _PASS else not_empty(s, action.arg, EMPTY_SPACE)

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return _each_or_pass(PLACE, s.empty())

    def pick(self, s: OlympusState, seat: int) -> Action:
        return _any_or_pass(PLACE, s.empty(), s)

    def carry_out(self, s: OlympusState, seat: int, action: Action) -> None:
        space = action.arg
        s.ready[seat] -= 1
        s.stars[seat] |= bit(space)
        power = s.reward(seat, space)  # HO-6.6
        s.power[seat] += power
        if s.log is not None:
            s.emit(events.Places(seat, space, int(power)))


def not_empty(s: OlympusState, space: int, clause: Clause) -> Clause | None:
    """Return why no star can be placed there, or None; `clause` asks for an empty space."""
    if s.empty() & bit(space) != 0:
        return None
    return clause if s.box.used[s.seats] & bit(space) != 0 else REGIONS_USED


def _any_number_or_pass(verb: Verb, most: i64, s: OlympusState) -> Action:
    k = s.chance.below(most + 1)
    return verb.one(k) if k < most else _PASS


def _each_or_pass(verb: Verb, spaces: i64) -> list[Action]:
    found = verb.each(spaces)
    found.append(_PASS)
    return found


def _any_or_pass(verb: Verb, spaces: i64, s: OlympusState) -> Action:
    k = s.chance.below(count_bits(spaces) + 1)
    return _nth(verb, spaces, k) or _PASS


def _nth(verb: Verb, spaces: i64, k: i64) -> Action | None:
    while k > 0:
        spaces &= spaces - 1
        k -= 1
    return verb.one(lowest(spaces)) if spaces != 0 else None


@final
class Torch(Act):
    """HO-6.10. Aether raises the torch by one to five spaces."""

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return [*RAISE.actions[: len(s.box.torch_cost) - 1], _PASS]

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        return None if action is _PASS or action.arg < s.raisable(seat) else TORCH_TOP

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return [*RAISE.actions[: s.raisable(seat)], _PASS]

    def pick(self, s: OlympusState, seat: int) -> Action:
        return _any_number_or_pass(RAISE, s.raisable(seat), s)

    def carry_out(self, s: OlympusState, seat: int, action: Action) -> None:
        steps = action.arg + 1
        cost = s.box.torch_cost[steps]
        s.pay(seat, cost, self.rate)
        s.torch[seat] += steps
        if s.log is not None:
            s.emit(events.Raises(seat, steps, cost, s.light(seat)))


@final
class Zephyrus(Act):
    """HO-6.13. The west wind exchanges an own star and another player's: first the own one is named, then the other."""

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return FOR.actions if s.picks else [*SWAP.actions, _PASS]

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        if action is _PASS:
            return None
        there = bit(action.arg)
        if s.box.used[s.seats] & there == 0:
            return USED_EXCHANGE
        if s.empty() & there != 0:
            return NO_EMPTY_EXCHANGE
        if s.locked & there != 0:
            return LOCKED
        own = s.stars[seat] & there != 0
        if own and s.picks:
            return TWO_OWN
        return None if own or s.picks else TWO_FOREIGN

    def _spaces(self, s: OlympusState, seat: int) -> i64:
        return (s.others_stars(seat) if s.picks else s.stars[seat]) & ~s.locked

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        spaces = self._spaces(s, seat)
        return FOR.each(spaces) if s.picks else _each_or_pass(SWAP, spaces)

    def pick(self, s: OlympusState, seat: int) -> Action:
        spaces = self._spaces(s, seat)
        return FOR.any_of(spaces, s) if s.picks else _any_or_pass(SWAP, spaces, s)

    def part(self, s: OlympusState, seat: int, action: Action) -> bool:
        return not s.picks and action is not _PASS

    def carry_out(self, s: OlympusState, seat: int, action: Action) -> None:
        own, foreign = SPACE.actions[s.picks[0]].arg, action.arg
        s.pay(seat, s.box.wind_cost, self.rate)
        other = s.owner(foreign)
        both = bit(own) | bit(foreign)
        s.stars[seat] ^= both
        s.stars[other] ^= both
        s.locked |= both  # HO-6.15
        if s.log is not None:
            s.emit(events.Swaps(seat, own, other, foreign))
        s.gain(seat, WINDS, s.box.wind_prestige)
