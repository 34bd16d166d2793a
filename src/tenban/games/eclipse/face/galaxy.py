"""The galaxy: hexes with what lies on them, and the spaces that can be explored."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from tenban.kernel import bits
from tenban.scene.schema import Piece, board, mark

from ..atlas import NOWHERE, beyond, space_at, stack_of, turned
from ..pieces import ANCIENT, DEFENCE, ORBIT, SQUARES, STACKS, TARGETS
from ..state import NOBODY, STRANGERS, EclipseState
from ..steps.combat import is_hostile
from ..steps.setup import ChooseHome, home_space
from . import chart
from .chart import BOX, Chart
from .names import At, hex_id, hex_name, ship_id, side_name, square_id, square_name, target_name

EDGE_IDS = ("n", "ne", "se", "s", "sw", "nw")
HEX_SIZE = (chart.WIDE - 0.25, chart.HIGH - 0.25)
HOME_SPACES = [home_space(edge) for edge in range(6)]
TINTS = {"m": "money", "s": "science", "t": "material", "g": "any", "o": "any"}


def space_id(space: int) -> str:
    return f"space-{space}"


def galaxy(at: At, spaces: list[int], frame: list[int], marked: int) -> Piece:
    """Return the map.

    `spaces` are the empty spaces that matter now, `frame` those for which there is room; `marked` is the hex that the
    question is about.
    """
    s = at.state
    chart_ = chart_of(s, frame)
    hexes = [_hex(at, slot, chart_, slot in (s.arena, marked)) for slot in bits(s.atlas.hexes)]
    empty = [_space(at, space, chart_) for space in spaces]
    text = {"legend": at.words("map-legend")}  # of the map as text
    things = [*empty, *hexes]
    return board("galaxy", at.words("galaxy"), chart_.box, things, text=text, weight=2, scale="wide", bare=True)


def chart_of(s: EclipseState, spaces: list[int]) -> Chart:
    """Return a map that has room for three rings from the start, so that it keeps its size while it fills."""
    return Chart([s.atlas.space[slot] for slot in bits(s.atlas.hexes)] + spaces + _RINGS)


_RINGS = [space_at(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def space_name(at: At, space: int) -> str:
    """Return an empty space in words, by a hex beside it, rather the viewer's own; or as the place of a home."""
    s = at.state
    beside = [(edge, s.atlas.at.get(beyond(space, edge), NOWHERE)) for edge in range(6)]
    if space in HOME_SPACES and isinstance(at.step, ChooseHome):
        return at.words("space-home", way=at.words(f"edge-{EDGE_IDS[HOME_SPACES.index(space)]}"))
    own = [(edge, slot) for edge, slot in beside if slot != NOWHERE and s.owner(slot) == at.seat]
    edge, slot = (own or [pair for pair in beside if pair[1] != NOWHERE])[0]
    way = at.words(f"edge-{EDGE_IDS[(edge + 3) % 6]}")
    return at.words("space-beside", way=way, hex=hex_name(at, slot), stack=STACKS[stack_of(space)])


def _space(at: At, space: int, where: Chart) -> Piece:
    text = {"mid": STACKS[stack_of(space)]}
    size = (chart.WIDE - 0.6, chart.HIGH - 0.6)
    return Piece(
        space_id(space), space_name(at, space), "spot", shape="hex", text=text, at=where.at(space), size=size, shy=True
    )


def _hex(at: At, slot: int, where: Chart, marked: bool) -> Piece:
    s = at.state
    piece = hex_piece(at, slot, int(s.atlas.tile[slot]), s.atlas.holes[slot])
    if marked:
        piece.tone = "mark"
    piece.at = where.at(s.atlas.space[slot])
    piece.size = HEX_SIZE
    piece.links = [hex_id(other) for other in bits(_linked(at, slot))]
    return piece


def _linked(at: At, slot: int) -> int:
    return int(at.state.links(at.seat, slot) if at.seat >= 0 else at.state.atlas.full[slot])


def drawn_hex(at: At, tile: int) -> Piece:
    """Return a hex that is not on the map yet."""
    piece = hex_piece(at, tile, tile, turned(at.state.box.holes[tile], 0), laid=False)
    piece.size = HEX_SIZE
    return piece


