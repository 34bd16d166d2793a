"""Tenban: modern board games on one table, for people, bots and researchers.

A match is one game being played.  Its moves are text, or Move objects that print as text:

>>> import tenban
>>> match = tenban.new("latria", seats=4, seed=7)
>>> match.to_act, match.moves()[:3]
((0,), [Move('play S9'), Move('play S10'), Move('play S11')])
>>> events = match.play("play S9")

A move that the rules forbid is refused by a clause of the rulebook, and the clause has a sentence:

>>> match.why_not("play M2", seat=1).clause
'LO-3.9'

A bot accepts a View, which is what one seat knows, and nothing else.  A full state is a TypeError:

>>> view = match.view(1)
>>> move = tenban.bot("greedy").choose(view)
>>> move.text, move.codes
('play S2', (1,))
>>> events = match.play(move, seat=1)
>>> tenban.bot("greedy").choose(match.state)
Traceback (most recent call last):
TypeError: ...

A record is the whole match as data.  It replays to the same end:

>>> match = tenban.play_out("latria", bots="random", seed=8)
>>> match.record().save("game.json")
>>> tenban.load("game.json").totals == match.totals
True

Every exception that Tenban raises on purpose is a TenbanError, and a ValueError or KeyError where Python would raise
one; its message is one sentence that says what would be right.
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
    from tenban.match import AmbiguousMoveError, Match, OutOfRangeError, PlayedMove
    from tenban.registry import Game, UnknownGameError
    from tenban.scene.schema import Refusal

# Names are imported at their first use, so that `import tenban.kernel` loads the kernel alone.
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
    "match": ("AmbiguousMoveError", "Match", "OutOfRangeError", "PlayedMove"),
    "scene.schema": ("Refusal",),
    "registry": ("Game", "UnknownGameError"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "AmbiguousMoveError",
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
    "OutOfRangeError",
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
