"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

Every simulation imagines a world from the view alone, walks down the tree by upper confidence bounds, adds one
node, plays on by the game's policy up to a horizon, and values the position for every seat.  Choices made at
once are selected apart from each other.  Chance is met as it comes: a node is where choices led, not what was
drawn.
"""

from __future__ import annotations

import gc
from math import inf, sqrt
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.play import choose, rollout
from tenban.kernel.rules import Rules
from tenban.kernel.state import ALL_OPEN, State
from tenban.kernel.step import Open, Sealed, Step
from tenban.kernel.view import View, imagine

from .bot import checked
from .clock import Clock
from .tree import Arm, Node, selected

S = TypeVar("S", bound=State)

AS_HINTED: Final = -1  # the game's own horizon
_TO_THE_END: Final = 1_000_000
_SEEDS: Final = 0x40000000
_UNQUIET: Final = 60  # choices played beyond the horizon, until a position is quiet
_WIDE: Final = 14  # more options than this are looked at few by few
_SAME_WORLDS: Final = 0.5  # so far do outcomes lie apart, beside others, that were met in the same worlds
_FEW: Final = 500  # simulations: with more of them it is better to look beyond the turn than to be wary
_WIDTH: Final = 0.33  # of a wary search: how many options by how many visits, as a power
_DOUBT: Final = 8.0  # simulations that the first guess of the spread counts for
_GUESS: Final = 0.06  # that guess, squared
_OFTEN: Final = 32  # simulations after which it is asked again whether the answer is certain


@final
class Budget:
    """How long a search may go on, and how it plays out a position."""

    def __init__(
        self,
        simulations: int = 1_000_000_000,
        milliseconds: float = inf,
        horizon: int = AS_HINTED,
        exploration: float = 1.4,
        sensible: bool = True,
    ) -> None:
        self.simulations: Final = simulations
        self.milliseconds: Final = milliseconds
        self.horizon: Final = horizon  # choices played out before a position is valued; 0: valued at once
        self.exploration: Final = exploration  # how much an arm tried seldom is favoured, in spreads of the outcome
        self.sensible: Final = sensible  # play out by the game's policy; else by uniform chance


@final
class Search:
    """One search for one seat at one view."""

    def __init__(self, view: View[S], heuristics: Heuristics[S], seed: int, budget: Budget) -> None:
        self.view: Final[View[Any]] = checked(view)
        self.rules: Final[Rules[Any]] = view.rules
        self.heuristics: Final[Heuristics[Any]] = heuristics
        self.v: Final[State] = view.state  # with holes
        self.seat: Final = view.seat
        self.budget: Final = budget
        self.chance: Final = FastRandom(seed)
        self.root = Node()
        self.done = 0
        self.exploration = budget.exploration * sqrt(_GUESS)
        self.one_turn: Final = heuristics.searches_one_turn() and budget.simulations <= _FEW
        self.horizon: Final = self._as_hinted() if budget.horizon == AS_HINTED else budget.horizon
        self._settled: Arm | None = None  # the own choice that a wary search tries next
        self._worlds: Final[list[int]] = []  # in which it tries them
        self._mean = 0.0
        self._squares = 0.0  # of the differences from the mean

    def _as_hinted(self) -> int:
        """Who looks at one turn only does not look beyond it by playing on either."""
        if self.one_turn:
            return 0
        return _TO_THE_END if self.heuristics.needs_full_playout(self.v) else self.heuristics.horizon()

    def run(self, deadline: float = inf, decide: bool = False) -> None:
        """Simulate until the budget is spent or the moment `deadline` of time.monotonic() has come; whoever wants
        no more than to `decide` stops as soon as the arm visited most will stay so.

        The tree has no cycles, and a collector that looked through it again and again would only take time.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._run(Clock(self.budget.milliseconds, deadline), decide)
        finally:
            if collecting:
                gc.enable()

    def _run(self, clock: Clock, decide: bool) -> None:
        while self.done < self.budget.simulations:
            self.simulate()
            if clock.over() or (decide and self.done % _OFTEN == 0 and self._decided(clock)):
                return

    def _decided(self, clock: Clock) -> bool:
        """Every simulation left could go to the second, and still it would not overtake the first."""
        first: i64 = 0
        second: i64 = 0
        for arm in self.root.of(self.seat).arms:
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        left = float(self.budget.simulations - self.done)
        return float(first - second) > min(left, float(self.done) * clock.left())

    def arms(self) -> list[Arm]:
        """What the seat can do at the root, most visited first."""
        return sorted(self.root.of(self.seat).arms, key=lambda arm: (-arm.visits, arm.action.code))

    def add(self, code: int, visits: int, offered: int, total: float) -> None:
        """Count what another search of the same view found out about an action."""
        arm = self.root.of(self.seat).arm(self.rules.space.actions[code])
        arm.visits += visits
        arm.offered += offered
        arm.total += total
        self.done += visits

    def simulate(self) -> None:
        w = imagine(self.view, self._world())
        path: list[Arm] = []
        self._descend(w, path)
        self._play_out(w)
        values = self.heuristics.values(w)
        for arm in path:
            arm.visits += 1
            arm.total += values[arm.seat]
        self.done += 1
        self._learn(values[self.seat])

    def _world(self) -> int:
        """The seed of a world.  A wary search settles on its own choice first and tries each in the same worlds, one
        after the other, so that none is liked for its luck."""
        if not self.one_turn or isinstance(self.v.stack[-1], Sealed):
            return int(self.chance.below(_SEEDS))
        n: i64 = 0
        arms = self.root.of(self.seat).arms
        if arms:
            self._settled = selected(arms, self.exploration, self.chance, False)
            n = self._settled.visits
        while len(self._worlds) <= n:
            self._worlds.append(int(self.chance.below(_SEEDS)))
        return self._worlds[n]

    def _learn(self, value: float) -> None:
        """How far outcomes lie apart differs from game to game, and from moment to moment."""
        n = float(self.done)
        off = value - self._mean
        self._mean += off / n
        self._squares += off * (value - self._mean)
        self.exploration = self.budget.exploration * sqrt((self._squares + _DOUBT * _GUESS) / (n + _DOUBT))
        if self.one_turn:
            self.exploration *= _SAME_WORLDS

    def _descend(self, w: State, path: list[Arm]) -> None:
        """Walk the tree as far as it goes and one node beyond; if wary, to the next quiet position."""
        node: Node | None = self.root
        while node is not None and w.stack and not (self.one_turn and path and self._is_quiet(w)):
            step = w.stack[-1]
            actors = step.actors(w)
            if not actors:
                step.run(w)
            elif isinstance(step, Sealed):
                node = self._choose_apart(w, node, step, actors, path)
            else:
                seat = actors[0] if len(actors) == 1 or node is not self.root else self.seat
                node = self._choose_alone(w, node, step, seat, path)

    def _choose_alone(self, w: State, node: Node, step: Step[Any], seat: int, path: list[Arm]) -> Node | None:
        """The next node; None if nobody has been there."""
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

    def _choose_apart(
        self, w: State, node: Node, step: Sealed[Any], actors: tuple[int, ...], path: list[Arm]
    ) -> Node | None:
        """Every seat selects by its own arms; then all is revealed.  What was revealed names the next node."""
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

    def _select(self, w: State, node: Node, choices: list[Action], wavering: bool) -> Arm:
        node.visits += 1
        arms = node.offer(choices)
        if self.one_turn and node is not self.root:
            return self._tried_or_best(w, node, arms, wavering)
        if self._settled is not None:
            return self._settled
        if len(arms) > _WIDE:
            arms = self._narrowed(w, node, arms)
        return selected(arms, self.exploration, self.chance, wavering)

    def _tried_or_best(self, w: State, node: Node, arms: list[Arm], wavering: bool) -> Arm:
        """By upper bounds among those tried; the most promising of the others when it is time for one more."""
        fresh = [arm.action for arm in arms if arm.visits == 0]
        tried = float(len(arms) - len(fresh))
        if not fresh or (tried > 0.0 and tried >= float(node.visits) ** _WIDTH):
            return selected([arm for arm in arms if arm.visits > 0], self.exploration, self.chance, wavering)
        first = self.heuristics.order(w, int(node.seat), fresh)[0]
        for arm in arms:
            if arm.action is first:
                return arm
        raise AssertionError("order loses an action")

    def _narrowed(self, w: State, node: Node, arms: list[Arm]) -> list[Arm]:
        """Of many options only the more promising, more of them the oftener the node is visited."""
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

    def _is_quiet(self, w: State) -> bool:
        return _next_to_act(w) < 0 or (_whole(w) and self.heuristics.is_quiet(w))

    def _play_out(self, w: State) -> None:
        if not self.budget.sensible:
            rollout(self.rules, w, self.horizon)
            return
        heuristics = self.heuristics
        for made in range(self.horizon + _UNQUIET):
            seat = _next_to_act(w)
            if seat < 0 or (made >= self.horizon and _whole(w) and heuristics.is_quiet(w)):
                return
            _act(self.rules, w, seat, heuristics.pick(w, seat))


def _whole(w: State) -> bool:
    """Is no choice half made, and none under seal?"""
    return not w.picks and w.sealed is ALL_OPEN[w.seats]


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
