"""`tenban lab`: examine the balance of a game and write a report."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenban.lab.balance import LabPlan, Results, examine, findings, page, sheets
from tenban.lab.balance.effects import Effect
from tenban.lab.balance.journal import LabError
from tenban.scene.words import words_of

from ..errors import UsageError, find_bots
from ..files import reason
from ..jobs import number_of_jobs
from ..setup import GameSetup, read_setup


def run(args: argparse.Namespace) -> int:
    plan, folder = _plan(args, read_setup(args)), _folder(args)
    try:
        with _bar(plan) as update:
            results = examine(plan, folder, number_of_jobs(args.jobs, plan.games), update, args.ray)
        sheets.write(results, folder)
        report = page.write(results, folder)
    except LabError as fault:
        raise UsageError(str(fault)) from fault
    except OSError as fault:
        raise UsageError(f"{folder} cannot be written: {reason(fault)}") from fault
    _print(args, results, report)
    return 0


def _plan(args: argparse.Namespace, setup: GameSetup) -> LabPlan:
    for name, least in (("games", 0), ("twins", 0), ("option_games", 0), ("skill_games", 0)):
        if getattr(args, name) < least:
            raise UsageError(f"--{name.replace('_', '-')} must be {least} or more, not {getattr(args, name)}")
    if setup.seats < 2:
        raise UsageError("the lab compares seats, so it needs two or more")
    bot = find_bots(args.bot, 1)[0]
    several = find_bots(args.skill_bots, len(args.skill_bots.split(",")))
    games = max(args.games, args.twins, args.option_games)
    return LabPlan(
        setup.game.name,
        setup.rules.version,
        setup.seats,
        bot,
        games,
        args.twins,
        args.option_games,
        args.skill_games,
        tuple(dict.fromkeys(several)),
        args.seed,
        tuple(sorted((name, value) for name, value in setup.options.items() if _given(args, name))),
        setup.house_text,
        _verbs(args, setup),
        args.null,
    )


def _given(args: argparse.Namespace, name: str) -> bool:
    return any(word.partition("=")[0] == name for word in args.option)


def _verbs(args: argparse.Namespace, setup: GameSetup) -> tuple[str, ...]:
    if not args.things:
        return setup.game.things
    known = [verb.name for verb in setup.rules.space.verbs if verb.domains]
    wanted = tuple(args.things.split(","))
    for name in wanted:
        if name not in known:
            raise UsageError(f"{setup.game.name} has no verb {name!r} with things; it has: {', '.join(known)}")
    return wanted


def _folder(args: argparse.Namespace) -> Path:
    folder: Path = args.out or Path(f"lab-{args.game}")
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out names a folder, but {folder} is a file")
    return folder


@contextmanager
def _bar(plan: LabPlan) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar of games on the error stream if it is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        task = progress.add_task(plan.game, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _print(args: argparse.Namespace, results: Results, report: Path) -> None:
    families = _families(results)
    if args.json:
        data = {name: [_data(effect) for effect in effects] for name, effects in families.items()}
        print(json.dumps({"game": results.plan.game, "seed": results.plan.seed, **data}, ensure_ascii=False, indent=1))
        return
    words, plan = words_of("tenban.lab", args.lang), results.plan
    every = [effect for effects in families.values() for effect in effects]
    print(words("lab-run", games=len(results.games), game=plan.game, seats=plan.seats, seed=str(plan.seed)))
    for effect in families["seats"]:
        name = words("lab-place", place=str(int(effect.name) + 1))
        span = f"{100 * effect.low:.1f}–{100 * effect.high:.1f}"
        print(f"  {name}  {100 * effect.mean:.1f} %  ({span}){' *' if effect.flagged else ''}")
    print(words("lab-found", flagged=sum(effect.flagged for effect in every), all=len(every)))
    print(words("lab-written", file=str(report)))


def _families(results: Results) -> dict[str, list[Effect]]:
    options = findings.options(results)
    return {
        "seats": findings.seats(results),
        "denied": findings.denied(results),
        "given": findings.given(results),
        "observed": list(findings.observations(results).values()),
        "options": [effect for one in options for effect in (one.first, one.length, one.points)],
        "skill": findings.skill(results),
        "habits": findings.habits(results),
    }


def _data(effect: Effect) -> dict[str, object]:
    interval = [round(effect.low, 5), round(effect.high, 5)]
    head = {"name": effect.name, "effect": round(effect.mean, 5), "interval": interval, "games": effect.count}
    return {**head, "p": effect.luck, "q": effect.adjusted, "stands": effect.flagged}
