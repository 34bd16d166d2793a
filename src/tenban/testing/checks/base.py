"""Checks: named functions on a moment, a whole game or a series of games.  The docstring of a check is its title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tenban.registry import Game

from ..playthrough import Moment, Playthrough, Series

EVERY = "every"  # runs at every choice of every game, so it must be fast
# These run at a few moments of each kind, in this order: later ones rely on what earlier ones check.
COPYING = "copying"
CHOOSING = "choosing"
SAMPLED = "sampled"
TELLING = "telling"  # runs at one moment or more for each kind of event, before the move that causes it
WHOLE = "whole"  # runs on a game played to its end
GAME = "game"  # runs once, on the game as it is installed
SERIES = "series"  # runs once, on what is kept of all games


@dataclass(frozen=True)
class Check:
    """A check; `run` raises CheckError if it finds a fault."""

    name: str
    title: str
    scope: str
    run: Callable[[Any], None]
    applies: Callable[[Any], bool]


CHECKS: list[Check] = []


def _check(scope: str, applies: Callable[[Any], bool]) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
    def keep(run: Callable[[Any], None]) -> Callable[[Any], None]:
        title = (run.__doc__ or "").splitlines()[0].rstrip(".")
        CHECKS.append(Check(run.__name__.replace("_", "-"), title, scope, run, applies))
        return run

    return keep


def at_every_choice(run: Callable[[Moment], None]) -> Callable[[Moment], None]:
    return _check(EVERY, always)(run)


def at_moments(
    applies: Callable[[Moment], bool], scope: str = SAMPLED
) -> Callable[[Callable[[Moment], None]], Callable[[Moment], None]]:
    return _check(scope, applies)


def of_games(
    applies: Callable[[Playthrough], bool],
) -> Callable[[Callable[[Playthrough], None]], Callable[[Playthrough], None]]:
    return _check(WHOLE, applies)


def of_series(run: Callable[[Series], None]) -> Callable[[Series], None]:
    return _check(SERIES, always)(run)


def of_installed(
    applies: Callable[[Game], bool],
) -> Callable[[Callable[[Game], None]], Callable[[Game], None]]:
    return _check(GAME, applies)


def always(_: object) -> bool:
    return True


def has_actors(m: Moment) -> bool:
    return bool(m.actors)
