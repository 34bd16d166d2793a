"""What a player of Cultus cannot tell apart, derived from the rulebook and not from sight.py.

Cards are drawn in secret and shown when they are laid or discarded; so a card that was never shown may be in any
pile or in the hand of any other player.  Plans are secret until the end, except in the game alone, where only the
hand is hidden, and only from spectators.
"""

from __future__ import annotations

from random import Random

from tenban.kernel import Action, Oracle, bits

from .grid import anchor_at
from .pieces import BARE, CARDS, CHARACTERS, ENEMY, ICONS, MONUMENTS, PILES, PLANS
from .rules import RULES
from .state import MEDALS, CultusState
from .steps.act import ACTS
from .steps.turn import TURNS

_TRAFFIC = 11


class CultusOracle(Oracle[CultusState]):
    def swap(self, s: CultusState, seat: int, seed: int) -> CultusState:
        """Deal everything unseen again, and exchange plans of others with those in the box."""
        t, rng = s.clone(), Random(seed)
        others = [other for other in range(s.seats) if other != seat]
        unseen = bits(s.pool) + [card for other in others for card in bits(s.hands[other])]
        rng.shuffle(unseen)
        for other in others:
            hand = [unseen.pop() for _ in range(int(s.hand_sizes[other]))]
            t.hands[other] = _set(hand)
        t.pool = _set(unseen)
        if s.stack and s.seats > 1:
            mine = {int(s.plans[seat])} if seat >= 0 else set()
            plans = rng.sample([plan for plan in range(PLANS) if plan not in mine], len(others))
            for other, plan in zip(others, plans, strict=True):
                t.plans[other] = plan
        return t

    def past(
        self, then: CultusState, now: CultusState, world: CultusState, chooser: int, action: Action
    ) -> CultusState | None:
        """Return the earlier state: cards shown since were in the hands, the rest is part of the world's hands."""
        t = then.clone()
        hidden = bits(then.pool)
        for seat in range(t.seats):
            held, kept = bits(then.hands[seat]), bits(now.hands[seat])
            imagined = bits(world.hands[seat])
            imagined.sort(key=lambda card: card not in held)  # the viewer's own hand is as it was
            shown = [card for card in held if card not in kept]
            t.hands[seat] = _set(shown + imagined[: len(held) - len(shown)])
            hidden += held
        t.pool = _set([card for card in hidden if not any(t.hands[seat] >> card & 1 for seat in range(t.seats))])
        if then.seats > 1:  # alone it was open, from the moment it was chosen
            t.plans = world.plans.copy()
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> CultusState | None:
        """Return a late position: a town with monuments, benefits owned, gold, and few cards left."""
        rng = Random(seed)
        s = RULES.setup(seats, options)
        s.first = s.opener if s.opener >= 0 else rng.randrange(seats)
        s.active = rng.randrange(seats)
        walks = rng.random() < 0.5
        _people(s, rng)
        _cards(s, rng, walks)
        _pieces(s, rng, walks)
        for seat in range(seats):
            s.cost[seat], s.purse[seat] = rng.choice([0, rng.randrange(11), 10]), rng.choice([0, rng.randrange(11), 10])
            s.gain(seat, MEDALS, rng.choice([0, 1, rng.randrange(20)]))
        s.become(TURNS)
        if walks:  # in the midst of a turn, with little else to do
            s.purse[s.active] = 0
            s.push(ACTS[4])
        return s


def _set(cards: list[int]) -> int:
    return sum([1 << card for card in cards])


def _people(s: CultusState, rng: Random) -> None:
    people, plans = rng.sample(range(len(CHARACTERS)), s.seats), rng.sample(range(PLANS), s.seats)
    medals = rng.sample(range(PILES), s.seats)
    for seat in range(s.seats):
        s.characters[seat], s.plans[seat], s.medals[seat] = people[seat], plans[seat], medals[seat]
    s.incomes = tuple(rng.sample(range(PILES), PILES)) if s.seats == 1 else tuple(range(PILES))
    if s.seats == 1:
        s.enemy = s.foe if s.foe >= 0 else rng.randrange(len(CHARACTERS))
        s.counter = rng.choice([rng.randrange(s.box.spaces[s.enemy]), s.box.spaces[s.enemy] - 1])


def _cards(s: CultusState, rng: Random, walks: bool) -> None:
    """Lay a full town or most of one, with some cards across others; then deal hands, piles and discards."""
    cards = rng.sample(range(CARDS), CARDS)
    plots = [sq for sq in s.box.grid.fields if sq % 2 == 0 and sq // 8 % 2 == 0]
    for sq in plots if s.seats == 1 else rng.sample(plots, rng.choice([8, 12, 16])):
        s.lay(cards.pop(), anchor_at(sq), rng.randrange(4))
    for _ in range(rng.randrange(5) if s.seats > 1 else 0):
        s.lay(cards.pop(), rng.choice(s.box.grid.anchors), rng.randrange(4))
    for seat in range(s.seats):
        sizes = [0, 0, 2, 4, 5, 6] if s.seats < 4 else [0, 0, 2, 3, 4]
        hand = [cards.pop() for _ in range(0 if walks and seat == s.active else rng.choice(sizes))]
        s.hands[seat], s.hand_sizes[seat] = _set(hand), len(hand)
    left = min(rng.choice([1, 3, 8, 12, 18]), len(cards))
    s.pool, s.discards = _set(cards[:left]), _set(cards[left:])
    few = rng.choice([3, PILES])  # of the piles have cards
    for n in range(left):
        s.piles[n % few] += 1


def _pieces(s: CultusState, rng: Random, walks: bool) -> None:
    """Put pawns and monuments on the town, some stacked, and give a card for each monument."""
    squares = [sq for sq in s.box.grid.fields if s.town[sq] != BARE]
    cards = rng.sample(range(MONUMENTS), MONUMENTS)
    cards.sort(key=lambda card: card == _TRAFFIC if walks else card < len(ICONS))  # the last is dealt first
    if s.seats == 1:
        s.cubes = [ENEMY * 64 + rng.choice([sq, sq, rng.choice(squares)]) for sq in s.box.grid.centre]
    places = rng.sample(squares, s.seats)
    for seat in [s.active, *[seat for seat in range(s.seats) if seat != s.active]]:
        s.pawns[seat] = places[seat]
        few = 1 if seat == s.active and not walks else rng.randrange(s.box.stock[s.seats] + 1)
        for _ in range(rng.choice([few, few, s.box.stock[s.seats]])):
            spots = [places[seat], rng.choice(squares), *s.box.grid.near[places[seat]]]
            s.cubes.append(seat * 64 + rng.choice([sq for sq in spots if s.town[sq] != BARE]))
            s.owned[seat] |= 1 << cards.pop()
        s.stock[seat] = s.box.stock[s.seats] - s.monuments(seat)
    s.row = _set(cards[: s.box.row])
    good = [sq for sq in squares if (_has_paid_way(s, sq) if walks else _can_build(s, sq))]
    good = [sq for sq in good if sq not in s.pawns.list()]
    if good:
        s.pawns[s.active] = rng.choice(good)


def _can_build(s: CultusState, sq: int) -> bool:
    """Return whether a monument card allows the active player to build here."""
    return s.revived(s.active, s.town[sq]) and not s.has_monument(sq)


def _has_paid_way(s: CultusState, sq: int) -> bool:
    """Return whether two steps from here both pay."""
    near = s.box.grid.near
    return any(s.pile_paying(sq, b) >= 0 and s.pile_paying(b, c) >= 0 for b in near[sq] for c in near[b] if c != sq)


ORACLE = CultusOracle()
