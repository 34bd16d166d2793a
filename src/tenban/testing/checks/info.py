"""What a game declares in its GameInfo agrees with what is seen when it is played."""

from __future__ import annotations

from typing import Any

from tenban.kernel import SPECTATOR, Rules, Sealed, State, view

from ..compare import CheckError, plain
from ..playthrough import Series
from .base import of_series

_ENOUGH_GAMES = 2  # before "declared but never seen" counts as a fault: options may leave it out of one game


@of_series
def info_is_true(series: Series) -> None:
    """Seats, length, hidden information, chance and simultaneous choices are as `GameInfo` declares them."""
    info = series.rules.info
    least, most = info.seats
    outside = [seats for seats in series.seats if not least <= seats <= most]
    if least > most or outside:
        raise CheckError(f"seats are declared as {least} to {most}, but games were played with {outside or 'none'}")
    if series.longest > info.length:
        raise CheckError(f"length is declared as {info.length}, but a game took {series.longest} choices")
    _compare("chance", info.chance, series.draws > 0, "something was drawn", series)
    _compare("simultaneous", info.simultaneous, _has_sealed(series.rules), "the rules list a Sealed step", series)
    _compare("hidden_information", info.hidden_information, _hides(series), "a view hides something", series)


def _compare(name: str, declared: bool, seen: bool, fact: str, series: Series) -> None:
    """Raise CheckError unless what is declared is seen, or had too few games to be seen."""
    if seen and not declared:
        raise CheckError(f"{name} is declared as False, but {fact}")
    if declared and not seen and series.games >= _ENOUGH_GAMES:
        raise CheckError(f"{name} is declared as True, but in {series.games} games it was never so that {fact}")


def _has_sealed(rules: Rules[Any]) -> bool:
    return any(issubclass(step, Sealed) for step in rules.steps.values())


def _hides(series: Series) -> bool:
    return any(hides(series.rules, s, seat) for s in series.states for seat in range(SPECTATOR, s.seats))


def hides(rules: Rules[Any], s: State, seat: int) -> bool:
    """Return whether the view of a seat lacks something of the game's own state."""
    return bool(plain(view(rules, s, seat).state)["own"] != plain(s)["own"])
