"""CU-4.1 to CU-4.5: the pawn goes a square, or two with Traffic, and the way may pay."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action, Verb
from tenban.kernel.clause import Clause

from .. import events
from ..actions import FIRST, MOVE, ON, SECOND, SPACE, STOP
from ..clauses import ONE_SQUARE, STEP
from ..grid import pair
from ..pieces import BARE, WILHELM
from ..state import MEDALS, WILHELMS, CultusState
from .money import earn


def can_stand(s: CultusState, seat: i64, sq: i64) -> bool:
    """Return whether a pawn may stand there: on a card, without another pawn (CU-R5)."""
    return s.town[sq] != BARE and not s.crowded(seat, sq)


def steps_from(s: CultusState, seat: i64, sq: i64, verb: Verb) -> list[Action]:
    """Return a step to each side that is open."""
    return [verb.actions[to] for to in s.box.grid.near[sq] if can_stand(s, seat, to)]


def steps_around(s: CultusState, sq: i64, verb: Verb) -> list[Action]:
    """Return a step to each of the eight squares around; for explanations."""
    return [verb.actions[to] for to in s.box.grid.around[sq]]


def can_move(s: CultusState, seat: i64) -> bool:
    for to in s.box.grid.near[s.pawns[seat]]:  # noqa: SIM110 - a generator is slow compiled
        if can_stand(s, seat, to):
            return True
    return False


def why_no_step(s: CultusState, seat: i64, sq: i64, to: i64) -> Clause | None:
    if to not in s.box.grid.near[sq]:
        return ONE_SQUARE
    return None if can_stand(s, seat, to) else STEP


def both_pay(s: CultusState, a: i64, b: i64, c: i64) -> bool:
    """Return whether each of two steps would pay by itself; the way back is the same pair of squares (CU-4.3)."""
    return pair(a, b) != pair(b, c) and s.pile_paying(a, b) >= 0 and s.pile_paying(b, c) >= 0


def is_part(s: CultusState, seat: int, action: Action) -> bool:
    """Return whether more follows: with Traffic a move goes on or stops; if both steps pay, one is named (CU-4.5)."""
    if action.verb is MOVE:
        return s.owns(seat, s.box.traffic)
    if action.verb is not ON:
        return False
    a, b, c = s.pawns[seat], SPACE.actions[s.picks[0]].arg, action.arg
    return both_pay(s, a, b, c) and not one_card_pays_both(s, a, b, c)


def one_card_pays_both(s: CultusState, a: i64, b: i64, c: i64) -> bool:
    """Return whether both steps pay because the table plays that one card may pay for both (CU-C31)."""
    return s.both and both_pay(s, a, b, c) and s.pile_paying(a, b) == s.pile_paying(b, c)


def options(s: CultusState, seat: int) -> list[Action]:
    """Return the next parts of a move."""
    if len(s.picks) == 2:
        return [FIRST.one(0), SECOND.one(0)]
    return [*steps_around(s, SPACE.actions[s.picks[0]].arg, ON), STOP.one(0)]


def refuse(s: CultusState, seat: int, action: Action) -> Clause | None:
    if action.verb is not ON:
        return None
    return why_no_step(s, seat, SPACE.actions[s.picks[0]].arg, action.arg)


def legal(s: CultusState, seat: int) -> list[Action]:
    if len(s.picks) == 2:
        return [FIRST.one(0), SECOND.one(0)]
    found = steps_from(s, seat, SPACE.actions[s.picks[0]].arg, ON)
    found.append(STOP.one(0))
    return found


def route(s: CultusState, seat: int, action: Action) -> tuple[i64, i64, i64]:
    """Return where the pawn starts, passes and ends; without a second step it ends where it passes."""
    middle = SPACE.actions[s.picks[0]].arg if s.picks else action.arg
    end = middle
    if len(s.picks) == 2:
        end = SPACE.actions[s.picks[1]].arg
    elif action.verb is ON:
        end = action.arg
    return s.pawns[seat], middle, end


def paid_step(s: CultusState, a: i64, b: i64, c: i64, second: bool) -> tuple[i64, i64]:
    """Return the pile whose card pays, or -1, and the pair of squares that is then used up."""
    one = s.pile_paying(a, b)
    if b != c and (second or one < 0):
        two = s.pile_paying(b, c)
        if two >= 0:
            return two, pair(b, c)
    return one, pair(a, b)


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    """Move the pawn; the action point is already spent, so what is pushed here comes before the next action."""
    a, b, c = route(s, seat, action)
    twice = b != c and one_card_pays_both(s, a, b, c)
    pile, places = paid_step(s, a, b, c, action.verb is SECOND)
    s.pawns[seat] = c
    if s.log is not None:
        s.emit(events.Moves(seat, a, c))
    if pile >= 0:
        s.paid += (int(places),)
        if twice:
            s.paid += (int(pair(b, c)),)
        _income(s, seat, int(pile), 2 if twice else 1)


def _income(s: CultusState, seat: int, pile: int, steps: int) -> None:
    """CU-4.2: pay gold, and points if the own medal lies there; against Wilhelm points are lost (CU-12.2)."""
    if s.log is not None:
        s.emit(events.Pays(s.incomes[pile]))
    if s.medals[seat] == pile:
        if s.enemy == WILHELM:
            lost = s.lose(seat, WILHELMS, s.box.wilhelm_medal * steps)
            if s.log is not None:
                s.emit(events.MedalLost(seat, lost))
        else:
            s.gain(seat, MEDALS, s.box.medal * steps)
            if s.log is not None:
                s.emit(events.MedalPoints(seat, s.box.medal * steps))
    earn(s, seat, s.step_gold() * steps)
