"""`scripts/bench prudent`: measure one greedy bot among prudent players of Eclipse, for docs/benchmarks.md.

Random players of Eclipse go bankrupt in a few rounds, so that winning against them says little.  A prudent player
chooses at random too, but spends no disc that it cannot pay for.
"""

from __future__ import annotations

import argparse
import sys
from math import inf
from random import Random

from bench.__main__ import PAGE
from tenban.bots.greedy import Greedy
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import FastRandom, play, start, to_act, view
from tenban.lab.bench.report import put_section, stamp
from tenban.lab.statistics import wilson

HOW = """One `greedy` bot among players who choose at random but spend no disc that they could not pay for; two to six
seats in turn, a shared victory counted in parts, Wilson's 95 % interval.  `scripts/bench prudent` measures it again."""
HEAD = ["| seats | games | greedy wins | 95 % | points | theirs | collapses |", "|---:|---:|---:|---:|---:|---:|---:|"]
WINS, COLLAPSES = 0.9, 0.02  # promised
SEATS = range(2, 7)


class Found:
    """The results of the games with a number of seats."""

    def __init__(self, seats: str) -> None:
        self.seats = seats
        self.games, self.wins, self.collapses = 0, 0.0, 0
        self.points, self.theirs = 0.0, 0.0

    def add(self, s: EclipseState, seat: int) -> None:
        """Count a finished game."""
        winners, totals = RULES.winners(s), RULES.totals(s)
        self.games += 1
        self.wins += (seat in winners) / len(winners)
        self.collapses += s.is_gone(seat)
        self.points += totals[seat]
        self.theirs += (sum(totals) - totals[seat]) / (s.seats - 1)

    def row(self) -> str:
        """Return the results as a row of the table."""
        n = max(self.games, 1)
        low, high = wilson(self.wins / n, n)
        cells = [self.seats, self.games, f"{self.wins / n:.1%}", f"{low:.1%} – {high:.1%}"]
        cells += [f"{self.points / n:.1f}", f"{self.theirs / n:.1f}", f"{self.collapses / n:.1%}"]
        return f"| {' | '.join(map(str, cells))} |"

    def verdict(self) -> str:
        """Return a sentence that compares the results with the promises."""
        wins = "kept" if self.wins >= WINS * self.games else "NOT KEPT"
        collapses = "kept" if self.collapses < COLLAPSES * self.games else "NOT KEPT"
        return f"Promised: wins in {WINS:.0%} of all games, {wins}; collapses in under {COLLAPSES:.0%}, {collapses}."


def played(seats: int, number: int, seat: int, bot: Greedy) -> EclipseState:
    """Return the end of a game of the greedy bot at `seat` among prudent players."""
    s, rng = start(RULES, seats, {}, FastRandom(number)), Random(number)
    while to_act(s):
        actor = to_act(s)[0]
        if actor == seat:
            action = bot.choose_action(view(RULES, s, seat), rng.randrange(2**30), inf)
        else:
            action = prudent(s, actor, rng)
        play(RULES, s, actor, action)
    return s


def measured(games: int) -> list[Found]:
    """Return the results by number of seats, and those of all games last."""
    found = [Found(str(seats)) for seats in SEATS] + [Found("all")]
    bot = Greedy()
    for number in range(games):
        at = number % len(SEATS)
        seats, seat = SEATS[at], number // len(SEATS) % SEATS[at]
        s = played(seats, 2026 + number, seat, bot)
        for part in (found[at], found[-1]):
            part.add(s, seat)
        print(f"\r{number + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench prudent", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--no-page", action="store_true", help="print only")
    wanted = parser.parse_args()
    found = measured(wanted.games)
    text = "\n".join([*HEAD, *[part.row() for part in found], "", found[-1].verdict()])
    print(text)
    if not wanted.no_page:
        section = f"## Eclipse: greedy among prudent players\n\n{stamp()}\n\n{HOW}\n\n{text}\n"
        PAGE.write_text(put_section(PAGE.read_text("utf-8"), section), "utf-8")


if __name__ == "__main__":
    main()
