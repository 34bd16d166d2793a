"""Positions of Hoshizukuri in words, and moves as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tenban.games.hoshizukuri import events
from tenban.games.hoshizukuri.pieces import ALWAYS, FACES, KINDS, kind_set
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import NOTHING, HoshizukuriState
from tenban.games.hoshizukuri.steps.turn import NEXT_PLAYER
from tenban.kernel import (
    Chance,
    Clause,
    Event,
    FastRandom,
    Rules,
    ScriptedRandom,
    legal,
    settle,
    submit,
    to_act,
    why_not,
)

E = TypeVar("E", bound=Event)
EVENTS: list[type[Event]] = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
NAMES = [*KINDS, *[f"fusion+{n}" for n in range(5)], "doomed", "gone"]
assert len(NAMES) == FACES


def kinds(words: str) -> list[int]:
    """Return the numbers of cards given as words, such as "water ice*2"."""
    found: list[int] = []
    for word in words.split():
        name, _, times = word.partition("*")
        found += [KINDS.index(name)] * int(times or 1)
    return found


def words(cards: Iterable[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


class Position:
    """A table in mid-game: moves go in as text, what lies where comes out as words.

    Cards not named lie in the central piles as long as these have room, else in the trash; so the cards of
    the game are all there, and after every move the rules are asked whether they still are.
    """

    def __init__(
        self,
        hands: Sequence[str],
        decks: Sequence[str] = (),
        discards: Sequence[str] = (),
        orbit: Sequence[int] = (),
        order: Sequence[int] = (),
        shown: Sequence[str] = (),
        empty: str = "",
        chance: Chance | None = None,
        rules: Rules[HoshizukuriState] = RULES,
    ) -> None:
        self.rules = rules
        seats = len(hands)
        parts = [list(zone) + [""] * (seats - len(zone)) for zone in (hands, decks, discards, shown)]
        named = {kind for zone in parts for cards in zone for kind in kinds(cards)}
        s = rules.setup(seats, rules.checked(seats, {}))
        s.kinds = ALWAYS | kind_set(tuple(named)) | kind_set(tuple(kinds(empty)))
        for seat in range(seats):
            hand, deck, discard, known = (kinds(zone[seat]) for zone in parts)
            s.hands[seat], s.hand_sizes[seat] = s.galaxy.bag(hand), len(hand)
            s.decks[seat], s.deck_sizes[seat] = s.galaxy.bag(deck), len(deck)
            s.discards[seat], s.shown[seat] = s.galaxy.bag(discard), s.galaxy.bag(known)
            s.tops[seat] = discard[-1] if discard else NOTHING
            s.orbit[seat] = orbit[seat] if orbit else 0
        s.order = list(order) or sorted(range(seats), key=lambda seat: s.orbit[seat])
        _stock(s, kinds(empty))
        s.become(NEXT_PLAYER)
        s.chance = chance or FastRandom(1)
        self.s = s
        self.start()

    def start(self) -> None:
        self.s.log = []
        settle(self.s)
        self.check()

    def check(self) -> None:
        assert self.rules.faults(self.s) == []

    def draws(self, *numbers: int) -> Position:
        """Set the next draws, each a card of the deck counted from 0 in the order of KINDS, and return the position."""
        self.s.chance = ScriptedRandom(list(numbers))
        return self

    def do(self, *moves: str, seat: int | None = None) -> Position:
        """Make moves given as text, by `seat` or the first seat to act, and return the position."""
        for move in moves:
            chooser = to_act(self.s)[0] if seat is None else seat
            submit(self.rules, self.s, chooser, RULES.space.by_text[move])
            self.check()
        return self

    def why_not(self, move: str, seat: int | None = None) -> str:
        """Return the clause that forbids a move, or ""."""
        chooser = to_act(self.s)[0] if seat is None else seat
        clause: Clause | None = why_not(self.s, chooser, RULES.space.by_text[move])
        return clause.id if clause else ""

    @property
    def asked(self) -> tuple[int, ...]:
        return to_act(self.s)

    @property
    def step(self) -> str:
        return type(self.s.stack[-1]).__name__ if self.s.stack else "over"

    def choices(self, seat: int | None = None) -> list[str]:
        return [action.text for action in legal(self.s, to_act(self.s)[0] if seat is None else seat)]

    def hand(self, seat: int) -> str:
        return words(self.s.galaxy.cards(self.s.hands[seat]))

    def deck(self, seat: int) -> str:
        return words(self.s.galaxy.cards(self.s.decks[seat]))

    def discard(self, seat: int) -> str:
        return words(self.s.galaxy.cards(self.s.discards[seat]))

    def shown(self, seat: int) -> str:
        return words(self.s.galaxy.cards(self.s.shown[seat]))

    def trashed(self, kind: str) -> int:
        return int(self.s.galaxy.count(self.s.trash, KINDS.index(kind)))

    def pile(self, kind: str) -> int:
        return int(self.s.galaxy.count(self.s.piles, KINDS.index(kind)))

    @property
    def field(self) -> list[str]:
        return [words(play) for play in self.s.field]

    def events(self, kind: type[E]) -> list[E]:
        """Return the events of a kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    @property
    def log(self) -> list[Event]:
        return self.s.log or []

    @property
    def orbit(self) -> list[int]:
        return self.s.orbit.list()[: self.s.seats]


def _stock(s: HoshizukuriState, empty: list[int]) -> None:
    """Put every card that was not laid into its pile, or into the trash."""
    zones = (s.hands, s.decks, s.discards)
    for kind in range(len(KINDS)):
        laid = sum([int(s.galaxy.count(zone[seat], kind)) for zone in zones for seat in range(s.seats)])
        total = s.seats * (s.box.deck[kind] + s.box.per_seat[kind])
        left = total - laid
        assert left >= 0, f"a game for {s.seats} has only {total} cards {KINDS[kind]}"
        piled = 0 if kind in empty else min(left, s.seats * s.box.per_seat[kind])
        s.piles += s.galaxy.unit[kind] * piled
        s.trash += s.galaxy.unit[kind] * (left - piled)
