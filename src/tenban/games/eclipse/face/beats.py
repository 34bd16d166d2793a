"""Where events of Eclipse happen, and which counters they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenban.kernel import Event

from .. import events as e
from ..actions import INFLUENCE_TRACK
from ..pieces import KINDS
from .names import hex_id
from .plans import slot_id
from .research import tech_id


def _hex(event: Any) -> str:
    return hex_id(event.hex)


def _fight(event: Any) -> str:
    return "battle"


def _technology(event: Any) -> str:
    return tech_id(event.technology)


def _slot(event: Any) -> str:
    return slot_id(event.seat, event.ship, event.slot)


PLACES: dict[type[Event], Callable[[Any], str]] = {
    e.TurnsUp: _hex,
    e.Lays: _hex,
    e.Claims: _hex,
    e.Discovers: _hex,
    e.FindsCruiser: _hex,
    e.Researches: _technology,
    e.TakesTechnology: _technology,
    e.MovesDisc: lambda event: hex_id(event.source if event.target == INFLUENCE_TRACK else event.target),
    e.Colonises: _hex,
    e.FitsPart: _slot,
    e.Uncovers: _slot,
    e.Builds: _hex,
    e.Moves: lambda event: hex_id(event.target),
    e.Battle: _hex,
    e.Rolls: _fight,
    e.Hits: _fight,
    e.Destroyed: _fight,
    e.Prevails: _hex,
    e.Retreats: _hex,
    e.Stalemate: _hex,
    e.Bombards: _hex,
    e.WipesOut: _hex,
    e.Bombs: _hex,
    e.LosesHex: _hex,
    e.Abandons: _hex,
}
GAINED: dict[type[Event], Callable[[Any], dict[str, int]]] = {
    e.Gains: lambda event: {KINDS[event.kind]: event.count},
    e.Trades: lambda event: {KINDS[event.given]: -event.count, KINDS[event.wanted]: 1},
    e.Researches: lambda event: {"science": -event.price},
    e.Income: lambda event: {"money": event.money, "science": event.science, "material": event.material},
}
