"""Tenban: modern board games on one table, for people, bots and researchers.

    import tenban

    match = tenban.new("latria", seats=4, seed=7)
    match.play(match.moves()[0])
    print(match)

The names in `__all__` are the public API; docs/api.md describes them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tenban.api import bot, game, games, load, new, play_out
    from tenban.bots import Bot, UnknownBotError
    from tenban.kernel.clause import Clause, IllegalMove, ScoreLine
    from tenban.kernel.data import DataError
    from tenban.kernel.errors import TenbanError
    from tenban.kernel.event import Event
    from tenban.kernel.move import InvalidMoveError, Move
    from tenban.kernel.record import Record, RecordError
    from tenban.kernel.rules import GameInfo, SetupError
    from tenban.kernel.view import View
    from tenban.match import Match, PlayedMove, Refusal
    from tenban.registry import Game, UnknownGameError

# Each name is imported when it is first used, so that `import tenban.kernel` loads the kernel alone.
_MODULES = {
    "api": ("bot", "game", "games", "load", "new", "play_out"),
    "bots": ("Bot", "UnknownBotError"),
    "kernel.clause": ("Clause", "IllegalMove", "ScoreLine"),
    "kernel.data": ("DataError",),
    "kernel.errors": ("TenbanError",),
    "kernel.event": ("Event",),
    "kernel.move": ("InvalidMoveError", "Move"),
    "kernel.record": ("Record", "RecordError"),
    "kernel.rules": ("GameInfo", "SetupError"),
    "kernel.view": ("View",),
    "match": ("Match", "PlayedMove", "Refusal"),
    "registry": ("Game", "UnknownGameError"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "Bot",
    "Clause",
    "DataError",
    "Event",
    "Game",
    "GameInfo",
    "IllegalMove",
    "InvalidMoveError",
    "Match",
    "Move",
    "PlayedMove",
    "Record",
    "RecordError",
    "Refusal",
    "ScoreLine",
    "SetupError",
    "TenbanError",
    "UnknownBotError",
    "UnknownGameError",
    "View",
    "bot",
    "game",
    "games",
    "load",
    "new",
    "play_out",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tenban' has no attribute {name!r}")
    value = getattr(import_module(f"tenban.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
