"""Views and the worlds imagined from them: what the kernel promises for every game, without an oracle."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import SPECTATOR, KeyedRandom, State, UnknownChance, imagine, legal, rollout, to_act, view, why_not
from tenban.kernel.state import HIDDEN, OPEN

from ..compare import CheckError, plain, same, walk
from ..playthrough import Moment
from .base import always, at_moments, has_actors

_FUTURE_DRAWS = 16  # that a view may not hold
_WORD = 2**48
_LONG = 400  # choices played in an imagined world


def seats_of(s: State) -> range:
    """Return every viewer: the spectator, then the seats."""
    return range(SPECTATOR, s.seats)


@at_moments(has_actors)
def chooser_sees_choices(m: Moment) -> None:
    """The view of a seat to act has the same legal actions and refusals as the true state."""
    for seat in m.actors:
        v = view(m.rules, m.state, seat).state
        same(
            [a.text for a in legal(v, seat)],
            [a.text for a in legal(m.state, seat)],
            f"legal actions of seat {seat} by its view and by the state",
        )
        for action in m.state.stack[-1].options(m.state, seat):
            same(
                why_not(v, seat, action),
                why_not(m.state, seat, action),
                f"the clause against {action.text} of seat {seat} by its view and by the state",
            )


@at_moments(always)
def all_know_who_chooses(m: Moment) -> None:
    """Every view shows who is to act."""
    for seat in seats_of(m.state):
        same(to_act(view(m.rules, m.state, seat).state), m.actors, f"the seats to act, by the view of seat {seat}")


@at_moments(always)
def views_know_no_future(m: Moment) -> None:
    """A view holds no chance, no key and no future draw."""
    words, key = _future_draws(m.state), m.playthrough.scenario.key
    signs = [key, *[word.to_bytes(6, "big") for word in words]]
    for seat in seats_of(m.state):
        v = view(m.rules, m.state, seat).state
        if not isinstance(v.chance, UnknownChance):
            raise CheckError(f"the view of seat {seat} has a {type(v.chance).__name__} for chance")
        for at, value in walk(v):
            if _foretells(value, words, signs, key):
                raise CheckError(f"in the view of seat {seat}, {at} is the key or a future draw: {value!r}")
        t = m.state.clone()
        t.chance = KeyedRandom(bytes(reversed(key)), m.state.chance.drawn() + 3)
        same(plain(view(m.rules, t, seat).state), plain(v), f"the view of seat {seat} with another future")


def _future_draws(s: State) -> list[int]:
    chance = s.chance.copy()
    return [int(chance.below(_WORD)) for _ in range(_FUTURE_DRAWS)]


def _foretells(value: Any, words: list[int], signs: list[bytes], key: bytes) -> bool:
    if isinstance(value, bytes):
        return any(sign in value for sign in signs)
    if isinstance(value, str):
        return key.hex() in value
    return type(value) is int and value > 2**16 and (value in words or value == int.from_bytes(key, "big"))


@at_moments(lambda m: any(code >= 0 for code in m.state.sealed))
def sealed_stays_sealed(m: Moment) -> None:
    """Everyone sees that a seat has made a sealed choice; only the seat itself sees which."""
    for seat in seats_of(m.state):
        t = m.state.clone()
        reseal(m, t, seat, Random(m.seed))
        v = view(m.rules, m.state, seat).state
        same(
            plain(view(m.rules, t, seat).state), plain(v), f"the view of seat {seat} when others sealed something else"
        )
        for other, code in enumerate(v.sealed):
            if other != seat and code not in (OPEN, HIDDEN):
                raise CheckError(f"seat {seat} sees what seat {other} has sealed")


def reseal(m: Moment, t: State, seat: int, rng: Random, keep: bool = False) -> None:
    """Replace the sealed choices of all seats but `seat` in `t` by random legal ones; `keep` those that are legal."""
    codes = list(t.sealed)
    for other, code in enumerate(codes):
        if other != seat and code >= 0:
            t.sealed = [OPEN if i == other else c for i, c in enumerate(codes)]
            allowed = [action.code for action in legal(t, other)]
            codes[other] = code if keep and code in allowed else rng.choice(allowed)
    t.sealed = codes


@at_moments(lambda m: bool(m.state.picks))
def half_made_choices_hidden(m: Moment) -> None:
    """Only the chooser sees the parts of a move before it is complete."""
    t = m.state.clone()
    t.picks = ()
    for seat in seats_of(m.state):
        v = view(m.rules, m.state, seat).state
        if seat in m.actors:
            same(v.picks, m.state.picks, f"the parts that seat {seat} has chosen, in its own view")
        else:
            same(
                plain(view(m.rules, t, seat).state),
                plain(v),
                f"the view of seat {seat} before another seat had begun its move",
            )


@at_moments(always)
def imagined_gives_the_same_view(m: Moment) -> None:
    """A world imagined from a view gives the same view again, and the same seed imagines the same world."""
    for seat in seats_of(m.state):
        seen = view(m.rules, m.state, seat)
        v, before = seen.state, plain(seen.state)
        w = imagine(seen, m.seed)
        same(plain(imagine(seen, m.seed)), plain(w), f"two worlds of seat {seat} from one seed")
        same(plain(v), before, f"the view of seat {seat} before and after imagining")
        again = view(m.rules, w, seat).state
        again.sealed = v.sealed[:]  # in an imagined world, others' sealed choices are open again
        same(plain(again), before, f"the view of a world imagined by seat {seat}, and its own view")


@at_moments(always)
def imagined_is_sound(m: Moment) -> None:
    """No imagined world breaks an invariant of the rules."""
    for seat in seats_of(m.state):
        for seed in (m.seed, m.seed + 1):
            faults = m.rules.faults(imagine(view(m.rules, m.state, seat), seed))
            if faults:
                raise CheckError(f"imagined by seat {seat}: {'; '.join(faults)}")


@at_moments(always)
def imagined_plays_on(m: Moment) -> None:
    """An imagined world can be played on without breaking an invariant."""
    for seat in m.viewers:
        w = imagine(view(m.rules, m.state, seat), m.seed)
        rollout(m.rules, w, _LONG)
        faults = m.rules.faults(w)
        if faults:
            raise CheckError(f"imagined by seat {seat} and played on: {'; '.join(faults)}")
