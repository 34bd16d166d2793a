"""`scripts/bench games`: measure every game beside its promises, and write the table to docs/benchmarks.md."""

from __future__ import annotations

import argparse
import sys

from bench.__main__ import PAGE
from tenban.lab.bench.games import HEAD, Promise, figures
from tenban.lab.bench.report import put_section, stamp
from tenban.registry import games

HOW = """Random play on one core, in processor time; decisions per second and the median of neighbouring ratios to
Latria with four seats, measured turn by turn in the same run; the time of one clone in mid-game; and how often one
`greedy` bot wins among `random` ones, seats rotated, with its 95 % interval.  `scripts/bench games` measures
them again."""
PROMISES = {
    "latria": Promise(clone=0.5),
    "olympus": Promise(0.4, 0.6, 0.8),
    "hoshizukuri": Promise(0.12, 1.0, 0.9),
    "cultus": Promise(0.06, 1.5, 0.9),
    "eclipse": Promise(0.03, 6.0),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench games", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--turns", type=int, default=7, help="measurements of each figure")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of one measurement")
    parser.add_argument("--played", type=int, default=400, help="games of the greedy bot")
    parser.add_argument("--no-page", action="store_true", help="print only")
    wanted = parser.parse_args()
    known = list(games())
    if not set(wanted.games) <= set(known):
        parser.error(f"the games are: {', '.join(known)}")
    rows = list(HEAD)
    print("\n".join(rows), flush=True)
    for name in wanted.games or known:
        measured = figures(name, wanted.turns, wanted.seconds, wanted.played)
        rows.append(measured.row(PROMISES.get(name, Promise())))
        print(rows[-1], flush=True)
    if wanted.no_page or wanted.games:
        print("The page is unchanged: it shows all games of one run.", file=sys.stderr)
        return
    text = "\n".join(rows)
    PAGE.write_text(put_section(PAGE.read_text("utf-8"), f"## Games\n\n{stamp()}\n\n{HOW}\n\n{text}\n"), "utf-8")


if __name__ == "__main__":
    main()
