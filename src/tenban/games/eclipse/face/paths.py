"""Which pieces a choice touches, how arguments are called, and what is shown beside the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenban.kernel import Action, bits, legal
from tenban.scene.schema import Piece, zone

from ..actions import (
    ABANDON,
    ACT,
    ACTIONS,
    BOMB,
    BUILD,
    COLONY,
    DROP,
    EDGES,
    EXPLORE,
    EXPLORING,
    HIT,
    INFLUENCE_TRACK,
    KEEP,
    LIFT,
    NONE,
    PART,
    PICK,
    PUT,
    ROTATE,
    SHIP,
    SLOT,
    SPACE,
    SPECIES,
    STEP,
    TECH,
    UNCOVER,
)
from ..atlas import beyond
from ..blueprint import COLOURS
from ..pieces import DISCOVERIES, FIRST_ANCIENT_PART, FIRST_FOUND_PART, ITEMS, SETTLED_SQUARE, SIDES, STACKS
from ..scoring import REASONS
from ..state import EclipseState
from ..steps.cleanup import Cleanup, NextRound
from ..steps.combat import Combat, Control, Relics
from ..steps.discovery import Discovery
from ..steps.explore import Explore, explorable
from ..steps.turn import Actions
from ..steps.upkeep import Settling, Upkeep
from .battle import target_id
from .dock import item_id, side_id
from .galaxy import drawn_hex, space_id
from .names import (
    At,
    hex_id,
    hex_name,
    kind_name,
    part_art,
    part_name,
    part_values,
    ship_id,
    side_name,
    signed,
    square_id,
    square_name,
    target_name,
    tech_name,
)
from .plans import part_id, slot_id
from .research import tech_id

PHASES = ("action", "combat", "upkeep", "cleanup")


# words


def discovery_name(at: At, found: int) -> str:
    prefix = "part" if found >= FIRST_FOUND_PART else "discovery"
    return at.words(f"{prefix}-{DISCOVERIES[found]}")


def _place(at: At, place: int) -> str:
    return at.words("the-track") if place == INFLUENCE_TRACK else hex_name(at, place)


WORDS: dict[str, Callable[[At, int], str | int]] = {
    "hex": hex_name,
    "place": _place,
    "party": side_name,
    "other": lambda at, seat: at.names[seat],
    "side": lambda at, side: at.words(f"board-{SIDES[side]}"),
    "technology": tech_name,
    "action": lambda at, n: at.words(f"action-{ACTIONS[n]}"),
    "stack": lambda at, n: STACKS[n],
    "discovery": discovery_name,
    "kind": kind_name,
    "part": part_name,
    "ship": target_name,
    "target": target_name,
    "item": lambda at, item: at.words(f"item-{ITEMS[item]}"),
    "settling": lambda at, n: square_name(at, SETTLED_SQUARE[n]),
    "square": square_name,
    "colour": lambda at, n: COLOURS[n],  # as part of a symbol's name
    "edge": lambda at, n: at.words(f"edge-{EDGES[n]}"),
    "slot": lambda at, n: n + 1,
    "value": lambda at, n: n + 1,
    "money": lambda at, n: signed(n),
    "science": lambda at, n: signed(n),
    "material": lambda at, n: signed(n),
    "reason": lambda at, n: REASONS[n],
}


# picks


def path_of(at: At, action: Action) -> list[str]:
    found = PATHS.get(action.verb.name)
    return found(at, action) if found else []


def _place_id(at: At, place: int) -> str:
    return f"disc-track{at.seat}" if place == INFLUENCE_TRACK else hex_id(place)


def space_of(at: At, action: Action) -> int:
    slot, edge = action.args
    return beyond(at.v.atlas.space[slot], edge)


def parts_of(at: At, actions: Sequence[Action]) -> list[Action]:
    """A choice with the parts of it that were chosen before."""
    return [*[SPACE.actions[code] for code in at.v.picks], *actions]


def flight(at: At, actions: Sequence[Action]) -> tuple[int, int, int]:
    """A step of a ship: which type, from where, to where."""
    slot, ship = next((a.args for a in parts_of(at, actions) if a.verb is SHIP), None) or (at.step.slot, at.step.ship)
    return ship, slot, at.v.atlas.neighbour(slot, actions[-1].arg)


def meets_somebody(at: At, slot: int) -> bool:
    """Would a ship that comes to a hex meet an enemy or break a relation?"""
    s, seat = at.v, at.seat
    partners = [other for other in bits(s.allies[seat]) if s.discs[other] >> slot & 1]
    return bool(partners) or int(s.enemies(seat)) >> slot & 1 == 1


def placing(at: At, actions: Sequence[Action]) -> int:
    """The part that a choice puts on a blueprint."""
    chosen = [action.arg for action in parts_of(at, actions) if action.verb is PART]
    return chosen[0] if chosen else int(at.step.found)


def picks_of(at: At, actions: Sequence[Action]) -> list[str]:
    """A ship and where it flies; a part and its slot, which tells the blueprint; where a disc of the track goes."""
    if actions[-1].verb is STEP:
        ship, slot, target = flight(at, actions)
        return [ship_id(at.seat, ship, slot)] * (len(actions) > 1) + [hex_id(target)]
    if actions[0] is LIFT.one(INFLUENCE_TRACK):
        return path_of(at, actions[-1])
    if actions[-1].verb is BUILD and len(places_of(at, actions[-1].args[0])) == 1:
        return path_of(at, actions[-1])[:1]
    return [pick for action in actions for pick in path_of(at, action)]


def flown(at: At, actions: Sequence[Action]) -> list[str]:
    """The picks of a flight, though there is but one ship that could fly."""
    ship, slot, target = flight(at, actions)
    return [ship_id(at.seat, ship, slot), hex_id(target)]


def places_of(at: At, item: int) -> set[int]:
    """The hexes where a thing can be built."""
    return {action.args[1] for action in legal(at.v, at.seat) if action.verb is BUILD and action.args[0] == item}


PATHS: dict[str, Callable[[At, Action], list[str]]] = {
    EXPLORE.name: lambda at, a: [space_id(space_of(at, a))],
    PICK.name: lambda at, a: [hex_id((at.step.first, at.step.second)[a.arg])],
    ROTATE.name: lambda at, a: [hex_id(at.step.slot)],
    LIFT.name: lambda at, a: [_place_id(at, a.arg)],
    PUT.name: lambda at, a: [_place_id(at, a.arg)],
    TECH.name: lambda at, a: [tech_id(a.arg)],
    PART.name: lambda at, a: [part_id(a.arg)],
    SLOT.name: lambda at, a: [slot_id(at.seat, *a.args)],
    UNCOVER.name: lambda at, a: [slot_id(at.seat, *a.args)],
    BUILD.name: lambda at, a: [item_id(a.args[0]), hex_id(a.args[1])],
    SHIP.name: lambda at, a: [ship_id(at.seat, a.args[1], a.args[0])],
    COLONY.name: lambda at, a: [square_id(a.args[0], SETTLED_SQUARE[a.args[1]])],
    HIT.name: lambda at, a: [target_id(at.v.foe_of(at.seat), *a.args)],
    BOMB.name: lambda at, a: [square_id(at.v.arena, a.arg)],
    KEEP.name: lambda at, a: [] if a.arg == NONE else [f"drawn-{a.arg}"],
    DROP.name: lambda at, a: [] if a.arg == NONE else [f"fame-{a.arg}"],
    ABANDON.name: lambda at, a: [hex_id(a.arg)],
    SPECIES.name: lambda at, a: [side_id(a.arg)],
}


# what is shown beside the map


def spaces(at: At) -> list[int]:
    """The empty spaces that matter now: one that is being explored, or those that the viewer could explore."""
    if hasattr(at.step, "space"):
        return [at.step.space]
    exploring = isinstance(at.step, Explore) or ACT.one(EXPLORING) in legal(at.v, at.seat) if at.asked else False
    return _within_reach(at) if exploring else []


def frame(at: At) -> list[int]:
    """The empty spaces for which the map has room: it does not jump when its viewer's turn comes."""
    return sorted({*spaces(at), *_within_reach(at)})


