"""CU-2 and CU-10: everything before the first turn."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from .. import events
from ..actions import BE, MEDAL, PLACE, PLAN, STAND
from ..clauses import CORNER, ONE_MEDAL, START_SQUARE
from ..grid import anchor_at, covered
from ..pieces import CHARACTERS, ENEMY, PILES, PLANS, TURNS
from ..state import CultusState
from . import placing
from .active import ActiveStep
from .turn import TURNS as PLAY

_THREE: Final = 3


@final
class Prepare(Step[CultusState]):
    """CU-2.1 to CU-2.8, CU-10.1 to CU-10.5. All that is shuffled, dealt and drawn."""

    def run(self, s: CultusState) -> None:
        s.first = s.opener if s.opener >= 0 else int(s.chance.below(s.seats))
        s.active = s.first
        if s.log is not None:
            s.emit(events.Begins(s.first))
        _deal_cards(s)
        for seat in range(s.seats):
            s.stock[seat] = s.box.stock[s.seats]  # CU-2.6
        if not s.solo or s.early:
            s.fill_row()
        if s.solo:
            _prepare_solo(s)
        else:
            _deal_people(s)
            s.become(PutMedal(s.seats - 1))


def _deal_cards(s: CultusState) -> None:
    """CU-2.2 to CU-2.4, CU-10.2, CU-10.3: deal hands and piles, and set the rest aside."""
    for seat in range(s.seats):
        for _ in range(s.box.deal_hand[s.seats]):
            card = s.draw_unseen()
            s.take_card(seat, card)
            if s.log is not None:
                s.emit(events.Dealt(seat, card), seat)
    incomes = list(range(PILES))
    if s.solo:
        s.shuffle(incomes)
        _lay_out(s)
    s.incomes = tuple(incomes)
    if s.log is not None:
        s.emit(events.DealsIncomes(s.incomes))
    for pile in range(PILES):
        s.piles[pile] = s.box.deal_pile[s.seats]
    while count_bits(s.pool) > s.cards_left():
        card = s.draw_unseen()
        s.discards |= bit(card)
        if s.log is not None:
            s.emit(events.SetsAside(card))


def _lay_out(s: CultusState) -> None:
    """CU-10.3: fill the board with cards row by row, each turned at random."""
    for sq in s.box.grid.fields:
        if sq % 2 == 0 and sq // 8 % 2 == 0:
            card = s.draw_unseen()
            turn = int(s.chance.below(TURNS))
            s.lay(card, anchor_at(sq), turn)
            if s.log is not None:
                s.emit(events.Lies(card, anchor_at(sq), turn))


def _deal_people(s: CultusState) -> None:
    """CU-2.5: deal characters, which are open, and plans, which are not."""
    people, plans = list(range(len(CHARACTERS))), list(range(PLANS))
    s.shuffle(people)
    s.shuffle(plans)
    for seat in range(s.seats):
        s.characters[seat] = people[seat]
        s.plans[seat] = plans[seat]
        if s.log is not None:
            s.emit(events.GetsCharacter(seat, people[seat]))
            s.emit(events.GetsPlan(seat, plans[seat]), seat)


def _prepare_solo(s: CultusState) -> None:
    s.enemy = s.foe if s.foe >= 0 else int(s.chance.below(len(CHARACTERS)))  # CU-10.1
    if s.log is not None:
        s.emit(events.MeetsEnemy(s.enemy, s.head))
    s.cubes = [ENEMY * 64 + sq for sq in s.box.grid.centre]  # CU-10.5
    people, plans = list(range(len(CHARACTERS))), list(range(PLANS))
    s.shuffle(people)
    s.shuffle(plans)
    if s.log is not None:
        s.emit(events.DrawnPeople(people[0], people[1]))
        s.emit(events.DrawnPlans(plans[0], plans[1]))
    s.become(ChooseCharacter(bit(people[0]) | bit(people[1]), bit(plans[0]) | bit(plans[1])))


@final
class ChooseCharacter(ActiveStep):
    """CU-10.4. One of two characters …"""

    def __init__(self, people: int, plans: int) -> None:
        self.people: Final = people
        self.plans: Final = plans

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return BE.each(self.people)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.characters[seat] = action.arg
        if s.log is not None:
            s.emit(events.GetsCharacter(seat, action.arg))
        s.become(ChoosePlan(self.plans))


@final
class ChoosePlan(ActiveStep):
    """CU-10.4. … and one of two plans are kept, both open."""

    def __init__(self, plans: int) -> None:
        self.plans: Final = plans

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return PLAN.each(self.plans)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.plans[seat] = action.arg
        if s.log is not None:
            s.emit(events.GetsPlan(seat, action.arg))
        s.fill_row()  # CU-10.4: only now, unless it is full already
        s.become(PutMedal(0))


@final
class PutMedal(Open[CultusState]):
    """CU-2.9. Players put their medals on income cards that have none; the last in turn order is first."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.seat_of(self.turn)]

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return MEDAL.actions

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        for other in range(s.seats):
            if s.medals[other] == action.arg:
                return ONE_MEDAL
        return None

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.medals[seat] = action.arg
        if s.log is not None:
            s.emit(events.PutsMedal(seat, action.arg))
        if self.turn > 0:
            s.become(PutMedal(self.turn - 1))
        else:
            s.become(ChooseCorner() if s.solo else FirstCard(0))


@final
class ChooseCorner(ActiveStep):
    """CU-10.6. Alone, the player chooses the corner where the pawn begins."""

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return STAND.actions

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if action.arg in s.box.grid.corners else CORNER

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.pawns[seat] = action.arg
        if s.log is not None:
            s.emit(events.Stands(seat, action.arg))
        s.become(PLAY)


@final
class FirstCard(Step[CultusState]):
    """CU-2.10. In turn order each player lays a card on a start square and puts the pawn there."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.seat_of(self.turn)]

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return placing.options(s, self._start(s)) if s.picks else PLACE.each(s.hands[seat])

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        if action.verb is PLACE or self._start(s) in covered(int(action.arg)):
            return None
        return START_SQUARE

    def _start(self, s: CultusState) -> int:
        return s.box.starts[s.seats][self.turn]

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return action.verb is PLACE

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        placing.carry_out(s, seat, action)
        s.pawns[seat] = self._start(s)
        if s.seats == _THREE and self.turn == _THREE - 1:
            s.cost[seat] = s.box.third_gold  # CU-2.11
        s.become(FirstCard(self.turn + 1) if self.turn + 1 < s.seats else PLAY)
