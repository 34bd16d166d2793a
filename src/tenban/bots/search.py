"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

Every simulation imagines a world from the view alone, descends the tree by upper confidence bounds, adds one node,
plays on by the game's policy up to a horizon, and values the position for every seat.  Seats that choose at once
select independently.  A node stands for a sequence of choices, whatever chance did between them.

In games whose heuristics do not search the others, the tree is over the choices of the searching seat alone, whatever
the others chose between them; these choose by the game's policy.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.play import choose, play, rollout
from tenban.kernel.rules import Rules
from tenban.kernel.state import ALL_OPEN, State
from tenban.kernel.step import Open, Sealed, Step
from tenban.kernel.view import View

from .bot import checked
from .time_limit import TimeLimit
from .tree import Arm, Node, selected
from .uncollected import Uncollected
from .worlds import Worlds

S = TypeVar("S", bound=State)

GAME_HORIZON: Final = -1  # use the horizon of the game's heuristics
_TO_THE_END: Final = 1_000_000
_SEEDS: Final = 0x40000000
_MOST_UNTIL_QUIET: Final = 60  # choices beyond the horizon until a position is quiet
_MANY_OPTIONS: Final = 14  # a node with more options than this is widened step by step
_PRIOR_WEIGHT: Final = 8.0  # simulations that the prior variance of the outcome counts for
_PRIOR_VARIANCE: Final = 0.06  # of the outcome, before anything is known
_CHECK_INTERVAL: Final = 32  # simulations between two checks whether the choice is decided


@final
class Budget:
    """The limits of a search, and how it plays a position out."""

    def __init__(
        self,
        simulations: int = 1_000_000_000,
        milliseconds: float = inf,
        horizon: int = GAME_HORIZON,
        exploration: float = 1.4,
        use_policy: bool = True,
    ) -> None:
        self.simulations: Final = simulations
        self.milliseconds: Final = milliseconds
        self.horizon: Final = horizon  # choices played out before a position is valued; 0 values it at once
        self.exploration: Final = exploration  # bonus of arms with few visits, in standard deviations of the outcome
        self.use_policy: Final = use_policy  # play out by the game's policy, else uniformly at random


