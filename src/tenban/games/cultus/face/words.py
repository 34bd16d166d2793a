"""Complete choices in words: what they are, and what they cost and bring."""

from __future__ import annotations

from collections.abc import Sequence

from tenban.kernel import Action
from tenban.scene.schema import Ghost

from ..actions import (
    BANK,
    BUILD,
    DISCARD,
    DRAW,
    FIRST,
    LAY,
    MOVE,
    ON,
    POWER,
    SECOND,
    SHIFT,
    SPACE,
    STOP,
    TO,
    turn_of,
)
from ..grid import SQUARES, covered
from ..pieces import BARE, GLORY, JUMP, WILHELM
from ..scoring import plan_points
from ..steps.act import Act
from ..steps.money import placeable
from ..steps.moving import one_card_pays_both, paid_step
from .names import At, bank_word, card_text, cube_pick, has_plan, monument_name, numbered, squares_of, symbol
from .town import centre_of, corner_at


def whole(at: At, actions: Sequence[Action]) -> list[Action]:
    """Return a choice with the parts that were named before."""
    return [*[SPACE.actions[code] for code in at.state.picks], *actions]


def sentence(at: At, actions: Sequence[Action]) -> str | None:
    """Return a complete choice of several parts as one sentence; None if it has no other words than its parts'."""
    parts = whole(at, actions)
    first, last = parts[0], parts[-1]
    if first.verb is BANK:
        return _bank(at, first)
    if first.verb is MOVE:
        return _move(at, parts)
    if last.verb is LAY:
        return _lay(at, parts)
    if first.verb is BUILD and len(parts) > 1:
        return at.words("action-build-take", monument=monument_name(at, int(last.arg)))
    if first.verb is SHIFT and len(parts) > 1:
        to = [part for part in parts if part.verb is TO][-1]
        return at.words("action-shift-to", square=SQUARES[first.args[1]], square2=SQUARES[to.arg])
    if first.verb is POWER and len(parts) > 1:
        return _power(at, parts)
    if first.verb is DISCARD:
        return at.words("action-discards", cards=at.listed([card_text(at, int(part.arg)) for part in parts]))
    return None


def _bank(at: At, action: Action) -> str:
    gold = int(placeable(at.state, at.seat, at.step.gold))
    return bank_word(at, int(action.arg), gold - int(action.arg))


def _move(at: At, parts: list[Action]) -> str:
    squares = {"square": SQUARES[parts[0].arg]}
    if len(parts) == 1 or parts[1].verb is STOP:
        return at.words("action-move", **squares)
    squares["square2"] = SQUARES[parts[1].arg]
    which = {FIRST: "action-move-first", SECOND: "action-move-second"}.get(parts[-1].verb, "action-move-on")
    return at.words(which, **squares)


def _lay(at: At, parts: list[Action]) -> str:
    """Return where a card is laid, with its icons as they will lie there."""
    card, last = int(parts[0].arg), parts[-1]
    return at.words("action-lay-card", card=card_text(at, card, turn_of(last)), anchor=squares_of(int(last.arg)))


def _power(at: At, parts: list[Action]) -> str:
    to = SQUARES[parts[-1].arg]
    if parts[0].arg == JUMP:
        return at.words("action-jump-to", square=to)
    return at.words("action-carry-to", square=SQUARES[parts[1].args[1]], square2=to)


def notes(at: At, actions: Sequence[Action]) -> list[str]:
    parts = whole(at, actions)
    first, last = parts[0], parts[-1]
    if first.verb is MOVE:
        return _income(at, parts)
    if last.verb is LAY:
        return _covers(at, parts)
    if first.verb is BUILD and len(parts) > 1:
        return _monument(at, int(last.arg))
    if first.verb is SHIFT and isinstance(at.step, Act):
        return [at.words("note-cards", count=int(at.state.shift_price(at.seat)))]
    if first.verb is POWER:
        cost = at.words("note-pays", gold=at.state.box.power_costs[first.arg])
        if first.arg != GLORY:
            return [cost]
        return [cost, at.words("note-points", points=int(at.state.glory(at.seat)) * at.state.box.glory)]
    if first.verb is DRAW and at.state.piles[first.arg] == 1:
        return [at.words("note-last")]
    return []


