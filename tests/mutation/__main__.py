"""scripts/mutate: plants faults in the rules of games by machine, and lists those that no test notices."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from tenban.kernel import TenbanError
from tenban.registry import find

from .campaign import CACHE, ENOUGH, ROOT, Campaign, Verdict, digest
from .mutants import Mutant, mutants_of, root_of


def main(argv: list[str] | None = None) -> int:
    options = _parser().parse_args(argv)
    for name in options.games:
        try:
            find(name)
        except TenbanError as error:
            print(error, file=sys.stderr)
            return 2
    return max([Run(name, options).run() if not options.again else again(name, options) for name in options.games])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="try N mutants, drawn at random (default: all)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the sample (default: 1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="try mutants whose id contains the text")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), metavar="J", help="processes")
    parser.add_argument("--budget", type=float, default=ENOUGH, metavar="S", help="seconds of tests for one mutant")
    parser.add_argument(
        "--seconds", type=int, default=0, metavar="T", help="stop after T seconds; the next run goes on"
    )
    parser.add_argument(
        "--keep", action="store_true", help="write which test kills which mutant beside the game's tests"
    )
    parser.add_argument("--again", action="store_true", help="try those mutants, each with that test alone")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    return parser


def equivalents(game: str) -> dict[str, str]:
    """Return the mutants of a game that change nothing, with the reasons."""
    path = ROOT / "tests" / "games" / game / "equivalent.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"] if path.exists() else []
    return {mutant: entry["reason"] for entry in listed for mutant in entry["mutants"]}


def killers(game: str) -> dict[str, str]:
    """Return the mutants that tests of a game have killed, each with the first test that did."""
    path = _killed(game)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {mutant: test for test, _, mutant in [line.partition("  ") for line in lines]}


def _killed(game: str) -> Path:
    return ROOT / "tests" / "games" / game / "killed.txt"


def again(game: str, options: argparse.Namespace) -> int:
    """Try mutants that were killed before, each with its killer alone; print those that now survive."""
    known, seed = killers(game), Random(options.seed)
    mutants = [mutant for mutant in mutants_of(find(game)) if mutant.id in known]
    sample = seed.sample(mutants, min(options.sample or len(mutants), len(mutants)))
    campaign = Campaign(find(game), sample, options.jobs, lambda *_: None)
    campaign.killers = known
    alive = [verdict.mutant for verdict in campaign.run() if verdict.survived]
    gone = len(known) - len(mutants)
    print(f"{summary(game, 0, len(sample), len(alive))}; {gone} of {len(known)} listed mutants no longer exist")
    for mutant in alive:
        print(f"    {mutant} is no longer killed by {known[mutant.id]}")
    if 2 * gone > len(known):
        print(f"    most are out of date: scripts/mutate {game} --sample 150 --keep")
    return 1 if alive or 2 * gone > len(known) or not sample else 0


class Run:
    """One run of the command on one game.  What it found is kept, so that it can be stopped and continued."""

    def __init__(self, game: str, options: argparse.Namespace) -> None:
        self.game, self.options = game, options
        self.same = equivalents(game)
        self.path = CACHE / f"{game}-found.json"
        self.found: dict[str, Any] = {}
        if self.path.exists() and not options.fresh:
            self.found = json.loads(self.path.read_text())
        self.tests = digest(ROOT / "tests" / "games" / game, root_of(find(game)), ROOT / "src" / "tenban" / "testing")
        self.begun = time.monotonic()

    def run(self) -> int:
        mutants = self.chosen()
        tried = [mutant for mutant in mutants if mutant.id not in self.same]
        new = [mutant for mutant in tried if not self.is_known(mutant)]
        if new:
            campaign = Campaign(find(self.game), new, self.options.jobs, self.keep)
            campaign.enough = self.options.budget
            if self.options.seconds:
                campaign.end = time.monotonic() + self.options.seconds
            campaign.run()
        left = [mutant for mutant in tried if not self.is_known(mutant)]
        tried = [mutant for mutant in tried if mutant not in left]
        survivors = [mutant for mutant in tried if not self.found[mutant.id]["killed_by"]]
        same = len(mutants) - len(tried) - len(left)
        print(f"\r{' ' * 100}\r{summary(self.game, same, len(tried), len(survivors))}, {len(left)} still to try")
        for mutant in survivors:
            print(f"    {mutant}")
        if self.options.keep:
            self.write()
        return 1 if survivors else 0

    def write(self) -> None:
        """Write the mutants that tests of the game killed, not the suite or the clock."""
        ids = {mutant.id for mutant in mutants_of(find(self.game))}
        tests = {mutant: known["killed_by"] for mutant, known in self.found.items() if mutant in ids}
        lines = sorted([f"{test}  {mutant}\n" for mutant, test in tests.items() if "::" in test])
        _killed(self.game).write_text("".join(lines), encoding="utf-8")

    def chosen(self) -> list[Mutant]:
        mutants = [mutant for mutant in mutants_of(find(self.game)) if self.options.only in mutant.id]
        if not self.options.sample:
            return mutants
        return Random(self.options.seed).sample(mutants, min(self.options.sample, len(mutants)))

    def is_known(self, mutant: Mutant) -> bool:
        """Return whether an earlier run killed this mutant, or saw it survive the same tests."""
        known = self.found.get(mutant.id)
        if known is None or known["source"] != digest(mutant.path):
            return False
        return bool(known["killed_by"]) or known["tests"] == self.tests

    def keep(self, verdict: Verdict, done: int, of: int) -> None:
        known = {"source": digest(verdict.mutant.path), "tests": self.tests, "killed_by": verdict.killed_by}
        self.found[verdict.mutant.id] = known
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.found, indent=0))
        lived = sum(1 for known in self.found.values() if not known["killed_by"])
        seconds = time.monotonic() - self.begun
        print(
            f"\r{self.game}: {done} of {of} tried, {lived} alive, {seconds:.0f} s ", end="", file=sys.stderr, flush=True
        )


def summary(game: str, same: int, tried: int, alive: int) -> str:
    share = 100 * (tried - alive) / tried if tried else 100
    return f"{game}: {tried - alive} of {tried} mutants killed ({share:.1f} %), {same} equivalent"


if __name__ == "__main__":
    sys.exit(main())
