"""What a player of Eclipse cannot tell apart, derived from the rulebook and not from sight.py.

It is one thing: the values of reputation tiles, on the tracks of others, in the bag, and in the hand of another
player who has just drawn (EC-19.4).  Everything else is open; stacks and bags are drawn from when needed.
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
from ..tilebag import bag_of, tiles_in
from .positions import rich_position

Bag = Counter[int]


class EclipseOracle(Oracle[EclipseState]):
    never: ClassVar[Mapping[str, str]] = {
        "EC-4.4": "without a disc only passing is left, which is not asked",
        "EC-6.1": "goods that do not suffice for a trade leave one kind to trade, which is not asked",
        "EC-8.6": "without a cruiser only keeping the tile is left, which is not asked",
        "EC-14.6": "three ambassadors always find room where a tile can make way; a house's own boards may differ",
    }

    def swap(self, s: EclipseState, seat: int, seed: int) -> EclipseState:
        """Return a clone in which all tiles that the seat does not see are dealt again."""
        t, rng = s.clone(), Random(seed)
        if not s.stack:
            return t
        unseen = [other for other in range(s.seats) if other != seat]
        drawing = isinstance(s.stack[-1], KeepTile) and s.stack[-1].seat != seat
        pool = sorted((_bag(s.reputation_bag) + sum([_bag(s.reputation[other]) for other in unseen], Bag())).elements())
        if drawing:
            pool += _bag(s.drawn).elements()
        rng.shuffle(pool)
        for other in unseen:
            t.reputation[other] = _number(Counter(pool[: s.reputation_sizes[other]]))
            pool = pool[s.reputation_sizes[other] :]
        if drawing:
            t.drawn = _number(Counter(pool[: s.drawn_size]))
            pool = pool[s.drawn_size :]
        t.reputation_bag = _number(Counter(pool))
        return t

    def past(
        self, then: EclipseState, now: EclipseState, world: EclipseState, chooser: int, action: Action
    ) -> EclipseState | None:
        """Return `then` with the tiles of `world`, except for a seat that has changed its tiles or chose among them."""
        t = then.clone()
        chose = action.verb in (KEEP, DROP)
        for seat in range(t.seats):
            if then.reputation[seat] == now.reputation[seat] and not (chose and seat == chooser):
                t.reputation[seat] = world.reputation[seat]
        bag = _bag(then.reputation_bag) + sum([_bag(then.reputation[seat]) for seat in range(t.seats)], Bag())
        held = sum([_bag(t.reputation[seat]) for seat in range(t.seats)], Bag())
        if not held <= bag:
            return None
        t.reputation_bag = _number(bag - held)
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> EclipseState | None:
        return rich_position(seats, options, seed)


def _bag(number: int) -> Bag:
    return Counter(tiles_in(number))


def _number(bag: Bag) -> int:
    return int(bag_of([bag[value] for value in range(len(VALUES))]))


ORACLE = EclipseOracle()
