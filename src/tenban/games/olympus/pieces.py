"""The contents of the box of The Heavens of Olympus."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import Box, DataError, Tables, load_box, require

ORBITS: Final = ("grey", "orange", "red", "purple")  # from the middle outwards
NODES: Final = ("G1", "O1", "O2", "R1", "R2", "R3", "P1", "P2", "P3", "P4")  # of each region, clockwise
NODE_ORBIT: Final = tuple(["GORP".index(node[0]) for node in NODES])
REGIONS: Final = 5
PER_REGION: Final = len(NODES)
SPACES: Final = tuple([f"{region}:{node}" for region in range(1, REGIONS + 1) for node in NODES])

PLANS: Final = ("forge", "messenger", "torch", "zephyrus")
FORGE: Final = 0
MESSENGER: Final = 1
TORCH: Final = 2
ZEPHYRUS: Final = 3
MOST_BOUGHT: Final = 3
MOST_RAISED: Final = 5

FIRST_REGION: Final[i64] = 0x3FF
MASK_OF_ORBIT: Final = [
    sum([2**space for space in range(len(SPACES)) if NODE_ORBIT[space % PER_REGION] == orbit]) for orbit in range(4)
]


def region_of(space: i64) -> i64:
    """Return a region from 0 to 4; texts count regions from 1."""
    return space // 10


def orbit_of(space: int) -> int:
    return NODE_ORBIT[space % PER_REGION]


def region_mask(region: i64) -> i64:
    return FIRST_REGION * bit(region * 10)


def groups(lines: list[tuple[int, int]]) -> list[list[int]]:
    """Return, for every set of stars of a region, its connected groups as bit sets; single stars are groups too."""
    found: list[list[int]] = [[]]
    for stars in range(1, 2**PER_REGION):
        top = stars.bit_length() - 1
        near = sum([1 << a + b - top for a, b in lines if top in (a, b)])
        group = 1 << top
        apart: list[int] = []
        for other in found[stars ^ group]:
            if other & near:
                group |= other
            else:
                apart.append(other)
        found.append([*apart, group])
    return found


def figure(groups: list[int]) -> int:
    """Return what a set of stars scores, in one number: bits 0-3 the stars in constellations of two or more (HO-10.7),
    bits 4-7 the size of the largest one, higher bits how many have that size."""
    sizes = [group.bit_count() for group in groups if group & (group - 1)]
    largest = max(sizes, default=0)
    return sum(sizes) | largest << 4 | sizes.count(largest) << 8


@final
class OlympusBox(Box):
    """The tables of data.toml, checked and typed."""

    def __init__(self, tables: Tables) -> None:
        self.start_power: Final[list[int]] = _by_seats(tables["start_power"]["seats"])
        self.colour: Final[int] = tables["stars"]["colour"]
        self.slots: Final[int] = tables["stars"]["slots"]
        self.days: Final[int] = tables["days"]["number"]
        self.forge_cost: Final[list[int]] = [0, *tables["forge_cost"]["total"]]
        self.divisor: Final[int] = tables["messenger"]["divisor"]
        self.wind_cost: Final[int] = tables["zephyrus"]["cost"]
        self.wind_prestige: Final[int] = tables["zephyrus"]["prestige"]
        self.tyche_leader: Final[int] = tables["tyche"]["leader"]
        self.tyche_other: Final[int] = tables["tyche"]["other"]
        self.torch_start: Final[int] = tables["torch_start"]["space"]
        self.torch_top: Final[int] = tables["torch_track"]["spaces"]
        self.lights: Final[list[int]] = _lights(self.torch_top, tables["torch_track"]["lowest_lights"])
        self.torch_cost: Final[list[int]] = [0, *tables["torch_cost"]["total"]]
        self.loss_leader: Final[int] = tables["torch_loss"]["leader"]
        self.loss_other: Final[int] = tables["torch_loss"]["other"]
        self.regions: Final[list[list[int]]] = _regions(tables["regions"]["used"])
        self.used: Final[list[int]] = [sum([int(region_mask(r)) for r in used]) for used in self.regions]
        self.left: Final[list[int]] = [tables["orbits"][orbit][0] for orbit in ORBITS]
        self.right: Final[list[int]] = [tables["orbits"][orbit][1] for orbit in ORBITS]
        self.lines: Final[list[list[tuple[int, int]]]] = _lines(tables)
        self.near: Final[list[int]] = _near(self.lines)
        self.groups: Final[list[list[list[int]]]] = _groups(self.lines)
        self.figures: Final[list[list[int]]] = _figures(self.groups)
        self.per_region: Final[int] = tables["scoring"]["region"]
        self.per_star: Final[int] = tables["scoring"]["constellation"]
        self.best: Final[int] = tables["scoring"]["best"]
        self.end_power: Final[int] = tables["end"]["power"]
        self.count_allotment: Final[bool] = tables["tie_break"]["count_allotment"]
        _check(self)


def _check(b: OlympusBox) -> None:
    """Check what the steps rely on; the message names the table at fault."""
    require(_rising(b.forge_cost), "forge_cost.total must be three prices that rise")
    require(_rising(b.torch_cost), "torch_cost.total must be one to five prices that rise")
    require(b.torch_start <= b.torch_top, f"torch_start.space must be on the track: from 1 to {b.torch_top}")
    for left, right, orbit in zip(b.left, b.right, ORBITS, strict=True):
        require(right <= left, f"orbits.{orbit} must not give more for the second most stars than for the most")


def _rising(prices: list[int]) -> bool:
    return len(prices) > 1 and all(low < high for low, high in pairwise(prices))


def _by_seats(table: dict[str, int]) -> list[int]:
    return [table.get(str(seats), 0) for seats in range(REGIONS + 1)]


def _lights(top: int, lowest: int) -> list[int]:
    """Return how many stars each space lights: the number of the space below it (HO-6.11)."""
    return [0, lowest, *range(1, top)]


def _least_regions(seats: int) -> int:
    """Return how many regions are needed so that the last first star always has another orbit left (HO-2.3)."""
    elsewhere = PER_REGION - max(NODE_ORBIT.count(orbit) for orbit in range(len(ORBITS)))  # spaces out of an orbit
    return (2 * seats - 1) // elsewhere + 1


def _regions(used: dict[str, list[int]]) -> list[list[int]]:
    """Return the indices of the regions in play, by number of seats."""
    found = [sorted({number - 1 for number in used.get(str(seats), [])}) for seats in range(REGIONS + 1)]
    for seats in range(3, REGIONS + 1):
        require(len(found[seats]) == len(used[str(seats)]), f"regions.used.{seats} must not name a region twice")
        least = _least_regions(seats)
        require(len(found[seats]) >= least, f"regions.used.{seats} must name {least} regions at least")
    return found


def _lines(tables: Tables) -> list[list[tuple[int, int]]]:
    """Return, per region, the pairs of nodes that a blue line joins."""
    patterns = {name: [_line(text) for text in tables["lines"][name]] for name in ("a", "b")}
    for name, lines in patterns.items():
        require(len({frozenset(line) for line in lines}) == len(lines), f"lines.{name} must not name a line twice")
    return [patterns[pattern] for pattern in tables["patterns"]["regions"]]


def _line(text: str) -> tuple[int, int]:
    a, _, b = text.partition("-")
    if a not in NODES or b not in NODES or a == b:
        raise DataError(f'lines: {text!r} should join two of {", ".join(NODES)}, like "G1-O1"')
    return NODES.index(a), NODES.index(b)


def _near(lines: list[list[tuple[int, int]]]) -> list[int]:
    """Return, for every space, the spaces joined to it by a line, as a bit set."""
    found = [0] * len(SPACES)
    for region, pattern in enumerate(lines):
        for a, b in pattern:
            found[region * PER_REGION + a] |= 1 << region * PER_REGION + b
            found[region * PER_REGION + b] |= 1 << region * PER_REGION + a
    return found


_MOST_KNOWN: Final = 16
_known_groups: Final[dict[str, list[list[int]]]] = {}  # a cache only: by the lines of a pattern


def _groups(lines: list[list[tuple[int, int]]]) -> list[list[list[int]]]:
    """Return, per region and set of its spaces, the groups; regions of one pattern share a list."""
    if len(_known_groups) > _MOST_KNOWN:
        _known_groups.clear()
    for pattern in lines:
        if str(pattern) not in _known_groups:
            _known_groups[str(pattern)] = groups(pattern)
    return [_known_groups[str(pattern)] for pattern in lines]


def _figures(regions: list[list[list[int]]]) -> list[list[int]]:
    made = {id(sets): [figure(stars) for stars in sets] for sets in regions}
    return [made[id(sets)] for sets in regions]


def load(overrides: dict[str, Any]) -> tuple[Tables, OlympusBox]:
    """Return the tables with the entries of a house file replaced, and the box; raise DataError."""
    return load_box("tenban.games.olympus", overrides, OlympusBox)
