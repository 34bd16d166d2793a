"""Where events of Olympus happen, and which counters they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenban.kernel import Event, bits

from .. import events as e
from ..pieces import ORBITS
from .sky import star_id


def _orbit(event: Any) -> str:
    return f"orbit-{ORBITS[event.orbit]}"


def _plan(event: Any) -> str:
    return f"plan{event.seat}"


def _star(event: Any) -> str:
    return star_id(event.seat, event.space)


def _region(event: Any) -> str:
    return f"region{event.region - 1}"


def _prestige(event: Any) -> dict[str, int]:
    return {"prestige": event.points}


PLACES: dict[type[Event], Callable[[Any], str]] = {
    e.FirstStar: _star,
    e.Reveals: _plan,
    e.Competes: _plan,
    e.Tyche: _plan,
    e.Cannot: _plan,
    e.Passes: _plan,
    e.Buys: _plan,
    e.Places: _star,
    e.Raises: lambda event: f"torch{event.seat}",
    e.Swaps: lambda event: star_id(event.seat, event.foreign),
    e.Darkens: lambda event: star_id(event.seat, bits(event.stars)[0]) if event.stars else "",
    e.OrbitMost: _orbit,
    e.OrbitSecond: _orbit,
    e.OrbitRight: _orbit,
    e.Constellation: _region,
    e.BestConstellation: _region,
    e.BurnsDown: lambda event: f"torch{event.seat}",
}
GAINED: dict[type[Event], Callable[[Any], dict[str, int]]] = {
    e.Competes: lambda event: {"power": -event.power},
    e.Tyche: lambda event: {"prestige": -event.prestige, "power": event.power},
    e.Cannot: lambda event: {"prestige": -1},
    e.Passes: lambda event: {"prestige": -1},
    e.Buys: lambda event: {"power": -event.power, "star": event.stars, "stock": -event.stars},
    e.Places: lambda event: {"power": event.power, "star": -1},
    e.Raises: lambda event: {"power": -event.power},
    e.NightRegions: _prestige,
    e.OrbitMost: _prestige,
    e.OrbitSecond: _prestige,
    e.OrbitRight: _prestige,
    e.Constellation: _prestige,
    e.BestConstellation: _prestige,
    e.Returns: lambda event: {"power": -event.power, "prestige": event.points},
}
