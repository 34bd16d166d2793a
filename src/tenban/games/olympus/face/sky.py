"""The round sky: regions like slices of a pie, orbits, blue lines, stars."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

from tenban.kernel import bits
from tenban.scene.face import Viewer
from tenban.scene.schema import Ink, Piece, board

from ..events import Swaps
from ..pieces import MASK_OF_ORBIT, NODE_ORBIT, NODES, ORBITS, PER_REGION, SPACES
from ..state import OlympusState
from ..steps.night import Darkening

At = Viewer[OlympusState]

ROMAN = "ⅠⅡⅢⅣⅤ"
ANGLE = (252, 180, 108, 324, 36)  # of the middle of each region, in degrees from the top, clockwise
HALF = 36  # of a region's width
RADIUS = (12.5, 22.5, 32.5, 42.5)  # of each orbit, from the inside
SPREAD = ((0,), (-17, 17), (-22, 0, 22), (-26, -9, 9, 26))  # of an orbit's spaces within a region
RIM = 48.5
STAR, SPOT = 6.6, 5.6

LOWER = [0, 1, 2]  # the regions below
LIFT = 31.0  # how much is cut off at the top where only those are used

Point = tuple[float, float]


class Chart:
    """Where things lie: on a round board of 100 by 100, or on its lower part where the upper regions are unused."""

    def __init__(self, s: OlympusState) -> None:
        self.used = s.box.regions[s.seats]
        self.low = self.used == LOWER
        self.lift = LIFT if self.low else 0.0
        self.box = (100.0, 100.0 - self.lift)

    def polar(self, radius: float, degrees: float) -> Point:
        x, y = sin(radians(degrees)), cos(radians(degrees))
        return round(50 + radius * x, 2), round(50 - self.lift - radius * y, 2)

    def at(self, space: int) -> Point:
        region, node = divmod(space, PER_REGION)
        orbit = NODE_ORBIT[node]
        return self.polar(RADIUS[orbit], ANGLE[region] + SPREAD[orbit][int(NODES[node][1]) - 1])

    def line(self, one: int, other: int) -> str:
        (x0, y0), (x1, y1) = self.at(one), self.at(other)
        return f"M{x0} {y0}L{x1} {y1}"

    def arc(self, radius: float, region: int) -> str:
        """The curve of a region at some distance from the middle."""
        (x0, y0), (x1, y1) = [self.polar(radius, ANGLE[region] + turn) for turn in (-HALF, HALF)]
        return f"{x0} {y0}A{radius} {radius} 0 0 1 {x1} {y1}"

    def slice(self, radius: float, region: int) -> str:
        x, y = self.polar(0, 0)
        return f"M{x} {y}L{self.arc(radius, region)}Z"


def space_id(space: int) -> str:
    return f"space-{SPACES[space]}"


def star_id(seat: int, space: int) -> str:
    return f"star{seat}-{SPACES[space]}"


def thing_on(s: OlympusState, space: int) -> str:
    """Return the id of the piece on a space: a star, or the empty space itself."""
    owner = s.owner(space)
    return star_id(owner, space) if owner >= 0 else space_id(space)


def sky(at: At) -> Piece:
    chart = Chart(at.state)
    items = [*stars(at, chart), *free_spaces(at, chart), *orbit_labels(at, chart), *region_labels(at, chart)]
    return board("sky", at.words("sky"), chart.box, items, ink(at.state, chart), weight=9, bare=True, art="firmament")


# lines and areas


def ink(s: OlympusState, chart: Chart) -> list[Ink]:
    return [*_unused(chart), *_regions(chart), *_lines(s, chart), *_constellations(s, chart)]


def _unused(chart: Chart) -> Iterator[Ink]:
    """Yield the unused regions; they are not drawn if the whole upper part is unused."""
    for region in range(len(ANGLE)):
        if region not in chart.used and not chart.low:
            yield Ink(chart.slice(RIM, region), "area", "void")


def _regions(chart: Chart) -> Iterator[Ink]:
    for region in chart.used:
        yield Ink(chart.slice(RIM, region), "area", ("reg", "reg2")[region % 2])
    for orbit, radius in enumerate(RADIUS):
        for region in chart.used:
            yield Ink("M" + chart.arc(radius, region), "ring", ORBITS[orbit], 0.9)
    for region in chart.used:
        yield Ink(chart.slice(RIM, region), "line", "brass", 0.45)


def _lines(s: OlympusState, chart: Chart) -> Iterator[Ink]:
    for one, other in _pairs(s, chart):
        yield Ink(chart.line(one, other), "line", "blue", 0.45)


def _constellations(s: OlympusState, chart: Chart) -> Iterator[Ink]:
    """Yield the lines between lit stars of one player in the player's colour; they shine where they bring prestige."""
    for one, other in _pairs(s, chart):
        owner, both = s.owner(one), 1 << one | 1 << other
        if owner < 0 or owner != s.owner(other) or s.dark & both:
            continue
        yield Ink(chart.line(one, other), "line", f"seat{owner}", 1.7)
        if not both & ~_counting(s, owner):
            yield Ink(chart.line(one, other), "line", "shine", 0.6)


