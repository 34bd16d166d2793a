"""What a player of Eclipse cannot tell apart, thought out from the rulebook and not from sight.py.

One thing only: the values of reputation tiles, on the tracks of others, in the bag, and in the hand of somebody
else who has just drawn (EC-19.4).  Everything else lies open; stacks and bags are drawn from when needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import ClassVar

from tenban.kernel import Action, Oracle

from ..actions import DROP, KEEP
from ..pieces import VALUES
from ..state import EclipseState
from ..steps.reputation import KeepTile
from .wild import wild_table

Bag = Counter[int]
_BITS = 6


class EclipseOracle(Oracle[EclipseState]):
    reveals: ClassVar[frozenset[str]] = frozenset({"draws", "shows-tile"})
    never: ClassVar[Mapping[str, str]] = {
        "EC-4.4": "without a disc only passing is left, which is not asked",
        "EC-6.1": "goods that do not suffice for a trade leave one kind to trade, which is not asked",
        "EC-8.6": "without a cruiser only keeping the tile is left, which is not asked",
        "EC-14.6": "three ambassadors always find room where a tile can make way; a house's own boards may differ",
    }

    def swap(self, s: EclipseState, seat: int, seed: int) -> EclipseState:
        """All tiles that the seat does not see are dealt anew."""
        t, rng = s.clone(), Random(seed)
        if not s.stack:
            return t
        unseen = [other for other in range(s.seats) if other != seat]
        looks = isinstance(s.stack[-1], KeepTile) and s.stack[-1].seat != seat
        pool = sorted((_bag(s.honours) + sum([_bag(s.fame[other]) for other in unseen], Bag())).elements())
        if looks:
            pool += _bag(s.drawn).elements()
        rng.shuffle(pool)
        for other in unseen:
            t.fame[other] = _number(Counter(pool[: s.fame_sizes[other]]))
            pool = pool[s.fame_sizes[other] :]
        if looks:
            t.drawn = _number(Counter(pool[: s.drawn_size]))
            pool = pool[s.drawn_size :]
        t.honours = _number(Counter(pool))
        return t

    def past(
        self, then: EclipseState, now: EclipseState, world: EclipseState, chooser: int, action: Action
    ) -> EclipseState | None:
        """Who has the tiles that he had then has those of the world; whoever chose among his own had what he had."""
        t = then.clone()
        chose = action.verb in (KEEP, DROP)
        for seat in range(t.seats):
            if then.fame[seat] == now.fame[seat] and not (chose and seat == chooser):
                t.fame[seat] = world.fame[seat]
        bag = _bag(then.honours) + sum([_bag(then.fame[seat]) for seat in range(t.seats)], Bag())
        held = sum([_bag(t.fame[seat]) for seat in range(t.seats)], Bag())
        if not held <= bag:
            return None
        t.honours = _number(bag - held)
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> EclipseState | None:
        return wild_table(seats, options, seed)


def _bag(number: int) -> Bag:
    return Counter({value: int(number) >> (_BITS * value) & 63 for value in range(len(VALUES))})


def _number(bag: Bag) -> int:
    return sum([count << (_BITS * value) for value, count in bag.items()])


ORACLE = EclipseOracle()
