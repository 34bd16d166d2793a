"""`tenban simulate`: many games between bots."""

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

from tenban.lab.simulate import Plan, Told
from tenban.lab.simulate import run as play_all
from tenban.lab.statistics import Row, Side, Summary, Tally
from tenban.scene.text import pad
from tenban.scene.words import Words, words_of

from ..errors import UsageError, bots_named
from ..files import must_be_new
from ..jobs import jobs_wanted
from ..setting import Setting, read_setting


def run(wanted: argparse.Namespace) -> int:
    setting = read_setting(wanted)
    plan, jobs = _plan(wanted, setting), jobs_wanted(wanted.jobs, wanted.games)
    with _sheet(wanted.out) as sheet, _bar(plan) as advance:

        def told(rows: list[Row]) -> None:
            advance(rows)
            if sheet is not None:
                sheet.add(rows)

        summary = play_all(plan, jobs, told)
    _print(wanted, plan, summary)
    return 0


def _plan(wanted: argparse.Namespace, setting: Setting) -> Plan:
    if wanted.games < 1:
        raise UsageError(f"--games must be 1 or more, not {wanted.games}")
    bots = tuple(bots_named(wanted.bots, setting.seats))
    options = tuple(sorted(setting.options.items()))
    house, rotate = setting.house_text, not wanted.fixed
    return Plan(setting.game.name, setting.seats, bots, wanted.games, wanted.seed, options, house, rotate)


def _sheet(file: Path | None) -> Any:
    """Where rows are written, as a context; nowhere if no file is wanted."""
    if file is None:
        return nullcontext()
    if file.suffix != ".parquet":
        raise UsageError(f"--out writes Parquet: name a file that ends in .parquet, not {file}")
    must_be_new(file)
    try:
        from tenban.lab.parquet import Sheet

        return Sheet(file)
    except ImportError as fault:
        raise UsageError("--out needs pyarrow: pip install tenban[lab]") from fault


@contextmanager
def _bar(plan: Plan) -> Iterator[Told]:
    """A progress bar on a terminal's error stream; nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        yield lambda rows: progress.advance(task, len(rows))


def _print(wanted: argparse.Namespace, plan: Plan, summary: Summary) -> None:
    if wanted.json:
        head = {"game": plan.game, "seats": plan.seats, "bots": list(plan.bots), "seed": plan.seed}
        data = {**head, "options": dict(plan.options), "results": summary.as_data()}
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return
    words = words_of("tenban.cli", wanted.lang)
    print(words("simulated", games=summary.games, game=plan.game, seats=plan.seats, seed=plan.seed))
    print("\n".join(table(summary, words)))
    print(_range(words, "decisions", summary.decisions))
    if summary.rounds.count:
        print(_range(words, "rounds", summary.rounds))
    if wanted.out is not None:
        print(words("rows-written", file=str(wanted.out)))


def table(summary: Summary, words: Words) -> list[str]:
    """Points and victories: all together, seat by seat, bot by bot."""
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
