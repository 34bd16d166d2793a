"""`tenban bench`: measure the engine beside other engines that are installed."""

from __future__ import annotations

import argparse

from tenban.lab.bench.compare import Figure, measure
from tenban.lab.bench.report import HEAD, clone_line, row

from ..errors import UsageError


def run(args: argparse.Namespace) -> int:
    if args.turns < 1 or args.seconds <= 0:
        raise UsageError("--turns must be 1 or more and --seconds more than 0")
    print("\n".join(HEAD), flush=True)

    def print_row(figure: Figure) -> None:
        print(row(figure), flush=True)

    print("\n" + clone_line(measure(turns=args.turns, seconds=args.seconds, told=print_row)))
    return 0