def _counting(s: OlympusState, seat: int) -> int:
    """Return the stars that score: at night those lit now, by day those of last night's score sheet."""
    night = not s.stack or isinstance(s.stack[-1], Darkening)
    if night or not s.nights:
        return int(s.stars[seat] & ~s.dark)
    return int(s.nights[seat - s.seats])


def _pairs(s: OlympusState, chart: Chart) -> Iterator[tuple[int, int]]:
    for region in chart.used:
        for a, b in s.box.lines[region]:
            yield region * PER_REGION + a, region * PER_REGION + b


# pieces


def space_name(at: At, space: int) -> str:
    region, node = divmod(space, PER_REGION)
    orbit = NODE_ORBIT[node]
    id = "space" if len(SPREAD[orbit]) > 1 else "space-alone"
    return at.words(id, region=ROMAN[region], orbit=orbit_name(at, orbit), number=NODES[node][1])


def orbit_name(at: At, orbit: int) -> str:
    return at.words(f"orbit-{ORBITS[orbit]}")


def stars(at: At, chart: Chart) -> Iterator[Piece]:
    s, moved = at.state, _moved(at)
    for seat in range(s.seats):
        for space in bits(s.stars[seat]):
            dark, locked = s.dark >> space & 1, s.locked >> space & 1
            name = _star_name(at, seat, space)
            name = at.words("star-dark", star=name) if dark else name
            yield Piece(
                star_id(seat, space),
                at.words("star-locked", star=name) if locked else name,
                "mark",
                art="darkstar" if dark else "lockstar" if locked else "star",
                seat=seat,
                at=chart.at(space),
                size=(STAR, STAR),
                links=[thing_on(s, other) for other in bits(s.box.near[space])],
                came=moved.get(space, f"seat{seat}"),
            )


def _star_name(at: At, seat: int, space: int) -> str:
    id = "star-yours" if seat == at.seat else "star-of"
    return at.words(id, seat=at.names[seat], space=space_name(at, space))


def _moved(at: At) -> dict[int, str]:
    """Return space -> id of the star that the last exchange moved there."""
    for event in reversed(at.log):
        if isinstance(event, Swaps):
            return {event.foreign: star_id(event.seat, event.own), event.own: star_id(event.other, event.foreign)}
    return {}


def free_spaces(at: At, chart: Chart) -> Iterator[Piece]:
    for space in bits(at.state.empty()):
        yield Piece(space_id(space), space_name(at, space), "spot", at=chart.at(space), size=(SPOT, SPOT))


def orbit_labels(at: At, chart: Chart) -> Iterator[Piece]:
    """Yield the prizes at the ends of the orbits; their names include the count of lit stars."""
    s = at.state
    for orbit, radius in enumerate(RADIUS):
        left, right = s.box.left[orbit], s.box.right[orbit]
        label = at.words("orbit-label", orbit=orbit_name(at, orbit), left=left, right=right)
        counts = [(seat, len(bits(s.stars[seat] & ~s.dark & MASK_OF_ORBIT[orbit]))) for seat in range(s.seats)]
        told = [at.words("orbit-count", seat=at.names[seat], count=count) for seat, count in counts if count]
        name = at.words("orbit-label-count", label=label, counts=at.listed(told)) if told else label
        yield Piece(
            f"orbit-{ORBITS[orbit]}",
            name,
            "label",
            tint=ORBITS[orbit],
            text={"mid": f"{left}/{right}"},
            hint=at.words("orbit-hint"),
            at=chart.polar(radius, 72 if chart.low else 0),
            size=(9, 4),
            tone="mark",
        )


def region_labels(at: At, chart: Chart) -> Iterator[Piece]:
    """Yield the numbers of the regions, and a word in each region that so few players do not use."""
    for region in chart.used:
        yield Piece(
            f"region{region}",
            at.words("region", region=ROMAN[region]),
            "label",
            text={"mid": ROMAN[region]},
            hint=at.words("region-hint"),
            at=chart.polar(7, ANGLE[region]),
            size=(6, 4),
        )
    for region in range(len(ANGLE)):
        if region not in chart.used and not chart.low:
            name = at.words("region-unused")
            where = chart.polar(27, ANGLE[region])
            yield Piece(
                f"unused{region}",
                name,
                "label",
                text={"mid": name},
                tint="faded",
                hint=at.words("region-unused-hint", seats=at.state.seats),
                at=where,
                size=(20, 3.2),
            )
