"""Tensors: what a learner sees of a view is no more than the view, and all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenban.kernel import UNKNOWN, Layout, SeatArray, Slice, State, view
from tenban.kernel.snapshot import snapshot
from tenban.kernel.tensor import Observer

from ..compare import CheckError
from ..playthrough import Moment, Playthrough
from .base import at_moments, of_games
from .views import seats_of
from .worlds import exchanges, other_worlds


def _has_tensor(m: Moment | Playthrough) -> bool:
    return m.game.has("tensor")


@at_moments(_has_tensor)
def tensors_fit_the_layout(m: Moment) -> None:
    """Every view has a tensor of the declared size."""
    size = _layout(m).size
    for seat in seats_of(m.state):
        found = len(tensor_of(m, m.state, seat))
        if found != size:
            raise CheckError(f"the tensor of seat {seat} has {found} bytes; its layout has {size}")


@at_moments(_has_tensor)
def observations_are_views(m: Moment) -> None:
    """What an environment observes of the true state is the tensor of the view, and the state stays the same."""
    before = snapshot(m.state)
    for seat in seats_of(m.state):
        s = m.state.clone()
        if _observed(m, s, seat) != m.game.tensor.encode(view(m.rules, m.state, seat)):
            raise CheckError(f"what seat {seat} observes is not the tensor of its view")
        if snapshot(s) != before:
            raise CheckError(
                f"an observation of seat {seat} changed the game: `hides` lacks a field, or `hide` replaces a SeatArray"
            )


@at_moments(lambda m: _has_tensor(m) and m.oracle is not None)
def tensors_tell_no_secret(m: Moment) -> None:
    """After an exchange of secrets, the tensor is the same, byte for byte."""
    for pair in [*exchanges(m), *[pair for seat in m.viewers for pair in other_worlds(m, seat)]]:
        one, other = (tensor_of(m, s, pair.seat) for s in (pair.true, pair.other))
        if one != other:
            at = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            name = next(found.name for found in _layout(m).slices if found.start <= at < found.stop)
            raise CheckError(
                f"the tensor of seat {pair.seat} when secrets were exchanged differs at index {at}, "
                f"in {name}: {one[at]} and {other[at]}"
            )


@of_games(_has_tensor)
def tensors_have_every_field(g: Playthrough) -> None:
    """Every field of the state has a slice that changes with it, or a reason why it has none."""
    tensor = g.game.tensor
    slices: dict[str, list[Slice]] = {}
    for found in tensor.layout(g.rules, g.states[0].seats).slices:
        slices.setdefault(found.name.partition(".")[0], []).append(found)
    for name in g.states[0].fields():
        if name not in slices and name not in tensor.left_out and not name.startswith("_"):
            raise CheckError(f"the field {name} has no slice in tensor.py, and `left_out` gives no reason")
    seen: dict[str, tuple[set[str], set[bytes]]] = {}
    for name, value, written in _written(g, slices):
        values, pieces = seen.setdefault(name, (set(), set()))
        values.add(value)
        pieces.add(written)
    for name, (values, pieces) in seen.items():
        if len(values) > 1 and len(pieces) == 1:
            raise CheckError(f"the field {name} had {len(values)} values in this game, but its slice never changed")


def _written(g: Playthrough, slices: dict[str, list[Slice]]) -> Iterator[tuple[str, str, bytes]]:
    """Yield each field of the views of seat 0, its value, and its part of the tensor."""
    for s in g.states:
        v = view(g.rules, s, 0)
        encoded = g.game.tensor.encode(v)
        for name, value in v.state.fields().items():
            parts = [encoded[found.start : found.stop] for found in slices.get(name, [])]
            if parts:
                yield name, repr(_known(value)), b"".join(parts)


def _known(value: Any) -> Any:
    """Return a field with zeros for its holes: a tensor need not tell a hole from an empty place."""
    if isinstance(value, SeatArray):
        return [_known(item) for item in value.list()]
    return 0 if value == UNKNOWN else value


def tensor_of(m: Moment, s: State, seat: int) -> bytes:
    """Return what a seat observes of a world, as the environments do."""
    return _observed(m, s.clone(), seat)


def _observed(m: Moment, s: State, seat: int) -> bytes:
    observer = Observer(m.game.tensor, m.rules, s.seats)
    observer.observe(s, seat)
    return observer.taken()


def _layout(m: Moment) -> Layout:
    tensor: Any = m.game.tensor
    layout: Layout = tensor.layout(m.rules, m.state.seats)
    return layout
