"""Positions of Cultus drawn as text, and moves as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tenban.games.cultus import events
from tenban.games.cultus.grid import SQUARES
from tenban.games.cultus.pieces import BARE, CHARACTERS, LETTERS, MONUMENT_NAMES, NONE, PLAZA, card_set
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.state import BONUSES, CultusState
from tenban.games.cultus.steps.act import ACTS, SPARE
from tenban.games.cultus.steps.enemy import ENEMY_PHASE
from tenban.games.cultus.steps.hand import HANDING
from tenban.games.cultus.steps.turn import TURNS
from tenban.kernel import Chance, Event, FastRandom, Rules, bits, legal, settle, submit, to_act, why_not

E = TypeVar("E", bound=Event)
EVENTS: list[type[Event]] = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
PHASES = {"start": None, "spare": SPARE, "hand": HANDING, "enemy": ENEMY_PHASE}
DRAWN = "the town does not show what was laid"  # a drawn town never does


def square(name: str) -> int:
    return SQUARES.index(name)


class Position:
    """A table in mid-game.  Each row of the drawing is a row of the town from the top, `.` is bare ground.

    Under a pawn drawn on bare ground there is a plaza.
    Construction cards are numbered from 1; those that are in no hand and no pile are discarded.
    """

    def __init__(
        self,
        town: str,
        pawns: Sequence[str] = ("a1", "h8"),
        *,
        phase: str = "act",
        points: int = 3,
        fill: str = ".",
        monuments: Mapping[int, str] | None = None,
        owned: Mapping[int, str] | None = None,
        hands: Sequence[str] = (),
        piles: Sequence[int] = (3, 3, 3, 3, 3, 3),
        medals: Sequence[int] = (1, 2, 3, 4),
        cost: Sequence[int] = (),
        purse: Sequence[int] = (),
        score: Sequence[int] = (),
        stock: Sequence[int] = (),
        people: Sequence[str] = CHARACTERS,
        plans: Sequence[int] = (1, 2, 3, 4),
        row: str = "unity industry transport",
        enemy: str = "",
        difficulty: str = "normal",
        counter: int = 0,
        rules: Rules[CultusState] = RULES,
        chance: Chance | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        seats = len(pawns)
        wanted = {**(options or {}), **({"enemy": enemy, "difficulty": difficulty} if enemy else {})}
        s = rules.setup(seats, rules.checked(seats, wanted))
        self.rules, self.s = rules, s
        s.town = _town(town, fill)
        s.incomes = tuple(range(6))
        s.enemy, s.counter = (CHARACTERS.index(enemy), counter) if enemy else (NONE, 0)
        for seat, name in enumerate(pawns):
            s.pawns[seat] = square(name)
            if s.town[square(name)] == BARE:
                s.town[square(name)] = PLAZA
            s.medals[seat] = medals[seat] - 1
            s.characters[seat], s.plans[seat] = CHARACTERS.index(people[seat]), plans[seat] - 1
        self._cards(hands, piles)
        self._monuments(monuments or {}, owned or {}, row, stock)
        for seat in range(seats):
            s.cost[seat], s.purse[seat] = _at(cost, seat), _at(purse, seat)
            s.gain(seat, BONUSES, _at(score, seat))
        s.stack = [TURNS]
        step = ACTS[points] if phase == "act" else PHASES[phase]
        if step is not None:
            s.push(step)
        s.chance = chance or FastRandom(1)
        s.log = []
        settle(s)
        self.check()

    def _cards(self, hands: Sequence[str], piles: Sequence[int]) -> None:
        s = self.s
        free = list(range(48))
        for seat, words in enumerate(hands):
            hand = [int(word) - 1 for word in words.split()]
            s.hands[seat], s.hand_sizes[seat] = card_set(hand), len(hand)
            free = [card for card in free if card not in hand]
        for pile, size in enumerate(piles):
            s.piles[pile] = size
        s.pool = card_set(free[: sum(piles)])
        s.discards = card_set(free[sum(piles) :])

    def _monuments(self, built: Mapping[int, str], owned: Mapping[int, str], row: str, stock: Sequence[int]) -> None:
        """Give each seat a card for each monument, named or not."""
        s = self.s
        named = [MONUMENT_NAMES.index(name) for cards in (*owned.values(), row) for name in cards.split()]
        rest = [card for card in range(12) if card not in named]
        s.cubes = [side * 64 + square(name) for side, names in built.items() for name in names.split()]
        for seat in range(s.seats):
            cards = [MONUMENT_NAMES.index(name) for name in owned.get(seat, "").split()]
            missing = int(s.monuments(seat)) - len(cards)
            cards += [rest.pop(0) for _ in range(max(missing, 0))]
            s.owned[seat] = card_set(cards)
            s.stock[seat] = stock[seat] if stock else s.box.stock[s.seats] - s.monuments(seat)
        s.row = card_set([MONUMENT_NAMES.index(name) for name in row.split()])

    def check(self) -> None:
        """Check the invariants that a drawn position keeps: its town has no cards below it."""
        unlike = (DRAWN, "cubes", "card for each monument", "its monuments", "the board is not full", "one place")
        faults = [fault for fault in self.rules.faults(self.s) if not any(part in fault for part in unlike)]
        assert faults == []

    def do(self, *moves: str) -> Position:
        for move in moves:
            submit(self.rules, self.s, to_act(self.s)[0], self.rules.space.by_text[move])
            self.check()
        return self

    def why_not(self, move: str) -> str:
        """Return the clause that forbids a move, or ""."""
        clause = why_not(self.s, to_act(self.s)[0], self.rules.space.by_text[move])
        return clause.id if clause else ""

    def choices(self, verb: str = "") -> list[str]:
        return [action.text for action in legal(self.s, to_act(self.s)[0]) if action.text.startswith(verb)]

    @property
    def step(self) -> str:
        return type(self.s.stack[-1]).__name__ if self.s.stack else "over"

    @property
    def ap(self) -> int:
        found = [step.points for step in self.s.stack if hasattr(step, "points")]
        return found[-1] if found else 0

    def gold(self, seat: int = 0) -> tuple[int, int]:
        """Return the gold on the building track and on the character track."""
        return int(self.s.cost[seat]), int(self.s.purse[seat])

    def points(self, seat: int = 0) -> int:
        return int(self.s.points[seat])

    def pawn(self, seat: int = 0) -> str:
        return SQUARES[self.s.pawns[seat]]

    def monuments(self, side: int = 0) -> str:
        return " ".join([SQUARES[cube & 63] for cube in self.s.cubes if cube >> 6 == side])

    def hand(self, seat: int = 0) -> str:
        return " ".join([str(card + 1) for card in bits(self.s.hands[seat])])

    def owned(self, seat: int = 0) -> str:
        return " ".join([MONUMENT_NAMES[card] for card in bits(self.s.owned[seat])])

    def row(self, number: int) -> str:
        """Return a row of the town, as it would be drawn."""
        return "".join([(LETTERS + ".")[kind] for kind in self.s.town[number * 8 - 8 : number * 8]])

    def events(self, kind: type[E]) -> list[E]:
        """Return the events of a kind so far."""
        return [event for event in self.s.log or [] if isinstance(event, kind)]

    def lines(self, side: int = 0) -> dict[str, int]:
        """Return the score by clause."""
        found: dict[str, int] = {}
        for line in self.rules.score(self.s):
            if line.side == side:
                found[line.clause.id] = found.get(line.clause.id, 0) + line.points
        return found


def _town(drawing: str, fill: str) -> list[int]:
    rows = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    text = "".join([row.ljust(8, fill) for row in rows]).ljust(64, fill)
    return [BARE if letter == "." else LETTERS.index(letter) for letter in text]


def _at(values: Sequence[int], seat: int) -> int:
    return values[seat] if seat < len(values) else 0


def new_game(seats: int, **options: str) -> CultusState:
    """Return a new game at its first choice, with its events logged."""
    s = RULES.setup(seats, RULES.checked(seats, options))
    s.chance, s.log = FastRandom(5), []
    settle(s)
    return s


def after_moves(seats: int, moves: Sequence[str], **options: str) -> CultusState:
    s = new_game(seats, **options)
    for move in moves:
        submit(RULES, s, to_act(s)[0], RULES.space.by_text[move])
    return s


TOWN = """
H M W D C B H M
M P D H B W M C
W D P C H M D B
D H C P P D C H
C B H P P C B W
B W M D C P H D
H M D C B H P M
M C B H W D M P
"""  # a whole town: plazas on the long diagonal and in the middle
