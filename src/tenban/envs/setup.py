"""What every environment is made from: a game, its seats and options, and how rewards are counted."""

from __future__ import annotations

from typing import Any

from tenban.api import usual_seats
from tenban.registry import Game, find

from .arrays import Array, np
from .episode import Episode

_array = np.frombuffer
_UINT8, _INT8 = np.dtype(np.uint8), np.dtype(np.int8)


def new_episode(game: str | Game, seats: int | None, options: dict[str, Any]) -> Episode:
    """Return an episode of a game; raise UnknownGameError, NoTensorError or SetupError."""
    found = game if isinstance(game, Game) else find(game)
    rules = found.rules
    named = {name: _text(value) for name, value in options.items()}
    return Episode(rules, found.tensor, usual_seats(rules) if seats is None else seats, named)


def _text(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def vector(data: bytearray) -> Array:
    """Return an observation as a writable array of uint8, without copying it."""
    return _array(data, _UINT8)


def mask_of(data: bytearray) -> Array:
    """Return a mask as a writable array of int8, the type that Gymnasium's spaces want."""
    return _array(data, _INT8)


def version_of(episode: Episode) -> int:
    """Return the version in the name of an environment: it rises when learning could change."""
    return int(episode.tensor.version) - 1
