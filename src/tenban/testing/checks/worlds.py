"""Two worlds that a seat cannot tell apart, and what it is told when both go the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tenban.kernel import Action, Event, FastRandom, Rules, State, imagine, legal, play, to_act, view

from ..compare import plain
from ..story import Moment
from .views import reseal

_CHOICES = 6  # how far two worlds are followed

Told = list[tuple[str, tuple[int, ...]]]


@dataclass(frozen=True)
class Pair:
    """The true world and another that `seat` cannot tell from it."""

    seat: int
    how: str  # "exchanged" by the oracle, or "imagined" from the view
    true: State
    other: State


def pairs(m: Moment) -> Iterator[Pair]:
    """For each viewer an imagined world and, if there is an oracle, an exchanged one.

    What others have sealed is the same in both worlds wherever it can be.
    """
    for seat in m.viewers:
        w = imagine(view(m.rules, m.state, seat), m.seed)
        w.sealed = m.state.sealed[:]
        yield _paired(m, seat, "imagined", w, keep=True)
        if m.oracle is not None:
            yield _paired(m, seat, "exchanged", m.oracle.swap(m.state, seat, m.seed), keep=True)


def exchanges(m: Moment, seats: Sequence[int] = ()) -> list[Pair]:
    """The exchanged worlds of some seats (else of the moment's viewers), with whatever is sealed exchanged too.

    Several checks look at the same pairs: they are to be looked at only.
    """
    return [_exchange(m, seat) for seat in seats or m.viewers] if m.oracle is not None else []


def _exchange(m: Moment, seat: int) -> Pair:
    name = f"exchange for {seat}"
    if name not in m.memo:
        assert m.oracle is not None
        m.memo[name] = _paired(m, seat, "exchanged", m.oracle.swap(m.state, seat, m.seed), keep=False)
    pair: Pair = m.memo[name]
    return pair


def other_worlds(m: Moment, seat: int) -> list[Pair]:
    """The exchanged world of a seat; where a game hides nothing at all, one in which other things will happen."""
    if m.oracle is not None or not hides_nothing(m.rules):
        return exchanges(m, (seat,))
    pair = _paired(m, seat, "continued", m.state.clone(), keep=False)
    pair.other.chance = FastRandom(m.seed)
    return [pair]


def hides_nothing(rules: Rules[Any]) -> bool:
    return not rules.info.hidden_information


def _paired(m: Moment, seat: int, how: str, t: State, keep: bool) -> Pair:
    true = m.state.clone()
    t.chance = true.chance.copy()
    if seat not in m.actors:
        t.picks = ()  # a choice half made is a secret, too
    reseal(m, t, seat, Random(m.seed), keep)
    return Pair(seat, how, true, t)


@dataclass(frozen=True)
class Parting:
    """The first choice after which two worlds of a pair differ for the seat, and in what."""

    pair: Pair
    move: str
    logs: tuple[list[Event], list[Event]]
    views: tuple[Any, Any]
    stacks: tuple[str, str]
    actors: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def told(self) -> tuple[Told, Told]:
        """What the seat heard in either world."""
        return seen(self.logs[0], self.pair.seat), seen(self.logs[1], self.pair.seat)

    @property
    def told_alike(self) -> bool:
        return self.told[0] == self.told[1]

    @property
    def news(self) -> Event:
        """The first event that is not heard alike."""
        one, other = self.told
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        return max(self.logs, key=len)[at]


def partings(m: Moment) -> list[Parting]:
    """Where the pairs of a moment part; worked out once, as several checks ask."""
    if "partings" not in m.memo:
        found = [_follow(m.rules, pair, Random(m.seed)) for pair in pairs(m) if pair.true.picks == pair.other.picks]
        m.memo["partings"] = [parting for parting in found if parting is not None]
    kept: list[Parting] = m.memo["partings"]
    return kept


def _follow(rules: Rules[Any], pair: Pair, rng: Random) -> Parting | None:
    one, other = pair.true, pair.other
    for _ in range(_CHOICES):
        actors = to_act(one)
        if not actors or actors != to_act(other):
            return None
        mover = rng.choice(actors)
        allowed = {action.code for action in legal(other, mover)}
        common = [action for action in legal(one, mover) if action.code in allowed]
        if not common:
            return None
        action = rng.choice(common)
        logs = (_played(rules, one, mover, action), _played(rules, other, mover, action))
        views = (plain(view(rules, one, pair.seat).state), plain(view(rules, other, pair.seat).state))
        stacks = (repr(one.stack), repr(other.stack))
        now = (to_act(one), to_act(other))
        parting = Parting(pair, f"{action.text} of seat {mover}", logs, views, stacks, now)
        if not parting.told_alike or views[0] != views[1] or stacks[0] != stacks[1] or now[0] != now[1]:
            return parting
    return None


def _played(rules: Rules[Any], s: State, mover: int, action: Action) -> list[Event]:
    s.log = []
    play(rules, s, mover, action)
    return s.log


def seen(log: list[Event], seat: int) -> Told:
    """A log as `seat` hears it."""
    return [(event.name, event.seen_by(seat).values) for event in log]
