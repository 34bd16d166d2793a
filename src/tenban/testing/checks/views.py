"""Views and the worlds imagined from them: what the kernel promises of every game, without an oracle."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import SPECTATOR, KeyedRandom, State, UnknownChance, imagine, legal, rollout, to_act, view, why_not
from tenban.kernel.state import HIDDEN, OPEN

from ..compare import CheckError, plain, same, walk
from ..story import Moment
from .base import always, at_moments, somebody_chooses

_COMING = 16  # draws to come that a view may not hold
_WORD = 2**48
_LONG = 400  # choices for which an imagined world is played on


def seats_of(s: State) -> range:
    """Everybody who looks on, the spectator first."""
    return range(SPECTATOR, s.seats)


@at_moments(somebody_chooses)
def chooser_sees_choices(m: Moment) -> None:
    """The chooser finds the same choices in his view as the table does in the state."""
    for seat in m.actors:
        v = view(m.rules, m.state, seat).state
        same(
            [a.text for a in legal(v, seat)],
            [a.text for a in legal(m.state, seat)],
            f"choices of seat {seat} by its view",
        )
        for action in m.state.stack[-1].options(m.state, seat):
            same(
                why_not(v, seat, action), why_not(m.state, seat, action), f"what seat {seat} sees against {action.text}"
            )


@at_moments(always)
def all_know_who_chooses(m: Moment) -> None:
    """Who must choose is plain to everybody from what he sees."""
    for seat in seats_of(m.state):
        same(to_act(view(m.rules, m.state, seat).state), m.actors, f"who must choose, by the view of seat {seat}")


@at_moments(always)
def views_know_no_future(m: Moment) -> None:
    """A view holds no chance, no key and no draw to come."""
    words, key = _coming(m.state), m.through.story.key
    signs = [key, *[word.to_bytes(6, "big") for word in words]]
    for seat in seats_of(m.state):
        v = view(m.rules, m.state, seat).state
        if not isinstance(v.chance, UnknownChance):
            raise CheckError(f"the view of seat {seat} has a {type(v.chance).__name__} for chance")
        for at, value in walk(v):
            if _foretells(value, words, signs, key):
                raise CheckError(f"in the view of seat {seat}, {at} is the key or a draw to come: {value!r}")
        t = m.state.clone()
        t.chance = KeyedRandom(bytes(reversed(key)), m.state.chance.drawn() + 3)
        same(plain(view(m.rules, t, seat).state), plain(v), f"the view of seat {seat} with another future")


def _coming(s: State) -> list[int]:
    chance = s.chance.copy()
    return [int(chance.below(_WORD)) for _ in range(_COMING)]


def _foretells(value: Any, words: list[int], signs: list[bytes], key: bytes) -> bool:
    if isinstance(value, bytes):
        return any(sign in value for sign in signs)
    if isinstance(value, str):
        return key.hex() in value
    return type(value) is int and value > 2**16 and (value in words or value == int.from_bytes(key, "big"))


@at_moments(lambda m: any(code >= 0 for code in m.state.sealed))
def sealed_stays_sealed(m: Moment) -> None:
    """That somebody has chosen under seal is seen by all; what, by him alone."""
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
    """Let everybody but `seat` have sealed something legal in `t`; `keep`: what he did seal, if he could."""
    codes = list(t.sealed)
    for other, code in enumerate(codes):
        if other != seat and code >= 0:
            t.sealed = [OPEN if i == other else c for i, c in enumerate(codes)]
            allowed = [action.code for action in legal(t, other)]
            codes[other] = code if keep and code in allowed else rng.choice(allowed)
    t.sealed = codes


@at_moments(lambda m: bool(m.state.picks))
def half_made_choices_hidden(m: Moment) -> None:
    """A choice of several parts is its chooser's secret until it is complete."""
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
                f"the view of seat {seat} before another had begun to choose",
            )


@at_moments(always)
def imagined_looks_the_same(m: Moment) -> None:
    """A world imagined from a view looks like that view, and the same seed imagines the same world."""
    for seat in seats_of(m.state):
        seen = view(m.rules, m.state, seat)
        v, before = seen.state, plain(seen.state)
        w = imagine(seen, m.seed)
        same(plain(imagine(seen, m.seed)), plain(w), f"two worlds of seat {seat} from one seed")
        same(plain(v), before, f"the view of seat {seat} before and after imagining")
        again = view(m.rules, w, seat).state
        again.sealed = v.sealed[:]  # an imagined world asks again what others have sealed
        same(plain(again), before, f"the view of a world imagined by seat {seat}, and its own view")


@at_moments(always)
def imagined_is_sound(m: Moment) -> None:
    """The rules find no fault in an imagined world."""
    for seat in seats_of(m.state):
        for seed in (m.seed, m.seed + 1):
            faults = m.rules.faults(imagine(view(m.rules, m.state, seat), seed))
            if faults:
                raise CheckError(f"imagined by seat {seat}: {'; '.join(faults)}")


@at_moments(always)
def imagined_plays_on(m: Moment) -> None:
    """An imagined world can be played on, and stays sound."""
    for seat in m.viewers:
        w = imagine(view(m.rules, m.state, seat), m.seed)
        rollout(m.rules, w, _LONG)
        faults = m.rules.faults(w)
        if faults:
            raise CheckError(f"imagined by seat {seat} and played on: {'; '.join(faults)}")
