"""Bots: they see views only, never states, and all sit behind one port."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from math import inf
from typing import Final, TypeVar

from tenban.kernel import Move, State, TenbanError, View
from tenban.registry import find
from tenban.scene.words import Words, slug, words_of

from . import advice
from .advice import RIVAL, Advice
from .bot import Bot
from .greedy import Greedy
from .ismcts import Ismcts
from .levels import LEVELS, MASTER, USUAL
from .search import Budget
from .uniform import Uniform

S = TypeVar("S", bound=State)

__all__ = [
    "BOTS",
    "LEVELS",
    "RIVAL",
    "USUAL",
    "Advice",
    "Bot",
    "UnknownBotError",
    "about",
    "advise",
    "choose",
    "is_known",
    "known",
    "make",
    "reason",
    "shared",
]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    **{level.name: level.bot for level in LEVELS},
    "ismcts": MASTER.bot,
}

# the search to measure: ismcts@800 simulates 800 times, ismcts@50ms for so long, ismcts@50msx4 in four processes
_MEASURED: Final = re.compile(r"ismcts@([1-9][0-9]{0,7})(ms)?(?:x([1-9][0-9]?))?")


class UnknownBotError(TenbanError, KeyError):
    """A name under which there is no bot; the message lists those there are."""


def is_known(name: str) -> bool:
    return name in BOTS or _MEASURED.fullmatch(name) is not None


def known(name: str) -> str:
    """The name itself, if there is such a bot; raises UnknownBotError."""
    if not is_known(name):
        raise UnknownBotError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return name


def about(name: str, lang: str = "en") -> str:
    """What the bot does, in a line."""
    words, measured = words_of("tenban.bots", lang), _MEASURED.fullmatch(known(name))
    if measured is None:
        return words(f"bot-{name}")
    return words(
        "bot-timed" if measured[2] else "bot-counted", number=int(measured[1]), processes=int(measured[3] or 1)
    )


def make(name: str) -> Bot:
    """A bot by its name; raises UnknownBotError."""
    measured = _MEASURED.fullmatch(known(name))
    if measured is None:
        return BOTS[name]()
    number, processes = int(measured[1]), int(measured[3] or 1)
    return Ismcts(Budget(milliseconds=number) if measured[2] else Budget(simulations=number), processes=processes)


shared = cache(make)  # one of each in a process


def choose(name: str, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
    """Return the move that the bot `name` chooses for the view's seat: see `Bot.choose`."""
    return shared(name).choose(view, seed, deadline)


def advise(view: View[S], seed: int, deadline: float, most: int = 3) -> list[Advice]:
    """Return the best few moves of the view's seat, each with what may come of it; done by `deadline`."""
    return advice.advise(view, find(view.rules.name).heuristics, seed, deadline, most)


def reason(why: str, more: float, own: Words, lang: str) -> str:
    """What speaks for a choice, in a sentence; "" if nothing does.  `own` are the game's words.

    A game may say in `hint-<clause>` what a clause gives points for; else the clause speaks for itself.
    """
    words, points = words_of("tenban.bots", lang), int(more + 0.5)
    if not why:
        return ""
    if why == RIVAL:
        return words("hint-rival", points=points)
    id = f"hint-{slug(why)}"
    return words("hint-gain", points=points, what=own(id) if own.has(id) else own.clause(why))