def _income(at: At, parts: list[Action]) -> list[str]:
    """Return the income of a move: gold, and what the medal adds (CU-4.2)."""
    s = at.state
    a, b = int(s.pawns[at.seat]), int(parts[0].arg)
    c = int(parts[1].arg) if len(parts) > 1 and parts[1].verb is ON else b
    pile, _ = paid_step(s, a, b, c, parts[-1].verb is SECOND)
    if pile < 0:
        return [at.words("note-no-income")]
    steps = 2 if b != c and one_card_pays_both(s, a, b, c) else 1
    gold = at.words("note-income", gold=int(s.step_gold()) * steps)
    if s.medals[at.seat] != pile:
        return [gold]
    if s.enemy == WILHELM:
        return [gold, at.words("note-medal-lost", points=s.box.wilhelm_medal * steps)]
    return [gold, at.words("note-medal", points=s.box.medal * steps)]


def _covers(at: At, parts: list[Action]) -> list[str]:
    """Return which icons a card would hide, and what it would do for the own plan."""
    s, last = at.state, parts[-1]
    squares = covered(int(last.arg))
    hidden = [s.town[sq] for sq in squares]
    icons = "".join(symbol(kind) for kind in hidden if kind != BARE)
    said = at.words("note-covers", icons=icons) if icons else at.words("note-covers-nothing")
    if not has_plan(at, at.seat):
        return [said]
    before = plan_points(s, s.plans[at.seat])
    for sq, kind in zip(squares, s.box.faces[int(parts[0].arg) * 4 + turn_of(last)], strict=True):
        s.town[sq] = kind
    change = int(plan_points(s, s.plans[at.seat]) - before)
    for sq, kind in zip(squares, hidden, strict=True):
        s.town[sq] = kind
    if change == 0:
        return [said]
    return [said, at.words("note-plan", sign="+" if change > 0 else "−", points=abs(change))]


def _monument(at: At, card: int) -> list[str]:
    s = at.state
    sq = int(s.pawns[at.seat])
    points = int(s.icons_around(sq, s.box.bonus[card])) * s.box.bonus_icon
    if s.revived(at.seat, s.town[sq]):
        points += s.box.bonus_revival
    cost = at.words("note-pays", gold=int(s.price(at.seat)))
    return [cost, at.words("note-points", points=points)]


def ghosts(at: At, actions: Sequence[Action]) -> list[Ghost]:
    """Return where the piece would lie; two ways to be paid for one move are told apart by buttons."""
    parts = whole(at, actions)
    first, last = parts[0], parts[-1]
    if last.verb is LAY:
        return [Ghost(numbered("card", int(parts[0].arg)), "town", corner_at(int(last.arg)), turn_of(last) * 90)]
    if last.verb in (FIRST, SECOND):
        return []
    if first.verb is MOVE:
        end = parts[1] if len(parts) > 1 and parts[1].verb is ON else first
        return [Ghost(f"pawn{at.seat}", "town", _lower(int(end.arg)))]
    if first.verb is POWER and first.arg == JUMP and len(parts) > 1:
        return [Ghost(f"pawn{at.seat}", "town", _lower(int(last.arg)))]
    cubes = [part for part in parts if part.verb is SHIFT]
    ends = [part for part in parts if part.verb is TO]
    if cubes and ends:
        side, sq = cubes[0].args
        return [Ghost(f"{cube_pick(side, sq)}.{_index(at, side, sq)}", "town", _upper(int(ends[-1].arg)))]
    return []


def _index(at: At, side: int, sq: int) -> int:
    """Return which of the monuments of a square it is, as they are drawn."""
    here = [cube for cube in at.state.cubes if cube & 63 == sq]
    return here.index(side * 64 + sq)


def _lower(sq: int) -> tuple[float, float]:
    x, y = centre_of(sq)
    return x + 0.16, y + 0.1


def _upper(sq: int) -> tuple[float, float]:
    x, y = centre_of(sq)
    return x - 0.2, y - 0.18
