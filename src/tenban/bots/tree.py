"""The tree of a search: what was tried from a seat's knowledge, and how it went."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action


@final
class Arm:
    """One action of one seat at one node."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.code: Final[i64] = action.code
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its node was visited
        self.total = 0.0  # of the values for the seat that chooses
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@final
class Node:
    """A moment as the searcher knows it: the choices that led there, whatever chance and hidden cards were.

    Which actions are legal differs from world to world, so an arm counts how often it was offered.  Seats that
    choose at once each have arms of their own, chosen without regard to the others.
    """

    def __init__(self, seats: int) -> None:
        self.visits: i64 = 0
        self.arms: Final[list[list[Arm]]] = [[] for _ in range(seats)]  # by seat, ascending by code
        self.kids: dict[tuple[int, ...], Node] = {}  # after a sealed choice: by what was revealed

    def offer(self, seat: int, choices: list[Action]) -> list[Arm]:
        """The arms of the legal actions, new ones made; both lists ascend by code."""
        arms = self.arms[seat]
        if len(arms) == len(choices) and _same(arms, choices):
            for arm in arms:
                arm.offered += 1
            return arms
        return self._merge(seat, choices)

    def _merge(self, seat: int, choices: list[Action]) -> list[Arm]:
        arms = self.arms[seat]
        merged: list[Arm] = []
        offered: list[Arm] = []
        at = 0
        for action in choices:
            while at < len(arms) and arms[at].code < action.code:
                merged.append(arms[at])
                at += 1
            if at < len(arms) and arms[at].code == action.code:
                arm = arms[at]
                at += 1
            else:
                arm = Arm(action)
            arm.offered += 1
            merged.append(arm)
            offered.append(arm)
        merged.extend(arms[at:])
        self.arms[seat] = merged
        return offered


def _same(arms: list[Arm], choices: list[Action]) -> bool:
    for i, arm in enumerate(arms):  # noqa: SIM110 - a generator is dear when compiled
        if arm.action is not choices[i]:
            return False
    return True


def upper_bound(arms: list[Arm], greed: float) -> Arm:
    """The arm with the highest upper confidence bound; one never tried comes first."""
    best = arms[0]
    most = -1.0
    for arm in arms:
        if arm.visits == 0:
            return arm
        n = float(arm.visits)
        bound = arm.total / n + greed * sqrt(log(float(arm.offered)) / n)
        if bound > most:
            best, most = arm, bound
    return best
