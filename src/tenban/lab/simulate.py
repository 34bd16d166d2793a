"""Many games between bots: the same games for the same seed, however many processes share the work."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from itertools import islice
from typing import Any

from tenban.bots import choose
from tenban.kernel import Rules, State, Swift, play, rollout, start, to_act, view
from tenban.kernel.data import parse_house
from tenban.registry import find

from .statistics import Row, Summary

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
    rules, bots, seed = rules_of(plan.game, plan.house), plan.bots_of(number), seed_of(plan.seed, number)
    s = start(rules, plan.seats, dict(plan.options), Swift(seed))
    if all(bot == "random" for bot in bots):
        decisions = rollout(rules, s)  # the same chances, without asking bots one by one
    else:
        decisions = _play_bots(rules, s, bots, seed)
    points, winners = rules.totals(s), rules.winners(s)
    return Row(number, bots, tuple(points), tuple(winners), decisions, getattr(s, "round", None))


def _play_bots(rules: Rules[Any], s: State, bots: tuple[str, ...], seed: int) -> int:
    made = 0
    while seats := to_act(s):
        seat = seats[0]
        play(rules, s, seat, choose(bots[seat], rules, view(rules, s, seat), seat, seed + made))
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
    return map(partial(_batch, plan), spans) if jobs == 1 else _shared(plan, jobs, spans)


def _shared(plan: Plan, jobs: int, spans: Iterator[range]) -> Iterator[list[Row]]:
    """Batches by several processes, in order; a few are always under way, and none goes on when we stop."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            under_way = deque(pool.submit(_batch, plan, span) for span in islice(spans, 3 * jobs))
            while under_way:
                rows = under_way.popleft().result()
                under_way.extend(pool.submit(_batch, plan, span) for span in islice(spans, 1))
                yield rows
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _batch(plan: Plan, span: range) -> list[Row]:
    return [play_one(plan, number) for number in span]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
