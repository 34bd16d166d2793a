"""Snapshots: a state as plain data for comparison and JSON, and back."""

from __future__ import annotations

from typing import Any, TypeVar

from .chance import UNKNOWN_CHANCE, Chance, FastRandom, KeyedRandom, ScriptedRandom
from .errors import TenbanError
from .rules import Rules
from .seat_array import SeatArray, seat_array
from .state import State, under_seal
from .step import Step

S = TypeVar("S", bound=State)

Plain = Any  # what JSON can represent


class SnapshotError(TenbanError, ValueError):
    """Data that does not describe a state of the game."""


def snapshot(s: State) -> dict[str, Any]:
    """Return everything that decides the future as a dict that can be compared with ==.

    It shares lists with the state: to compare with a later moment, take it of a clone, or use `encode`.
    """
    return {
        "seats": s.seats,
        "stack": [(type(step).__name__, step.fields()) for step in s.stack],
        "sealed": list(s.sealed),
        "picks": s.picks,
        "chance": s.chance.fields(),
        "ledger": list(s.ledger),
        **{name: value.list() if isinstance(value, SeatArray) else value for name, value in s.fields().items()},
    }


def encode(s: State) -> dict[str, Plain]:
    """Return the state as data for JSON."""
    return {
        "seats": s.seats,
        "stack": [_step(step) for step in s.stack],
        "sealed": list(s.sealed),
        "picks": list(s.picks),
        "chance": [_plain(value) for value in s.chance.fields()],
        "ledger": list(s.ledger),
        "own": {name: _plain(value) for name, value in s.fields().items()},
    }


def decode(rules: Rules[S], data: dict[str, Plain], options: dict[str, str]) -> S:
    """Return the state that `encode` wrote, of a game with these options; raise SnapshotError."""
    try:
        s = rules.setup(data["seats"], rules.checked(data["seats"], options))
        s.stack = [_restep(rules, step) for step in data["stack"]]
        s.sealed = under_seal(list(data["sealed"]))
        s.picks = tuple(data["picks"])
        s.chance = _rechance([_value(rules, field) for field in data["chance"]])
        s.ledger = list(data["ledger"])
        for name, plain in data["own"].items():
            value = _value(rules, plain)
            if getattr(s, name) != value:
                setattr(s, name, value)
        return s
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as fault:
        raise SnapshotError(f"this is no state of {rules.name}: {fault!r}") from fault


def _plain(value: Any) -> Plain:
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, SeatArray):
        return {"seats": value.list()}
    if isinstance(value, Step):
        return {"step": _step(value)}
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {"dict": [[_plain(k), _plain(v)] for k, v in value.items()]}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def _value(rules: Rules[Any], plain: Plain) -> Any:
    if isinstance(plain, list):
        return [_value(rules, item) for item in plain]
    if not isinstance(plain, dict):
        return plain
    ((kind, inner),) = plain.items()
    if kind == "bytes":
        return bytes.fromhex(inner)
    if kind == "seats":
        return seat_array(inner)
    if kind == "step":
        return _restep(rules, inner)
    if kind == "tuple":
        return tuple([_value(rules, item) for item in inner])
    if kind == "dict":
        return {_value(rules, k): _value(rules, v) for k, v in inner}
    raise ValueError(f"unknown kind of value {kind!r}")


def _step(step: Step[Any]) -> Plain:
    return [type(step).__name__, *[_plain(field) for field in step.fields()]]


def _restep(rules: Rules[Any], plain: Plain) -> Step[Any]:
    make: Any = rules.steps[plain[0]]
    step: Step[Any] = make(*[_value(rules, field) for field in plain[1:]])
    return step


def _rechance(fields: list[Any]) -> Chance:
    kind, *rest = fields
    if kind == "keyed":
        return KeyedRandom(*rest)
    if kind == "scripted":
        return ScriptedRandom(*rest)
    if kind == "fast":
        chance = FastRandom(0)
        chance.word = rest[0]
        return chance
    if kind == "unknown":
        return UNKNOWN_CHANCE
    raise ValueError(f"unknown kind of chance {kind!r}")
