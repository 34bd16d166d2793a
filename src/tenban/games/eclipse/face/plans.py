"""Blueprints: their slots and sums."""

from __future__ import annotations

from tenban.kernel import bits
from tenban.scene.schema import Piece, zone

from ..pieces import PARTS, SHIPS, STARBASE
from ..steps.upgrade import Upgrade, ordinary_parts
from .names import At, goods, part_art, part_name, part_values, plan_values, ship_title, signless

MATERIAL = 2


def plan_id(seat: int, ship: int) -> str:
    return f"plan{seat}-{SHIPS[ship]}"


def slot_id(seat: int, ship: int, slot: int) -> str:
    return f"{plan_id(seat, ship)}.{slot}"


def part_id(part: int) -> str:
    return f"part-{PARTS[part]}"


def blueprints(at: At, seat: int) -> list[Piece]:
    return [blueprint(at, seat, ship) for ship in range(len(SHIPS))]


def blueprint(at: At, seat: int, ship: int) -> Piece:
    s = at.state
    plan = s.plan(seat, ship)
    built, most = s.built(seat, ship), s.box.ships[ship]
    energy = at.words("note-energy", energy=signless(plan.energy))
    price = goods(MATERIAL, s.people(seat).costs[ship])
    note = f"{plan_values(plan, ship != STARBASE)} · {energy} · {price} · {built}/{most}"
    name = f"{{{SHIPS[ship]}}} {ship_title(at, ship)}"
    slots = [_slot(at, seat, ship, slot) for slot in range(len(plan.shown))]
    return zone(plan_id(seat, ship), name, "row", slots, text={"note": note}, tone="mark")


def _slot(at: At, seat: int, ship: int, slot: int) -> Piece:
    """Return a slot: plain with a printed part, lit with a tile."""
    plan = at.state.plan(seat, ship)
    part = plan.shown[slot]
    hint = part_values(at.state.box.parts[part]) if part >= 0 else ""
    cell = Piece(slot_id(seat, ship, slot), part_name(at, part), "cell", art=part_art(part), hint=hint)
    cell.tone = "lit" if plan.tile(slot) >= 0 else ""
    return cell


def part_tile(at: At, part: int) -> Piece:
    """Return a part that can be placed."""
    values = part_values(at.state.box.parts[part])
    text = {"title": part_name(at, part), "body": values}
    return Piece(part_id(part), part_name(at, part), "tile", art=part_art(part), text=text, hint=values)


def parts_to_place(at: At) -> list[Piece]:
    """Return the parts that the viewer may place, during an upgrade."""
    if not (at.asked and isinstance(at.step, Upgrade)):
        return []
    parts = ordinary_parts(at.state, at.seat) | at.state.kept_parts[at.seat]
    return [zone("parts", at.words("parts"), "row", [part_tile(at, part) for part in bits(parts)])]