def hex_piece(at: At, slot: int, tile: int, holes: int, laid: bool = True) -> Piece:
    s = at.state
    owner = s.owner(slot) if laid else NOBODY
    fight = laid and is_hostile(s, slot)
    piece = Piece(
        hex_id(slot),
        _told(at, tile),
        "hex",
        box=BOX,
        ink=chart.ports(holes),
        seat=owner if owner != NOBODY else UNSET,
        tone="alarm" if fight else "",
        hint=at.words("battle-to-come") if fight else "",
    )
    piece.text = {"ports": "".join([str(edge) for edge in range(6) if holes >> edge & 1])}
    piece.items = [*_squares(at, slot, tile, laid), *_middle(at, slot, tile, laid, owner)]
    piece.items += [*_structures(at, slot), *_ships(at, slot)] if laid else _symbols(at, slot, tile)
    text = {"mid": f"{s.box.points[tile]}{{vp}}"}
    piece.items.append(Piece(f"{piece.id}.vp", "", "label", at=chart.POINTS_AT, size=(25, 16), text=text))
    return piece


def _told(at: At, tile: int) -> str:
    """Return a hex in words; what lies on it has names of its own."""
    number = f"{at.state.box.number[tile]:03}"
    return at.words("hex-told", number=number, hex=at.words(f"hex-{number}"), points=at.state.box.points[tile])


def _squares(at: At, slot: int, tile: int, laid: bool) -> Iterator[Piece]:
    """Yield the planets, with the cubes on them."""
    s = at.state
    for kind, spot in chart.squares_of(s.box.squares[tile]):
        square = chart.of_kind(kind)
        code = SQUARES[square]
        full = laid and s.has_cube(slot, kind)
        pick = square_id(slot, square)
        name = at.words("settled", square=square_name(at, square)) if full else square_name(at, square)
        art = ("planet-adv" if code.endswith("*") else "planet") + "-settled" * bool(full)
        planet = mark(pick, art, spot, chart.PLANET, name, tint=TINTS[code[0]])
        if kind != square:
            planet.id, planet.pick = f"{hex_id(slot)}.g2", pick
        yield planet


def _middle(at: At, slot: int, tile: int, laid: bool, owner: int) -> Iterator[Piece]:
    s, id = at.state, hex_id(slot)
    if owner != NOBODY:
        yield mark(f"{id}.disc", "disc", chart.MIDDLE, 20, at.words("disc-of", seat=at.names[owner]), seat=owner)
    if laid and s.discovery_hexes >> slot & 1:
        beside = owner != NOBODY or s.is_defended(slot)
        spot, size = ((30, 62), 14) if beside else (chart.MIDDLE, 18)
        yield mark(f"{id}.discovery", "discovery", spot, size, at.words("discovery"))
    if s.box.has_artifact[tile]:
        yield mark(f"{id}.artifact", "artifact", chart.ARTIFACT_AT, 11, at.words("symbol-artifact"))


def _symbols(at: At, slot: int, tile: int) -> Iterator[Piece]:
    """Yield what a hex will get when it is placed."""
    if at.state.box.has_discovery[tile]:
        yield mark(f"{hex_id(slot)}.discovery", "discovery", chart.MIDDLE, 18, at.words("discovery"))
    count = at.state.box.ancients[tile]
    for i, (spot, size) in enumerate(chart.row_of(count)):
        yield mark(f"{hex_id(slot)}.ancient{i}", "ancient", spot, size, target_name(at, ANCIENT))


def _structures(at: At, slot: int) -> Iterator[Piece]:
    s, id = at.state, hex_id(slot)
    if s.orbitals >> slot & 1:
        full = s.has_cube(slot, ORBIT)
        name = at.words("orbital-settled" if full else "item-orbital")
        art = "orbital-settled" if full else "orbital"
        yield mark(square_id(slot, ORBIT), art, chart.ORBITAL_AT, 17, name)
    if s.monoliths >> slot & 1:
        yield mark(f"{id}.monolith", "monolith", chart.MONOLITH_AT, 17, at.words("item-monolith"))


def groups_at(s: EclipseState, slot: int) -> list[tuple[int, int, int]]:
    """Return the ships in a hex by side, type and number, in the order in which the sides came."""
    strangers = [(STRANGERS, ANCIENT, s.ancients_at(slot)), (STRANGERS, DEFENCE, int(s.is_defended(slot)))]
    found = strangers + [(seat, ship, s.count(slot, seat, ship)) for seat in s.entered(slot) for ship in range(4)]
    return [group for group in found if group[2]]


def _ships(at: At, slot: int) -> Iterator[Piece]:
    groups = groups_at(at.state, slot)
    places = chart.row_of(len(groups))
    for (seat, ship, count), (spot, size) in zip(groups, places, strict=True):
        name = at.words("ships-of", seat=side_name(at, seat), ships=target_name(at, ship, count))
        yield mark(
            ship_id(seat, ship, slot),
            "gcds" if ship == DEFENCE else TARGETS[ship],
            spot if ship != DEFENCE else chart.MIDDLE,
            size if ship != DEFENCE else 27,
            name,
            seat=seat if seat != STRANGERS else UNSET,
            text={"mid": str(count)} if count > 1 else {},
        )
