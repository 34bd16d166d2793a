"""What things of Cultus are called, and the ids by which a click names them."""

from __future__ import annotations

from tenban.scene.face import Viewer

from ..grid import ANCHORS, SQUARES, covered
from ..pieces import BARE, CHARACTERS, ENEMY, ICONS, MONUMENT_NAMES, PLANS
from ..sheets import monument_title
from ..state import CultusState

At = Viewer[CultusState]

KINDS = (*ICONS, "plaza")


def icon(at: At, kind: int) -> str:
    return at.words(f"icon-{KINDS[kind]}")


def symbol(kind: int) -> str:
    return f"{{{KINDS[kind]}}}"


def card_text(at: At, card: int, turn: int = 0) -> str:
    """Return a card by its icons, upper row and lower row, turned by quarters."""
    a, b, c, d = at.state.box.faces[card * 4 + turn]
    return f"{symbol(a)}{symbol(b)} / {symbol(c)}{symbol(d)}"


def card_name(at: At, card: int) -> str:
    a, b, c, d = [icon(at, kind) for kind in at.state.box.faces[card * 4]]
    return at.words("card-of", icons=f"{a} {b} / {c} {d}")


def squares_of(anchor: int) -> str:
    """Return the squares of a card by the first and the last."""
    squares = covered(anchor)
    return f"{SQUARES[squares[0]]}–{SQUARES[squares[-1]]}"


def square_name(at: At, sq: int) -> str:
    kind = at.state.town[sq]
    if kind == BARE:
        return at.words("square-bare", square=SQUARES[sq])
    return at.words("square-of", square=SQUARES[sq], icon=icon(at, kind))


def person(at: At, character: int) -> str:
    return at.words(f"character-{CHARACTERS[character]}")


def monument_name(at: At, card: int) -> str:
    return monument_title(at.state.box, card, at.words)


def side_name(at: At, side: int) -> str:
    return person(at, at.state.enemy) if side == ENEMY else at.names[side]


def plan_word(at: At, plan: int) -> str:
    one, other = at.state.box.plan_pair[plan]
    return at.words("plan-word", icon=icon(at, at.state.box.plan_icon[plan]), one=icon(at, one), other=icon(at, other))


def income_word(at: At, card: int) -> str:
    one, other = at.state.box.income_icons[card]
    return f"{symbol(one)}{symbol(other)}"


def pile_word(at: At, pile: int) -> str:
    """Return a pile by the pair of the income card under it: the piles carry no numbers."""
    one, other = at.state.box.income_icons[at.state.incomes[pile]]
    return f"{symbol(one)}–{symbol(other)}"


def bank_word(at: At, cost: int, purse: int) -> str:
    """Return how gold is split between building and the character."""
    if not purse:
        return at.words("action-bank", gold=cost)
    return at.words("action-bank-both", cost=cost, purse=purse) if cost else at.words("action-bank-purse", gold=purse)


def numbered(kind: str, number: int) -> str:
    """Return the id of a card, pile or plan; players count from 1."""
    return f"{kind}{number + 1}"


def cube_pick(side: int, sq: int) -> str:
    return f"monument{side}-{SQUARES[sq]}"


def corner_id(anchor: int) -> str:
    return f"corner-{ANCHORS[anchor]}"


def offer_id(card: int) -> str:
    return f"offer-{MONUMENT_NAMES[card]}"


def power_id(power: str) -> str:
    return f"power-{power}"


def has_plan(at: At, seat: int) -> bool:
    """Return whether the viewer knows a plan of the seat."""
    return 0 <= at.state.plans[seat] < PLANS