def _within_reach(at: At) -> list[int]:
    if at.seat < 0 or not at.v.round or at.v.is_gone(at.seat):
        return []
    return sorted({space_of(at, action) for action in explorable(at.v, at.seat)})


def context(at: At) -> list[Piece]:
    """Hexes drawn and tiles found, for everybody to see."""
    step = at.step
    if hasattr(step, "space") and hasattr(step, "slot"):
        return [zone("drawn-hexes", at.words("drawn-hex"), "row", [drawn_hex(at, step.slot)])]
    if hasattr(step, "space") and hasattr(step, "first"):
        drawn = [drawn_hex(at, slot) for slot in (step.first, step.second)]
        return [zone("drawn-hexes", at.words("drawn-hex"), "row", drawn)]
    if isinstance(step, Discovery):
        return [zone("found", at.words("found"), "row", [_found(at, step.found)])]
    return []


def _found(at: At, found: int) -> Piece:
    """A discovery tile turned up."""
    name = discovery_name(at, found)
    part = found - FIRST_FOUND_PART + FIRST_ANCIENT_PART
    art = part_art(part) if found >= FIRST_FOUND_PART else "discovery"
    body = part_values(at.v.box.parts[part]) if found >= FIRST_FOUND_PART else ""
    return Piece("found-tile", name, "tile", art=art, text={"title": name, "body": body})


def phase_of(s: EclipseState) -> str:
    """The phase whose step lies uppermost."""
    for step in s.stack[::-1]:
        for kind, name in PHASE_STEPS:
            if isinstance(step, kind):
                return name
    return "action"


PHASE_STEPS: tuple[tuple[type[Any], str], ...] = (
    (Actions, "action"),
    (Combat, "combat"),
    (Control, "combat"),
    (Relics, "combat"),
    (Settling, "upkeep"),
    (Upkeep, "upkeep"),
    (Cleanup, "cleanup"),
    (NextRound, "cleanup"),
)
