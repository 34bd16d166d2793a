"""What a player of Hoshizukuri cannot tell apart, derived from the rulebook and not from sight.py.

Everybody knows which cards a player owns, because each was taken openly.  Of those that are neither in the field
nor in the discard, only the player knows which are in the hand and which in the deck, except for those that all saw
enter the hand (HZ-3.5).  No player knows the order of a deck.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tenban.kernel import Action, Oracle, bits

from .pieces import CELESTIAL_KINDS
from .rules import RULES
from .state import NOTHING, HoshizukuriState
from .steps.cards import Meteorite
from .steps.turn import NEXT_PLAYER

_TRADES = 20

Bag = Counter[int]


class HoshizukuriOracle(Oracle[HoshizukuriState]):
    """The secret is which unseen cards are in a player's hand and, while 泉 waits, which card it sees."""

    def swap(self, s: HoshizukuriState, seat: int, seed: int) -> HoshizukuriState:
        """Exchange cards between unseen hands and their decks, but none that all know to be in the hand."""
        t, rng = s.clone(), Random(seed)
        for other in range(s.seats):
            if other != seat:
                _mix(t, other, rng)
        if t.looked != NOTHING and s.active != seat:
            t.looked = rng.choice(t.galaxy.cards(t.decks[s.active]))
        return t

    def past(
        self, then: HoshizukuriState, now: HoshizukuriState, world: HoshizukuriState, chooser: int, action: Action
    ) -> HoshizukuriState | None:
        """Return the hands of then: a card in a deck of the world was in that deck, if none was reshuffled since.

        What the world does not decide is as it was.
        """
        t = then.clone()
        if not _was_shuffled(then, now):
            for seat in range(t.seats):
                _put_back(t, world, seat)
        if t.looked != NOTHING and not t.galaxy.count(t.decks[t.active], t.looked):
            return None
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> HoshizukuriState | None:
        """Return a late position: all own celestial cards, some hands are known, some decks are small."""
        rng = Random(seed)
        s = RULES.setup(seats, options)
        while (s.kinds & CELESTIAL_KINDS).bit_count() < s.box.kinds:
            s.kinds |= 1 << rng.choice(bits(CELESTIAL_KINDS))
        s.piles = s.galaxy.piled(s.box.per_seat, seats)
        for seat in range(seats):
            _outfit(s, seat, rng)
        _fly(s, rng)
        s.become(NEXT_PLAYER)
        return s


def _bag(s: HoshizukuriState, number: int) -> Bag:
    return Counter(s.galaxy.cards(number))


def _number(s: HoshizukuriState, bag: Bag) -> int:
    return s.galaxy.bag(list(bag.elements()))


def _was_shuffled(then: HoshizukuriState, now: HoshizukuriState) -> bool:
    """Return whether a deck was reshuffled in between; if not, decks lost just the cards that were drawn.

    The card that 泉 looks at was drawn, but still lies in its deck.
    """
    lost = sum([then.deck_sizes[seat] - now.deck_sizes[seat] for seat in range(then.seats)])
    looked = (now.looked != NOTHING) - (then.looked != NOTHING)
    return now.chance.drawn() - then.chance.drawn() != lost + looked


def _put_back(t: HoshizukuriState, world: HoshizukuriState, seat: int) -> None:
    """Give a seat the hand it must have had; a card known to all stays known only if the world leaves it there."""
    held = _bag(t, t.hands[seat])
    unseen = held + _bag(t, t.decks[seat])
    free = unseen - _bag(world, world.decks[seat])
    hand = held & free
    hand += Counter(list((free - hand).elements())[: held.total() - hand.total()])
    t.hands[seat], t.decks[seat] = _number(t, hand), _number(t, unseen - hand)
    t.shown[seat] = _number(t, _bag(t, t.shown[seat]) & hand)


def _mix(t: HoshizukuriState, seat: int, rng: Random) -> None:
    """Exchange cards but keep what is known: a player hit by 隕石 keeps a card to discard, 泉 its card in the deck."""
    shown = _bag(t, t.shown[seat])
    for _ in range(_TRADES):
        hand, deck = _bag(t, t.hands[seat]), _bag(t, t.decks[seat])
        mine, yours = list((hand - shown).elements()), list(deck.elements())
        if not mine or not yours:
            return
        given, taken = rng.choice(mine), rng.choice(yours)
        hand, deck = hand - Counter([given]) + Counter([taken]), deck - Counter([taken]) + Counter([given])
        if _is_hit(t, seat, hand):
            t.hands[seat], t.decks[seat] = _number(t, hand), _number(t, deck)


def _is_hit(t: HoshizukuriState, seat: int, hand: Bag) -> bool:
    """Return whether this could be the hand of the seat, as far as a pending 隕石 tells."""
    step = t.stack[-1] if t.stack else None
    if not isinstance(step, Meteorite) or seat not in step.hit:
        return True
    return any(t.box.colour[kind] & step.colours for kind in hand)


def _outfit(s: HoshizukuriState, seat: int, rng: Random) -> None:
    """Deal a deck as it may be late in the game: first cards trashed, others gained, many of one colour for example."""
    cards = s.galaxy.cards(s.galaxy.piled(s.box.deck, 1))
    for card in rng.sample(cards, rng.choice([1, 4, len(cards)])):
        cards.remove(card)
        s.trash += s.galaxy.unit[card]
    liked = rng.choice([(0,), (1, 2, 4), (0, 1, 2, 4), (1,), (2,), (4,), (4,)])
    for _ in range(rng.choice([2, 6, 12])):
        piles = [kind for kind in s.galaxy.cards(s.piles) if s.box.colour[kind] in liked]
        if piles:
            cards.append(rng.choice(piles))
            s.piles -= s.galaxy.unit[cards[-1]]
    rng.shuffle(cards)
    if rng.random() < 0.4:  # a motley hand
        cards = [card for _, card in sorted(enumerate(cards), key=lambda pair: cards[: pair[0]].count(pair[1]))]
    held = min(len(cards), rng.choice([s.box.hand, s.box.hand, s.box.hand + 4]))
    _deal(s, seat, cards[:held], cards[held:], rng)


def _deal(s: HoshizukuriState, seat: int, hand: list[int], rest: list[int], rng: Random) -> None:
    at = rng.choice([0, rng.randrange(len(rest) + 1), len(rest)])
    s.hands[seat], s.hand_sizes[seat] = s.galaxy.bag(hand), len(hand)
    s.decks[seat], s.deck_sizes[seat] = s.galaxy.bag(rest[:at]), at
    s.discards[seat] = s.galaxy.bag(rest[at:])
    if rest[at:]:
        s.tops[seat] = rest[-1]
    s.shown[seat] = s.galaxy.bag(hand[: rng.randrange(len(hand) + 1)])


def _fly(s: HoshizukuriState, rng: Random) -> None:
    """Put the comets on random spaces, at least one of them far from the end."""
    for seat in range(s.seats):
        s.orbit[seat] = rng.choice([rng.randrange(s.box.orbit - 12), rng.randrange(s.box.orbit + 1)])
    s.orbit[rng.randrange(s.seats)] = rng.randrange(s.box.orbit - 8)
    s.order = sorted(range(s.seats), key=lambda seat: (s.orbit[seat], rng.random()))
    s.idle = rng.choice([0, s.box.idle_turns - 1])


ORACLE = HoshizukuriOracle()
