"""The tree of a search: the actions tried from what a seat knows, with their visits and values."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance


@final
class Arm:
    """One action of one seat at one node, as an arm of a multi-armed bandit."""

    def __init__(self, seat: i64, action: Action) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its node was visited
        self.total = 0.0  # of the values for the seat that chooses
        self.child: Node | None = None

    def mean(self) -> float:
        """Return the mean value for the seat that chooses."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


_FACTORS: Final = 1024.0
_NO_ARMS: Final[list[Arm]] = []  # shared, so it is replaced and never changed


@final
class Node:
    """A position as the searcher knows it: the choices that lead to it, whatever chance and hidden cards are.

    The legal actions differ between worlds, so an arm counts how often it was offered.  The seat that chooses may
    differ too, and seats that choose at once have arms of their own: `sibling` leads to the node of another seat.
    """

    def __init__(self) -> None:
        self.seat: i64 = -1  # the seat that chooses by `arms`; -1 before the first visit
        self.visits: i64 = 0
        self.arms: list[Arm] = _NO_ARMS  # ascending by code
        self.sibling: Node | None = None  # the same position for another seat
        self.children: dict[tuple[int, ...], Node] | None = None  # after sealed choices, by the choices revealed

    def of(self, seat: i64) -> Node:
        """Return the node of this position for `seat`."""
        if self.seat < 0:
            self.seat = seat
        node = self
        while node.seat != seat:
            sibling = node.sibling
            if sibling is None:
                sibling = node.sibling = Node()
                sibling.seat = seat
            node = sibling
        return node

    def child(self, key: tuple[int, ...]) -> Node | None:
        """Return the node after these choices were revealed, or None if they never were."""
        return self.children.get(key) if self.children is not None else None

    def add_child(self, key: tuple[int, ...]) -> None:
        """Add the node after these choices."""
        if self.children is None:
            self.children = {}
        self.children[key] = Node()

    def offer(self, choices: list[Action]) -> list[Arm]:
        """Return the arms of the legal actions, and make those that are new; both lists ascend by code."""
        arms = self.arms
        if len(arms) == len(choices) and _matches(arms, choices):
            for arm in arms:
                arm.offered += 1
            return arms
        return self._merge(choices)

    def find(self, action: Action) -> Arm | None:
        """Return the arm of an action, or None if it was never offered."""
        for arm in self.arms:
            if arm.action is action:
                return arm
        return None

    def arm(self, action: Action) -> Arm:
        """Return the arm of an action, and make it if it is new."""
        found = self.find(action)
        if found is None:
            found = self._merge([action])[0]
            found.offered = 0
        return found

    def _merge(self, choices: list[Action]) -> list[Arm]:
        arms = self.arms
        merged: list[Arm] = []
        offered: list[Arm] = []
        at = 0
        for action in choices:
            while at < len(arms) and arms[at].action.code < action.code:
                merged.append(arms[at])
                at += 1
            if at < len(arms) and arms[at].action is action:
                arm = arms[at]
                at += 1
            else:
                arm = Arm(self.seat, action)
            arm.offered += 1
            merged.append(arm)
            offered.append(arm)
        merged.extend(arms[at:])
        self.arms = merged
        return offered


def _matches(arms: list[Arm], choices: list[Action]) -> bool:
    for i, arm in enumerate(arms):  # noqa: SIM110 - a generator is slow when compiled
        if arm.action is not choices[i]:
            return False
    return True


def selected(arms: list[Arm], exploration: float, chance: Chance, randomised: bool) -> Arm:
    """Return a random arm that was never tried, or else the arm with the highest upper confidence bound.

    With `randomised` each bound is drawn at random around its value, so that seats that choose at once do not cycle
    through the same combinations forever.
    """
    untried: i64 = 0
    for arm in arms:
        if arm.visits == 0:
            untried += 1
    if untried > 0:
        return _untried(arms, chance.below(untried))
    return _randomised_bound(arms, exploration, chance) if randomised else _upper_bound(arms, exploration)


def _untried(arms: list[Arm], k: i64) -> Arm:
    for arm in arms:
        if arm.visits == 0:
            if k == 0:
                return arm
            k -= 1
    raise AssertionError("there are fewer")


def _upper_bound(arms: list[Arm], exploration: float) -> Arm:
    best = arms[0]
    most = -1.0
    offered: i64 = 0
    root = 0.0  # of the logarithm of `offered`, which is nearly always the same for all arms
    for arm in arms:
        if arm.offered != offered:
            offered = arm.offered
            root = exploration * sqrt(log(float(offered)))
        n = float(arm.visits)
        bound = arm.total / n + root / sqrt(n)
        if bound > most:
            best, most = arm, bound
    return best


def _randomised_bound(arms: list[Arm], exploration: float, chance: Chance) -> Arm:
    """Return the best arm with every bonus multiplied by a random factor between 0.5 and 1.5."""
    best = arms[0]
    most = -1.0
    for arm in arms:
        n = float(arm.visits)
        factor = 0.5 + float(chance.below(1024)) / _FACTORS
        bound = arm.total / n + factor * exploration * sqrt(log(float(arm.offered)) / n)
        if bound > most:
            best, most = arm, bound
    return best
