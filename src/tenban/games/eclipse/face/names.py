"""Names and symbols of things."""

from __future__ import annotations

from tenban.scene.face import Viewer
from tenban.scene.words import words_of

from .. import arts
from ..actions import INFLUENCE_TRACK
from ..atlas import NOWHERE
from ..blueprint import COLOURS, Blueprint, Part
from ..pieces import (
    DISCOVERIES,
    FIRST_FOUND_PART,
    FIRST_HOME,
    HEXES,
    KINDS,
    PARTS,
    PEOPLES,
    SHIPS,
    SIDES,
    SQUARES,
    TARGETS,
    TECHNOLOGIES,
)
from ..state import STRANGERS, UNCHOSEN, EclipseState

At = Viewer[EclipseState]

TARGET_ART = (*SHIPS, "ancient", "gcds")


# hexes


def tile_of(s: EclipseState, slot: int) -> int:
    """Return the tile that is printed on a hex, laid or not."""
    if s.atlas.tile[slot] != NOWHERE:
        return s.atlas.tile[slot]
    home = FIRST_HOME <= slot < FIRST_HOME + s.seats and s.species[slot - FIRST_HOME] != UNCHOSEN
    return s.home_tile(slot - FIRST_HOME) if home else slot


def hex_id(slot: int) -> str:
    return f"hex-{HEXES[slot]}"


def hex_name(at: At, slot: int) -> str:
    box, tile = at.state.box, tile_of(at.state, slot)
    id = f"hex-{box.number[tile]:03}"
    own, printed = box.names[tile], words_of("tenban.games.eclipse", "en")(id)
    return at.words(id) if own == printed else own


def place_name(at: At, place: int) -> str:
    """Return where a disc lies: a hex or the influence track."""
    return at.words("the-track") if place == INFLUENCE_TRACK else hex_name(at, place)


def square_id(slot: int, square: int) -> str:
    return f"{hex_id(slot)}.{SQUARES[square]}"


def square_name(at: At, square: int) -> str:
    return at.words("square-" + SQUARES[square].replace("*", "-advanced"))


def ship_id(seat: int, ship: int, slot: int) -> str:
    return f"ship{seat}-{TARGETS[ship]}-{HEXES[slot]}"


# seats, ships, technologies


def side_name(at: At, seat: int) -> str:
    """Return the name of a side of a battle: a player, or the ships that no player owns."""
    return at.words("strangers") if seat == STRANGERS else at.names[seat]


def people_name(at: At, seat: int) -> str:
    side = at.state.species[seat]
    return "" if side == UNCHOSEN else at.words(f"board-{SIDES[side]}")


def people_art(at: At, side: int) -> str:
    return PEOPLES[at.state.box.people_of[side]]


def target_name(at: At, target: int, count: int = 1) -> str:
    return at.words(f"ships-{TARGETS[target]}", count=count) if count != 1 else at.words(f"ship-{TARGETS[target]}")


def ship_title(at: At, target: int) -> str:
    """Return a type of ship as a heading."""
    return at.words(f"item-{SHIPS[target]}") if target < len(SHIPS) else target_name(at, target)


def kind_name(at: At, kind: int) -> str:
    return at.words(f"kind-{KINDS[kind]}")


def goods(kind: int, amount: int) -> str:
    """Return an amount as symbol and number."""
    return f"{{{KINDS[kind]}}}{amount}"


def part_name(at: At, part: int) -> str:
    return at.words(f"part-{PARTS[part]}") if part >= 0 else at.words("empty-slot")


def part_art(part: int) -> str:
    return arts.PART_ART[PARTS[part]] if part >= 0 else ""


def discovery_name(at: At, found: int) -> str:
    prefix = "part" if found >= FIRST_FOUND_PART else "discovery"
    return at.words(f"{prefix}-{DISCOVERIES[found]}")


def tech_name(at: At, technology: int) -> str:
    return at.words(f"tech-{TECHNOLOGIES[technology]}")


def tech_art(technology: int) -> str:
    return arts.tech_art(TECHNOLOGIES[technology])


def tech_effect(at: At, technology: int) -> str:
    name = TECHNOLOGIES[technology]
    if name in PARTS:
        return at.words(
            "effect-part", part=at.words(f"part-{name}"), values=part_values(at.state.box.parts[PARTS.index(name)])
        )
    return at.words(f"effect-{name}")


# what parts and blueprints are worth


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def gain(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def signless(n: int) -> str:
    """Return a number with a true minus sign and without a plus sign."""
    return f"−{-n}" if n < 0 else str(n)


def part_values(part: Part) -> str:
    die = f"{{die-{COLOURS[part.colour]}}}" * part.dice
    found = [("{salvo}" if part.missile else "") + die] if part.dice else []
    for symbol, value in (
        ("aim", part.computer),
        ("guard", part.shield),
        ("armour", part.hull),
        ("speed", part.move),
        ("initiative", part.initiative),
        ("energy", part.energy),
    ):
        if value:
            found.append(f"{{{symbol}}}{signed(value)}")
    return " ".join(found)


def cannons_of(plan: Blueprint) -> str:
    """Return the dice of cannons as symbols."""
    return "".join(f"{{die-{c}}}" * n for c, n in zip(COLOURS, (plan.yellow, plan.orange, plan.red), strict=True))


def dice_of(plan: Blueprint) -> str:
    """Return the dice of cannons and missiles as symbols."""
    cannons = cannons_of(plan)
    missiles = "".join(f"{{die-{c}}}" * n for c, n in zip(COLOURS, plan.missiles, strict=True))
    return " ".join([cannons] * bool(cannons) + ["{salvo}" + missiles] * bool(missiles))


def plan_values(plan: Blueprint, flies: bool = True) -> str:
    """Return the sums of a blueprint that matter in battle and for moves."""
    found = [f"{{initiative}}{plan.initiative}", dice_of(plan)]
    for symbol, value in (("aim", plan.computer), ("guard", plan.shield), ("armour", plan.hull)):
        if value:
            found.append(f"{{{symbol}}}{value}")
    if flies:
        found.append(f"{{speed}}{plan.move}")
    return " ".join(word for word in found if word)
