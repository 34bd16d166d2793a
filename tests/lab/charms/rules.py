"""A game with known effects: each seat wears or skips six charms, then chance decides who wins.

CH-1  Each seat in turn decides on every charm.
CH-2  A seat with the first charm wins three percentage points more often; the others do nothing.
CH-3  With the option first=better, so does the seat that acts first.
"""

from __future__ import annotations

from typing import Final

from tenban.kernel import (
    Action,
    Clause,
    Domain,
    GameInfo,
    Option,
    Rules,
    SeatArray,
    SeatStep,
    Space,
    State,
    Step,
    Verb,
)

CHARMS, PARTS, ADVANTAGE = 6, 10_000, 300
CHARM = Domain("charm", tuple("123456"))
WEAR, SKIP = Verb("wear", CHARM), Verb("skip", CHARM)
SPACE = Space(WEAR, SKIP)
WINS = Clause("CH-2")


class CharmsState(State):
    def __init__(self, seats: int, better: bool) -> None:
        super().__init__(seats)
        self.better: Final = better
        self.worn: SeatArray = SeatArray()  # bit sets of charms


class Decide(SeatStep[CharmsState]):
    def __init__(self, seat: int, charm: int) -> None:
        super().__init__(seat)
        self.charm: Final = charm

    def options(self, s: CharmsState, seat: int) -> list[Action]:
        return [WEAR.one(self.charm), SKIP.one(self.charm)]

    def apply(self, s: CharmsState, seat: int, action: Action) -> None:
        if action.verb is WEAR:
            s.worn[seat] |= 1 << self.charm
        if self.charm + 1 < CHARMS:
            s.become(Decide(seat, self.charm + 1))
        else:
            s.become(Decide(seat + 1, 0) if seat + 1 < s.seats else Draw())


class Draw(Step[CharmsState]):
    def run(self, s: CharmsState) -> None:
        edge = (s.worn[0] & 1) - (s.worn[1] & 1) + (1 if s.better else 0)
        winner = 0 if s.chance.below(PARTS) < PARTS // 2 + edge * ADVANTAGE else 1
        s.award(winner, 0, 1)
        s.pop()


class Charms(Rules[CharmsState]):
    def __init__(self) -> None:
        info = GameInfo("charms", "1", (2, 2), hidden_information=False, length=60)
        options = (Option("first", ("fair", "better"), "fair"),)
        super().__init__(info, SPACE, (Decide, Draw), (WINS,), options, rows=(WINS,))

    def setup(self, seats: int, options: dict[str, str]) -> CharmsState:
        s = CharmsState(seats, options["first"] == "better")
        s.ledger = [0] * seats
        s.push(Decide(0, 0))
        return s


RULES: Final = Charms()
