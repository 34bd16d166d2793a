"""What a player of Hoshizukuri cannot tell apart, thought out from the rulebook and not from sight.py.

Everybody knows which cards a player owns, for each was taken openly.  Of those that lie neither in his field
nor in his discard, nobody but he knows which are in his hand and which in his deck, save those seen to enter
the hand (HZ-3.5); and nobody at all knows the order of a deck.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar

from tenban.kernel import Action, Oracle, bits

from . import events
from .pieces import CELESTIAL_KINDS
from .rules import RULES
from .state import NOTHING, HoshizukuriState
from .steps.cards import Meteorite
from .steps.turn import NEXT_PLAYER

_TRADES = 20
_REVEALING = (
    *(events.Plays, events.Adds, events.Trashes, events.Discards, events.DiscardsHand, events.DiscardsDown),
    *(events.TurnsUp, events.Tosses, events.Shows),
)

Bag = Counter[int]


class HoshizukuriOracle(Oracle[HoshizukuriState]):
    """The secret is which of a player's unseen cards he holds; and, while 泉 waits, which one it sees."""

    reveals: ClassVar[frozenset[str]] = frozenset([event.name for event in _REVEALING])

    def swap(self, s: HoshizukuriState, seat: int, seed: int) -> HoshizukuriState:
        """Unseen hands trade cards with the decks beside them, but never one that all know to be in the hand."""
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
        """The hands of then: a card that the world has in a deck now was in that deck, if none was made anew since.

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
        """Late in the game: everybody owns celestial cards, some hands are known, some decks are thin."""
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
    """Was any deck made anew in between?  If not, decks lost just the cards that were drawn.

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
    """Trades that keep what is known; whoever 隕石 hit keeps a card to discard, and 泉 its card in the deck."""
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
    """Could this be the hand of the seat, as far as a pending 隕石 tells?"""
    step = t.stack[-1] if t.stack else None
    if not isinstance(step, Meteorite) or seat not in step.hit:
        return True
    return any(t.box.colour[kind] & step.colours for kind in hand)


def _outfit(s: HoshizukuriState, seat: int, rng: Random) -> None:
    """A deck as it may be late in the game, dealt anew: first cards trashed, others gained, much of one colour say."""
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
    """Comets anywhere, but somebody has still some way to go."""
    for seat in range(s.seats):
        s.orbit[seat] = rng.choice([rng.randrange(s.box.orbit - 12), rng.randrange(s.box.orbit + 1)])
    s.orbit[rng.randrange(s.seats)] = rng.randrange(s.box.orbit - 8)
    s.order = sorted(range(s.seats), key=lambda seat: (s.orbit[seat], rng.random()))
    s.idle = rng.choice([0, s.box.idle_turns - 1])


ORACLE = HoshizukuriOracle()
