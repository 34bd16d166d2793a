"""Positions of Latria for tests: laid out and played in card notation; piles are read back in it.

Astrology cards read S7 M12 P2 L8; celestial cards S*1 S*2 S*3 S*4 Sx0, M*1 M*2 M*3 Mx2, P*1 P*2 Ppurge.
Whether a celestial is in eclipse follows from the mutations (S*1, M*1) that lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from tenban.games.latria.actions import SPACE
from tenban.games.latria.pieces import CARDS, FACES, SUITS, count, kind_of, one
from tenban.games.latria.rules import RULES
from tenban.games.latria.state import UNDER, UP, LatriaState
from tenban.games.latria.steps import Count, Lead
from tenban.kernel import (
    Event,
    FastRandom,
    Rules,
    ScriptedRandom,
    bits,
    legal,
    play,
    settle,
    start,
    submit,
    to_act,
    why_not,
)

E = TypeVar("E", bound=Event)

ONE_OF_EACH = "S*2 M*2 P*1"
NOTHING: Mapping[int, str] = {}


def faces(text: str) -> list[int]:
    """The faces that a text of notation names."""
    return [FACES.index(word) for word in text.split()]


def notation(found: list[int]) -> str:
    return " ".join(FACES[face] for face in found)


def options(variant: str = "normal", campaign: bool = False) -> dict[str, str]:
    return {"variant": variant, "campaign": "yes" if campaign else "no"}


def lay(
    *hands: str,
    sky: str = ONE_OF_EACH,
    dealer: int = 0,
    gains: Mapping[int, str] = NOTHING,
    under: Mapping[int, str] = NOTHING,
    variant: str = "normal",
    rules: Rules[LatriaState] = RULES,
) -> LatriaState:
    """Return a round at the dealer's turn: hands of n cards mean n - 1 rounds before the end.

    `sky` are the stacks, each bottom first; `gains` and `under` the piles by seat.  Every other astrology
    card is used already.
    """
    s = _table(len(hands), variant, sky, gains, under, rules)
    size = len(hands[0].split())
    s.round = s.rounds() - size + 2
    for seat, hand in enumerate(hands):
        for card in faces(hand):
            s.hands[seat] |= 1 << card
    _use_the_rest(s)
    s.stack = [Lead(dealer)]
    assert rules.faults(s) == [], "the cards laid out are no position of the game"
    return s


def counted(
    seats: int = 4,
    gains: Mapping[int, str] = NOTHING,
    under: Mapping[int, str] = NOTHING,
    variant: str = "normal",
) -> LatriaState:
    """A game whose last round is over, with these piles: at its end, or at the purge."""
    s = _table(seats, variant, "", gains, under, RULES)
    s.round = s.rounds()
    piles = s.cards.list() + s.cards_under.list()
    last_cards = [card for card in bits(s.box.deck[seats]) if not any(pile >> card & 1 for pile in piles)]
    for seat in range(seats):
        s.hands[seat] = 1 << last_cards[-1 - seat]
    _use_the_rest(s)
    s.stack = [Count()]
    assert RULES.faults(s) == [], "the cards laid out are no position of the game"
    settle(s)
    return s


def _table(
    seats: int, variant: str, sky: str, gains: Mapping[int, str], under: Mapping[int, str], rules: Rules[LatriaState]
) -> LatriaState:
    s = rules.setup(seats, rules.checked(seats, options(variant)))
    s.chance = FastRandom(1)
    s.log = []
    for face in faces(sky):
        _turn_up(s, face)
    for pile, piles in ((UP, gains), (UNDER, under)):
        for seat, text in piles.items():
            for face in faces(text):
                _give(s, seat, pile, face)
    return s


def _turn_up(s: LatriaState, face: int) -> None:
    s.turn_up(kind_of(face), face - CARDS)
    if s.box.mutation[face - CARDS]:
        s.eclipse ^= 7 if s.variant == 1 else 1 << kind_of(face)


def _give(s: LatriaState, seat: int, pile: int, face: int) -> None:
    if face < CARDS:
        s.take_card(seat, pile, face)
        return
    kept = s.layers(kind_of(face))
    s.stacks[kind_of(face)] = 0
    _turn_up(s, face)
    s.take_stack(seat, pile, kind_of(face))
    for below in kept:
        s.stacks[kind_of(face)] = s.stacks[kind_of(face)] * 16 + below + 1


def _use_the_rest(s: LatriaState) -> None:
    elsewhere = 0
    for place in [*s.hands.list(), *s.cards.list(), *s.cards_under.list()]:
        elsewhere |= place
    s.used = s.box.deck[s.seats] & ~elsewhere


def coming(s: LatriaState, *skies: str) -> None:
    """What the next rounds turn up, each "S… M… P…": chance has no other say."""
    decks, draws = s.decks, []
    for sky in skies:
        for face in [face - CARDS for face in faces(sky)]:
            before = [f for f in range(face) if kind_of(CARDS + f) == kind_of(CARDS + face)]
            draws.append(sum(int(count(decks, f)) for f in before))
            decks -= one(face)
    s.chance = ScriptedRandom(draws)


def act(s: LatriaState, text: str) -> None:
    """The next seat that is to choose makes this choice, which must be legal."""
    submit(RULES, s, to_act(s)[0], SPACE.by_text[text])


def trick(s: LatriaState, led: str, *followed: str, names: str = "") -> None:
    """The dealer leads (and names a celestial), the followers follow in the order of their seats."""
    act(s, f"play {led}")
    if names:
        act(s, f"declare {names}")
    for card in followed:
        act(s, f"play {card}")


def may_play(s: LatriaState, seat: int) -> str:
    """The cards that a seat may play."""
    return notation([action.arg for action in legal(s, seat)])


def refused(s: LatriaState, seat: int, text: str) -> str:
    """The clause that forbids a choice, or an empty text."""
    clause = why_not(s, seat, SPACE.by_text[text])
    return clause.id if clause else ""


def held(s: LatriaState, seat: int) -> str:
    return notation(bits(s.hands[seat]))


def gained(s: LatriaState, seat: int) -> str:
    return notation(s.gains(seat, UP))


def under(s: LatriaState, seat: int) -> str:
    """What lies under a seat's eclipse marker."""
    return notation(s.gains(seat, UNDER))


