"""A battle: both sides with their values and damage, the dice, how it will probably end, and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from tenban.kernel.action import Action
from tenban.kernel.step import Step
from tenban.scene.schema import Piece, zone

from ..actions import FIRE
from ..battle import colour_of, face_of
from ..blueprint import COLOURS
from ..pieces import TARGETS
from ..state import NOBODY, STRANGERS, EclipseState
from ..steps.base import ShipStep
from ..steps.battle import Assign, Command, Flee, Group
from ..steps.dice import hits
from .names import TARGET_ART, At, cannons_of, dice_of, hex_name, ship_title, side_name, target_name
from .odds import Side, chance
from .odds import group as odds_group
from .presenter import Presenter


def target_id(seat: int, target: int, rank: int) -> str:
    return f"fighter{seat}-{TARGETS[target]}-{rank}"


def die_id(number: int) -> str:
    return f"die{number}"


def side_of(s: EclipseState, party: int) -> Side:
    return tuple(odds_group(s.plan(party, ship), tuple(s.damages(party, ship))) for ship in s.types_of(party))


def battle_piece(at: At) -> Piece | None:
    s = at.state
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
    """Return how the battle will probably end; a viewer who fights in it reads their own chance."""
    s = at.state
    if at.seat == s.defender:
        return at.words("battle-odds-you", percent=100 - attacker)
    if at.seat == s.attacker:
        return at.words("battle-odds-you", percent=attacker)
    return at.words("battle-odds", seat=side_name(at, s.attacker), percent=attacker)


def _order(at: At) -> Piece:
    """Return the types in the order in which they act; the defender first among equals (EC-16.3)."""
    s = at.state
    groups = [(party, ship) for party in (s.defender, s.attacker) for ship in s.types_of(party)]
    groups.sort(key=lambda group: -s.plan(*group).initiative)
    return zone("order", at.words("battle-order"), "row", [_turn(at, *group) for group in groups], bare=True)


def _turn(at: At, party: int, ship: int) -> Piece:
    s = at.state
    acting = _is_acting(at, party, ship)
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


def _is_acting(at: At, party: int, ship: int) -> bool:
    """Return whether a type is asked what it does."""
    step = at.step
    if isinstance(step, ShipStep):
        return step.seat == party and step.ship == ship
    return isinstance(step, Group) and step.seat == party and step.due >> ship & 1 != 0


def _side(at: At, seat: int, role: str) -> Piece:
    tiles = []
    for target in at.state.types_of(seat):
        hurt = at.state.damages(seat, target)
        for rank, damage in enumerate(hurt):
            tiles.append(_ship(at, seat, target, rank, damage))
            tiles[-1].pick = target_id(seat, target, hurt.index(damage))  # ships alike are one choice
    owner = seat if seat != STRANGERS else UNSET
    return zone(f"side-{role}", side_name(at, seat), "row", tiles, seat=owner, text={"note": at.words(role)})


def _ship(at: At, seat: int, target: int, rank: int, damage: int) -> Piece:
    s = at.state
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
    if not at.state.dice:
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
        for i, die in enumerate(at.state.dice)
    ]
    return [zone("dice", at.words("dice"), "row", dice, tone="mark")]


class ShipPresenter(Presenter):
    """A step of one type of ship."""

    def told(self, at: At) -> dict[str, Any]:
        return {"ship": target_name(at, at.step.ship)}


class CommandPresenter(ShipPresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1] is not FIRE:
            return super().sentence(at, actions)
        cannons = cannons_of(at.state.plan(at.seat, at.step.ship))  # missiles were fired before
        return at.words("attack-with", dice=cannons or "–")

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return _hitting_faces(at) if actions[-1] is FIRE else at.words("note-retreat")  # EC-17.2


def _hitting_faces(at: At) -> str:
    """Return the faces that hit the least and the best guarded foe."""
    s = at.state
    foe = s.foe_of(at.seat)
    computer = s.plan(at.seat, at.step.ship).computer
    shields = [s.plan(foe, target).shield for target in s.types_of(foe)]
    least = sorted({min(face for face in range(2, 7) if hits(face, computer, shield)) for shield in shields})
    return at.words("note-hits", faces=" / ".join(f"{face}+" if face < 6 else "6" for face in least))


class AssignPresenter(ShipPresenter):
    def told(self, at: At) -> dict[str, Any]:
        colour, face = colour_of(at.state.dice[0]), face_of(at.state.dice[0])
        die = f"{{die-{COLOURS[colour]}}}{face}"
        return {"ship": target_name(at, at.step.ship), "die": die, "damage": at.state.box.damage[colour]}

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        target, rank = actions[-1].args
        damage = at.state.damages(at.state.foe_of(at.seat), target)[rank]
        id = "hit-hurt" if damage else "action-hit"
        return at.words(id, ship=target_name(at, target), damage=damage)

    def note(self, at: At, actions: Sequence[Action]) -> str:
        s = at.state
        foe, (target, rank) = s.foe_of(at.seat), actions[-1].args
        damage = s.damages(foe, target)[rank] + s.box.damage[colour_of(s.dice[0])]
        hull = s.plan(foe, target).hull
        return at.words("note-kills") if damage > hull else at.words("note-hurts", damage=damage, hull=hull + 1)

    def path(self, at: At, action: Action) -> list[str]:
        return [target_id(at.state.foe_of(at.seat), action.args[0], action.args[1])]


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Group: Presenter("group"),
    Command: CommandPresenter("command"),
    Assign: AssignPresenter("assign"),
    Flee: ShipPresenter("flee"),
}
