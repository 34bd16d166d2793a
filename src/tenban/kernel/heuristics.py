"""Heuristics: a game's advice to bots."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from .action import Action
from .move import Move
from .state import State

S = TypeVar("S", bound=State)


@final
class LastChoice(Generic[S]):
    """A choice that a seat has seen another one make, and the full state before it."""

    def __init__(self, before: S, seat: int, move: Move) -> None:
        self.before: Final = before
        self.seat: Final = seat  # who made it
        self.move: Final = move


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """Estimates of positions and moves.  All methods receive full states, which a bot has imagined."""

    def value(self, s: S, seat: int) -> float:
        """Return how well `seat` stands in a running or finished game, from 0 (lost) to 1 (won)."""
        return 1.0 / s.seats

    def values(self, s: S) -> list[float]:
        """Return `value` for every seat; a game may override this if it computes all of them together."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def horizon(self) -> int:
        """Return how many choices a search plays before it evaluates a position: fewer if `value` is accurate."""
        return 8

    def needs_full_playout(self, s: S) -> bool:
        """Return whether the next choice can be judged only at the end of the game; then a search plays to the end."""
        return False

    def searches_others(self, s: S) -> bool:
        """Return whether a tree search examines the choices of the other seats.

        If not, they choose by `pick`, and the tree is over the own choices alone: it is deeper, which pays where others
        have many choices that seldom answer one's own.
        """
        return True

    def last_choice(self, s: S, seat: int) -> LastChoice[S] | None:
        """Return the last choice of another seat that tells `seat` something about what it does not know.

        A bot imagines the worlds that explain it more often.  None: there is no such choice, or it cannot be restored.
        """
        return None

    def is_quiet(self, s: S) -> bool:
        """Return whether `value` is meaningful now; if not (amid a trick or a battle), a search plays on first."""
        return True

    def pick(self, s: S, seat: int) -> Action:
        """Return a quick sensible choice for rollouts, drawn from the chance of the state."""
        return s.stack[-1].pick(s, seat)

    def candidates(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        """Return the choices worth considering, by what the seat knows: at least one, in the given order."""
        return choices

    def order(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        """Return the choices with the most promising first, for a search that cannot examine all of them."""
        return choices

    def priors(self, before: S, after: list[S], seat: int, first: list[Action]) -> list[float]:
        """Return for each move of `seat` an estimate of the value that a search would find.

        `after` has the next quiet position after each move, `first` the first part of each move.
        """
        return [self.value(w, seat) for w in after]


@mypyc_attr(allow_interpreted_subclasses=True)
class JointHeuristics(Heuristics[S]):
    """Heuristics of a game that values all seats at once: it implements `values`."""

    def value(self, s: S, seat: int) -> float:
        return self.values(s)[seat]


def decided(won: list[float], chances: list[float]) -> list[float]:
    """Return the values of a finished game: who has won counts most, by how much a little."""
    return [0.9 * share + 0.1 * chance for share, chance in zip(won, chances, strict=True)]


def win_chances(points: list[float], half: float) -> list[float]:
    """Return how well each seat stands, from 0 to 1, given the points that each can expect.

    The value is the average of two relative margins: over the best other seat and over the mean of all seats.
    """
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
    """Return a margin of any size as a number between 0 and 1; 0 becomes 0.5, and `half` becomes 0.75."""
    return 0.5 + 0.5 * margin / (abs(margin) + half)


def shares(ranking: list[tuple[int, ...]]) -> list[float]:
    """Return for each seat of a finished game 1 for a sole winner, an equal share for joint winners, else 0."""
    best = max(ranking)
    winners = len([place for place in ranking if place == best])
    return [1.0 / winners if place == best else 0.0 for place in ranking]
