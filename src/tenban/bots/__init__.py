"""Bots: they see views only, never states, and all sit behind one port."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from typing import Any

from tenban.kernel import Action, Rules
from tenban.registry import Game, find
from tenban.scene.words import words_of

from .bot import Bot
from .greedy import Greedy
from .ismcts import Ismcts
from .search import Budget
from .uniform import Uniform

__all__ = ["BOTS", "Bot", "UnknownBot", "about", "choose", "known"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    "ismcts": lambda: Ismcts(Budget(milliseconds=200)),
}


class UnknownBot(Exception):
    """A name under which there is no bot; the message lists those there are."""


def known(name: str) -> str:
    """The name itself, if there is such a bot; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return name


def about(name: str, lang: str = "en") -> str:
    """What the bot does, in a line."""
    return words_of("tenban.bots", lang)(f"bot-{known(name)}")


@cache
def _bot(name: str) -> Bot:
    return BOTS[known(name)]()


def choose(
    name: str, game: Game | Rules[Any], view: Any, seat: int, seed: int, deadline: float | None = None
) -> Action:
    """What the bot `name` chooses for `seat`, from its view alone, by a game or by its rules with a house's tables.

    The same seed chooses the same, unless `deadline` (a moment of time.monotonic) cuts the thinking short.
    Of a choice of several parts it is the next part.
    """
    rules, hints = (game.rules, game.hints) if isinstance(game, Game) else (game, find(game.name).hints)
    return _bot(name).choose(rules, hints, view, seat, seed, inf if deadline is None else deadline)
