"""Heuristics: what a game tells a bot about itself."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """How good a position looks and what a sensible player would do.  Given full (imagined) states."""

    def value(self, s: S, seat: int) -> float:
        """How well `seat` stands in a running or finished game: 0 lost … 1 won."""
        return 1.0 / s.seats

    def values(self, s: S) -> list[float]:
        """`value` for every seat; a game that looks at all of them anyway says it in one go."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def horizon(self) -> int:
        """How many choices a search plays out before it values a position: few, where the valuation is good."""
        return 8

    def needs_full_playout(self, s: S) -> bool:
        """Is a choice to be made that only the end of the game can judge?  Then a search looks that far."""
        return False

    def is_quiet(self, s: S) -> bool:
        """May the position be valued as it is?  If not (a trick, a battle half done) it is played on first."""
        return True

    def pick(self, s: S, seat: int) -> Action:
        """A quick sensible choice, for rollouts; drawn from the state's chance."""
        return s.stack[-1].pick(s, seat)

    def candidates(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        """The choices that a sensible player would consider, by what the seat knows: never none, the order kept."""
        return choices

    def searches_one_turn(self) -> bool:
        """Should a search of few simulations look at one turn, and that closely: to the next quiet position, every own
        choice in the same worlds, and further choices in their `order`, another only after those before it have been
        weighed?"""
        return False

    def order(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        """The choices, most promising first, for a search that cannot look at all of them."""
        return choices


def win_chances(points: list[float], half: float) -> list[float]:
    """How well everybody stands by the points he may expect: the margins over the best of the others and over the
    mean, each squeezed into 0 … 1; a margin of `half` is half way to certainty."""
    best, second, total = -1e9, -1e9, 0.0
    for own in points:
        total += own
        if own > best:
            best, second = own, best
        elif own > second:
            second = own
    mean = total / len(points)
    return [
        0.5 * relative_margin(own - (second if own == best else best), half) + 0.5 * relative_margin(own - mean, half)
        for own in points
    ]


def relative_margin(margin: float, half: float) -> float:
    """A margin of any size as a number between 0 and 1."""
    return 0.5 + 0.5 * margin / (abs(margin) + half)


def shares(ranking: list[tuple[int, ...]]) -> list[float]:
    """Of a finished game: 1 for the winner alone, a part for those who share, 0 for the others."""
    best = max(ranking)
    winners = len([place for place in ranking if place == best])
    return [1.0 / winners if place == best else 0.0 for place in ranking]
