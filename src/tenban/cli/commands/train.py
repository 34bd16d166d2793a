"""`tenban train`: learn from self-play how well each seat of a game stands."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenban.kernel.weights import FILE
from tenban.lab.train import TrainError, Training, TrainPlan, train
from tenban.lab.train.run import POLICY_FACTS, OnProgress
from tenban.registry import Game
from tenban.scene.text import pad
from tenban.scene.words import words_of

from ..errors import UsageError
from ..files import reason
from ..jobs import number_of_jobs
from ..setup import GameSetup, read_setup

_NEEDED = ("matplotlib", "numpy")


def run(args: argparse.Namespace) -> int:
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise UsageError(f"training needs {', '.join(missing)}, of the extra lab: pip install 'tenban[lab]'")
    plan, folder = _plan(args), _folder(args)
    try:
        with _bar() as update:
            training = train(plan, folder, number_of_jobs(args.jobs, plan.games), update, args.ray, _commit())
        report = _report(training, folder)
    except TrainError as fault:
        raise UsageError(str(fault)) from fault
    except OSError as fault:
        raise UsageError(f"{folder} cannot be written: {reason(fault)}") from fault
    _print(args, training, report)
    return 0


def _report(training: Training, folder: Path) -> Path:
    from tenban.lab.train.page import write

    return write(training, folder)


def _plan(args: argparse.Namespace) -> TrainPlan:
    least_games = 0 if args.policy > 0 else 1
    least_of = {"games": least_games, "rounds": 1, "window": 1, "trials": 0, "hidden": 0, "policy": 0}
    for name, least in least_of.items():
        if getattr(args, name) < least:
            raise UsageError(f"--{name} must be {least} or more, not {getattr(args, name)}")
    numbers = args.seats
    args.seats = numbers[0] if numbers else None
    setup = read_setup(args)
    given = tuple(sorted((name, setup.options[name]) for name, _, _ in [word.partition("=") for word in args.option]))
    return TrainPlan(
        setup.game.name,
        setup.rules.version,
        _seats(setup, numbers),
        args.games,
        args.rounds,
        args.trials,
        args.hidden,
        args.seed,
        given,
        _vary(setup.game, args.vary),
        args.window,
        args.policy,
    )


def _seats(setup: GameSetup, numbers: list[int] | None) -> tuple[int, ...]:
    """Return the numbers of seats to play with; without any, all that are more than one."""
    least, most = setup.game.info.seats
    if not numbers:
        return tuple(range(max(2, least), most + 1))
    if any(not max(2, least) <= number <= most for number in numbers):
        raise UsageError(f"--seats must be from {max(2, least)} to {most} for {setup.game.name}")
    return tuple(numbers)


def _vary(game: Game, names: str) -> tuple[str, ...]:
    known = [option.name for option in game.rules.options]
    wanted = tuple(name for name in names.split(",") if name)
    for name in wanted:
        if name not in known:
            raise UsageError(
                f"{game.name} has no option {name!r} to vary; its options are: {', '.join(known) or 'none'}"
            )
    return wanted


def _folder(args: argparse.Namespace) -> Path:
    folder: Path = args.out or Path(f"train-{args.game}")
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out names a folder, but {folder} is a file")
    return folder


def _commit() -> str:
    """Return the commit of the sources, or "" where they are not in a repository."""
    try:
        command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
        return subprocess.run(command, capture_output=True, text=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


@contextmanager
def _bar() -> Iterator[OnProgress]:
    """Show a progress bar of each stage on the error stream if it is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        task = progress.add_task("")
        yield lambda what, done, of: progress.update(task, description=what, completed=done, total=of)


def _print(args: argparse.Namespace, training: Training, report: Path) -> None:
    from tenban.lab.train.page import share_won

    plan, words = training.plan, words_of("tenban.cli", args.lang)
    rows = [(one.positions, one.loss, one.loss_by_hand, *share_won(one.won)) for one in training.rounds]
    if args.json:
        names = ("positions", "loss", "loss_by_hand", "share", "half_width")
        rounds = [dict(zip(names, row if plan.trials else row[:3], strict=False)) for row in rows]
        for told, one in zip(rounds, training.rounds, strict=True):
            told |= {name: getattr(one, name) for name in POLICY_FACTS if plan.policy}
        print(json.dumps({"game": plan.game, "seed": plan.seed, "weights": str(training.file), "rounds": rounds}))
        return
    print(words("trained", game=plan.game, games=plan.games * plan.rounds, seed=plan.seed))
    head = [words(f"train-{name}") for name in ("round", "positions", "loss", "by-hand", "share")]
    cells = [
        [str(n), str(row[0]), f"{row[1]:.4f}", f"{row[2]:.4f}", f"{row[3]:.2f} ± {row[4]:.2f}" if plan.trials else "–"]
        for n, row in enumerate(rows, 1)
    ]
    print("\n".join("  ".join([pad(cell, 12) for cell in row]).rstrip() for row in [head, *cells]))
    print(words("train-written", weights=str(training.file), file=FILE, report=str(report)))
