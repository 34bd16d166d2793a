"""Tensors: a View as a flat vector of bytes, for learning.

A game subclasses Tensor once, in its `tensor.py`.  Its `write` both encodes a state and, run once on an empty table,
declares the named slices of the vector, so the two cannot disagree.  Every value is one byte.  Whatever belongs to a
seat is written in the order of seats from the viewer's own, so that one policy can play at any seat.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .bits import bit
from .buffer import BytesWriter
from .inspect import attributes
from .play import waiting
from .rules import Rules
from .state import OPEN, State
from .step import Step
from .view import Secrets, View, conceal, view
from .writer import COUNT, FLAG, ONE_HOT, Layout, Slice, Writer

__all__ = ["COUNT", "FLAG", "ONE_HOT", "Layout", "Observer", "Slice", "Tensor", "Writer"]

S = TypeVar("S", bound=State)


@final
class _Kind:
    """A class of steps: its number among the steps of the game, and which of its arguments are seats."""

    def __init__(self, step: Step[Any], number: int, seat_arguments: tuple[str, ...]) -> None:
        self.number: Final = number
        self.seats: Final = [name in seat_arguments for name in attributes(step)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor(Generic[S]):
    """How a game's views become tensors.

    `write` names each slice after the field of the state that it holds.  The kernel's own fields come first: the seat,
    who is to act, the step on top of the stack with its arguments, sealed choices, the parts chosen so far, and the
    ledger.  `left_out` gives, for each field of the state that has no slice, the reason.
    """

    def __init__(
        self,
        version: int,
        *,
        seat_arguments: tuple[str, ...] = ("seat",),
        arguments: int = 4,
        below: int = 1,
        parts: int = 2,
        left_out: dict[str, str] | None = None,
    ) -> None:
        self.version: Final = version  # rises when the meaning of an index changes
        self.seat_arguments: Final = seat_arguments  # arguments of steps that are seats
        self.arguments: Final = arguments  # how many arguments of a step are written
        self.below: Final = below  # how many steps under the top one are written
        self.parts: Final = parts  # how many parts of an unfinished choice are written
        self.left_out: Final[dict[str, str]] = left_out or {}
        self._kinds: Final[dict[type[Any], _Kind]] = {}  # a cache

    def write(self, s: S, w: Writer) -> None:
        """Write the game's own fields."""
        raise NotImplementedError

    def layout(self, rules: Rules[S], seats: int) -> Layout:
        """Return the slices of a tensor for so many seats; raise SetupError."""
        slices: list[Slice] = []
        s = rules.setup(seats, rules.checked(seats, {}))
        self.append_to(rules, s, Writer(seats, 0, BytesWriter(), slices))
        return Layout(self.version, tuple(slices))

    def encode(self, v: View[S]) -> bytes:
        """Return the tensor of a view: one byte for each index of the layout."""
        out = BytesWriter()
        self.append_to(v.rules, v.state, Writer(v.state.seats, v.seat, out))
        return out.getvalue()

    def append_to(self, rules: Rules[S], s: S, w: Writer) -> None:
        """Write the tensor of a state in which the viewer's holes are made already."""
        w.one_hot("seat", w.seat, s.seats)
        self._write_stack(rules, s, w)
        self._write_choices(rules, s, w)
        w.rows_by_seat("ledger", s.ledger, len(rules.rows), -128)
        self.write(s, w)
        w.finish()

    def _write_stack(self, rules: Rules[S], s: S, w: Writer) -> None:
        depth = len(s.stack)
        w.seats_in("to_act", waiting(s))
        top = self._kind(rules, s.stack[-1]) if depth else None
        w.one_hot("step", -1 if top is None else top.number, len(rules.steps))
        self._write_arguments("arguments", s.stack[-1] if depth else None, top, w)
        for i in range(1, self.below + 1):
            step = s.stack[-1 - i] if i < depth else None
            kind = None if step is None else self._kind(rules, step)
            w.number(f"below{i}" if w.slices is not None else "", -1 if kind is None else kind.number, -1)
            self._write_arguments(f"below{i}_arguments" if w.slices is not None else "", step, kind, w)

    def _write_choices(self, rules: Rules[S], s: S, w: Writer) -> None:
        chosen: i64 = 0
        own = OPEN
        if s.sealed is not s.unsealed:
            for seat in range(s.seats):
                if s.sealed[seat] != OPEN:
                    chosen |= bit(seat)
            if w.seat >= 0:
                own = s.sealed[w.seat]
        w.seats_in("sealed", chosen)
        w.codes("own_sealed", (own,), 1)
        w.codes("picks", s.picks[-self.parts :] if s.picks else (), self.parts)

    def _kind(self, rules: Rules[S], step: Step[Any]) -> _Kind:
        kind = self._kinds.get(type(step))
        if kind is None:
            number = rules.step_numbers[type(step).__name__]
            kind = self._kinds[type(step)] = _Kind(step, number, self.seat_arguments)
        return kind

    def _write_arguments(self, name: str, step: Step[Any] | None, kind: _Kind | None, w: Writer) -> None:
        w.begin_numbers(self.arguments)
        if step is not None and kind is not None:
            fields = step.fields()
            for i in range(len(fields)):
                _write_argument(fields[i], kind.seats[i], w)
        w.end_numbers(name, self.arguments, -1)


def _write_argument(value: Any, is_seat: bool, w: Writer) -> None:
    if isinstance(value, tuple):
        for item in value:
            _write_argument(item, is_seat, w)
    else:
        number: int = value
        w.add_number(w.relative(number) if is_seat else number, -1)


@final
class Observer:
    """Writes the tensors of what seats know of true states, one after the other, into one buffer.

    If the rules declare which fields they hide, no view is made: these fields of the state are concealed for the
    moment.  The bytes are those of `Tensor.encode`, and the state is the same afterwards.
    """

    def __init__(self, tensor: Tensor[Any], rules: Rules[Any], seats: int) -> None:
        self.tensor: Final = tensor
        self.rules: Final = rules
        self._out: Final = BytesWriter()
        self._writer: Final = Writer(seats, 0, self._out)
        self._secrets: Final = Secrets(rules.hides or ())

    def observe(self, s: State, seat: int) -> None:
        """Append the tensor of what a seat, or the SPECTATOR, knows."""
        self._writer.turn_to(seat)
        if self.rules.hides is None:
            self.tensor.append_to(self.rules, view(self.rules, s, seat).state, self._writer)
            return
        self._secrets.take(s)
        try:
            conceal(self.rules, s, seat)
            self.tensor.append_to(self.rules, s, self._writer)
        finally:
            self._secrets.restore(s)

    def taken(self) -> bytes:
        """Return the tensors since the last call."""
        found = self._out.getvalue()
        self._out.truncate(0)
        return found
