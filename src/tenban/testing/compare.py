"""Comparing states and other values, with messages that say where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenban.kernel import Box, Chance, Rules, SeatArray, State, Step, View
from tenban.kernel.inspect import attributes
from tenban.kernel.snapshot import encode
from tenban.kernel.state import ALL_OPEN

_SHORT = 160


class CheckError(Exception):
    """A check failed; the message says what is wrong in one sentence."""


def plain(s: State) -> Any:
    """Return a state as plain data, for comparison."""
    return encode(s)


def same(one: Any, other: Any, what: str) -> None:
    """Raise CheckError with the first difference unless the two values are equal."""
    if one != other:
        raise CheckError(f"{what}: {difference(one, other)}")


def difference(one: Any, other: Any, at: str = "") -> str:
    """Return where two plain values differ first, e.g. `own.hands[2]: 5 and 9`."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"{at}.{name}".lstrip("."), one[name], other[name]) for name in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        parts = [(f"{at}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{at or 'they'}: {_brief(one)} and {_brief(other)}"
    for path, a, b in parts:
        if a != b or type(a) is not type(b):
            return difference(a, b, path)
    return f"{at or 'they'} look the same but are not equal"


def _brief(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= _SHORT else shown[:_SHORT] + "…"


def walk(thing: Any, at: str = "state") -> Iterator[tuple[str, Any]]:
    """Yield everything that an object holds, with the path to it.  A box of tables is public and not entered."""
    yield at, thing
    if isinstance(thing, SeatArray):
        thing = thing.list()
    if isinstance(thing, (list, tuple, set, frozenset)):
        for i, item in enumerate(thing):
            yield from walk(item, f"{at}[{i}]")
    elif isinstance(thing, dict):
        for name, value in thing.items():
            yield from walk(name, f"{at} key")
            yield from walk(value, f"{at}[{name!r}]")
    elif isinstance(thing, View):
        yield from walk(thing.state, f"{at}.state")
        yield from walk(thing.rules, f"{at}.rules")
    elif isinstance(thing, (State, Step, Chance, Rules)):
        for name in attributes(thing):
            yield from walk(getattr(thing, name, None), f"{at}.{name}")


def mutable(thing: Any) -> dict[int, str]:
    """Return the mutable containers that an object holds: identity -> path.

    The kernel's list for "nobody has sealed a choice" is shared by all states and left out.
    """
    shared = {id(codes) for codes in ALL_OPEN}
    found = {id(value): at for at, value in walk(thing) if isinstance(value, (list, dict, set, bytearray, SeatArray))}
    return {identity: at for identity, at in found.items() if identity not in shared}


def foreign_values(thing: Any) -> list[str]:
    """Return what a state holds that is not data, a step, a chance or a box: such values cannot be copied or hidden."""
    known = (int, float, str, bytes, list, tuple, dict, SeatArray, State, Step, Chance, Box, type(None))
    return [f"{at} is a {type(value).__name__}" for at, value in walk(thing) if not isinstance(value, known)]
