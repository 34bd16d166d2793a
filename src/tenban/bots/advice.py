"""Advice: the best few moves, their estimated results, and the advantage of each over the others."""

from __future__ import annotations

from time import monotonic
from typing import Final, TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.floats import total
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.moves import finish_move
from tenban.kernel.play import legal, play, to_act
from tenban.kernel.rules import Rules
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .search import Budget, Search
from .tree import Arm, Node

S = TypeVar("S", bound=State)

_SEARCH_SHARE: Final = 0.7  # of the time for the search; the rest is for the reasons
WORLDS: Final = 40  # imagined for the reasons at most
_MOST_CHOICES: Final = 2000  # of one game played out
_LEAST_ADVANTAGE: Final = 0.25  # in points: a smaller one is no reason
RIVAL: Final = "rival"  # the reason that the best of the others gets less


@final
class Advice:
    """One complete move and its estimated result."""

    def __init__(self, move: Move, outlook: float, visits: int) -> None:
        self.move: Final = move
        self.outlook: Final = outlook  # the value for the seat after the move: 0 lost … 1 won
        self.visits: Final = visits
        self.then: Action | None = None  # what the search would have the same seat do next, if it is to act again
        self.worlds = 0  # in which games were played out; if 0, the fields below are not known
        self.points = 0.0  # at the end, mean over games played out
        self.rival = 0.0  # points of the best of the others
        self.gains: dict[str, float] = {}  # the points by the clause that gives them
        self.reason = ""  # the id of a clause, RIVAL, or ""
        self.more = 0.0  # the advantage in points that the reason gives over the other moves


def advise(
    view: View[S],
    heuristics: Heuristics[S],
    seed: int,
    deadline: float,
    most: int = 3,
    simulations: int = 1_000_000_000,
    worlds: int = WORLDS,
) -> list[Advice]:
    """Return the best few moves for the view's seat, best first.

    The same seed gives the same advice if there is time for all simulations and worlds.
    """
    began = monotonic()
    search = Search(view, heuristics, seed, Budget(simulations))
    search.run(began + _SEARCH_SHARE * (deadline - began))
    found: list[Advice] = []
    _collect(search.root, view.state.clone(), view.seat, (), found)
    best = sorted(found, key=lambda advice: (-advice.visits, advice.move.codes[0]))[:most]
    _compare(view, heuristics, seed, deadline, best, worlds)
    return best


def _collect(node: Node, v: State, seat: int, parts: tuple[Action, ...], found: list[Advice]) -> None:
    """Append every complete move in the tree; one that was never completed is completed by its first parts."""
    step, held, own = v.stack[-1], v.picks, node.of(seat)
    for arm in own.arms:
        if arm.visits == 0:
            continue
        if not step.part(v, seat, arm.action):
            advice = Advice(Move((*parts, arm.action)), arm.mean(), int(arm.visits))
            advice.then = _sequel(arm, seat)
            found.append(advice)
            continue
        v.picks = (*held, arm.action.code)
        before = len(found)
        if arm.child is not None:
            _collect(arm.child, v, seat, (*parts, arm.action), found)
        if len(found) == before:
            rest = finish_move(v, seat, lambda w, part: legal(w, seat)[0])
            found.append(Advice(Move((*parts, arm.action, *rest.actions)), arm.mean(), int(arm.visits)))
        v.picks = held


def _sequel(arm: Arm, seat: int) -> Action | None:
    """Return the next choice of the same seat that was searched most, or None if another seat is to act."""
    if arm.child is None:
        return None
    best: Arm | None = None
    for sequel in arm.child.of(seat).arms:
        if sequel.visits > 0 and (best is None or sequel.visits > best.visits):
            best = sequel
    return best.action if best is not None else None


def _compare(
    view: View[S], heuristics: Heuristics[S], seed: int, deadline: float, advices: list[Advice], worlds: int
) -> None:
    """Play games out from every move, in the same worlds, and compare the score sheets."""
    chance = FastRandom(seed)
    for _ in range(worlds):
        world = imagine(view, int(chance.below(0x40000000)))
        ends = [_play_out(view.rules, heuristics, world.clone(), view.seat, advice, deadline) for advice in advices]
        if monotonic() > deadline:
            break  # some games are unfinished, so this world cannot be compared
        for advice, end in zip(advices, ends, strict=True):
            _add_scores(view.rules, end, view.seat, advice)
    for advice in advices:
        _average(advice)
    for advice in advices:
        _find_reason(advice, [other for other in advices if other is not advice])


def _play_out(rules: Rules[S], heuristics: Heuristics[S], w: S, seat: int, advice: Advice, deadline: float) -> S:
    """Return the end of a game that begins with the move, or its state when time runs out."""
    for action in advice.move.actions:
        play(rules, w, seat, action)
    for _ in range(_MOST_CHOICES):
        seats = to_act(w)
        if not seats or monotonic() > deadline:
            break
        play(rules, w, seats[0], heuristics.pick(w, seats[0]))
    return w


def _average(advice: Advice) -> None:
    n = float(max(advice.worlds, 1))
    advice.points /= n
    advice.rival /= n
    advice.gains = {clause: points / n for clause, points in advice.gains.items()}


def _add_scores(rules: Rules[S], w: S, seat: int, advice: Advice) -> None:
    advice.worlds += 1
    others: dict[int, float] = {}  # by side: a scripted enemy is a rival too
    for line in rules.score(w):
        if line.side == seat:
            advice.points += line.points
            advice.gains[line.clause.id] = advice.gains.get(line.clause.id, 0.0) + line.points
        else:
            others[line.side] = others.get(line.side, 0.0) + line.points
    advice.rival += max(list(others.values()), default=0.0)


def _find_reason(advice: Advice, others: list[Advice]) -> None:
    """Set the reason of a move: its greatest advantage over the mean of the others."""
    if not others:
        return
    n = float(len(others))
    advice.more = _LEAST_ADVANTAGE
    for clause in sorted({clause for one in [advice, *others] for clause in one.gains}):
        usual = total([other.gains.get(clause, 0.0) for other in others]) / n
        more = advice.gains.get(clause, 0.0) - usual
        if more > advice.more:
            advice.reason, advice.more = clause, more
    less = total([other.rival for other in others]) / n - advice.rival
    if less > advice.more:
        advice.reason, advice.more = RIVAL, less
    if not advice.reason:
        advice.more = 0.0
