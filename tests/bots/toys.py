"""Small games, each of which tests one property of a search."""

from __future__ import annotations

from typing import Final

from tenban.kernel import (
    ALL,
    ALONE,
    UNKNOWN,
    Action,
    Domain,
    GameInfo,
    Heuristics,
    Rules,
    ScoreLine,
    Space,
    State,
    Step,
    Verb,
)
from tenban.kernel.clause import Clause
from tenban.kernel.step import Open, Sealed

NUMBERS = Domain("number", tuple("012345"))
POINT = Clause("TOY-1")


class Toy(State):
    """Points in hundredths, a secret, and the choices so far."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.secret = 0  # nobody knows it
        self.chosen: list[int] = []


class ToyHeuristics(Heuristics[Toy]):
    """The value is the points at the end, and 0.5 before."""

    def value(self, s: Toy, seat: int) -> float:
        return s.points[seat] / 100 if not s.stack else 0.5


HEURISTICS = ToyHeuristics()


class ToyRules(Rules[Toy]):
    """The first step and the verbs make the game."""

    def __init__(self, name: str, seats: int, first: Step[Toy], *verbs: Verb) -> None:
        steps = tuple(type(step) for step in (first, *_LATER.get(name, ())))
        super().__init__(GameInfo(name, "1", (seats, seats)), Space(*verbs), steps, (POINT,))
        self.first = first

    def setup(self, seats: int, options: dict[str, str]) -> Toy:
        s = Toy(seats)
        s.push(self.first)
        return s

    def score(self, s: Toy) -> list[ScoreLine]:
        return [ScoreLine(seat, points, POINT) for seat, points in enumerate(s.points) if points]

    def hide(self, v: Toy, seat: int) -> None:
        if self.name == "guess":
            v.secret = UNKNOWN

    def fill(self, w: Toy, seat: int) -> None:
        if self.name == "guess":
            w.secret = int(w.chance.below(2))


# Guess: take 60 points, or go on and guess the secret for 100.  A bot that could peek would go on.

TAKE, GO, SAY = Verb("take"), Verb("go"), Verb("say", NUMBERS)


class TakeOrGo(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [TAKE.one(0), GO.one(0)]

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        if action.verb is GO:
            s.become(Say())
            return
        s.points[0] = 60
        s.pop()


class Say(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return SAY.actions[:2]

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.points[0] = 100 if action.arg == s.secret else 0
        s.pop()


# Auction: two seats name a number at once; the higher wins, but 5 always loses.

NAME = Verb("name", NUMBERS)


class Name(Sealed[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALL[s.seats]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return NAME.actions

    def reveal(self, s: Toy, choices: list[Action]) -> None:
        worth = [action.arg % 5 for action in choices]
        best = max(worth)
        for seat in range(s.seats):
            s.points[seat] = 100 // worth.count(best) if worth[seat] == best else 0
        s.pop()


# Pair: a choice of two parts, ascending; 2 and 4 are worth 100, anything else its sum.

PART = Verb("part", NUMBERS)


class Pair(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return PART.actions[s.picks[0] + 1 :] if s.picks else PART.actions[:-1]

    def part(self, s: Toy, seat: int, action: Action) -> bool:
        return not s.picks

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        first, second = s.picks[0], action.code
        s.points[0] = 100 if (first, second) == (2, 4) else first + second
        s.pop()


# Corridor: a choice, then doors that leave no choice, then what the choice was worth.

TURN, WALK = Verb("turn", NUMBERS), Verb("walk")


class Turn(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return TURN.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.chosen = [action.arg]
        s.become(Walk(3))


class Walk(Open[Toy]):
    def __init__(self, left: int) -> None:
        self.left: Final = left

    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[1]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return WALK.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        if self.left:
            s.become(Walk(self.left - 1))
            return
        s.points[0] = 100 if s.chosen == [3] else 0
        s.pop()


# Bench: two seats choose openly, in whichever order they like; each wants its own favourite.

SIT = Verb("sit", NUMBERS)
FAVOURITES = (1, 4)


class Bench(Step[Toy]):
    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting: Final = waiting

    def actors(self, s: Toy) -> tuple[int, ...]:
        return self.waiting

    def options(self, s: Toy, seat: int) -> list[Action]:
        return SIT.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.points[seat] = 100 if action.arg == FAVOURITES[seat] else 0
        left = tuple(other for other in self.waiting if other != seat)
        if left:
            s.become(Bench(left))
        else:
            s.pop()


# Dice: roll, and then say what was rolled; nobody can say it beforehand.

ROLL = Verb("roll")


class Roll(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return ROLL.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.chosen = [int(s.chance.below(6))]
        s.become(Tell())


TELL = Verb("tell", NUMBERS)


class Tell(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return TELL.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.points[0] = 100 if [action.arg] == s.chosen else 0
        s.pop()


# Trust: keep 60 points, or trust the other seat, which answers 0 (100 points for you) or more (100 for itself).

KEEP, TRUST, ANSWER = Verb("keep"), Verb("trust"), Verb("answer", NUMBERS)


class KeepOrTrust(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[0]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return [KEEP.one(0), TRUST.one(0)]

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        if action.verb is TRUST:
            s.become(Answer())
            return
        s.points[0] = 60
        s.pop()


class Answer(Step[Toy]):
    def actors(self, s: Toy) -> tuple[int, ...]:
        return ALONE[1]

    def options(self, s: Toy, seat: int) -> list[Action]:
        return ANSWER.actions

    def apply(self, s: Toy, seat: int, action: Action) -> None:
        s.points[0 if action.arg == 0 else 1] = 100
        s.pop()


_LATER: dict[str, tuple[Step[Toy], ...]] = {
    "guess": (Say(),),
    "corridor": (Walk(3),),
    "dice": (Tell(),),
    "trust": (Answer(),),
}

GUESS = ToyRules("guess", 1, TakeOrGo(), TAKE, GO, SAY)
AUCTION = ToyRules("auction", 2, Name(), NAME)
PAIR = ToyRules("pair", 1, Pair(), PART)
CORRIDOR = ToyRules("corridor", 2, Turn(), TURN, WALK)
DICE = ToyRules("dice", 1, Roll(), ROLL, TELL)
BENCH = ToyRules("bench", 2, Bench((0, 1)), SIT)
TRUSTING = ToyRules("trust", 2, KeepOrTrust(), KEEP, TRUST, ANSWER)
