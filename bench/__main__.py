"""`make bench`: compare our speed with other engines, print the table and write it to docs/benchmarks.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from tenban.lab.bench.compare import measure
from tenban.lab.bench.report import clone_line, put_section, section, table

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--turns", type=int, default=7, help="measurements of each pair")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of one measurement")
    parser.add_argument("--no-page", action="store_true", help="print only")
    wanted = parser.parse_args()
    figures = measure(turns=wanted.turns, seconds=wanted.seconds)
    print(table(figures), clone_line(figures), sep="\n\n")
    if not wanted.no_page:
        PAGE.parent.mkdir(exist_ok=True)
        before = PAGE.read_text("utf-8") if PAGE.exists() else "# Benchmarks\n"
        PAGE.write_text(put_section(before, section(figures)), "utf-8")


if __name__ == "__main__":
    main()
