"""Events tell a seat no more than its view then shows.

What might have happened at a moment, as far as a seat could know before it, is played: the same move with other
secrets, as the oracle exchanges them; other moves of the seat to act; other draws.  One of these is changed at a time.
Where the seat is then led to the same view, though the states differ, it must have seen the same events, or an event
has told it the difference.  What leaves no trace in the state, such as a die that missed, may be told to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from tenban.kernel import SPECTATOR, Action, AlteredRandom, Event, KeyedRandom, State, legal, play, to_act, view

from ..compare import CheckError, difference, plain
from ..playthrough import Moment, begin
from .base import TELLING, always, at_moments
from .views import reseal
from .worlds import seen_events

_MOVES = 4  # of the seat to act
_SECRETS = 3  # exchanges by the oracle
_DRAWS = 5  # changed one at a time

Parts = tuple[Action, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of one move in one of the worlds."""

    world: State  # before the move
    parts: Parts
    state: State
    log: list[Event]

    @property
    def told(self) -> str:
        return "; ".join(part.text for part in self.parts) or "the setup"


@at_moments(always, TELLING)
def events_tell_no_secret(m: Moment) -> None:
    """An event tells a seat nothing but what it could know before or sees in its view after the move."""
    if m.n == 0:
        before, *others = _setups(m)
        for seat in _witnesses(m, to_act(m.state)):
            _compare(m, seat, [before], others)
    if m.actors and not m.state.picks:
        mover = m.playthrough.choices[m.n].seat if m.n < len(m.playthrough.choices) else m.actors[0]
        moves = _moves(m, mover)
        here, redrawn = list(_played(m, m.state, mover, moves)), list(_redrawn(m, mover, moves[0]))
        for seat in _witnesses(m, (mover,)):
            _compare(m, seat, here, here)
            _compare(m, seat, here[:1], redrawn)
            for outcome in _elsewhere(m, seat, mover, moves):
                _compare(m, seat, [one for one in here if _is_comparable(one, outcome)], [outcome])


def _witnesses(m: Moment, movers: tuple[int, ...]) -> list[int]:
    """Return a spectator, who knows least, the seat to act, and one of the others."""
    others = [seat for seat in range(m.state.seats) if seat not in movers]
    return [SPECTATOR, *movers[:1], *Random(m.seed).sample(others, min(1, len(others)))]


def _compare(m: Moment, seat: int, ones: list[Outcome], others: list[Outcome]) -> None:
    for one, other in product(ones, others):
        seen = seen_events(one.log, seat), seen_events(other.log, seat)
        if seen[0] != seen[1] and _view(m, one, seat) == _view(m, other, seat) and _state(one) != _state(other):
            raise CheckError(
                f"an event tells seat {seat} a secret, after {one.told} or {other.told} with other secrets or draws, "
                f"which lead to the same view: {difference(*seen)}"
            )


def _view(m: Moment, outcome: Outcome, seat: int) -> Any:
    return plain(view(m.rules, outcome.state, seat).state)


def _state(outcome: Outcome) -> Any:
    """Return the state as plain data without its future."""
    return {**plain(outcome.state), "chance": None}


def _is_comparable(here: Outcome, there: Outcome) -> bool:
    """Return whether the move is the same in both worlds, or each is possible in one of them and tells one thing.

    If more than one event differs, they may differ in who did what, which both worlds allow.
    """
    if here.parts == there.parts:
        return True
    if _is_legal(here.world, there.parts[0]) or _is_legal(there.world, here.parts[0]):
        return False
    one, other = here.log, there.log
    return len(one) == len(other) and sum([a.values != b.values for a, b in zip(one, other, strict=True)]) == 1


def _is_legal(s: State, action: Action) -> bool:
    return any(action.code in [a.code for a in legal(s, seat)] for seat in to_act(s))


def _moves(m: Moment, mover: int) -> list[Parts]:
    """Return the complete move that was made and some others."""
    rng = Random(m.seed)
    made: list[Action] = []
    for choice in m.playthrough.choices[m.n :]:
        if made and not choice.before.picks:
            break
        made.append(choice.action)
    first = [tuple(made)] if made else []
    return list(dict.fromkeys([*first, *[_random_move(m, m.state, mover, rng) for _ in range(_MOVES)]]))


def _random_move(m: Moment, world: State, mover: int, rng: Random) -> Parts:
    s = world.clone()
    parts: list[Action] = []
    while not parts or s.picks:
        parts.append(rng.choice(legal(s, mover)))
        play(m.rules, s, mover, parts[-1])
    return tuple(parts)


def _played(m: Moment, world: State, mover: int, moves: list[Parts]) -> Iterator[Outcome]:
    for parts in moves:
        outcome = _outcome(m, world, world.clone(), mover, parts)
        if outcome is not None:
            yield outcome


def _outcome(m: Moment, world: State, s: State, mover: int, parts: Parts) -> Outcome | None:
    """Return what comes of a move, or None if it is not legal in this world."""
    log: list[Event] = []
    s.log = log
    for part in parts:
        if mover not in to_act(s) or part.code not in [action.code for action in legal(s, mover)]:
            return None
        play(m.rules, s, mover, part)
    return Outcome(world, parts, s, log)


def _redrawn(m: Moment, mover: int, parts: Parts) -> Iterator[Outcome]:
    """Yield the move that was made with one draw changed, unless that changes how many are drawn."""

    def again(altered: int) -> Outcome | None:
        s = m.state.clone()
        s.chance = AlteredRandom(s.chance, altered)
        return _outcome(m, m.state, s, mover, parts)

    return _with_altered_draws(m, again)


def _setups(m: Moment) -> Iterator[Outcome]:
    """Yield the setup with one draw changed."""
    scenario = m.playthrough.scenario

    def again(altered: int) -> Outcome:
        s = begin(m.game, scenario, AlteredRandom(KeyedRandom(scenario.key), altered), listen=True)
        return Outcome(m.state, (), s, s.log or [])

    return _with_altered_draws(m, again)


def _with_altered_draws(m: Moment, again: Callable[[int], Outcome | None]) -> Iterator[Outcome]:
    """Yield what happens as it did, then with one draw changed, if as many are drawn then."""
    outcome = again(-1)
    assert outcome is not None
    yield outcome
    draws = outcome.state.chance.drawn()
    for altered in Random(m.seed).sample(range(draws), min(_DRAWS, draws)):
        outcome = again(altered)
        if outcome is not None and outcome.state.chance.drawn() == draws:
            yield outcome


def _elsewhere(m: Moment, seat: int, mover: int, moves: list[Parts]) -> list[Outcome]:
    """Return what comes of the moves, and of others, in worlds that the seat could not tell from the true one."""
    found: list[Outcome] = []
    for n in range(_SECRETS if m.oracle is not None else 0):
        assert m.oracle is not None
        t = m.oracle.swap(m.state, seat, m.seed + n)
        t.chance = m.state.chance.copy()
        reseal(m, t, seat, Random(m.seed + n), keep=True)
        if t.sealed != m.state.sealed:
            continue  # another world and other moves at once
        others = [_random_move(m, t, mover, Random(m.seed + n))] if mover in to_act(t) else []
        found += _played(m, t, mover, [*moves, *others])
    return found
