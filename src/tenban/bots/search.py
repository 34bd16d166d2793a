"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

Every simulation imagines a world from the view alone, walks down the tree by upper confidence bounds, adds one
node, plays on by the game's policy up to a horizon, and values the position for every seat.  Choices made at
once are selected apart from each other.  Chance is met as it comes: a node is where choices led, not what was
drawn.
"""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.chance import Swift
from tenban.kernel.hints import Hints
from tenban.kernel.play import choose, rollout
from tenban.kernel.rules import Rules
from tenban.kernel.sight import imagine
from tenban.kernel.state import ALL_OPEN, State
from tenban.kernel.step import Sealed, Step

from .tree import Arm, Node, upper_bound

_SEEDS: Final = 0x40000000
_GLANCES: Final = 8  # simulations between two looks at the clock
_UNQUIET: Final = 60  # choices played beyond the horizon, until a position is quiet
_WIDE: Final = 14  # more options than this are looked at few by few


@final
class Budget:
    """How long a search may go on, and how it plays out a position."""

    def __init__(
        self,
        simulations: int = 1_000_000_000,
        milliseconds: float = inf,
        horizon: int = 24,
        greed: float = 0.7,
        sensible: bool = True,
    ) -> None:
        self.simulations: Final = simulations
        self.milliseconds: Final = milliseconds
        self.horizon: Final = horizon  # choices played out before a position is valued; 0: valued at once
        self.greed: Final = greed  # how much an arm tried seldom is favoured
        self.sensible: Final = sensible  # play out by the game's policy; else by uniform chance


@final
class Search:
    """One search for one seat at one view."""

    def __init__(self, rules: Rules[Any], hints: Hints[Any], v: State, seat: int, seed: int, budget: Budget) -> None:
        self.rules: Final = rules
        self.hints: Final = hints
        self.v: Final = v
        self.seat: Final = seat
        self.budget: Final = budget
        self.chance: Final = Swift(seed)
        self.root = Node(v.seats)
        self.done = 0

    def run(self, deadline: float = inf) -> None:
        """Simulate until the budget is spent or the moment `deadline` of time.monotonic() has come."""
        until = min(deadline, monotonic() + self.budget.milliseconds / 1000)
        while self.done < self.budget.simulations:
            self.simulate()
            if self.done % _GLANCES == 0 and monotonic() >= until:
                return

    def arms(self) -> list[Arm]:
        """What the seat can do at the root, most visited first."""
        return sorted(self.root.arms[self.seat], key=lambda arm: (-arm.visits, arm.code))

    def simulate(self) -> None:
        w = imagine(self.rules, self.v, self.seat, int(self.chance.below(_SEEDS)))
        path: list[Arm] = []
        seats: list[int] = []
        self._descend(w, path, seats)
        self._play_out(w)
        values = [self.hints.value(w, seat) for seat in range(w.seats)]
        for i, arm in enumerate(path):
            arm.visits += 1
            arm.total += values[seats[i]]
        self.done += 1

    def _descend(self, w: State, path: list[Arm], seats: list[int]) -> None:
        """Walk the tree as far as it goes and one node beyond."""
        node = self.root
        while w.stack:
            step = w.stack[-1]
            actors = step.actors(w)
            if not actors:
                step.run(w)
                continue
            fresh = False
            node.visits += 1
            if isinstance(step, Sealed):
                key = self._choose_apart(w, node, step, actors, path, seats)
                child = node.kids.get(key)
                if child is None:
                    child = node.kids[key] = Node(w.seats)
                    fresh = True
            else:
                seat = actors[0]
                arm = self._select(w, node, step, seat)
                path.append(arm)
                seats.append(seat)
                choose(w, step, seat, arm.action)
                child = arm.child
                if child is None:
                    child = arm.child = Node(w.seats)
                    fresh = True
            if fresh:
                return
            node = child

    def _choose_apart(
        self, w: State, node: Node, step: Sealed[Any], actors: tuple[int, ...], path: list[Arm], seats: list[int]
    ) -> tuple[int, ...]:
        """Every seat selects by its own arms; then all is revealed.  What was revealed names the next node."""
        choices: list[Action] = []
        for seat in actors:
            code = w.sealed[seat]
            if code >= 0:
                choices.append(self.rules.space.actions[code])
                continue
            arm = self._select(w, node, step, seat)
            path.append(arm)
            seats.append(seat)
            choices.append(arm.action)
        w.sealed = ALL_OPEN[w.seats]
        step.reveal(w, choices)
        return tuple([action.code for action in choices])

    def _select(self, w: State, node: Node, step: Step[Any], seat: int) -> Arm:
        arms = node.offer(seat, step.legal(w, seat))
        if len(arms) > _WIDE:
            arms = self._narrowed(w, node, seat, arms)
        return upper_bound(arms, self.budget.greed)

    def _narrowed(self, w: State, node: Node, seat: int, arms: list[Arm]) -> list[Arm]:
        """Of many options only the more promising, more of them the oftener the node is visited."""
        width = 4
        while width * width < 4 * int(node.visits):
            width += 1
        if width >= len(arms):
            return arms
        tried = [arm for arm in arms if arm.visits > 0]
        if len(tried) >= width:
            return tried
        by_code = {int(arm.code): arm for arm in arms}
        ordered = self.hints.order(w, seat, [arm.action for arm in arms])
        return [by_code[action.code] for action in ordered[:width]]

    def _play_out(self, w: State) -> None:
        if not self.budget.sensible:
            rollout(self.rules, w, self.budget.horizon)
            return
        hints = self.hints
        for made in range(self.budget.horizon + _UNQUIET):
            seat = _next_to_act(w)
            if seat < 0 or (made >= self.budget.horizon and not w.picks and hints.quiet(w)):
                return
            _act(self.rules, w, seat, hints.pick(w, seat))


def _next_to_act(w: State) -> int:
    """Run on to the next choice; -1 at the end."""
    while w.stack:
        step = w.stack[-1]
        actors = step.actors(w)
        if not actors:
            step.run(w)
            continue
        if w.sealed is ALL_OPEN[w.seats]:
            return actors[0]
        for seat in actors:
            if w.sealed[seat] < 0:
                return seat
    return -1


def _act(rules: Rules[Any], w: State, seat: int, action: Action) -> None:
    step = w.stack[-1]
    if not isinstance(step, Sealed):
        choose(w, step, seat, action)
        return
    actors = step.actors(w)
    if w.sealed is ALL_OPEN[w.seats]:
        w.sealed = w.sealed[:]
    w.sealed[seat] = action.code
    for other in actors:
        if w.sealed[other] < 0:
            return
    codes = w.sealed
    w.sealed = ALL_OPEN[w.seats]
    step.reveal(w, [rules.space.actions[codes[other]] for other in actors])
