"""Many games between bots: the same games for the same seed, however many processes share the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from typing import Any

from tenban.bots import choose
from tenban.kernel import FastRandom, Rules, State, play, rollout, start, to_act, view
from tenban.kernel.data import parse_house
from tenban.registry import find

from .pool import in_order
from .statistics import Row, Summary, places

Told = Callable[[list[Row]], None]
_MOST_AT_ONCE = 250  # games of one task
_TASKS_EACH = 8  # at least so many tasks per process, so that none waits long for the last


@dataclass(frozen=True)
class Plan:
    """What to play.  Bots are named by seat; with `rotate` they move on one seat after each game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    house: str = ""  # the text of a house file
    rotate: bool = True

    def bots_of(self, number: int) -> tuple[str, ...]:
        shift = number % self.seats if self.rotate else 0
        return tuple([self.bots[(seat - shift) % self.seats] for seat in range(self.seats)])


@cache
def rules_of(game: str, house: str) -> Rules[Any]:
    """The rules, with the tables of a house file; found once per process."""
    rules = find(game).rules
    return rules.house(parse_house(house)) if house else rules


def seed_of(seed: int, number: int) -> int:
    """A seed of 60 bits for one game of a plan."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big") >> 4


def play_one(plan: Plan, number: int) -> Row:
    """Game `number` of a plan."""
    rules = rules_of(plan.game, plan.house)
    return play_game(rules, dict(plan.options), plan.bots_of(number), seed_of(plan.seed, number), number)


def play_game(rules: Rules[Any], options: dict[str, str], bots: tuple[str, ...], seed: int, number: int = 0) -> Row:
    """One game between bots, named by seat."""
    s = start(rules, len(bots), options, FastRandom(seed))
    if all(bot == "random" for bot in bots):
        decisions = rollout(rules, s)  # the same chances, without asking bots one by one
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


def run(plan: Plan, jobs: int = 1, told: Told = lambda rows: None) -> Summary:
    """Play the plan; `told` hears the games in order as they come in."""
    summary = Summary()
    for rows in _batches(plan, jobs):
        summary.add_all(rows)
        told(rows)
    return summary


def _batches(plan: Plan, jobs: int) -> Iterator[list[Row]]:
    size = max(1, min(_MOST_AT_ONCE, plan.games // (jobs * _TASKS_EACH)))
    spans = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    return in_order(partial(_batch, plan), spans, jobs)


def _batch(plan: Plan, span: range) -> list[Row]:
    return [play_one(plan, number) for number in span]
