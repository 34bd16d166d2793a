"""Bots: each chooses a move from a View, which is what its seat knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import inf
from typing import Final, TypeVar

from tenban.kernel import Move, State, TenbanError, View
from tenban.registry import find, nearest
from tenban.scene.words import Words, slug, words_of

from . import advice, pondering
from .advice import RIVAL, Advice
from .bot import Bot, checked
from .greedy import Greedy
from .ismcts import Ismcts
from .levels import LEVELS, USUAL
from .memory import Memory
from .quick import Quick
from .rooted import Rooted
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
    "ponder",
    "ponders",
    "reason",
    "shared",
]

_FULL: Final = Budget(milliseconds=200)

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    **{level.name: level.bot for level in LEVELS},
    "ismcts": lambda: Ismcts(_FULL, memory=Memory()),
}

GROUP: Final = "tenban.bots"  # the entry points of bots in other packages: each names a function that makes one


def _installed(entry: EntryPoint) -> Callable[[], Bot]:
    """Return a function that makes the bot of another package; the package is imported when it is needed."""

    def bot() -> Bot:
        made: Bot = entry.load()()
        return made

    return bot


for _entry in entry_points(group=GROUP):
    BOTS.setdefault(_entry.name, _installed(_entry))

# searches to measure: ismcts@800 has 800 simulations, ismcts@50ms takes 50 ms, ismcts@50msx4 has four processes
_MEASURED: Final = re.compile(r"ismcts@([1-9][0-9]{0,7})(ms)?(?:x([1-9][0-9]?))?")


# bots of experiments, which no table offers: the quick policy of a game, greedy@2 with two imagined worlds,
# steady@plain, a level without learned weights, steady@0.3, a level with that temperature in every game, master@300ms,
# the level that is limited by time with another time, and rooted@200ms, which compares complete moves by tree searches
_QUICK: Final = "quick"
_ROOTED: Final = re.compile(r"rooted@([1-9][0-9]{0,7})(ms)?")
_GREEDY: Final = re.compile(r"greedy@([1-9][0-9]{0,2})")
_TEMPERED: Final = re.compile(rf"({'|'.join([level.name for level in LEVELS])})@([0-9]+\.[0-9]+)")
_NAMED: Final = {level.name: level for level in LEVELS}
_TIMED: Final = re.compile(rf"({'|'.join([level.name for level in LEVELS if level.is_timed])})@([1-9][0-9]{{0,7}})ms")
_PLAIN: Final = {f"{level.name}@plain": level for level in LEVELS}


class UnknownBotError(TenbanError, KeyError):
    """A name that is no bot's; the message suggests the nearest name and lists all."""


def is_known(name: str) -> bool:
    """Return whether there is a bot of that name."""
    return (
        name in BOTS
        or name == _QUICK
        or name in _PLAIN
        or any(form.fullmatch(name) for form in (_MEASURED, _ROOTED, _GREEDY, _TEMPERED, _TIMED))
    )


def known(name: str) -> str:
    """Return the name if there is such a bot; raise UnknownBotError."""
    if not is_known(name):
        raise UnknownBotError(f"there is no bot {name!r}{nearest(name, BOTS)}; the bots are: {', '.join(BOTS)}")
    return name


def about(name: str, lang: str = "en") -> str:
    """Return one line that says what the bot does."""
    words, measured = words_of("tenban.bots", lang), _MEASURED.fullmatch(known(name))
    if worlds := _GREEDY.fullmatch(name):
        return words("bot-worlds", number=int(worlds[1]))
    if name in _PLAIN:
        return words("bot-plain", level=_PLAIN[name].name)
    if tempered := _TEMPERED.fullmatch(name):
        return words("bot-tempered", level=tempered[1], temperature=tempered[2])
    if timed := _TIMED.fullmatch(name):
        return words("bot-other-time", level=timed[1], number=int(timed[2]))
    if rooted := _ROOTED.fullmatch(name):
        return words("bot-timed" if rooted[2] else "bot-counted", number=int(rooted[1]), processes=1)
    if measured is None:
        return words(f"bot-{name}") if words.has(f"bot-{name}") else (make(name).__doc__ or name).splitlines()[0]
    return words(
        "bot-timed" if measured[2] else "bot-counted", number=int(measured[1]), processes=int(measured[3] or 1)
    )


def make(name: str) -> Bot:
    """Return a new bot of that name; raise UnknownBotError."""
    measured = _MEASURED.fullmatch(known(name))
    if name == _QUICK:
        return Quick()
    if worlds := _GREEDY.fullmatch(name):
        return Greedy(int(worlds[1]))
    if name in _PLAIN:
        return _PLAIN[name].bot(learned=False)
    if tempered := _TEMPERED.fullmatch(name):
        return _NAMED[tempered[1]].bot(temperature=float(tempered[2]))
    if timed := _TIMED.fullmatch(name):
        return _NAMED[timed[1]].timed(int(timed[2]))
    if rooted := _ROOTED.fullmatch(name):
        return Rooted(_budget(rooted[1], rooted[2]), Memory() if rooted[2] else None)
    if measured is None:
        return BOTS[name]()
    return Ismcts(_budget(measured[1], measured[2]), processes=int(measured[3] or 1))


def _budget(number: str, unit: str | None) -> Budget:
    return Budget(milliseconds=int(number)) if unit else Budget(simulations=int(number))


shared = cache(make)  # one bot per name in a process


def choose(name: str, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
    """Return the move that the bot `name` chooses for the view's seat: see `Bot.choose`."""
    return shared(name).choose(view, seed, deadline)


@cache
def _pondering_bot(name: str) -> Bot | None:
    return _NAMED[name].pondering_bot() if name in _NAMED else None


def ponders(name: str) -> bool:
    """Return whether the bot thinks on the time of others."""
    return _pondering_bot(name) is not None


def ponder(name: str, view: View[S], seed: int = 0, deadline: float = inf) -> list[tuple[View[S], Move]]:
    """Return questions that the view's seat will probably be asked next, and what the bot `name` answers.

    A bot that does not think on the time of others answers none.
    """
    bot = _pondering_bot(known(name))
    return pondering.ponder(bot, view, seed, deadline) if bot is not None else []


def advise(view: View[S], seed: int, deadline: float, most: int = 3) -> list[Advice]:
    """Return the best few moves of the view's seat by `deadline`, each with its estimated result."""
    checked(view)
    return advice.advise(view, find(view.rules.name).heuristics, seed, deadline, most)


def reason(why: str, more: float, own: Words, lang: str) -> str:
    """Return a sentence with the main advantage of a move, or "" if it has none; `own` are the game's words.

    The message `hint-<clause>` of a game says what a clause gives points for; without one the clause is quoted.
    """
    words, points = words_of("tenban.bots", lang), int(more + 0.5)
    if not why:
        return ""
    if why == RIVAL:
        return words("hint-rival", points=points)
    id = f"hint-{slug(why)}"
    return words("hint-gain", points=points, what=own(id) if own.has(id) else own.clause(why))
