"""The tree of a search: what was tried from a seat's knowledge, and how it went."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance


@final
class Arm:
    """One action of one seat at one node."""

    def __init__(self, seat: i64, action: Action) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its node was visited
        self.total = 0.0  # of the values for the seat that chooses
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


_WAVES: Final = 1024.0
_NO_ARMS: Final[list[Arm]] = []  # shared: replaced, never changed


@final
class Node:
    """A moment as the searcher knows it: the choices that led there, whatever chance and hidden cards were.

    Which actions are legal differs from world to world, so an arm counts how often it was offered.  So may the
    seat that chooses, and seats that choose at once each choose by arms of their own: `sibling` leads to them.
    """

    def __init__(self) -> None:
        self.seat: i64 = -1  # who chooses by `arms`; -1: nobody yet
        self.visits: i64 = 0
        self.arms: list[Arm] = _NO_ARMS  # ascending by code
        self.sibling: Node | None = None  # the same moment for another seat
        self.children: dict[tuple[int, ...], Node] | None = None  # after a sealed choice: by what was revealed

    def of(self, seat: i64) -> Node:
        """This moment for `seat`."""
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
        """What came after these choices were revealed; None: they never were."""
        return self.children.get(key) if self.children is not None else None

    def add_child(self, key: tuple[int, ...]) -> None:
        if self.children is None:
            self.children = {}
        self.children[key] = Node()

    def offer(self, choices: list[Action]) -> list[Arm]:
        """The arms of the legal actions, new ones made; both lists ascend by code."""
        arms = self.arms
        if len(arms) == len(choices) and _same(arms, choices):
            for arm in arms:
                arm.offered += 1
            return arms
        return self._merge(choices)

    def arm(self, action: Action) -> Arm:
        """The arm of one action, made if it is new."""
        for arm in self.arms:
            if arm.action is action:
                return arm
        self._merge([action])[0].offered = 0
        return self.arm(action)

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


def _same(arms: list[Arm], choices: list[Action]) -> bool:
    for i, arm in enumerate(arms):  # noqa: SIM110 - a generator is dear when compiled
        if arm.action is not choices[i]:
            return False
    return True


def selected(arms: list[Arm], exploration: float, chance: Chance, wavering: bool) -> Arm:
    """One never tried, if there is one; else the arm with the highest upper confidence bound.

    Seats that choose at once must waver: minds that are alike and never err would move in step for ever, and
    never see what an action does against any other.
    """
    untried: i64 = 0
    for arm in arms:
        if arm.visits == 0:
            untried += 1
    if untried > 0:
        return _untried(arms, chance.below(untried))
    return _wavering(arms, exploration, chance) if wavering else _upper_bound(arms, exploration)


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
    root = 0.0  # of the logarithm of `offered`, which is nearly always the same for all
    for arm in arms:
        if arm.offered != offered:
            offered = arm.offered
            root = exploration * sqrt(log(float(offered)))
        n = float(arm.visits)
        bound = arm.total / n + root / sqrt(n)
        if bound > most:
            best, most = arm, bound
    return best


def _wavering(arms: list[Arm], exploration: float, chance: Chance) -> Arm:
    """The same with every bound up to a half nearer or farther."""
    best = arms[0]
    most = -1.0
    for arm in arms:
        n = float(arm.visits)
        wave = 0.5 + float(chance.below(1024)) / _WAVES
        bound = arm.total / n + wave * exploration * sqrt(log(float(arm.offered)) / n)
        if bound > most:
            best, most = arm, bound
    return best
