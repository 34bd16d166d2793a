"""Latria Opus, step by step, in rulebook order."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE, MOST_SEATS, OTHERS
from tenban.kernel.step import Open, Sealed, Step

from . import events
from .actions import DECLARE, PLAY, PURGE, SPACE
from .clauses import FOLLOW, PURGE_ORDER
from .pieces import CARDS, FIRST_SKY, LATRIA, NUMBERS, POLARIS, PURGE_CARD, count, suit
from .scoring import campaign_points, victory_points
from .state import ALL_SKIES, SIMPLE, STAR, UNDER, UP, LatriaState

_PILES: Final = (UP, UNDER)


@final
class Deal(Step[LatriaState]):
    """LO-2. All cards are dealt; a seat is dealer."""

    def __init__(self, dealer: int) -> None:
        self.dealer: Final = dealer  # -1: chance decides (LO-2.5)

    def run(self, s: LatriaState) -> None:
        s.clear()
        cards = bits(s.box.deck[s.seats])  # LO-2.1
        s.shuffle(cards)
        size = s.box.hand[s.seats]
        for seat in range(s.seats):  # LO-2.2
            hand: i64 = 0
            for at in range(seat * size, seat * size + size):
                hand |= bit(cards[at])
            s.hands[seat] = hand
        dealer = self.dealer if self.dealer >= 0 else s.chance.below(s.seats)
        if s.game == 0:
            s.first_dealer = dealer  # LO-9.1
        if s.log is not None:
            _tell_deal(s, dealer)
        s.become(REVEALS[dealer])


def _tell_deal(s: LatriaState, dealer: int) -> None:
    if s.campaign:
        s.emit(events.Game(s.game + 1))
    s.emit(events.Deals(dealer))
    if s.variant == STAR:
        s.emit(events.EclipseBegins(POLARIS))  # LO-8.1


@final
class Reveal(Step[LatriaState]):
    """LO-3.1. The top card of each celestial deck is turned up; a mutation turns the board over."""

    def __init__(self, dealer: int) -> None:
        self.dealer: Final = dealer

    def run(self, s: LatriaState) -> None:
        s.round += 1
        if s.log is not None:
            s.emit(events.Round(s.round, self.dealer))
        for kind in range(3):
            face = _top(s, kind)
            s.turn_up(kind, face)
            if s.log is not None:
                s.emit(events.TurnsUp(CARDS + face))
            if s.box.mutation[face]:
                _mutate(s, kind)
        s.become(LEADS[self.dealer])


def _top(s: LatriaState, kind: int) -> int:
    """Draw the top card of a deck: a face-down deck is a bag, so its order is decided when a card is turned up."""
    first: i64 = FIRST_SKY[kind]
    total: i64 = s.left_in(kind)
    left = s.chance.below(total)
    face = first
    while True:
        left -= count(s.decks, face)
        if left < 0:
            return int(face)
        face += 1


def _mutate(s: LatriaState, kind: int) -> None:
    """LO-3.2: the board is turned over; LO-7.3: in the Simple variant the one board for all three."""
    s.eclipse ^= ALL_SKIES if s.variant == SIMPLE else 1 << kind
    if s.log is not None:
        begins = s.eclipse >> kind & 1
        if s.variant == SIMPLE:
            s.emit(events.GreatEclipseBegins() if begins else events.GreatEclipseEnds())
        else:
            s.emit(events.EclipseBegins(kind) if begins else events.EclipseEnds(kind))


@final
class Lead(Step[LatriaState]):
    """LO-3.6. The dealer plays any card."""

    def __init__(self, dealer: int) -> None:
        self.dealer: Final = dealer

    def actors(self, s: LatriaState) -> tuple[int, ...]:
        return ALONE[self.dealer]

    def options(self, s: LatriaState, seat: int) -> list[Action]:
        return PLAY.each(s.hands[seat])

    def legal(self, s: LatriaState, seat: int) -> list[Action]:
        return PLAY.each(s.hands[seat])

    def pick(self, s: LatriaState, seat: int) -> Action:
        return PLAY.any_of(s.hands[seat], s)

    def apply(self, s: LatriaState, seat: int, action: Action) -> None:
        card = action.arg
        s.hands[seat] &= ~bit(card)
        if s.log is not None:
            s.emit(events.Leads(seat, card))
        if suit(card) == LATRIA:
            s.become(Declare(seat, card))  # LO-3.7
        else:
            s.become(Follow(seat, card, suit(card)))  # LO-3.8


@final
class Declare(Step[LatriaState]):
    """LO-3.7. A dealer who plays Latria names a celestial."""

    def __init__(self, dealer: int, card: i64) -> None:
        self.dealer: Final = dealer
        self.card: Final = card

    def actors(self, s: LatriaState) -> tuple[int, ...]:
        return ALONE[self.dealer]

    def options(self, s: LatriaState, seat: int) -> list[Action]:
        return DECLARE.actions

    def legal(self, s: LatriaState, seat: int) -> list[Action]:
        return DECLARE.actions

    def apply(self, s: LatriaState, seat: int, action: Action) -> None:
        if s.log is not None:
            s.emit(events.Declares(seat, action.arg))
        s.become(Follow(seat, self.card, action.arg))


@final
class Follow(Sealed[LatriaState]):
    """LO-3.9. Followers secretly choose a card, of the target or Latria if they hold one; LO-4: all are compared."""

    def __init__(self, dealer: int, card: i64, target: i64) -> None:
        self.dealer: Final = dealer
        self.card: Final = card
        self.target: Final = target

    def actors(self, s: LatriaState) -> tuple[int, ...]:
        return OTHERS[s.seats][self.dealer]

    def options(self, s: LatriaState, seat: int) -> list[Action]:
        return PLAY.each(s.hands[seat])

    def refuse(self, s: LatriaState, seat: int, action: Action) -> Clause | None:
        able = s.followable(seat, self.target)
        if able == 0 or able & bit(action.arg) != 0:
            return None
        return FOLLOW

    def legal(self, s: LatriaState, seat: int) -> list[Action]:
        able = s.followable(seat, self.target)
        return PLAY.each(able if able != 0 else s.hands[seat])

    def pick(self, s: LatriaState, seat: int) -> Action:
        able = s.followable(seat, self.target)
        return PLAY.any_of(able if able != 0 else s.hands[seat], s)

    def reveal(self, s: LatriaState, choices: list[Action]) -> None:
        followers = OTHERS[s.seats][self.dealer]
        if s.log is not None:
            for i, seat in enumerate(followers):
                s.emit(events.Follows(seat, choices[i].arg))
        pile = s.pile_for(self.target)
        winner = self._lay_all(s, followers, choices, pile)
        if winner >= 0:
            if s.log is not None:
                s.emit(events.TakesStack(winner, self.target, len(s.layers(self.target)), pile))
            s.take_stack(winner, pile, self.target)  # LO-4.1
        elif s.log is not None:
            s.emit(events.StackStays(self.target))  # LO-4.3
        _next_round(s, winner if winner >= 0 else self.dealer)  # LO-5.2

    def _lay_all(self, s: LatriaState, followers: tuple[int, ...], choices: list[Action], pile: int) -> int:
        """Return who takes the stack: the highest number, then target before Latria before the rest; -1 for a tie."""
        turned = s.reversed()
        winner = self.dealer
        led = rank(self.card, self.target, turned)
        best = led
        s.used |= bit(self.card)
        for i, seat in enumerate(followers):
            card = choices[i].arg
            own = rank(card, self.target, turned)
            if own > best:  # LO-4.2
                best = own
                winner = seat
            elif own == best:
                winner = -1
            self._lay(s, seat, card, pile, own >> 2 < led >> 2)
        return winner

    def _lay(self, s: LatriaState, seat: int, card: i64, pile: int, below: bool) -> None:
        """LO-4.6: a follower below the dealer keeps a card with stars or an effect; LO-5.1: other cards are used."""
        s.hands[seat] &= ~bit(card)
        if suit(card) != self.target and suit(card) != LATRIA:
            s.show_voids(seat, self.target)
        if below and s.box.worth >> card & 1:
            s.take_card(seat, pile, card)
            if s.log is not None:
                s.emit(events.Keeps(seat, card, pile))
        else:
            s.used |= bit(card)


def rank(card: i64, target: i64, turned: bool) -> i64:
    """Return the rank of a card: four times its number, more for target and Latria (LO-4.2; LO-7.5: reversed)."""
    n = card % NUMBERS + 1
    if turned:
        n = NUMBERS + 1 - n
    kind = card // NUMBERS
    return n * 4 + (2 if kind == target else 1 if kind == LATRIA else 0)


def _next_round(s: LatriaState, dealer: int) -> None:
    if s.round < s.rounds():  # LO-5.3
        s.become(REVEALS[dealer])
    else:
        s.become(Count())


@final
class Count(Step[LatriaState]):
    """LO-6. Before the count, the owner of the purge card removes two gains."""

    def run(self, s: LatriaState) -> None:
        owner = _purger(s)
        if owner < 0:
            s.become(Finish())
        elif s.owns(owner) <= 2:  # LO-6.2
            _remove(s, owner, [PURGE.two(p, face).code for p in _PILES for face in s.gains(owner, p)])
        else:
            s.become(Purge(owner))


def _purger(s: LatriaState) -> int:
    for seat in range(s.seats):
        if s.copies(seat, UP, CARDS + PURGE_CARD) or s.copies(seat, UNDER, CARDS + PURGE_CARD):
            return seat
    return -1


def _remove(s: LatriaState, owner: int, codes: list[int]) -> None:
    for code in codes:
        pile, face = SPACE.actions[code].args
        s.lose(owner, pile, face)
        if s.log is not None:
            s.emit(events.Purges(owner, pile, face))
    s.purged = tuple(codes)
    s.become(Finish())


@final
class Purge(Open[LatriaState]):
    """LO-6.1. The owner of the purge card removes any two gains; the second pick is not before the first."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def actors(self, s: LatriaState) -> tuple[int, ...]:
        return ALONE[self.owner]

    def options(self, s: LatriaState, seat: int) -> list[Action]:
        return [PURGE.two(p, face) for p in _PILES for face in s.faces(seat, p)]

    def refuse(self, s: LatriaState, seat: int, action: Action) -> Clause | None:
        """A pair has one order: no pick before the first, no copy twice, no first pick without a possible second."""
        first = s.picks[0] if s.picks else self.options(s, seat)[-1].code
        return None if self._goes(s, action, first) else PURGE_ORDER

    def legal(self, s: LatriaState, seat: int) -> list[Action]:
        choices = self.options(s, seat)
        if not s.picks:
            return choices if self._twice(s, choices[-1]) else choices[:-1]
        first = s.picks[0]
        at = 0
        while choices[at].code < first:
            at += 1
        return choices[at:] if self._twice(s, choices[at]) else choices[at + 1 :]

    def _goes(self, s: LatriaState, action: Action, first: int) -> bool:
        if action.code == first:
            return self._twice(s, action)
        return action.code > first if s.picks else True

    def _twice(self, s: LatriaState, action: Action) -> bool:
        return s.copies(self.owner, action.args[0], action.args[1]) > 1

    def part(self, s: LatriaState, seat: int, action: Action) -> bool:
        return not s.picks

    def apply(self, s: LatriaState, seat: int, action: Action) -> None:
        _remove(s, seat, [s.picks[0], action.code])


@final
class Finish(Step[LatriaState]):
    """LO-6.7. The points are counted; LO-9: a campaign writes them down and goes on with the next dealer."""

    def run(self, s: LatriaState) -> None:
        if s.log is not None:
            s.emit(events.Ends())
            for seat, own in enumerate(victory_points(s)):
                s.emit(events.Scores(seat, own))
        if s.campaign:
            self._go_on(s)
        else:
            s.pop()

    def _go_on(self, s: LatriaState) -> None:
        points = victory_points(s)
        s.results += tuple(points)
        if s.log is not None:
            for seat, place in enumerate(campaign_points(points)):
                s.emit(events.Places(seat, place))
        s.game += 1
        if s.game == s.seats:  # LO-9.1
            s.pop()
        else:
            s.become(Deal((s.first_dealer + s.game) % s.seats))


# steps that differ in the dealer alone, made once
REVEALS: Final = [Reveal(seat) for seat in range(MOST_SEATS)]
LEADS: Final = [Lead(seat) for seat in range(MOST_SEATS)]

STEPS: Final[tuple[type[Step[Any]], ...]] = (Deal, Reveal, Lead, Declare, Follow, Count, Purge, Finish)
