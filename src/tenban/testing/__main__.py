"""`python -m tenban.testing golden|counts|digests|exhaust|houses|check [GAME …]`, which scripts/ call."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tenban.registry import Game, UnknownGameError, find, games

from . import counts, digests, golden
from .exhaust import exhaust
from .houses import houses
from .suite import check


def _golden(game: Game, tests: Path) -> str:
    return "\n".join(str(path) for path in golden.regenerate(game, tests / "golden"))


def _counts(game: Game, tests: Path) -> str:
    return _write(counts.file_of(game, tests / "counts"), counts.text(game))


def _digests(game: Game, tests: Path) -> str:
    return _write(digests.file_of(game, tests / "digests"), digests.text(game))


def _write(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


TASKS: dict[str, Callable[[Game, Path], str]] = {
    "golden": _golden,
    "counts": _counts,
    "digests": _digests,
    "exhaust": lambda game, tests: str(exhaust(game)),
    "check": lambda game, tests: str(check(game)),
}
LARGE = {"houses": houses}  # tasks that take a number of files


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tenban.testing", description="Write the files that tests compare with."
    )
    parser.add_argument("task", choices=[*TASKS, *LARGE])
    parser.add_argument("games", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="folder of the tests (default: %(default)s)")
    parser.add_argument("--files", type=int, default=100, help="house files to try (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="seed of the first house file (default: %(default)s)")
    args = parser.parse_args(argv)
    faults = 0
    try:
        for name in args.games or list(games()):
            if args.task in LARGE:
                run = LARGE[args.task](find(name), args.files, args.first)
                faults += len(run.faults)
                print(run, flush=True)
            else:
                print(TASKS[args.task](find(name), args.tests))
    except UnknownGameError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
