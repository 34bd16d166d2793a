"""What a check is: a named question about a moment or a whole game.  Its docstring is its title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..story import Moment, Playthrough

EVERY = "every"  # asked at every choice of every game, so it must be quick
# Asked at a few moments of each kind, in this order: what comes later relies on what comes before.
COPYING = "copying"
CHOOSING = "choosing"
SAMPLED = "sampled"
WHOLE = "whole"  # asked about a game played to its end


@dataclass(frozen=True)
class Check:
    """Raises CheckError if something is amiss."""

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


def always(_: object) -> bool:
    return True


def somebody_chooses(m: Moment) -> bool:
    return bool(m.actors)
