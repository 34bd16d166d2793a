"""Run a laboratory: the games, their twins, other options and the skill curve, in batches and resumable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tenban.kernel import FastRandom, start, to_act

from ..pool import in_order
from ..simulate import games_in_a_second, seed_of
from .games import Observed, Play, Twin, play_number
from .journal import Journal
from .plan import LabPlan

GAME, OPTION, SKILL = "game", "option", "skill"
_BATCHES_EACH = 60  # of a kind, at least if there are so many games
_MOST_GAMES = 50  # of one batch

OnProgress = Callable[[int, int], None]  # (games done, games in all)


class Batch(NamedTuple):
    """Some games of one kind: `what` is the bot of a skill curve, or an option and its value."""

    kind: str
    what: str
    numbers: tuple[int, ...]


class Short(NamedTuple):
    """A game with another option or another bot, in turn order."""

    number: int
    points: list[int]
    shares: list[float]
    decisions: int
    seat: int  # of the other bot


@dataclass
class Results:
    """What a laboratory has found so far."""

    plan: LabPlan
    games: dict[int, Observed] = field(default_factory=dict)
    twins: list[Twin] = field(default_factory=list)
    twinned: set[int] = field(default_factory=set)  # games that were also played on with things given and denied
    options: dict[str, dict[int, Short]] = field(default_factory=dict)
    skill: dict[str, dict[int, Short]] = field(default_factory=dict)

    def add(self, line: list[Any]) -> None:
        """Count one line of the journal."""
        kind, what, rest = line[0], line[1], line[2:]
        if kind == GAME:
            observed = Observed(*rest[0])
            self.games[observed.number] = observed
            if rest[1] is not None:
                self.twinned.add(observed.number)
                self.twins += [Twin(*twin) for twin in rest[1]]
        else:
            short = Short(*rest[0])
            (self.options if kind == OPTION else self.skill).setdefault(what, {})[short.number] = short

    def has(self, kind: str, what: str, number: int) -> bool:
        if kind == GAME:
            return number in (self.twinned if number < self.plan.twins else self.games)
        return number in (self.options if kind == OPTION else self.skill).get(what, {})


def examine(
    plan: LabPlan,
    folder: Path,
    jobs: int = 1,
    on_progress: OnProgress = lambda done, of: None,
    cluster: str | None = None,
) -> Results:
    """Run a laboratory, or the rest of it, and return its results; raise LabError if the folder holds another.

    A game depends on the plan's seed and its number alone, so any number of processes gives the same journal.
    """
    journal, results = Journal(folder, plan), Results(plan)
    for line in journal.read():
        results.add(line)
    left = list(_batches(plan, results, jobs, cluster))
    missing = sum(len(batch.numbers) for batch in left)
    done = of = _all_games(plan)
    done -= missing
    on_progress(done, of)
    for batch, lines in zip(left, in_order(partial(play_batch, plan), iter(left), jobs, cluster), strict=True):
        journal.write(lines)
        for line in lines:
            results.add(line)
        done += len(batch.numbers)
        on_progress(done, of)
    return results


def _kinds(plan: LabPlan) -> Iterator[tuple[str, str, int]]:
    yield GAME, "", plan.games
    if plan.option_games:
        for name, value in plan.other_options():
            yield OPTION, f"{name}={value}", plan.option_games
    if plan.skill_games:
        for bot in plan.skill_bots:
            yield SKILL, bot, plan.skill_games


def _all_games(plan: LabPlan) -> int:
    return sum(games for _, _, games in _kinds(plan))


def _batches(plan: LabPlan, results: Results, jobs: int, cluster: str | None) -> Iterator[Batch]:
    for kind, what, games in _kinds(plan):
        size = max(1, min(_MOST_GAMES, games // (jobs * _BATCHES_EACH)))
        if cluster is not None:
            size = games_in_a_second(partial(_trial, plan, kind, what))
        numbers = [number for number in range(games) if not results.has(kind, what, number)]
        for at in range(0, len(numbers), size):
            yield Batch(kind, what, tuple(numbers[at : at + size]))


def _trial(plan: LabPlan, kind: str, what: str, span: range) -> None:
    play_batch(plan, Batch(kind, what, tuple(span)))


def play_batch(plan: LabPlan, batch: Batch) -> list[list[Any]]:
    """Play the games of a batch and return the lines of the journal."""
    if batch.kind == GAME:
        played = [play_number(plan, number) for number in batch.numbers]
        return [[GAME, "", observed, twins] for observed, twins in played]
    one = _other_option if batch.kind == OPTION else _other_bot
    return [[batch.kind, batch.what, one(plan, batch.what, number)] for number in batch.numbers]


def _other_option(plan: LabPlan, what: str, number: int) -> Short:
    name, _, value = what.partition("=")
    return _played(plan, dict(plan.options) | {name: value}, plan.bot, number)


def _other_bot(plan: LabPlan, bot: str, number: int) -> Short:
    return _played(plan, dict(plan.options), bot, number)


def _played(plan: LabPlan, options: dict[str, str], bot: str, number: int) -> Short:
    """Play a game with the luck of game `number`; `bot` sits at another place in turn order in every game."""
    rules, seed = plan.rules, seed_of(plan.seed, number)
    s = start(rules, plan.seats, options, FastRandom(seed))
    first = to_act(s)[0] if to_act(s) else 0
    turn = [(first + place) % plan.seats for place in range(plan.seats)]
    seat = number % plan.seats
    decisions = Play(rules, plan.bots(bot, turn[seat]), seed).run(s)
    winners, totals = rules.winners(s), rules.totals(s)
    shares = [1 / len(winners) if other in winners else 0.0 for other in turn]
    return Short(number, [totals[other] for other in turn], shares, decisions, seat)
