"""`tenban simulate`: play many games between bots and count."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenban.extras import require
from tenban.lab.decisions import DecisionSheet, RecordedGame
from tenban.lab.parquet import Sheet
from tenban.lab.simulate import Plan, Told, run_recorded
from tenban.lab.simulate import run as play_all
from tenban.lab.statistics import Row, Side, Summary, Tally
from tenban.scene.text import pad
from tenban.scene.words import Words, words_of

from ..errors import UsageError, find_bots
from ..files import must_be_new
from ..jobs import number_of_jobs
from ..releases import use_releases
from ..setup import GameSetup, read_setup


def run(args: argparse.Namespace) -> int:
    use_releases(args)
    setup = read_setup(args)
    plan, jobs = _plan(args, setup), number_of_jobs(args.jobs, args.games)
    with _sheet("--out", args.out) as sheet, _sheet("--decisions", args.decisions) as decisions, _bar(plan) as advance:

        def collect(rows: list[Row]) -> None:
            advance(rows)
            if sheet is not None:
                sheet.add(rows)

        def collect_recorded(games: list[RecordedGame]) -> None:
            collect([game.row for game in games])
            decisions.add(games)

        if decisions is None:
            summary = play_all(plan, jobs, collect, args.ray)
        else:
            summary = run_recorded(plan, jobs, collect_recorded, args.ray)
    _print(args, plan, summary)
    return 0


def _plan(args: argparse.Namespace, setup: GameSetup) -> Plan:
    if args.games < 1:
        raise UsageError(f"--games must be 1 or more, not {args.games}")
    bots = tuple(find_bots(args.bots, setup.seats))
    options = tuple(sorted(setup.options.items()))
    house, rotate = setup.house_text, not args.fixed
    return Plan(setup.game.name, setup.seats, bots, args.games, args.seed, options, house, rotate)


def _sheet(argument: str, file: Path | None) -> Any:
    """Return a context that writes rows to a file, or to nowhere if there is no file."""
    if file is None:
        return nullcontext()
    if file.suffix != ".parquet":
        raise UsageError(f"{argument} writes Parquet: name a file that ends in .parquet, not {file}")
    must_be_new(file)
    require(argument, "lab", "pyarrow")
    return Sheet(file) if argument == "--out" else DecisionSheet(file)


@contextmanager
def _bar(plan: Plan) -> Iterator[Told]:
    """Show a progress bar on the error stream if it is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        yield lambda rows: progress.advance(task, len(rows))


def _print(args: argparse.Namespace, plan: Plan, summary: Summary) -> None:
    if args.json:
        head = {"game": plan.game, "seats": plan.seats, "bots": list(plan.bots), "seed": plan.seed}
        data = {**head, "options": dict(plan.options), "results": summary.as_data()}
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return
    words = words_of("tenban.cli", args.lang)
    print(words("simulated", games=summary.games, game=plan.game, seats=plan.seats, seed=plan.seed))
    print("\n".join(table(summary, words)))
    print(_range(words, "decisions", summary.decisions))
    if summary.rounds.count:
        print(_range(words, "rounds", summary.rounds))
    if args.out is not None:
        print(words("rows-written", file=str(args.out)))
    if args.decisions is not None:
        print(words("decisions-written", file=str(args.decisions)))


def table(summary: Summary, words: Words) -> list[str]:
    """Return the table of points and wins: all seats together, each seat, each bot."""
    head = ["", words("head-points"), words("head-sd"), words("head-wins"), words("head-interval")]
    every = summary.points
    rows = [[words("row-all"), f"{every.mean:.2f}", f"{every.spread:.2f}", "", ""]]
    rows += [_row(words("row-seat", seat=n), side) for n, side in enumerate(summary.seats, 1)]
    rows += [_row(name, side) for name, side in sorted(summary.bots.items())]
    return ["  ".join([pad(row[0], 12), *[pad(cell, 12) for cell in row[1:]]]).rstrip() for row in [head, *rows]]


def _row(name: str, side: Side) -> list[str]:
    low, high = side.interval
    points = [f"{side.points.mean:.2f}", f"{side.points.spread:.2f}"]
    return [name, *points, f"{100 * side.win_rate:.1f} %", f"{100 * low:.1f}–{100 * high:.1f}"]


def _range(words: Words, id: str, tally: Tally) -> str:
    mean, sd = f"{tally.mean:.1f}", f"{tally.spread:.1f}"
    return words(id, mean=mean, sd=sd, least=str(tally.least), most=str(tally.most))
