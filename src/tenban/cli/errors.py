"""Errors in what the user typed: one sentence each, which says what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from tenban.bots import BOTS, is_known
from tenban.kernel import TenbanError
from tenban.registry import Game, games


class UsageError(TenbanError):
    """Bad arguments or bad input at the prompt; the command ends with code 2."""


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return " (did you mean …?)" if a known word is similar, else ""."""
    names = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), names, 1, 0.5)
    return f" (did you mean {names[close[0]]}?)" if close else ""


def find_game(name: str) -> Game:
    """Return the game of that name; raise UsageError, which suggests a similar name."""
    known = games()
    if name in known:
        return known[name]
    listed = ", ".join(known) or "none: no package with an entry point in tenban.games is installed"
    raise UsageError(f"there is no game {name!r}{suggestion(name, known)}; the games are: {listed}")


def find_bots(text: str, seats: int) -> list[str]:
    """Return the bots of a list such as greedy,random for `seats` seats; a shorter list is repeated."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not is_known(name):
            raise UsageError(f"there is no bot {name!r}{suggestion(name, BOTS)}; the bots are: {', '.join(BOTS)}")
    if len(names) > seats:
        raise UsageError(f"{len(names)} bots are named, but there are only {seats} seats for them")
    return [names[i % len(names)] for i in range(seats)]
