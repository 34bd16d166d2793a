"""`scripts/bench bots TASK`: measure speed, strength and politeness of the bots for docs/benchmarks.md.

`scripts/bench bots ladders --ladder FOLDER …` takes over what `tenban ladder` measured.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from tenban.lab.bench.report import put_section
from tenban.lab.releases import add_releases, read_releases

from . import before, crowd, ladders, outside, page, peers, species, strength

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
KEPT = ROOT / ".cache" / "bots"  # games played so far
Wanted = argparse.Namespace


def _peers(wanted: Wanted) -> str:
    speeds = peers.speeds(wanted.turns, wanted.searched)
    return page.peers(
        speeds, peers.matches(wanted.games, wanted.simulations), wanted.turns, wanted.searched, wanted.simulations
    )


def _tables(wanted: Wanted) -> list[tuple[str, int]]:
    return [(game, int(seats)) for game, _, seats in (word.partition(":") for word in wanted.tables)]


def _strength(wanted: Wanted) -> str:
    options = tuple([(name, value) for name, _, value in (word.partition("=") for word in wanted.option)])
    measure = partial(strength.among_greedy, bot=wanted.bot, options=options)
    return page.strength(
        [measure(game, seats, wanted.games, wanted.folder, wanted.jobs) for game, seats in _tables(wanted)]
    )


def _before(wanted: Wanted) -> str:
    releases = read_releases(wanted.release)
    add_releases(releases)
    pairs = [(wanted.bot, f"{strength.FULL}@{release}") for release in releases]
    return page.before(
        [before.against(*table, pair, wanted.games, wanted.folder) for table in _tables(wanted) for pair in pairs]
    )


def _species(wanted: Wanted) -> str:
    tables = [seats for game, seats in _tables(wanted) if game == "eclipse"]
    found = [(species.by_species(wanted.bot, seats, wanted.games, wanted.folder), seats) for seats in tables]
    return "\n".join([page.species(drawn, wanted.bot, seats) for drawn, seats in found])


def _levels(wanted: Wanted) -> str:
    tables = [strength.steps(*table, wanted.games, wanted.folder, wanted.jobs) for table in _tables(wanted)]
    return page.levels([step for table in tables for step in table])


def _outside(wanted: Wanted) -> str:
    return page.outside(
        [
            outside.match(*table, same, wanted.games, wanted.simulations)
            for table in outside.TABLES
            for same in (outside.SAME_SIMULATIONS, outside.SAME_TIME)
        ]
    )


def _crowd(wanted: Wanted) -> str:
    return page.crowd(
        [
            crowd.measure(wanted.at_once, level, wanted.seconds, together)
            for together in (False, True)
            for level in wanted.levels
        ]
    )


def _take_ladders(wanted: Wanted) -> None:
    for game in ladders.take(wanted.ladder):
        ladders.write_pages(game)


TASKS = {
    "peers": _peers,
    "outside": _outside,
    "strength": _strength,
    "before": _before,
    "species": _species,
    "levels": _levels,
    "crowd": _crowd,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench bots", description=__doc__)
    parser.add_argument("task", choices=[*TASKS, "ladders"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tables", nargs="+", metavar="GAME:SEATS", default=[f"{g}:{n}" for g, n in strength.TABLES])
    parser.add_argument("--bot", default=strength.FULL, help="bot that is measured (%(default)s)")
    parser.add_argument(
        "--release", nargs="+", metavar="NAME=PYTHON", default=[], help="environment of an earlier release"
    )
    parser.add_argument("--option", nargs="+", metavar="NAME=VALUE", default=[], help="options of these tables")
    parser.add_argument("--folder", type=Path, default=KEPT, help="folder of the games played so far (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play games (%(default)s)")
    parser.add_argument("--turns", type=int, default=15, help="measurements of each speed")
    parser.add_argument("--searched", type=int, default=5000, help="simulations of a measured search")
    parser.add_argument("--simulations", type=int, default=500, help="simulations a move against OpenSpiel")
    parser.add_argument("--at-once", type=int, default=100, help="number of tables of the crowd")
    parser.add_argument("--levels", nargs="+", default=["random", "steady", "master"], help="bots of the crowd")
    parser.add_argument("--seconds", type=float, default=40.0, help="duration of the crowd")
    parser.add_argument(
        "--ladder",
        nargs="+",
        type=Path,
        default=[],
        help="folders of `tenban ladder` to take over; those of one game and number of seats count as one",
    )
    parser.add_argument("--no-page", action="store_true", help="print only")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.task == "ladders":
        _take_ladders(wanted)
        return
    text = TASKS[wanted.task](wanted)
    print(text)
    if not wanted.no_page:
        PAGE.write_text(put_section(PAGE.read_text("utf-8"), text), "utf-8")


if __name__ == "__main__":
    main()
