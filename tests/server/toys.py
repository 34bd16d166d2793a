"""Two small games: one without secrets, and one with every kind of secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tenban.kernel import (
    ALL,
    ALONE,
    UNKNOWN,
    Action,
    Clause,
    Domain,
    Event,
    GameInfo,
    Option,
    Rules,
    ScoreLine,
    Space,
    State,
    Step,
    Verb,
)
from tenban.kernel.step import Sealed
from tenban.lessons import Lesson
from tenban.ratings import RatedBots, Rating
from tenban.scene.card import Card, reference_card
from tenban.scene.face import Face
from tenban.scene.how import Paragraph
from tenban.scene.schema import Line, Sheet
from tenban.scene.words import Words, words_of

CELLS = Domain("cell", tuple(f"{row}{column}" for row in "abc" for column in "123"))
MARK = Verb("mark", CELLS)
TAKEN = Clause("ROW-1")
THREE = Clause("ROW-2")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass
class Marks(Event):
    seat: int
    cell: int


@dataclass
class Draws(Event):
    secret = ("card",)
    seat: int
    card: int


@dataclass
class Bids(Event):
    seat: int
    card: int


@dataclass
class Drops(Event):
    seat: int
    card: int


class Grid(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cells = [UNKNOWN] * 9

    def winner(self) -> int:
        for a, b, c in ROWS:
            if self.cells[a] >= 0 and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return -1


class Turn(Step[Grid]):
    """ROW-1. A seat marks a free cell."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Grid) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Grid, seat: int) -> list[Action]:
        return MARK.actions

    def refuse(self, s: Grid, seat: int, action: Action) -> Clause | None:
        return TAKEN if s.cells[action.arg] >= 0 else None

    def apply(self, s: Grid, seat: int, action: Action) -> None:
        s.cells[action.arg] = seat
        s.emit(Marks(seat, int(action.arg)))
        if s.winner() >= 0 or UNKNOWN not in s.cells:
            s.pop()
        else:
            s.become(Turn((seat + 1) % s.seats))


class Row(Rules[Grid]):
    def __init__(self) -> None:
        info = GameInfo("row", "1", (2, 2), hidden_information=False, chance=False, length=9)
        super().__init__(info, Space(MARK), (Turn,), (TAKEN, THREE))

    def setup(self, seats: int, options: dict[str, str]) -> Grid:
        s = Grid(seats)
        s.push(Turn(0))
        return s

    def score(self, s: Grid) -> list[ScoreLine]:
        return [ScoreLine(s.winner(), 1, THREE)] if s.winner() >= 0 else []


CARDS = 12
CARD = Domain("card", tuple(str(number) for number in range(CARDS)))
BID, DROP, DRAW, REST = Verb("bid", CARD), Verb("drop", CARD), Verb("draw"), Verb("rest")
NOT_HELD = Clause("ENVELOPES-1")
HIGHEST = Clause("ENVELOPES-2")
IN_ORDER = Clause("ENVELOPES-3")


