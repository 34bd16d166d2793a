"""Play many games between bots; the same seed plays the same games with any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from time import process_time
from typing import Any

from tenban.bots import choose
from tenban.kernel import FastRandom, Rules, State, play, rollout, start, to_act, view
from tenban.kernel.data import parse_house
from tenban.registry import find

from . import releases  # noqa: F401 - adds the bots of other releases in every process that plays
from .decisions import RecordedGame, play_recorded
from .pool import in_order
from .statistics import Row, Summary, places

OnRows = Callable[[list[Row]], None]
OnGames = Callable[[list[RecordedGame]], None]
Told = OnRows  # the former name, until the terminal uses the new one
_MOST_GAMES = 250  # of one task
_MOST_ON_A_CLUSTER = 4096  # of one task, where handing it out takes longer
_PROBE = 0.05  # seconds that a trial of some games must take to be worth trusting
_TASKS_EACH = 50  # batches of each process: so often a progress bar moves


@dataclass(frozen=True)
class Plan:
    """The games to play.  `bots` are named by seat; with `rotate` they move on by one seat after each game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    house: str = ""  # the text of a house file
    rotate: bool = True

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Return the bots of game `number`, by seat."""
        shift = number % self.seats if self.rotate else 0
        return tuple([self.bots[(seat - shift) % self.seats] for seat in range(self.seats)])


@cache
def rules_of(game: str, house: str) -> Rules[Any]:
    """Return the rules of a game, with the tables of a house file; they are made once per process."""
    rules = find(game).rules
    return rules.house(parse_house(house)) if house else rules


def seed_of(seed: int, number: int) -> int:
    """Return a seed of 60 bits for one game of a plan."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big") >> 4


def play_one(plan: Plan, number: int) -> Row:
    """Play game `number` of a plan and return its result."""
    rules = rules_of(plan.game, plan.house)
    return play_game(rules, dict(plan.options), plan.bots_of(number), seed_of(plan.seed, number), number)


def play_game(rules: Rules[Any], options: dict[str, str], bots: tuple[str, ...], seed: int, number: int = 0) -> Row:
    """Play one game between bots, named by seat, and return its result."""
    s = start(rules, len(bots), options, FastRandom(seed))
    if all(bot == "random" for bot in bots):
        decisions = rollout(rules, s)  # the same distribution, much faster
    else:
        decisions = _play_bots(rules, s, bots, seed)
    points, winners = rules.totals(s), rules.winners(s)
    rounds = getattr(s, "round", None)
    return Row(number, bots, tuple(points), tuple(winners), decisions, rounds, places(rules.ranking(s)))


def _play_bots(rules: Rules[Any], s: State, bots: tuple[str, ...], seed: int) -> int:
    made = 0
    while seats := to_act(s):
        seat = seats[0]
        for action in choose(bots[seat], view(rules, s, seat), seed + made).actions:
            play(rules, s, seat, action)
            made += 1
    return made


def run(plan: Plan, jobs: int = 1, on_rows: OnRows = lambda rows: None, cluster: str | None = None) -> Summary:
    """Play a plan and return its summary; `on_rows` gets the finished games in order.

    `cluster` is the address of a Ray cluster that plays the games, instead of processes of this machine; "" starts one.
    """
    summary = Summary()
    for rows in in_order(partial(_batch, plan), _spans(plan, jobs, _batch, cluster), jobs, cluster):
        summary.add_all(rows)
        on_rows(rows)
    return summary


def run_recorded(plan: Plan, jobs: int, on_games: OnGames, cluster: str | None = None) -> Summary:
    """Do as `run` does with every decision recorded; `on_games` gets the finished games in order.

    Random bots are asked one by one here, so they play other games than in `run`.
    """
    summary = Summary()
    for games in in_order(partial(_recorded_batch, plan), _spans(plan, jobs, _recorded_batch, cluster), jobs, cluster):
        summary.add_all([game.row for game in games])
        on_games(games)
    return summary


def _spans(plan: Plan, jobs: int, batch: Callable[[Plan, range], object], cluster: str | None) -> Iterator[range]:
    if cluster is None:
        size = max(1, min(_MOST_GAMES, plan.games // (jobs * _TASKS_EACH)))
    else:
        size = games_in_a_second(partial(batch, plan))
    return (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))


def games_in_a_second(batch: Callable[[range], object]) -> int:
    """Return how many games a batch of about a second has, so that handing it out costs little beside playing it."""
    games, began = 1, process_time()
    batch(range(games))
    while (spent := process_time() - began) < _PROBE and games < _MOST_ON_A_CLUSTER:
        games *= 2
        began = process_time()
        batch(range(games))
    return max(1, min(_MOST_ON_A_CLUSTER, round(games / max(spent, 1e-9))))


def _batch(plan: Plan, span: range) -> list[Row]:
    return [play_one(plan, number) for number in span]


def _recorded_batch(plan: Plan, span: range) -> list[RecordedGame]:
    rules, options = rules_of(plan.game, plan.house), dict(plan.options)
    return [play_recorded(rules, options, plan.bots_of(number), seed_of(plan.seed, number), number) for number in span]
