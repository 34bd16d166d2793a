"""Events: what happened in a game, as typed records.

A game declares one class per kind of event in its events.py:

    @dataclass
    class Draws(Event):
        secret = ("card",)
        seat: Seat
        card: Card

The field names are the arguments of the Fluent message `event-draws`; the name of a field's type (`Seat`, `Card`)
says how a face puts its value into words.  Fields named in `secret` are for the event's audience alone; the others
see the message `event-draws-unseen` without them.
"""

from __future__ import annotations

import re
from copy import copy
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, NamedTuple

EVERYONE: Final = -1  # the audience of a public event
UNSEEN: Final = -1  # a secret field of an event that a viewer saw only in part

Value = int | tuple[int, ...]


class Field(NamedTuple):
    """One field of a kind of event: its name, and the kind of thing it holds ("seat", "card" …)."""

    name: str
    kind: str
    secret: bool


@dataclass
class Event:
    """Something that happened, with named integers (or tuples of integers) that say what."""

    secret: ClassVar[tuple[str, ...]] = ()  # the fields that only the audience sees
    name: ClassVar[str] = ""  # in texts and records of play: TakesStack is "takes-stack"

    def __init_subclass__(cls) -> None:
        if "name" not in cls.__dict__:
            cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __post_init__(self) -> None:
        self.audience = EVERYONE
        self.unseen = False  # the secret fields were removed: see `seen_by`

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the known fields, tuples spread out, in the order of their declaration."""
        return self._spread(not self.unseen)

    @property
    def public(self) -> tuple[int, ...]:
        """The values that every seat knows."""
        return self._spread(self.audience == EVERYONE)

    def seen_by(self, seat: int) -> Event:
        """Return the event as `seat` saw it: without its secret fields unless the seat is its audience."""
        if self.audience in (EVERYONE, seat):
            return self
        other = copy(self)
        other.unseen = True
        for name in self.secret:
            setattr(other, name, UNSEEN)
        return other

    def known(self) -> dict[str, tuple[str, Value]]:
        """Return name -> (kind, value) of every field that the viewer may know."""
        return {
            field.name: (field.kind, getattr(self, field.name))
            for field in fields_of(type(self))
            if not (self.unseen and field.secret)
        }

    def _spread(self, everything: bool) -> tuple[int, ...]:
        spread: list[int] = []
        for field in fields_of(type(self)):
            if everything or not field.secret:
                value: Any = getattr(self, field.name)
                spread += value if isinstance(value, tuple) else (value,)
        return tuple(spread)


_fields: dict[type[Event], tuple[Field, ...]] = {}


def fields_of(kind: type[Event]) -> tuple[Field, ...]:
    """Return the declared fields of a kind of event."""
    known = _fields.get(kind)
    if known is None:
        known = tuple([Field(f.name, str(f.type).lower(), f.name in kind.secret) for f in fields(kind)])
        _fields[kind] = known
    return known
