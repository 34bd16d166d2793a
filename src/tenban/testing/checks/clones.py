"""Clones: equal to their original, deep, complete and independent.  All other checks work on clones."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import Rules, SeatArray, State, legal, play, seat_array, to_act
from tenban.kernel.inspect import attributes

from ..compare import CheckError, foreign_values, mutable, plain, same
from ..playthrough import Moment
from .base import COPYING, always, at_moments, has_actors

_CHOICES = 12  # played with original and clone


@at_moments(always, COPYING)
def clone_equal(m: Moment) -> None:
    """A clone equals its original and has no listener."""
    original, twin = m.state, m.state.clone()
    if type(twin) is not type(original):
        raise CheckError(f"the clone of a {type(original).__name__} is a {type(twin).__name__}")
    same(plain(twin), plain(original), "clone and original")
    same(sorted(attributes(twin)), sorted(attributes(original)), "attributes of clone and original")
    twin.log = []
    if twin.clone().log is not None:
        raise CheckError("a clone writes into its original's log")


@at_moments(always, COPYING)
def clone_deep(m: Moment) -> None:
    """A clone shares no mutable object with its original."""
    own, lent = mutable(m.state.clone()), mutable(m.state)
    shared = [lent[thing] for thing in own if thing in lent]
    if shared:
        raise CheckError(f"clone and original share {', '.join(shared)}")


@at_moments(always, COPYING)
def state_is_data(m: Moment) -> None:
    """A state holds only data, steps, chance and the box; steps are immutable."""
    found = foreign_values(m.state)
    if found:
        raise CheckError(found[0])
    for step in m.state.stack:
        if mutable(step):
            raise CheckError(f"the step {step!r} holds a mutable object")


@at_moments(always, COPYING)
def clone_complete(m: Moment) -> None:
    """A clone copies every field, whatever its value."""
    for name in m.state.fields():
        s = m.state.clone()
        changed = _changed(getattr(s, name))
        try:
            setattr(s, name, changed)
            twin = s.clone()
        except (AttributeError, TypeError):
            continue  # fixed for the game: the constructor takes it; or the field takes nothing of the sort
        same(getattr(twin, name), changed, f"{name} of a clone and of its original")


def _changed(value: Any) -> Any:
    """Return a value of the same type that is not equal."""
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


@at_moments(has_actors, COPYING)
def clone_survives(m: Moment) -> None:
    """A clone does not change when its original is played, and the original does not change when the clone is."""
    original = m.state.clone()
    twin = original.clone()
    before = plain(twin)
    _play_some(m.rules, original, m.seed)
    same(plain(twin), before, "a clone before and after its original's moves")
    after = plain(original)
    _play_some(m.rules, twin, m.seed + 1)
    same(plain(original), after, "the original before and after its clone's moves")


@at_moments(has_actors)
def clone_plays_alike(m: Moment) -> None:
    """A clone and its original reach equal states by the same choices."""
    original, twin = m.state.clone(), m.state.clone().clone()
    _play_some(m.rules, original, m.seed)
    _play_some(m.rules, twin, m.seed)
    same(plain(twin), plain(original), "clone and original after the same choices")


def _play_some(rules: Rules[Any], s: State, seed: int) -> None:
    """Play some random choices, the same for the same seed."""
    rng = Random(seed)
    for _ in range(_CHOICES):
        actors = to_act(s)
        if not actors:
            return
        seat = rng.choice(actors)
        play(rules, s, seat, rng.choice(legal(s, seat)))
