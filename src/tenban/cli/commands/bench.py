"""`tenban bench`: our speed beside that of others, as far as they are installed."""

from __future__ import annotations

import argparse

from tenban.lab.bench.compare import Figure, measure
from tenban.lab.bench.report import HEAD, clone_line, row

from ..errors import UsageError


def run(wanted: argparse.Namespace) -> int:
    if wanted.turns < 1 or wanted.seconds <= 0:
        raise UsageError("--turns must be 1 or more and --seconds more than 0")
    print("\n".join(HEAD), flush=True)

    def told(figure: Figure) -> None:
        print(row(figure), flush=True)

    print("\n" + clone_line(measure(turns=wanted.turns, seconds=wanted.seconds, told=told)))
    return 0
