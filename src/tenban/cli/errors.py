"""What goes wrong because of what was typed: one sentence each, naming what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from tenban.bots import BOTS, UnknownBotError, is_known
from tenban.kernel import DataError, RecordError, SetupError
from tenban.registry import Game, UnknownGameError, games


class UsageError(Exception):
    """One sentence for the person at the keyboard; the command ends with code 2."""


EXPECTED = (UsageError, UnknownGameError, UnknownBotError, SetupError, DataError, RecordError)


def nearest(word: str, known: Iterable[str]) -> str:
    """(did you mean …?) if something known is near, else nothing; it begins with a blank."""
    names = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), names, 1, 0.5)
    return f" (did you mean {names[close[0]]}?)" if close else ""


def game_named(name: str) -> Game:
    """The game of that name; whoever mistypes is told the nearest."""
    known = games()
    if name in known:
        return known[name]
    listed = ", ".join(known) or "none: no package with an entry point in tenban.games is installed"
    raise UsageError(f"there is no game {name!r}{nearest(name, known)}; the games are: {listed}")


def bots_named(text: str, seats: int) -> list[str]:
    """A list like greedy,random for `seats` seats; a shorter one is repeated."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not is_known(name):
            raise UsageError(f"there is no bot {name!r}{nearest(name, BOTS)}; the bots are: {', '.join(BOTS)}")
    if len(names) > seats:
        raise UsageError(f"{len(names)} bots are named, but there are only {seats} seats for them")
    return [names[i % len(names)] for i in range(seats)]
