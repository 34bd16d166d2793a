"""Clones: equal, deep, complete, and each with a life of its own.  All other checks work on clones."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import Rules, SeatArray, State, legal, play, seat_array, to_act
from tenban.kernel.inspect import attributes

from ..compare import CheckError, mutable, plain, same, strange
from ..story import Moment
from .base import COPYING, always, at_moments, somebody_chooses

_CHOICES = 12  # how long origin and clone are watched


@at_moments(always, COPYING)
def clone_equal(m: Moment) -> None:
    """A clone equals its origin, and nobody listens to it."""
    origin, twin = m.state, m.state.clone()
    if type(twin) is not type(origin):
        raise CheckError(f"the clone of a {type(origin).__name__} is a {type(twin).__name__}")
    same(plain(twin), plain(origin), "clone and origin")
    same(sorted(attributes(twin)), sorted(attributes(origin)), "attributes of clone and origin")
    twin.log = []
    if twin.clone().log is not None:
        raise CheckError("a clone writes into its origin's log")


@at_moments(always, COPYING)
def clone_deep(m: Moment) -> None:
    """A clone shares nothing that can change with its origin."""
    own, lent = mutable(m.state.clone()), mutable(m.state)
    shared = [lent[thing] for thing in own if thing in lent]
    if shared:
        raise CheckError(f"clone and origin share {', '.join(shared)}")


@at_moments(always, COPYING)
def state_is_data(m: Moment) -> None:
    """A state holds nothing but data, steps, chance and the box; steps cannot change."""
    found = strange(m.state)
    if found:
        raise CheckError(found[0])
    for step in m.state.stack:
        if mutable(step):
            raise CheckError(f"the step {step!r} holds something that can change")


@at_moments(always, COPYING)
def clone_complete(m: Moment) -> None:
    """A clone takes every field along, whatever is in it."""
    for name in m.state.fields():
        s = m.state.clone()
        changed = _changed(getattr(s, name))
        try:
            setattr(s, name, changed)
            twin = s.clone()
        except (AttributeError, TypeError):
            continue  # fixed for the game: the constructor takes it; or the field takes nothing of the sort
        same(getattr(twin, name), changed, f"{name} of a clone and of its origin")


def _changed(value: Any) -> Any:
    """Something of the same type that is not equal."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, SeatArray):
        return seat_array(_changed(value.list()))
    if isinstance(value, list):
        return [_changed(value[0]), *value[1:]] if value else [0]
    if isinstance(value, tuple):
        return (_changed(value[0]), *value[1:]) if value else (0,)
    return value


@at_moments(somebody_chooses, COPYING)
def clone_survives(m: Moment) -> None:
    """A clone does not change when its origin moves, nor the origin when the clone does."""
    origin = m.state.clone()
    twin = origin.clone()
    before = plain(twin)
    _wander(m.rules, origin, m.seed)
    same(plain(twin), before, "a clone before and after its origin's moves")
    after = plain(origin)
    _wander(m.rules, twin, m.seed + 1)
    same(plain(origin), after, "the origin before and after its clone's moves")


@at_moments(somebody_chooses)
def clone_plays_alike(m: Moment) -> None:
    """Clone and origin, given the same choices, go the same way."""
    origin, twin = m.state.clone(), m.state.clone().clone()
    _wander(m.rules, origin, m.seed)
    _wander(m.rules, twin, m.seed)
    same(plain(twin), plain(origin), "clone and origin after the same choices")


def _wander(rules: Rules[Any], s: State, seed: int) -> None:
    """Some choices at random, the same for the same seed."""
    rng = Random(seed)
    for _ in range(_CHOICES):
        actors = to_act(s)
        if not actors:
            return
        seat = rng.choice(actors)
        play(rules, s, seat, rng.choice(legal(s, seat)))
