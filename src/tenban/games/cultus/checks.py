"""The invariants of Cultus: what is true of every full state."""

from __future__ import annotations

from tenban.kernel.bits import bits

from .grid import OFF, covered
from .pieces import BARE, CARDS, ENEMY, MONUMENTS, NONE
from .state import NO_LAP, ROWS, CultusState, card_of, lay_of
from .steps.setup import ChooseCharacter, ChoosePlan, Prepare
from .steps.turn import Turns


def faults(s: CultusState) -> list[str]:
    if s.stack and isinstance(s.stack[0], Prepare):
        return []
    return _card_faults(s) + _town_faults(s) + _cube_faults(s) + _pawn_faults(s) + _number_faults(s)


def _card_faults(s: CultusState) -> list[str]:
    """Check that 48 construction cards and 12 monument cards are each in one place (CU-1.1)."""
    found: list[str] = []
    hands = [bits(s.hands[seat]) for seat in range(s.seats)]
    cards = bits(s.pool) + bits(s.discards) + [card_of(laid) for laid in s.laid]
    cards += [card for hand in hands for card in hand]
    if sorted(cards) != list(range(CARDS)):
        found.append("the construction cards are not each in one place")
    if len(bits(s.pool)) != s.cards_left():
        found.append("the piles do not hold what nobody has seen")
    sizes = [int(s.hand_sizes[seat]) for seat in range(s.seats)]
    if sizes != [len(hand) for hand in hands]:
        found.append(f"the hands are not {sizes}")
    shown = bits(s.row) + [card for seat in range(s.seats) for card in bits(s.owned[seat])]
    unchosen = s.stack and isinstance(s.stack[0], (ChooseCharacter, ChoosePlan)) and not s.early  # CU-10.4
    if len(shown) != len(set(shown)) or len(bits(s.row)) != (0 if unchosen else s.box.row):
        found.append("the monument cards are not each in one place")
    if any(card >= MONUMENTS for card in shown):
        found.append("there are only twelve monument cards")
    if len(set(s.plans.list()[: s.seats])) != s.seats or len(set(s.characters.list()[: s.seats])) != s.seats:
        found.append("two players have one plan or character")
    return found


def _town_faults(s: CultusState) -> list[str]:
    """Check that the town shows what was laid last on each square."""
    town = [BARE] * OFF
    for laid in s.laid:
        anchor, turn = lay_of(laid)
        for sq, icon in zip(covered(anchor), s.box.faces[card_of(laid) * 4 + turn], strict=True):
            town[sq] = icon
    found = ["the town does not show what was laid"] if town != s.town else []
    if any(town[sq] != BARE for sq in range(OFF) if sq not in s.box.grid.fields):
        found.append("a card lies beside the board")
    if s.solo and any(town[sq] == BARE for sq in s.box.grid.fields):
        found.append("the board is not full")
    return found


def _cube_faults(s: CultusState) -> list[str]:
    found: list[str] = []
    for seat in range(s.seats):
        if s.monuments(seat) + s.stock[seat] != s.box.stock[s.seats] or s.stock[seat] < 0:
            found.append(f"seat {seat} has not {s.box.stock[s.seats]} cubes")
        if len(bits(s.owned[seat])) != s.monuments(seat):
            found.append(f"seat {seat} has not a card for each monument")
    if s.monuments(ENEMY) != (len(s.box.grid.centre) if s.solo else 0):
        found.append("the enemy has not its monuments")
    if any(s.town[cube & 63] == BARE for cube in s.cubes):
        found.append("a monument stands beside the town")
    return found


def _pawn_faults(s: CultusState) -> list[str]:
    pawns = [int(s.pawns[seat]) for seat in range(s.seats) if s.pawns[seat] != OFF]
    found = ["two pawns stand on one square"] if len(set(pawns)) != len(pawns) else []
    if any(s.town[sq] == BARE for sq in pawns):
        found.append("a pawn stands beside the town")
    medals = [int(s.medals[seat]) for seat in range(s.seats) if s.medals[seat] != NONE]
    if len(set(medals)) != len(medals):
        found.append("two medals lie on one card")
    if s.stack and isinstance(s.stack[0], Turns) and len(pawns) + len(medals) != 2 * s.seats:
        found.append("a pawn or a medal is missing")
    return found


def _number_faults(s: CultusState) -> list[str]:
    """Check that gold is on the tracks (CU-3.5) and that the points kept are the points explained."""
    found: list[str] = []
    for seat in range(s.seats):
        if not (0 <= s.cost[seat] <= s.box.top and 0 <= s.purse[seat] <= s.box.top):
            found.append(f"gold of seat {seat} is not on its tracks")
        explained = sum([s.ledger[row * s.seats + seat] for row in range(ROWS)])
        if s.points[seat] != explained or explained < 0:
            found.append(f"seat {seat} has {s.points[seat]} points, the reasons say {explained}")
    if s.solo and not 0 <= s.counter < s.box.spaces[s.enemy]:
        found.append(f"the enemy's cube is on space {s.counter}")
    if not NO_LAP <= s.lap < s.seats or len(set(s.paid)) != len(s.paid):
        found.append("the lap or the paid pairs are wrong")
    return found