class Hands(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []  # a bag
        self.points = [0] * seats
        self.gone: list[int] = []
        self.round = 0


class Deal(Step[Hands]):
    def run(self, s: Hands) -> None:
        s.deck = list(range(CARDS))
        for seat in range(s.seats):
            for _ in range(4):
                give(s, seat)
        s.become(Bid())


def give(s: Hands, seat: int) -> None:
    card = s.deck.pop(s.chance.below(len(s.deck)))
    s.hands[seat] = sorted([*s.hands[seat], card])
    s.emit(Draws(seat, card), seat)


class Bid(Sealed[Hands]):
    """ENVELOPES-2. All bid a card in secret; the highest scores and has a choice."""

    def actors(self, s: Hands) -> tuple[int, ...]:
        return ALL[s.seats]

    def options(self, s: Hands, seat: int) -> list[Action]:
        return BID.actions

    def refuse(self, s: Hands, seat: int, action: Action) -> Clause | None:
        return None if action.arg in s.hands[seat] else NOT_HELD

    def reveal(self, s: Hands, choices: list[Action]) -> None:
        best = max(range(s.seats), key=lambda seat: choices[seat].arg)
        for seat, action in enumerate(choices):
            s.hands[seat].remove(action.arg)
            s.gone.append(action.arg)
            s.emit(Bids(seat, int(action.arg)))
        s.points[best] += 1
        s.round += 1
        s.become(After(best))


class After(Step[Hands]):
    """ENVELOPES-3. The winner draws, rests, or drops two cards in ascending order."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Hands) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Hands, seat: int) -> list[Action]:
        drops = [DROP.one(card) for card in s.hands[seat]]
        if s.picks:
            return drops
        return [*drops, *DRAW.actions, *REST.actions]

    def refuse(self, s: Hands, seat: int, action: Action) -> Clause | None:
        hand = s.hands[seat]
        if action.verb is DRAW:
            return None if s.deck and s.round < 3 else NOT_HELD
        if action.verb is DROP:
            if s.picks:
                return None if action.code > s.picks[0] else IN_ORDER
            return None if len(hand) >= 3 and action.arg != hand[-1] else IN_ORDER
        return None

    def part(self, s: Hands, seat: int, action: Action) -> bool:
        return action.verb is DROP and not s.picks

    def apply(self, s: Hands, seat: int, action: Action) -> None:
        if action.verb is DRAW:
            give(s, seat)
        elif action.verb is DROP:
            for card in (s.picks[0] - DROP.one(0).code, action.arg):
                s.hands[seat].remove(card)
                s.gone.append(card)
                s.emit(Drops(seat, card))
        if s.round == 3 or not all(s.hands):
            s.pop()
        else:
            s.become(Bid())


class Envelopes(Rules[Hands]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo("envelopes", "1", (2, 3), simultaneous=True),
            Space(BID, DROP, DRAW, REST),
            (Deal, Bid, After),
            (NOT_HELD, HIGHEST, IN_ORDER),
            (Option("mood", ("calm", "wild"), "calm"),),
        )

    def setup(self, seats: int, options: dict[str, str]) -> Hands:
        s = Hands(seats)
        s.push(Deal())
        return s

    def score(self, s: Hands) -> list[ScoreLine]:
        return [ScoreLine(seat, points, HIGHEST) for seat, points in enumerate(s.points) if points]

    def hide(self, v: Hands, seat: int) -> None:
        for other in range(v.seats):
            if other != seat:
                v.hands[other] = [UNKNOWN] * len(v.hands[other])
        v.deck = [UNKNOWN] * len(v.deck)

    def fill(self, w: Hands, seat: int) -> None:
        known = {card for hand in w.hands for card in hand} | set(w.gone)
        unseen = [card for card in range(CARDS) if card not in known]
        w.shuffle(unseen)
        for other in range(w.seats):
            if UNKNOWN in w.hands[other]:
                w.hands[other] = sorted(unseen.pop() for _ in w.hands[other])
        w.deck = sorted(unseen)


class PlainFace(Face[Any]):
    """Shows the fields of the view and every event."""

    package = "tenban.scene"

    def line(self, at: Any, event: Event) -> Line | None:
        return Line(f"{event.name} {event.values}")

    def phase(self, at: Any) -> str:
        return repr(sorted(at.state.fields().items()))


@dataclass(frozen=True)
class Toy:
    rules: Rules[Any]
    face: Face[Any]

    @property
    def name(self) -> str:
        return self.rules.name

    def words(self, lang: str) -> Words:
        return words_of("tenban.scene", lang)

    def sheets(self, lang: str) -> list[Sheet]:
        return []

    def how(self, lang: str) -> list[Paragraph]:
        return []

    def card(self, lang: str) -> Card:
        return reference_card(self.face, self.words(lang))

    def lessons(self) -> dict[str, Lesson]:
        return {}

    @property
    def ratings(self) -> dict[int, RatedBots]:
        wide = Rating("strong", 1700.0, 1450.0, 1900.0)
        rated = (wide, Rating("steady", 1620.4, 1580.0, 1660.0), Rating("greedy", 1500.0, 1450.0, 1550.0))
        return {2: RatedBots("2026-11-18", 40, rated)}

    def art(self) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'

    def picture(self, name: str) -> bytes | None:
        return None


TOYS = {"row": Toy(Row(), PlainFace()), "envelopes": Toy(Envelopes(), PlainFace())}
