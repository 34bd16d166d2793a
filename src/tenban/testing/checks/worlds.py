"""Pairs of worlds that a seat cannot tell apart, and where they diverge when the same choices are played in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tenban.kernel import Action, Event, FastRandom, Rules, State, imagine, legal, play, to_act, view

from ..compare import plain
from ..playthrough import Moment
from .views import reseal

_CHOICES = 6  # played in both worlds of a pair

SeenEvents = list[tuple[str, tuple[int, ...]]]


@dataclass(frozen=True)
class Pair:
    """The true world and another that `seat` cannot tell from it."""

    seat: int
    how: str  # "exchanged" by the oracle, or "imagined" from the view
    true: State
    other: State


def pairs(m: Moment) -> Iterator[Pair]:
    """Yield for each viewer an imagined world and, if there is an oracle, an exchanged one.

    Others' sealed choices are the same in both worlds where they are legal in both.
    """
    for seat in m.viewers:
        w = imagine(view(m.rules, m.state, seat), m.seed)
        w.sealed = m.state.sealed[:]
        yield _paired(m, seat, "imagined", w, keep=True)
        if m.oracle is not None:
            yield _paired(m, seat, "exchanged", m.oracle.swap(m.state, seat, m.seed), keep=True)


def exchanges(m: Moment, seats: Sequence[int] = ()) -> list[Pair]:
    """Return the exchanged worlds of some seats (by default the moment's viewers); sealed choices are exchanged too.

    Several checks share these pairs and must not change them.
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
    """Return the exchanged world of a seat or, for a game that hides nothing, a world with another future."""
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
        t.picks = ()  # the parts of an incomplete move are secret, too
    reseal(m, t, seat, Random(m.seed), keep)
    return Pair(seat, how, true, t)


@dataclass(frozen=True)
class Divergence:
    """The first choice after which the two worlds of a pair differ for the seat, and how."""

    pair: Pair
    move: str
    logs: tuple[list[Event], list[Event]]
    views: tuple[Any, Any]
    stacks: tuple[str, str]
    actors: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def seen(self) -> tuple[SeenEvents, SeenEvents]:
        """The events as the seat sees them in either world."""
        return seen_events(self.logs[0], self.pair.seat), seen_events(self.logs[1], self.pair.seat)

    @property
    def events_agree(self) -> bool:
        return self.seen[0] == self.seen[1]


def divergences(m: Moment) -> list[Divergence]:
    """Return where the pairs of a moment diverge; computed once, because several checks use it."""
    if "divergences" not in m.memo:
        found = [
            _first_divergence(m.rules, pair, Random(m.seed)) for pair in pairs(m) if pair.true.picks == pair.other.picks
        ]
        m.memo["divergences"] = [divergence for divergence in found if divergence is not None]
    kept: list[Divergence] = m.memo["divergences"]
    return kept


def _first_divergence(rules: Rules[Any], pair: Pair, rng: Random) -> Divergence | None:
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
        divergence = Divergence(pair, f"{action.text} of seat {mover}", logs, views, stacks, now)
        if not divergence.events_agree or views[0] != views[1] or stacks[0] != stacks[1] or now[0] != now[1]:
            return divergence
    return None


def _played(rules: Rules[Any], s: State, mover: int, action: Action) -> list[Event]:
    s.log = []
    play(rules, s, mover, action)
    return s.log


def seen_events(log: list[Event], seat: int) -> SeenEvents:
    """Return the names and values of events as `seat` sees them."""
    return [(event.name, event.seen_by(seat).values) for event in log]
