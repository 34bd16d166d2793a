"""A toy game with one step of each kind: chance, a sealed choice, an open choice, a choice in parts, hidden hands.

TOY-1  Each seat is dealt two cards (option `cards`), which it alone sees.
TOY-2  All seats that hold cards bid one of them in secret.  The highest card scores a point; the bids are discarded.
TOY-3  The winner may draw a card from the deck, if there is one.
TOY-4  The seat that drew may give a card to another seat.
The game ends when no seat holds a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenban.kernel import (
    ALONE,
    UNKNOWN,
    Action,
    Clause,
    Domain,
    Event,
    GameInfo,
    Open,
    Option,
    Rules,
    ScriptedRandom,
    Sealed,
    SeatArray,
    SeatStep,
    Space,
    State,
    Step,
    Verb,
    play,
    start,
)

CARD, SEAT = Domain("card", tuple("01234567")), Domain("seat", tuple("abc"))
BID, GIVE, KEEP, TO = Verb("bid", CARD), Verb("give", CARD), Verb("keep"), Verb("to", SEAT)
DRAW, STOP = Verb("draw"), Verb("stop")
SPACE = Space(BID, GIVE, KEEP, TO, DRAW, STOP)
NOT_HELD, HIGHEST, NO_CARD, NOT_TO_ONESELF = Clause("TOY-1"), Clause("TOY-2"), Clause("TOY-3"), Clause("TOY-4")
Card = int
Seat = int


@dataclass
class Draws(Event):
    secret = ("card",)
    seat: Seat
    card: Card


class ToyState(State):
    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats)
        self.cards: Final = cards
        self.hands: list[list[int]] = []
        self.deck: list[int] = []  # a bag: cards are drawn at random
        self.discards: list[int] = []
        self.won: SeatArray = SeatArray()  # tricks by seat

    def draw(self, seat: int) -> None:
        card = self.deck.pop(self.chance.below(len(self.deck)))
        self.hands[seat].append(card)
        if self.log is not None:
            self.emit(Draws(seat, card), audience=seat)


class Deal(Step[ToyState]):
    def run(self, s: ToyState) -> None:
        for seat in range(s.seats):
            for _ in range(s.cards):
                s.draw(seat)
        s.become(Bid())


class Bid(Sealed[ToyState]):
    def actors(self, s: ToyState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.hands[seat]])  # how many cards a seat holds is public

    def options(self, s: ToyState, seat: int) -> list[Action]:
        return BID.actions

    def refuse(self, s: ToyState, seat: int, action: Action) -> Clause | None:
        return None if action.arg in s.hands[seat] else NOT_HELD

    def reveal(self, s: ToyState, choices: list[Action]) -> None:
        bids = {int(action.arg): seat for seat, action in zip(self.actors(s), choices, strict=True)}
        for card, seat in bids.items():
            s.hands[seat].remove(card)
            s.discards.append(card)
        winner = bids[max(bids)]
        s.award(winner, 0, 1)
        s.won[winner] += 1
        s.become(Bid()) if any(s.hands) else s.pop()
        s.push(Offer(winner))


class Offer(Open[ToyState]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: ToyState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: ToyState, seat: int) -> list[Action]:
        return [DRAW.of(), STOP.of()]

    def refuse(self, s: ToyState, seat: int, action: Action) -> Clause | None:
        return NO_CARD if action.verb is DRAW and not s.deck else None

    def apply(self, s: ToyState, seat: int, action: Action) -> None:
        if action.verb is STOP:
            s.pop()
            return
        s.draw(seat)
        if len(s.stack) == 1:  # the last bid was made, but there is a card again
            s.become(Bid())
            s.push(Give(seat))
        else:
            s.become(Give(seat))


class Give(SeatStep[ToyState]):
    def options(self, s: ToyState, seat: int) -> list[Action]:
        return TO.actions[: s.seats] if s.picks else [*GIVE.actions, KEEP.of()]

    def refuse(self, s: ToyState, seat: int, action: Action) -> Clause | None:
        if action.verb is TO:
            return NOT_TO_ONESELF if action.arg == seat else None
        return NOT_HELD if action.verb is GIVE and action.arg not in s.hands[seat] else None

    def part(self, s: ToyState, seat: int, action: Action) -> bool:
        return action.verb is GIVE

    def apply(self, s: ToyState, seat: int, action: Action) -> None:
        if action.verb is TO:
            card = int(SPACE.actions[s.picks[0]].arg)
            s.hands[seat].remove(card)
            s.hands[int(action.arg)].append(card)
        s.pop()


class Toy(Rules[ToyState]):
    def __init__(self) -> None:
        info = GameInfo("toy", "1", (2, 3), simultaneous=True, length=60)
        clauses = (NOT_HELD, HIGHEST, NO_CARD, NOT_TO_ONESELF)
        options = (Option("cards", ("2", "1"), "2"),)
        super().__init__(info, SPACE, (Deal, Bid, Offer, Give), clauses, options, rows=(HIGHEST,))

    def setup(self, seats: int, options: dict[str, str]) -> ToyState:
        s = ToyState(seats, int(options["cards"]))
        s.hands, s.deck, s.ledger = [[] for _ in range(seats)], list(range(8)), [0] * seats
        s.push(Deal())
        return s

    def hide(self, v: ToyState, seat: int) -> None:
        v.hands = [hand if other == seat else [UNKNOWN] * len(hand) for other, hand in enumerate(v.hands)]
        v.deck = [UNKNOWN] * len(v.deck)

    def fill(self, w: ToyState, seat: int) -> None:
        known = [*w.discards, *(w.hands[seat] if seat >= 0 else [])]
        unseen = [card for card in range(8) if card not in known]
        w.shuffle(unseen)
        w.hands = [hand if i == seat else [unseen.pop() for _ in hand] for i, hand in enumerate(w.hands)]
        w.deck = unseen


RULES = Toy()


def new(*draws: int) -> ToyState:
    """Return a game in which seat 0 holds the cards 0 and 1 and seat 1 the cards 2 and 3, before the given draws."""
    return start(RULES, 2, {}, ScriptedRandom([0, 0, 0, 0, *draws]))


def act(s: ToyState, *choices: tuple[int, str]) -> ToyState:
    """Play (seat, notation) one after the other and return the state."""
    for seat, text in choices:
        play(RULES, s, seat, SPACE.by_text[text])
    return s


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]
