"""What a player of Latria Opus cannot distinguish, derived from the rulebook and not from sight.py.

Only its owner knows a hand (LO-10.2).  A follower who plays neither target nor Latria shows that the hand has
neither (LO-10.3); nothing else is shown.
"""

from __future__ import annotations

from random import Random

from tenban.kernel import Action, Oracle, bit, bits

from .pieces import KIND_OF_SKY, LATRIA, PURGE_CARD, SKY, count, one, suit
from .rules import RULES
from .state import SIMPLE, UP, LatriaState
from .steps import Count, Reveal

_TRADES = 60


class LatriaOracle(Oracle[LatriaState]):
    """Hands are the only secret; decks are bags, and what comes of them is not yet decided."""

    def swap(self, s: LatriaState, seat: int, seed: int) -> LatriaState:
        """Return a clone in which unseen hands trade cards, but no suit that the receiver has shown to lack."""
        t, rng = s.clone(), Random(seed)
        unseen = [other for other in range(s.seats) if other != seat]
        for _ in range(_TRADES):
            one_seat, other = rng.sample(unseen, 2)
            if t.hands[one_seat] and t.hands[other]:
                _trade(t, one_seat, other, rng)
        return t

    def past(
        self, then: LatriaState, now: LatriaState, world: LatriaState, chooser: int, action: Action
    ) -> LatriaState | None:
        """Return `then` with the imagined hands, plus the cards that have left each hand since."""
        if then.game != now.game:
            return None
        t = then.clone()
        for seat in range(t.seats):
            t.hands[seat] = world.hands[seat] | (then.hands[seat] & ~now.hands[seat])
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> LatriaState | None:
        """Return a late position: short hands, shown voids, full piles, and the purge card."""
        rng = Random(seed)
        s = RULES.setup(seats, options)
        s.round = rng.randrange(s.rounds() - 4, s.rounds() + 1)
        _deal_out(s, rng)
        _turn_up(s, rng)
        _show_voids(s, rng)
        over = s.round == s.rounds()
        s.become(Count() if over else Reveal(rng.randrange(seats)))
        return s


def _trade(t: LatriaState, one_seat: int, other: int, rng: Random) -> None:
    mine, yours = rng.choice(bits(t.hands[one_seat])), rng.choice(bits(t.hands[other]))
    if t.void(other, suit(mine)) or t.void(one_seat, suit(yours)):
        return
    t.hands[one_seat] ^= bit(mine) | bit(yours)
    t.hands[other] ^= bit(mine) | bit(yours)


def _deal_out(s: LatriaState, rng: Random) -> None:
    """Deal the last hands; of the cards played, those with stars or an effect go to random piles."""
    cards = bits(s.box.deck[s.seats])
    rng.shuffle(cards)
    left = s.box.hand[s.seats] - s.round
    for seat in range(s.seats):
        for card in cards[seat * left : seat * left + left]:
            s.hands[seat] |= bit(card)
    for card in cards[s.seats * left :]:
        if s.box.worth >> card & 1 and rng.random() < 0.6:
            seat, pile = _pile(s, rng)
            s.cards_in(pile)[seat] |= bit(card)
        else:
            s.used |= bit(card)


def _pile(s: LatriaState, rng: Random) -> tuple[int, int]:
    """Return a random seat and one of its piles."""
    return rng.randrange(s.seats), UP if s.variant == SIMPLE else rng.randrange(2)


def _turn_up(s: LatriaState, rng: Random) -> None:
    """Turn up one card of each deck per round, gained by random seats; the purge card always is among them."""
    for kind in range(3):
        faces = [face for face in range(len(SKY)) if KIND_OF_SKY[face] == kind]
        deck = [face for face in faces for _ in range(count(s.decks, face))]
        rng.shuffle(deck)
        deck.sort(key=lambda face: face != PURGE_CARD)
        for face in deck[: s.round]:
            s.decks -= one(face)
            seat, pile = _pile(s, rng)
            s.skies_in(pile)[seat] += one(face)
            if s.box.mutation[face]:
                s.eclipse ^= 7 if s.variant == SIMPLE else 1 << kind


def _show_voids(s: LatriaState, rng: Random) -> None:
    """Let some seats without Latria show the suits that they lack."""
    for seat in range(s.seats):
        held = {int(suit(card)) for card in bits(s.hands[seat])}
        for kind in range(3):
            if not held & {kind, LATRIA} and rng.random() < 0.8:
                s.show_voids(seat, kind)


ORACLE = LatriaOracle()
