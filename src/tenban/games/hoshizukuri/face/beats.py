"""Where events of Hoshizukuri happen, and which counters they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenban.kernel import Event

from .. import events as e
from ..pieces import KINDS


def _comet(event: Any) -> str:
    return f"comet-{event.seat}"


def _field(event: Any) -> str:
    return "field"


def _pile(event: Any) -> str:
    return f"top-{KINDS[event.card]}"


PLACES: dict[type[Event], Callable[[Any], str]] = {
    e.Plays: _field,
    e.Adds: _field,
    e.TurnsUp: _field,
    e.NoEffect: _field,
    e.Fuses: _field,
    e.Sweeps: _field,
    e.EarthGoes: _field,
    e.Advances: _comet,
    e.Stays: _comet,
    e.Drifts: _comet,
    e.Pushed: _comet,
    e.Generates: _pile,
    e.GainsHand: _pile,
    e.GainsDiscard: _pile,
}
GAINED: dict[type[Event], Callable[[Any], dict[str, int]]] = {
    e.Advances: lambda event: {"orbit": event.steps},
    e.Plays: lambda event: {"cards": -event.count},
}
