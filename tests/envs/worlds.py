"""Compare the tensors of worlds that a seat cannot tell apart, in any number: `python -m tests.envs.worlds`.

Random games of every kind are played.  After every choice each seat and the spectator get a world in which the oracle
has exchanged what they do not know; the tensor of their view must be the same in both, byte for byte.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import process_time

from tenban.kernel import SPECTATOR, State
from tenban.kernel.snapshot import snapshot
from tenban.registry import find
from tenban.testing.checks.tensors import tensor_of
from tenban.testing.checks.worlds import other_worlds
from tenban.testing.playthrough import Moment, Scenario, open_playthrough, play_on, some_options
from tests.envs.cases import NAMES

Encode = Callable[[Moment, State, int], bytes]
_LOOK = 97  # one in so many worlds is looked at more closely: does it differ from the true one at all?


@dataclass(frozen=True)
class Count:
    """How many worlds were compared, and how many had another tensor."""

    worlds: int = 0
    leaks: int = 0
    sampled: int = 0  # of the worlds, those looked at more closely
    other: int = 0  # of these, those that differ from the true world

    def __add__(self, more: Count) -> Count:
        sums = (self.worlds + more.worlds, self.leaks + more.leaks)
        return Count(*sums, self.sampled + more.sampled, self.other + more.other)


def scenarios(name: str, seed: int) -> Iterator[Scenario]:
    """Yield games without end: every number of seats in turn, options at random."""
    rules = find(name).rules
    least, most = rules.info.seats
    while True:
        for seats in range(least, most + 1):
            seed += 1
            yield Scenario(name, seats, some_options(rules, seats, seed), seed)


def compare(scenario: Scenario, most: int, encode: Encode = tensor_of) -> Count:
    """Play one game and compare up to `most` worlds of it."""
    count = Count()
    for moment in play_on(open_playthrough(find(scenario.game), scenario)):
        for seat in (SPECTATOR, *range(scenario.seats)):
            if count.worlds >= most:
                return count
            count += _compared(moment, seat, count.worlds % _LOOK == 0, encode)
    return count


def _compared(moment: Moment, seat: int, closely: bool, encode: Encode) -> Count:
    found = Count()
    for pair in other_worlds(moment, seat):
        leak = encode(moment, pair.true, seat) != encode(moment, pair.other, seat)
        found += Count(1, int(leak))
        if closely:
            found = replace(found, sampled=1, other=int(snapshot(pair.true) != snapshot(pair.other)))
    return found


def run(name: str, worlds: int, seed: int) -> Count:
    """Compare so many worlds of one game."""
    count = Count()
    for scenario in scenarios(name, seed):
        count += compare(scenario, worlds - count.worlds)
        if count.worlds >= worlds:
            return count
    raise AssertionError("there is always another game")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--worlds", type=int, default=1_000_000, help="of all games together (default: a million)")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    leaks = 0
    for name in NAMES:
        began, count = process_time(), run(name, args.worlds // len(NAMES), args.seed)
        took = process_time() - began
        print(
            f"{name}: {count.worlds:,} exchanged worlds, {count.leaks} with other bytes, {took:.0f} s; "
            f"{count.other} of {count.sampled} sampled worlds differ from the true one",
            flush=True,
        )
        leaks += count.leaks
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
