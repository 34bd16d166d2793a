"""A battle: both sides with their values and damage, the dice, and how it will probably end."""

from __future__ import annotations

from msgspec import UNSET

from tenban.scene.schema import Piece, zone

from ..battle import colour_of, face_of
from ..blueprint import COLOURS
from ..pieces import TARGETS
from ..state import NOBODY, STRANGERS, EclipseState
from .names import TARGET_ART, At, dice_of, hex_name, ship_title, side_name, target_name
from .odds import Side, chance, group


def target_id(seat: int, target: int, rank: int) -> str:
    return f"fighter{seat}-{TARGETS[target]}-{rank}"


def die_id(number: int) -> str:
    return f"die{number}"


def side_of(s: EclipseState, party: int) -> Side:
    return tuple(group(s.plan(party, ship), tuple(s.damages(party, ship))) for ship in s.types_of(party))


def battle(at: At) -> Piece | None:
    s = at.v
    if s.arena == NOBODY or s.attacker == NOBODY or s.defender == NOBODY:
        return None
    note = at.words("battle-missiles") if s.engagement == 0 else at.words("battle-round", round=s.engagement)
    parts = [_order(at), _side(at, s.defender, "defender"), *_dice(at), _side(at, s.attacker, "attacker")]
    defending, attacking = side_of(s, s.defender), side_of(s, s.attacker)
    if defending and attacking:
        note += " · " + _odds(at, chance(s, defending, attacking))
    name = at.words("battle-at", hex=hex_name(at, s.arena))
    return zone("battle", name, "column", parts, tone="alarm", text={"note": note})


def _odds(at: At, attacker: int) -> str:
    """How it will probably end, as the viewer asks it who fights there."""
    s = at.v
    if at.seat == s.defender:
        return at.words("battle-odds-you", percent=100 - attacker)
    if at.seat == s.attacker:
        return at.words("battle-odds-you", percent=attacker)
    return at.words("battle-odds", seat=side_name(at, s.attacker), percent=attacker)


def _order(at: At) -> Piece:
    """Who acts when, from high to low initiative; the defender first among equals (EC-16.3)."""
    s = at.v
    groups = [(party, ship) for party in (s.defender, s.attacker) for ship in s.types_of(party)]
    groups.sort(key=lambda group: -s.plan(*group).initiative)
    return zone("order", at.words("battle-order"), "row", [_turn(at, *group) for group in groups], bare=True)


def _turn(at: At, party: int, ship: int) -> Piece:
    s = at.v
    acting = getattr(at.step, "seat", NOBODY) == party and (
        getattr(at.step, "ship", -1) == ship or getattr(at.step, "due", 0) >> ship & 1
    )
    over = s.has_acted(party, ship) or (s.engagement == 0 and not s.plan(party, ship).armed)
    whose, initiative = side_name(at, party), s.plan(party, ship).initiative
    return Piece(
        f"turn{party}-{TARGETS[ship]}",
        at.words("acts-at", seat=whose, ship=target_name(at, ship), initiative=initiative),
        "mark",
        art=TARGET_ART[ship],
        seat=party if party != STRANGERS else UNSET,
        count=initiative,
        tone="lit" if acting else "",
        dim=over and not acting,
    )


def _side(at: At, seat: int, role: str) -> Piece:
    tiles = []
    for target in at.v.types_of(seat):
        hurt = at.v.damages(seat, target)
        for rank, damage in enumerate(hurt):
            tiles.append(_ship(at, seat, target, rank, damage))
            tiles[-1].pick = target_id(seat, target, hurt.index(damage))  # ships alike are one choice
    owner = seat if seat != STRANGERS else UNSET
    return zone(f"side-{role}", side_name(at, seat), "row", tiles, seat=owner, text={"note": at.words(role)})


def _ship(at: At, seat: int, target: int, rank: int, damage: int) -> Piece:
    s = at.v
    plan = s.plan(seat, target)
    leaving = seat != STRANGERS and s.is_fleeing(seat, target)
    hull = f"{{armour}}{plan.hull}" + (f" {{damage}}{damage}" if damage else "")
    values = (
        [f"{{initiative}}{plan.initiative}", hull]
        + [f"{{aim}}{plan.computer}"] * bool(plan.computer)
        + [f"{{guard}}{plan.shield}"] * bool(plan.shield)
    )
    name = target_name(at, target)
    told = at.words("fighter", ship=name, hull=plan.hull, damage=damage, initiative=plan.initiative)
    return Piece(
        target_id(seat, target, rank),
        at.words("fighter-leaving", fighter=told) if leaving else told,
        "tile",
        art=TARGET_ART[target],
        seat=seat if seat != STRANGERS else UNSET,
        text={
            "title": ship_title(at, target),
            "body": " ".join(values),
            "bl": at.words("leaving") if leaving else dice_of(plan),
        },
        dim=leaving,
    )


def _dice(at: At) -> list[Piece]:
    if not at.v.dice:
        return []
    dice = [
        Piece(
            die_id(i),
            at.words("die", colour=at.words(f"colour-{COLOURS[colour_of(die)]}"), face=face_of(die)),
            "die",
            tint=COLOURS[colour_of(die)],
            text={"mid": str(face_of(die))},
            dim=i > 0,
        )
        for i, die in enumerate(at.v.dice)
    ]
    return [zone("dice", at.words("dice"), "row", dice, tone="mark")]
