"""Where events of Cultus happen, and which counters they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenban.kernel import Event

from .. import events as e
from .names import cube_pick, numbered


def _pawn(event: Any) -> str:
    return f"pawn{event.seat}"


def _medal(event: Any) -> str:
    return f"medal{event.seat}"


def _pile(event: Any) -> str:
    return numbered("pile", event.pile)


def _points(event: Any) -> dict[str, int]:
    return {"vp": event.points}


def _lost(event: Any) -> dict[str, int]:
    return {"vp": -event.points}


PLACES: dict[type[Event], Callable[[Any], str]] = {
    e.PutsMedal: _medal,
    e.Stands: _pawn,
    e.Draws: _pile,
    e.Coin: _pile,
    e.Earns: _pawn,
    e.GoldLost: _pawn,
    e.Moves: _pawn,
    e.Jumps: _pawn,
    e.MedalPoints: _medal,
    e.MedalLost: _medal,
    e.Places: lambda event: numbered("card", event.card),
    e.Builds: lambda event: cube_pick(event.seat, event.square) + ".0",
    e.RevivalPoints: _pawn,
    e.BonusPoints: _pawn,
    e.GloryPoints: _pawn,
    e.Shifts: lambda event: cube_pick(event.side, event.end) + ".0",
    e.EnemyDiscards: _pile,
    e.Discards: lambda event: "discards",
}
GAINED: dict[type[Event], Callable[[Any], dict[str, int]]] = {
    e.Draws: lambda event: {"cards": 1},
    e.Places: lambda event: {"cards": -1},
    e.Discards: lambda event: {"cards": -1},
    e.Banks: lambda event: {"gold": event.cost, "ruler": event.purse},
    e.Builds: lambda event: {"gold": -event.gold, "stockm": -1},
    e.UsesPower: lambda event: {"ruler": -event.gold},
    e.MedalPoints: _points,
    e.MedalLost: _lost,
    e.RevivalPoints: _points,
    e.BonusPoints: _points,
    e.GloryPoints: _points,
    e.ClaudiaLoss: _lost,
}
