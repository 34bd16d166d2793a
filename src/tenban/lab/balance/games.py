"""Games of a laboratory: one is observed, and its twins begin where a thing is given or denied to one seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from tenban.bots import shared
from tenban.bots.one_step import value_after
from tenban.kernel import FastRandom, Move, Rules, State, play, start, to_act, view
from tenban.kernel.view import View, imagine
from tenban.registry import find

from ..simulate import seed_of
from .plan import LabPlan, Thing

TENTHS = 10
_MOST_MOVES = 200  # of a choice that is examined for a thing
_MOST_TURNS = 10_000  # of a seat in a game, and choices in a turn
_STRIDE = 0x9E3779B97F4A7C1  # any odd number
_SIXTY_BITS = (1 << 60) - 1

Chooser = Callable[[View[Any], int], Move]  # (view, seed) -> move


class Observed(NamedTuple):
    """One game as it was played.  What belongs to seats is in turn order: the seat that acts first is number 0."""

    number: int
    points: list[int]
    shares: list[float]  # of the win
    decisions: int
    rounds: int | None
    choices: float  # legal actions of a decision, on average
    changes: int  # of the lead
    leaders: list[int]  # after each tenth of the game
    lasts: list[int]
    chosen: list[list[int]]  # per seat the things that it chose
    verbs: list[dict[str, int]]  # per seat how often it used each verb


class Twin(NamedTuple):
    """One key with a thing given, denied and left free to one seat: its shares of the win, and its points."""

    thing: int
    number: int
    seat: int  # in turn order
    given: float
    denied: float
    free: float
    given_points: int
    denied_points: int
    gives: bool  # whether the game in which it is given was played, or would not differ from the free one
    denies: bool


class Clock(NamedTuple):
    """How far a game has come: the seat that chose last, how many turns each seat has begun, choices in this turn.

    A turn is a row of choices of one seat.
    """

    seat: int
    turns: tuple[int, ...]
    choices: int

    def after(self, seat: int) -> Clock:
        """Return the clock when `seat` chooses next."""
        if seat == self.seat:
            return self._replace(choices=self.choices + 1)
        return Clock(seat, tuple([own + (at == seat) for at, own in enumerate(self.turns)]), 0)

    def luck(self, seed: int) -> int:
        """Return a seed for this moment of a game: it depends on the turn and the choice, not on what others did."""
        number = (self.seat * _MOST_TURNS + self.turns[self.seat]) * _MOST_TURNS + self.choices
        return (seed + (number + 1) * _STRIDE) & _SIXTY_BITS


class Fork(NamedTuple):
    """A decision of the examined seat: the position, the clock before it, and what was chosen."""

    state: State
    clock: Clock
    move: Move
    possible: frozenset[int]  # codes in any of its moves


class Ending(NamedTuple):
    share: float
    points: int


@dataclass
class Play:
    """A game between bots, named by seat."""

    rules: Rules[Any]
    bots: tuple[str, ...]
    seed: int
    restricted: Chooser | None = None  # chooses for `seat`
    seat: int = -1
    on_move: Callable[[State, int, Move, Clock], None] | None = None  # before each move

    def run(self, s: State, clock: Clock | None = None) -> int:
        """Play to the end, or on from a moment of another game, and return the number of actions.

        Every turn has luck of its own, which depends on the seat and on how many turns it has had, not on what others
        did or how many choices were made, so that twin games have as much of it in common as can be.
        """
        now, made = clock or Clock(-1, (0,) * s.seats, 0), 0
        while seats := to_act(s):
            seat, before = seats[0], now
            now = before.after(seat)
            if now.choices == 0:
                s.chance = FastRandom(now.luck(self.seed) + 1)
            move = self._chosen(view(self.rules, s, seat), now.luck(self.seed))
            if self.on_move is not None:
                self.on_move(s, seat, move, before)
            for action in move.actions:
                play(self.rules, s, seat, action)
                made += 1
            if now.turns[seat] >= _MOST_TURNS or now.choices >= _MOST_TURNS:
                raise RuntimeError(f"a game of {self.rules.name} does not end")
        return made

    def _chosen(self, seen: View[Any], seed: int) -> Move:
        if self.restricted is not None and seen.seat == self.seat:
            return self.restricted(seen, seed)
        return shared(self.bots[seen.seat]).choose(seen, seed)


@dataclass
class Watch:
    """What is noted about a running game."""

    rules: Rules[Any]
    things: list[Thing]
    focus: int
    seats: int
    forks: list[Fork] = field(default_factory=list)
    standings: list[list[float]] = field(default_factory=list)
    choices: int = 0
    asked: int = 0
    chosen: list[set[int]] = field(default_factory=list)
    verbs: list[dict[str, int]] = field(default_factory=list)
    twins: bool = False

    def __post_init__(self) -> None:
        self.chosen = [set() for _ in range(self.seats)]
        self.verbs = [{} for _ in range(self.seats)]
        self._things_of: dict[int, list[int]] = {}
        for number, thing in enumerate(self.things):
            for code in thing.codes:
                self._things_of.setdefault(code, []).append(number)
        self._heuristics = find(self.rules.name).heuristics

    def note(self, s: State, seat: int, move: Move, clock: Clock) -> None:
        legal = s.stack[-1].legal(s, seat)
        self.choices += len(legal)
        self.asked += 1
        if self._heuristics.is_quiet(s) and not s.picks:
            self.standings.append(self._heuristics.values(s))
        for action in move.actions:
            self.chosen[seat].update(self._things_of.get(action.code, ()))
            self.verbs[seat][action.verb.name] = self.verbs[seat].get(action.verb.name, 0) + 1
        if self.twins and seat == self.focus and (len(legal) > 1 or len(move.actions) > 1):
            self.forks.append(Fork(s.clone(), clock, move, _possible(self.rules, s, seat)))


def _possible(rules: Rules[Any], s: State, seat: int) -> frozenset[int]:
    return frozenset([code for move in view(rules, s, seat).moves(_MOST_MOVES) or () for code in move.codes])


def play_number(plan: LabPlan, number: int) -> tuple[Observed, list[Twin] | None]:
    """Play game `number` of a plan, and its twins; None if the plan has none for it."""
    rules, seed, things = plan.rules, seed_of(plan.seed, number), plan.things()
    s = start(rules, plan.seats, dict(plan.options), FastRandom(seed))
    first = to_act(s)[0] if to_act(s) else 0
    focus = (first + number) % plan.seats
    watch = Watch(rules, things, focus, plan.seats, twins=number < plan.twins)
    made = Play(rules, plan.bots(), seed, on_move=watch.note).run(s)
    observed = _observed(rules, s, watch, made, number, first)
    if not watch.twins:
        return observed, None
    free = _ending(rules, s, focus)
    at = number % plan.seats
    found = [_twin(plan, watch, i, thing, seed, free) for i, thing in enumerate(things)]
    return observed, [twin._replace(number=number, seat=at) for twin in found if twin is not None]


def _observed(rules: Rules[Any], s: State, watch: Watch, made: int, number: int, first: int) -> Observed:
    turn = [(first + place) % s.seats for place in range(s.seats)]
    winners, totals = rules.winners(s), rules.totals(s)
    order = {seat: place for place, seat in enumerate(turn)}
    ahead = [order[max(turn, key=values.__getitem__)] for values in watch.standings]
    behind = [order[min(turn, key=values.__getitem__)] for values in watch.standings]
    tenths = [round(tenth * (len(ahead) - 1) / TENTHS) for tenth in range(TENTHS + 1)] if ahead else []
    return Observed(
        number,
        [totals[seat] for seat in turn],
        [1 / len(winners) if seat in winners else 0.0 for seat in turn],
        made,
        getattr(s, "round", None),
        round(watch.choices / max(1, watch.asked), 3),
        sum(one != other for one, other in pairwise(ahead)),
        [ahead[i] for i in tenths],
        [behind[i] for i in tenths],
        [sorted(watch.chosen[seat]) for seat in turn],
        [watch.verbs[seat] for seat in turn],
    )


def _ending(rules: Rules[Any], s: State, seat: int) -> Ending:
    winners = rules.winners(s)
    return Ending(1 / len(winners) if seat in winners else 0.0, rules.totals(s)[seat])


def _twin(plan: LabPlan, watch: Watch, number: int, thing: Thing, seed: int, free: Ending) -> Twin | None:
    """Return the twins of a game for one thing, or None if its seat never had the choice.

    A twin that would not differ from the free game is not played: its result is that of the free game.
    """
    codes = thing.codes
    first = next((fork for fork in watch.forks if codes & fork.possible), None)
    if first is None:
        return None
    wanted = next((fork for fork in watch.forks if codes & set(fork.move.codes)), None)
    given, denied = free, free
    if wanted is not first:
        chooser = _same_again(plan, first.move) if plan.null else _giver(plan, codes)
        given = _branch(plan, watch, first, chooser, seed)
    if wanted is not None:
        chooser = _same_again(plan, wanted.move) if plan.null else _denier(plan, codes)
        denied = _branch(plan, watch, wanted, chooser, seed)
    shares = (given.share, denied.share, free.share)
    played = (wanted is not first, wanted is not None)
    return Twin(number, 0, 0, *shares, given.points, denied.points, *played)


def _branch(plan: LabPlan, watch: Watch, fork: Fork, chooser: Chooser, seed: int) -> Ending:
    s = fork.state.clone()
    Play(watch.rules, plan.bots(), seed, chooser, watch.focus).run(s, fork.clock)
    return _ending(watch.rules, s, watch.focus)


def _denier(plan: LabPlan, codes: frozenset[int]) -> Chooser:
    """Return a chooser that never takes the thing unless it must."""

    def choose(seen: View[Any], seed: int) -> Move:
        move = shared(plan.bot).choose(seen, seed)
        if not codes.intersection(move.codes):
            return move
        rest = [other for other in seen.moves(_MOST_MOVES) or () if not codes.intersection(other.codes)]
        return best_of(seen, rest, seed) if rest else move

    return choose


def _giver(plan: LabPlan, codes: frozenset[int]) -> Chooser:
    """Return a chooser that takes the thing as soon as it may, once."""
    taken = False

    def choose(seen: View[Any], seed: int) -> Move:
        nonlocal taken
        if not taken:
            with_it = [move for move in seen.moves(_MOST_MOVES) or () if codes.intersection(move.codes)]
            if with_it:
                taken = True
                return best_of(seen, with_it, seed)
        return shared(plan.bot).choose(seen, seed)

    return choose


def _same_again(plan: LabPlan, move: Move) -> Chooser:
    """Return a chooser that gives and denies nothing: it makes the same move, and then has other luck of its own."""
    first = True

    def choose(seen: View[Any], seed: int) -> Move:
        nonlocal first
        if first:
            first = False
            return move
        return shared(plan.bot).choose(seen, seed + 1_000_003)

    return choose


def best_of(seen: View[Any], moves: list[Move], seed: int) -> Move:
    """Return the move with the best value one step ahead, in one imagined world."""
    if len(moves) == 1:
        return moves[0]
    world, heuristics = imagine(seen, seed), find(seen.rules.name).heuristics
    values = [value_after(seen.rules, heuristics, world, seen.seat, move, 0) for move in moves]
    return moves[values.index(max(values))]