@final
class Search:
    """One search for the seat of a view."""

    def __init__(
        self, view: View[S], heuristics: Heuristics[S], seed: int, budget: Budget, worlds: Worlds[S] | None = None
    ) -> None:
        self.view: Final[View[Any]] = checked(view)
        self.rules: Final[Rules[Any]] = view.rules
        self.heuristics: Final[Heuristics[Any]] = heuristics
        self.v: Final[State] = view.state  # with holes
        self.seat: Final = view.seat
        self.budget: Final = budget
        self.chance: Final = FastRandom(seed)
        self.worlds: Final[Worlds[Any]] = worlds if worlds is not None else Worlds(view, heuristics, seed)
        self.root = Node()
        self.done = 0
        self.exploration = budget.exploration * sqrt(_PRIOR_VARIANCE)
        self.horizon: Final = self._game_horizon() if budget.horizon == GAME_HORIZON else budget.horizon
        self.searches_others: Final = heuristics.searches_others(view.state)
        self._mean = 0.0
        self._sum_of_squares = 0.0  # of the differences from the mean

    def _game_horizon(self) -> int:
        """Return the horizon by the game's heuristics."""
        return _TO_THE_END if self.heuristics.needs_full_playout(self.v) else self.heuristics.horizon()

    def run(self, deadline: float = inf, decide: bool = False) -> None:
        """Simulate until the budget is spent or the moment `deadline` of time.monotonic() is reached.

        With `decide`, stop as soon as the rest of the budget cannot change which arm has the most visits.
        """
        with Uncollected():
            self._run(TimeLimit(self.budget.milliseconds, deadline), decide)

    def _run(self, limit: TimeLimit, decide: bool) -> None:
        while self.done < self.budget.simulations:
            self.simulate()
            if limit.reached() or (decide and self.done % _CHECK_INTERVAL == 0 and self._is_decided(limit)):
                return

    def _is_decided(self, limit: TimeLimit) -> bool:
        """Return whether the second arm stays behind the first even if it gets all simulations that are left."""
        first: i64 = 0
        second: i64 = 0
        for arm in self.root.of(self.seat).arms:
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        left = float(self.budget.simulations - self.done)
        return float(first - second) > min(left, float(self.done) * limit.left())

    def arms(self) -> list[Arm]:
        """Return the arms of the seat at the root, most visited first."""
        return sorted(self.root.of(self.seat).arms, key=lambda arm: (-arm.visits, arm.action.code))

    def add(self, code: int, visits: int, offered: int, total: float) -> None:
        """Add the counts that another search of the same view has for an action."""
        arm = self.root.of(self.seat).arm(self.rules.space.actions[code])
        arm.visits += visits
        arm.offered += offered
        arm.total += total
        self.done += visits

    def simulate(self) -> None:
        """Run one simulation and add its result to the tree."""
        w = self.worlds.imagine(int(self.chance.below(_SEEDS)))
        path: list[Arm] = []
        self._descend(w, self.root, path)
        self._finish(w, path)

    def try_move(self, move: Move, w: State) -> float:
        """Run one simulation that begins with a complete move, in a world that is used up; return its value."""
        path: list[Arm] = []
        node = self.root
        for action in move.actions:
            arm = node.of(self.seat).arm(action)
            arm.offered += 1
            path.append(arm)
            play(self.rules, w, self.seat, action)
            child = arm.child
            if child is None:
                child = arm.child = Node()
            node = child
        self._descend(w, node, path)
        return self._finish(w, path)

    def _finish(self, w: State, path: list[Arm]) -> float:
        """Play on, value the position, add the values to the arms of the path, and return the own one."""
        self._play_out(w)
        values = self.heuristics.values(w)
        for arm in path:
            arm.visits += 1
            arm.total += values[arm.seat]
        self.done += 1
        own = values[self.seat]
        self._update_exploration(own)
        return own

    def _update_exploration(self, value: float) -> None:
        """Scale the exploration by the standard deviation of the outcomes, which differs between positions."""
        n = float(self.done)
        difference = value - self._mean
        self._mean += difference / n
        self._sum_of_squares += difference * (value - self._mean)
        variance = (self._sum_of_squares + _PRIOR_WEIGHT * _PRIOR_VARIANCE) / (n + _PRIOR_WEIGHT)
        self.exploration = self.budget.exploration * sqrt(variance)

    def _descend(self, w: State, start: Node, path: list[Arm]) -> None:
        """Descend from a node, whose position is `w`, to a new node."""
        if self.searches_others:
            self._descend_with_all(w, start, path)
        else:
            self._descend_alone(w, start, path)

    def _descend_alone(self, w: State, start: Node, path: list[Arm]) -> None:
        """Descend by the own choices; the others choose by the game's policy."""
        node: Node | None = start
        while node is not None:
            seat = _next_to_act(w)
            if node is self.root:
                seat = self.seat  # others may choose at once
            if seat < 0:
                return
            if seat == self.seat:
                node = self._choose_alone(w, node, path)
            else:
                _act(self.rules, w, seat, self.heuristics.pick(w, seat))

    def _choose_alone(self, w: State, node: Node, path: list[Arm]) -> Node | None:
        """Carry out a selected choice of the own seat and return the next node, or None if it is new."""
        step = w.stack[-1]
        choices = step.legal(w, self.seat)
        if len(choices) > 1:
            choices = self.heuristics.candidates(w, self.seat, choices)
        if len(choices) == 1 and not w.picks and isinstance(step, Open) and node is not self.root:
            _act(self.rules, w, self.seat, choices[0])
            return node
        arm = self._select(w, node.of(self.seat), choices, False)
        path.append(arm)
        _act(self.rules, w, self.seat, arm.action)
        child = arm.child
        if child is None:
            arm.child = Node()
        return child

    def _descend_with_all(self, w: State, start: Node, path: list[Arm]) -> None:
        """Descend by the choices of all seats."""
        node: Node | None = start
        while node is not None and w.stack:
            step = w.stack[-1]
            actors = step.actors(w)
            if not actors:
                step.run(w)
            elif isinstance(step, Sealed):
                node = self._choose_sealed(w, node, step, actors, path)
            else:
                seat = actors[0] if len(actors) == 1 or node is not self.root else self.seat
                node = self._choose_one(w, node, step, seat, path)

    def _choose_one(self, w: State, node: Node, step: Step[Any], seat: int, path: list[Arm]) -> Node | None:
        """Carry out a selected choice and return the next node, or None if it is new."""
        choices = step.legal(w, seat)
        if len(choices) > 1:
            choices = self.heuristics.candidates(w, seat, choices)
        if len(choices) == 1 and not w.picks and isinstance(step, Open) and node is not self.root:
            choose(w, step, seat, choices[0])
            return node
        arm = self._select(w, node.of(seat), choices, False)
        path.append(arm)
        choose(w, step, seat, arm.action)
        child = arm.child
        if child is None:
            arm.child = Node()
        return child

    def _choose_sealed(
        self, w: State, node: Node, step: Sealed[Any], actors: tuple[int, ...], path: list[Arm]
    ) -> Node | None:
        """Let every seat select by its own arms, reveal the choices, and return the next node, or None if it is new."""
        choices: list[Action] = []
        for seat in actors:
            code = w.sealed[seat]
            if code >= 0:
                choices.append(self.rules.space.actions[code])
                continue
            candidates = self.heuristics.candidates(w, seat, step.legal(w, seat))
            arm = self._select(w, node.of(seat), candidates, True)
            path.append(arm)
            choices.append(arm.action)
        w.sealed = ALL_OPEN[w.seats]
        step.reveal(w, choices)
        key = tuple([action.code for action in choices])
        child = node.child(key)
        if child is None:
            node.add_child(key)
        return child

    def _select(self, w: State, node: Node, choices: list[Action], randomised: bool) -> Arm:
        node.visits += 1
        arms = node.offer(choices)
        if len(arms) > _MANY_OPTIONS:
            arms = self._narrowed(w, node, arms)
        return selected(arms, self.exploration, self.chance, randomised)

    def _narrowed(self, w: State, node: Node, arms: list[Arm]) -> list[Arm]:
        """Return the most promising arms: their number grows with the square root of the node's visits."""
        width: i64 = 4
        while width * width < 4 * node.visits:
            width += 1
        if width >= len(arms):
            return arms
        tried = [arm for arm in arms if arm.visits > 0]
        if len(tried) >= width:
            return tried
        by_code = {arm.action.code: arm for arm in arms}
        ordered = self.heuristics.order(w, int(node.seat), [arm.action for arm in arms])
        return [by_code[action.code] for action in ordered[: int(width)]]

    def _play_out(self, w: State) -> None:
        if not self.budget.use_policy:
            rollout(self.rules, w, self.horizon)
            return
        heuristics = self.heuristics
        for made in range(self.horizon + _MOST_UNTIL_QUIET):
            seat = _next_to_act(w)
            if seat < 0 or (made >= self.horizon and _no_move_pending(w) and heuristics.is_quiet(w)):
                return
            _act(self.rules, w, seat, heuristics.pick(w, seat))


def _no_move_pending(w: State) -> bool:
    """Return whether no seat has begun a move or sealed a choice."""
    return not w.picks and w.sealed is ALL_OPEN[w.seats]


def _next_to_act(w: State) -> int:
    """Run to the next decision and return its seat, or -1 at the end of the game."""
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
