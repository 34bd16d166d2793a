"""`scripts/bench tables`: our server beside boardgame.io's, and five hundred live tables, into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tenban.lab.bench.report import put_section
from tests.server.machine import free_port

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "benchmarks.md"
PACKAGES = {"boardgame.io": "0.50.2", "socket.io-client": "4.8.1", "ws": "8.18.3"}
OVERRIDES = {"koa-compose": "4.1.0"}  # with 4.2 its lobby answers 404
LIMITS = (
    "messages_per_second=1e9 requests_per_second=1e9 tables_per_minute=1e9 tables_per_guest=1e6 sockets_per_address=1e6"
)
GAMES = {"tictactoe": "tic-tac-toe", "connect_four": "connect four"}
OWN = {
    "latria": ("Latria Opus, 4 seats", 4),
    "hoshizukuri": ("Hoshizukuri, 2 seats", 2),
}  # boardgame.io has no such game
SCALES = (100, 2000)  # live tables between which the latency is compared
STEEPEST = 3.0
HEAD = (
    "| game | Tenban, moves/s | boardgame.io, moves/s | ratio | promised | Tenban, µs | boardgame.io, µs |",
    "|---|---:|---:|---:|---|---:|---:|",
)
Measured = dict[str, float]


class Pair(NamedTuple):
    game: str
    ours: list[Measured]
    peer: list[Measured]

    def ratio(self) -> float:
        """Return the median of the ratios of neighbouring runs: what slows the machine slows both."""
        return median(a["perSecond"] / b["perSecond"] for a, b in zip(self.ours, self.peer, strict=True))


def install(folder: Path) -> None:
    """Install boardgame.io and two socket clients from npm into a temporary folder."""
    package = {"private": True, "dependencies": PACKAGES, "overrides": OVERRIDES}
    (folder / "package.json").write_text(json.dumps(package))
    for name in ("driver.mjs", "boardgameio.cjs"):
        shutil.copy(HERE / name, folder)
    command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=folder, check=True)


@contextmanager
def running(command: list[str], folder: Path, url: str) -> Iterator[int]:
    """Run a server process and yield its id."""
    env = {**os.environ, "TENBAN_LIMITS": LIMITS}
    process = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(url)
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


def _wait_for(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"The server at {url} did not come up.")


class Result(NamedTuple):
    pairs: list[Pair]
    own: dict[str, Measured]
    steady: Measured
    scales: dict[int, Measured]


def drive(folder: Path, pid: int, *words: object, seats: int = 2) -> Measured:
    env = {**os.environ, "SERVER_PID": str(pid), "SEATS": str(seats)}
    command = ["node", "driver.mjs", *map(str, words)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=600, check=True)
    found: Any = json.loads(done.stdout)
    assert not found["refused"], "the driver was refused a move"
    return dict(found)


def measure(folder: Path, wanted: argparse.Namespace) -> Result:
    ours, peer = free_port(), free_port()
    here, there = f"http://127.0.0.1:{ours}", f"http://localhost:{peer}"
    root = HERE.parent.parent
    server = [sys.executable, "-m", "bench.tables.server", str(ours), str(folder / "data")]
    with running(server, root, f"{here}/health") as pid:
        with running(["node", "boardgameio.cjs", str(peer)], folder, f"{there}/games") as other:
            for game in GAMES:  # both warm up
                drive(folder, other, "race", "boardgameio", there, game, 50)
                drive(folder, pid, "race", "tenban", here, game, 50)
            pairs = [_race(folder, wanted, game, (pid, here), (other, there)) for game in GAMES]
        own = {
            game: drive(folder, pid, "race", "tenban", here, game, wanted.tables // 4, seats=seats)
            for game, (_, seats) in OWN.items()
        }
        steady = drive(folder, pid, "steady", "tenban", here, "connect_four", wanted.live, wanted.seconds)
    return Result(pairs, own, steady, _scales(folder, wanted))


def _scales(folder: Path, wanted: argparse.Namespace) -> dict[int, Measured]:
    """Return the latency at each number of live tables, each on a fresh server."""
    found: dict[int, Measured] = {}
    for tables in SCALES:
        port = free_port()
        server = [sys.executable, "-m", "bench.tables.server", str(port), str(folder / f"data{tables}")]
        with running(server, HERE.parent.parent, f"http://127.0.0.1:{port}/health") as pid:
            url = f"http://127.0.0.1:{port}"
            found[tables] = drive(folder, pid, "steady", "tenban", url, "connect_four", tables, wanted.seconds)
    return found


def _race(folder: Path, wanted: argparse.Namespace, game: str, ours: tuple[int, str], peer: tuple[int, str]) -> Pair:
    pair = Pair(game, [], [])
    for _ in range(wanted.rounds):
        pair.peer.append(drive(folder, peer[0], "race", "boardgameio", peer[1], game, wanted.tables))
        pair.ours.append(drive(folder, ours[0], "race", "tenban", ours[1], game, wanted.tables))
    return pair


def section(result: Result, wanted: argparse.Namespace, load: float) -> str:
    steady = result.steady
    engine = "compiled" if str(import_module("tenban.kernel.play").__file__).endswith(".so") else "interpreted"
    machine = (
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, engine {engine}; "
        f"load average before the run {load:.1f}"
    )
    rows = [_row(pair) for pair in result.pairs]
    rows += [
        f"| {OWN[game][0]} | {run['perSecond']:,.0f} | – | – | – | {run['serverMicroseconds']:.0f} | – |"
        for game, run in result.own.items()
    ]
    kept = "kept" if steady["p99"] < 150 else "NOT KEPT"
    how = (
        f"{wanted.tables} tables at once over sockets, both players as fast as they are answered; medians of "
        f"{wanted.rounds} runs in turn. Ours writes every move to the disk before it answers; boardgame.io "
        f"{PACKAGES['boardgame.io']} keeps its games in memory. Processor time is the server's own, per move."
    )
    live = (
        f"{wanted.live} live tables of connect four, each with two players, a spectator and a move about every two "
        f"seconds, for {wanted.seconds} s: from sending an action to seeing its scene {steady['p50']:.0f} ms in "
        f"the median, **{steady['p99']:.0f} ms at the 99th percentile** (promised: below 150, {kept}), "
        f"{steady['moves']:.0f} moves, {steady['seen']:.0f} scenes."
    )
    head = f"## Table\n\n{datetime.now(UTC):%Y-%m-%d} · {machine}\n\n{how}\n\n"
    return head + "\n".join([*HEAD, *rows, "", live, "", _growth(result.scales), ""])


def _growth(scales: dict[int, Measured]) -> str:
    """Return a sentence that compares the latency at few and at many live tables."""
    few, many = (scales[tables]["p99"] for tables in SCALES)
    kept = "kept" if many <= STEEPEST * few else "NOT KEPT"
    return (
        f"The same for {SCALES[0]} and {SCALES[1]} live tables, each on a fresh server: {few:.0f} and {many:.0f} ms "
        f"at the 99th percentile, {many / few:.1f}× (promised: at most {STEEPEST:.0f}×, {kept})."
    )


def _row(pair: Pair) -> str:
    ours, peer = ([median(run[key] for run in runs) for key in ("perSecond", "serverMicroseconds")]
                  for runs in (pair.ours, pair.peer))  # fmt: skip
    promise = f"≥ 1.5× {'kept' if pair.ratio() >= 1.5 else 'NOT KEPT'}"
    return (
        f"| {GAMES[pair.game]} | {ours[0]:,.0f} | {peer[0]:,.0f} | {pair.ratio():.1f}× | {promise} "
        f"| {ours[1]:.0f} | {peer[1]:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="that race at once")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--live", type=int, default=500, help="tables with a move every two seconds")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--no-page", action="store_true", help="print only")
    wanted = parser.parse_args()
    if not (shutil.which("node") and shutil.which("npm")):
        sys.exit("boardgame.io needs Node.js with npm; install them first.")
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        load = os.getloadavg()[0]
        text = section(measure(Path(folder), wanted), wanted, load)
    print(text)
    if not wanted.no_page:
        before = PAGE.read_text("utf-8") if PAGE.exists() else "# Benchmarks\n"
        PAGE.write_text(put_section(before, text), "utf-8")


if __name__ == "__main__":
    main()
