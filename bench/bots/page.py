"""The measurements as sections of docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import import_module

from tenban.bots.levels import MASTER

from .before import Against
from .crowd import INSTANTS, Crowd
from .outside import UCT_C as OUTSIDE_C
from .outside import Outside
from .peers import UCT_C, Match, Speed
from .species import Drawn
from .strength import Step, Strength

VERDICTS = {1: "stronger, decided", 0: "not decided", -1: "WEAKER, decided"}
PATIENCE = 200.0  # milliseconds a person may wait because of bots, at the 99th percentile


def section(title: str, how: str, lines: Sequence[str]) -> str:
    engine = "compiled" if str(import_module("tenban.bots.search").__file__).endswith(".so") else "interpreted"
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, engine {engine}"
    return "\n".join([f"## Bots: {title}", "", f"{datetime.now(UTC):%Y-%m-%d} · {machine}", "", how, "", *lines, ""])


def kept(yes: bool) -> str:
    return "kept" if yes else "NOT KEPT"


def peers(speeds: list[Speed], matches: list[Match], turns: int, searched: int, simulations: int) -> str:
    how = (
        f"One thread each, in turn in one process, processor time; {searched:,} simulations a search with random "
        f"playouts to the end, from openings and mid-games; medians of {turns} turns and of neighbouring ratios. "
        f"OpenSpiel's bots are C++ (constant {UCT_C})."
    )
    rows = ["| ours, simulations/s | | OpenSpiel | simulations/s | ratio | promised |", "|---|---:|---|---:|---:|---|"]
    for s in speeds:
        ours, peer = s.what.split(" | ")
        rows.append(f"| {ours} | {s.ours:,.0f} | {peer} | {s.peer:,.0f} | {s.ratio:.2f}× | ≥ 1× {kept(s.ratio >= 1)} |")
    rows += [
        "",
        f"Connect four against `MCTSBot` through a bridge, {simulations} simulations a move on both sides:",
        "",
    ]
    rows += ["| our search | games | our score | 95 % | promised |", "|---|---:|---:|---:|---|"]
    for m in matches:
        low, high = m.interval
        rows.append(
            f"| {m.how} | {m.games} | {100 * m.score:.1f} % | {100 * low:.1f} – {100 * high:.1f} | "
            f"within error or better: {kept(high >= 0.5)} |"
        )
    return section("beside OpenSpiel", how, rows)


def outside(found: list[Outside]) -> str:
    how = (
        "One bot with our tree search among bots of `open_spiel.python.algorithms.ismcts` (random playouts, constant "
        f"{OUTSIDE_C}), through our OpenSpiel environment, in every seat in turn; both imagine worlds from the view of "
        "their seat. A shared victory is counted in parts; Wilson's 95 % intervals."
    )
    rows = [
        "| game | seats | equal | simulations of theirs | games | our wins | 95 % | fair | ms a move, ours | theirs |"
    ]
    rows.append("|---|---:|---|---:|---:|---:|---:|---:|---:|---:|")
    for f in found:
        low, high = f.interval
        rows.append(
            f"| {f.game} | {f.seats} | {f.same} | {f.simulations} | {f.games} | {100 * f.share:.1f} % "
            f"| {100 * low:.1f} – {100 * high:.1f} | {100 / f.seats:.1f} % "
            f"| {f.milliseconds[0]:.1f} | {f.milliseconds[1]:.1f} |"
        )
    return section("an outside opponent", how, rows)


def strength(found: list[Strength]) -> str:
    milliseconds = MASTER.budget.milliseconds if MASTER.budget is not None else 0.0
    bot = f"`master` ({milliseconds:.0f} ms a move)" if found[0].bot == MASTER.name else f"`{found[0].bot}`"
    options = "".join([f", {name}={value}" for name, value in found[0].options])
    how = (
        f"One {bot} among `greedy` bots{options}, seats rotated, a shared victory "
        "counted in parts, Wilson's 95 % intervals. Promised for `master`: with two seats 90 % of the games, with more "
        "twice the fair share."
    )
    rows = ["| game | seats | games | wins | 95 % | of fair share | points | greedy's | promised |"]
    rows.append("|---|---:|---:|---:|---:|---:|---:|---:|---|")
    for f in found:
        low, high = f.side.interval
        rate = f.side.win_rate
        rows.append(
            f"| {f.game} | {f.seats} | {f.side.points.count} | {100 * rate:.1f} % | {100 * low:.1f} – {100 * high:.1f} "
            f"| {rate * f.seats:.2f}× | {f.side.points.mean:.1f} | {f.greedy.points.mean:.1f} "
            f"| ≥ {100 * f.promise:.0f} % {kept(rate >= f.promise)} |"
        )
    return section("the full level" if found[0].bot == MASTER.name else found[0].bot, how, rows)


def species(found: list[Drawn], bot: str, seats: int) -> str:
    how = (
        f"One `{bot}` among `greedy` bots at Eclipse with {seats} seats, in every seat in turn; all draw their "
        "species. A shared victory is counted in parts; Wilson's 95 % intervals."
    )
    rows = ["| species | games | wins | 95 % | points | greedy's |", "|---|---:|---:|---:|---:|---:|"]
    for f in found:
        low, high = f.interval
        rows.append(
            f"| {f.species} | {f.games} | {100 * f.won:.1f} % | {100 * low:.1f} – {100 * high:.1f} "
            f"| {f.points:.1f} | {f.greedy:.1f} |"
        )
    return section("every species of Eclipse", how, rows)


def before(found: list[Against]) -> str:
    how = (
        "Each bot against one of an earlier release, which runs in an environment of its own, every deal from both "
        "sides, with four seats two of each; a win is one of either seat, `ahead` is how often a seat finishes before "
        "one of the other, by which the sequential test of the ladder goes. The processor time is that of a whole "
        "game. Promised: 60 % in three games, none below 50 %."
    )
    rows = [
        "| game | seats | bot | other | games | won | 95 % | ahead | processor time | of the other | the bot is |",
        "|---|---:|---|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for f in found:
        low, high = f.interval
        own, other = f.seconds
        rows.append(
            f"| {f.game} | {f.seats} | `{f.bot}` | `{f.other}` | {f.games} | {100 * f.won:.1f} % "
            f"| {100 * low:.1f} – {100 * high:.1f} | {100 * f.ahead:.1f} % | {own:.1f} s | {other:.1f} s "
            f"| {VERDICTS[f.verdict]} |"
        )
    return section("against an earlier release", how, rows)


def levels(found: list[Step]) -> str:
    how = (
        "Each level plays the one below it: both alternate round the table, every deal from both sides with the same "
        "key; the score is how often a seat of the upper level finishes ahead of a seat of the lower. A sequential "
        "test stops a pair once it is decided (it errs in at most 5 % of all cases)."
    )
    rows = [
        "| game | seats | pair | deals | score | 95 % | by luck at most | |",
        "|---|---:|---|---:|---:|---:|---:|---|",
    ]
    for s in found:
        verdict = "stronger" if s.decided else "NOT DECIDED"
        rows.append(
            f"| {s.game} | {s.seats} | {s.upper} – {s.lower} | {s.deals} | {100 * s.score:.1f} % "
            f"| {100 * s.low:.1f} – {100 * s.high:.1f} | {s.luck:.2g} | {verdict} |"
        )
    return section("the levels", how, rows)


def crowd(found: list[Crowd]) -> str:
    how = (
        "Tables of Latria Opus with one person and three bots each, on one server with two bot workers; the person "
        f"chooses within two seconds, or all of them choose at the same instants, every {INSTANTS:.0f} s. Waiting is "
        "the time from sending an action to its acknowledgement, which comes when it is on the disk; an answer is the "
        "time from there to the person's next question, with a pause of 0.7 s for each bot between. Bots that choose "
        "at random take almost no time, so that they show what searching costs. The server's time is its "
        "processor time while an action waits: what remains of the waiting on a machine that does nothing else. "
        "The driver runs on the same two cores."
    )
    waits = "waiting p50 | p99 | most | server's time p99 | answer p50 | p99"
    rows = [f"| tables | people choose | bots | actions | {waits} | promised |"]
    rows.append("|---:|---|---|---:|---:|---:|---:|---:|---:|---:|---|")
    for c in found:
        p50, p99, most = (c.at(part, c.acks) for part in (0.5, 0.99, 1.0))
        half, late = (c.at(part, c.turns) / 1000 for part in (0.5, 0.99))
        when = "at once" if c.together else "at random"
        rows.append(
            f"| {c.tables} | {when} | {c.level} | {len(c.acks)} | {p50:.0f} ms | {p99:.0f} ms | {most:.0f} ms "
            f"| {c.at(0.99, c.work):.0f} ms | {half:.1f} s | {late:.1f} s | {_patience(c, p99)} |"
        )
    return section("a hundred tables", how, rows)


def _patience(c: Crowd, p99: float) -> str:
    return "–" if c.level == "random" else f"p99 ≤ {PATIENCE:.0f} ms {kept(p99 <= PATIENCE)}"