def stack(s: LatriaState, celestial: str) -> str:
    """The cards above a board, bottom first."""
    return notation([CARDS + face for face in s.layers(SUITS.index(celestial))])


def deck(s: LatriaState, celestial: str) -> dict[str, int]:
    """How many of each face are still face down."""
    kind = SUITS.index(celestial)
    return {FACES[CARDS + f]: int(count(s.decks, f)) for f in range(12) if kind_of(CARDS + f) == kind}


def used(s: LatriaState) -> str:
    return notation(bits(s.used))


def dealer(s: LatriaState) -> int:
    """Whose turn it is to lead."""
    top = s.stack[-1]
    assert isinstance(top, Lead)
    return top.dealer


def eclipses(s: LatriaState) -> str:
    return " ".join(name for kind, name in enumerate(SUITS) if s.eclipse >> kind & 1)


def events(s: LatriaState, kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in s.log or [] if isinstance(event, kind)]


def told(s: LatriaState) -> list[Event]:
    return s.log or []


def points(s: LatriaState) -> list[int]:
    return RULES.totals(s)


def lines(s: LatriaState, seat: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """A seat's score sheet: clause, points, what the sentence names."""
    return [(line.clause.id, line.points, line.args) for line in RULES.score(s) if line.side == seat]


def begin(
    seats: int, variant: str = "normal", campaign: bool = False, seed: int = 0, dealer: str = "random"
) -> LatriaState:
    """A new game at its first choice."""
    return start(RULES, seats, {**options(variant, campaign), "dealer": dealer}, FastRandom(seed))


def choices(s: LatriaState) -> Iterator[int]:
    """Play at random to the end; at each choice, before it is made, the seat that makes it."""
    while to_act(s):
        seat = to_act(s)[0]
        yield seat
        play(RULES, s, seat, s.stack[-1].pick(s, seat))
