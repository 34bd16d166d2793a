"""The components of Eclipse, and what is printed on them."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.bits import bit
from tenban.kernel.data import Box, DataError, Tables, load_box, require

from .blueprint import ANCIENT_PART, COLOURS, NO_PART, Blueprint, Part, Printed

_MOST_BLUEPRINTS: Final = 2_000  # kept of each type of ship of a people
SHIPS: Final = ("interceptor", "cruiser", "dreadnought", "starbase")
TARGETS: Final = (*SHIPS, "ancient", "defence")
ITEMS: Final = (*SHIPS, "orbital", "monolith")
INTERCEPTOR: Final = 0
CRUISER: Final = 1
DREADNOUGHT: Final = 2
STARBASE: Final = 3
ANCIENT: Final = 4
DEFENCE: Final = 5
ORBITAL: Final = 4
MONOLITH: Final = 5

KINDS: Final = ("money", "science", "material")
MONEY: Final = 0
SCIENCE: Final = 1
MATERIAL: Final = 2

# Squares of a hex.  A mask has bit 8 for a second gray square, which the centre alone has.
SQUARES: Final = ("m", "m*", "s", "s*", "t", "t*", "g", "o")
GRAY: Final = 6
ORBIT: Final = 7
SECOND_GRAY: Final = 8
SQUARE_MASKS: Final = 9
# How a square is colonised: a gray one from any track, an orbital from money or science.
SETTLINGS: Final = ("m", "m*", "s", "s*", "t", "t*", "gm", "gs", "gt", "om", "os")
SETTLED_SQUARE: Final = (0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7)
SETTLED_FROM: Final = (0, 0, 1, 1, 2, 2, 0, 1, 2, 0, 1)


def kind_of(square: int) -> int:
    """Return the kind of goods of a coloured square; for a gray square or an orbital 3."""
    return min(square // 2, 3)


def is_advanced(square: int) -> bool:
    """Return whether a square is a coloured one with a star."""
    return square < GRAY and square % 2 == 1


def advanced_square(kind: int) -> int:
    """Return the square with a star of a kind of goods."""
    return 2 * kind + 1


TECHNOLOGIES: Final = (
    "neutron-bombs",
    "starbase",
    "plasma-cannon",
    "phase-shield",
    "advanced-mining",
    "tachyon-source",
    "plasma-missile",
    "gluon-computer",
    "gauss-shield",
    "improved-hull",
    "fusion-source",
    "positron-computer",
    "advanced-economy",
    "tachyon-drive",
    "antimatter-cannon",
    "quantum-grid",
    "nanorobots",
    "fusion-drive",
    "advanced-robotics",
    "orbital",
    "advanced-labs",
    "monolith",
    "artifact-key",
    "wormhole-generator",
)
TRACKS: Final = ("military", "grid", "nano")
TRACK_LENGTH: Final = 7
NEUTRON_BOMBS: Final = 0
STARBASES: Final = 1
ADVANCED_MINING: Final = 4
ADVANCED_ECONOMY: Final = 12
QUANTUM_GRID: Final = 15
NANOROBOTS: Final = 16
ADVANCED_ROBOTICS: Final = 18
ORBITALS: Final = 19
ADVANCED_LABS: Final = 20
MONOLITHS: Final = 21
ARTIFACT_KEY: Final = 22
WORMHOLE_GENERATOR: Final = 23
ADVANCED: Final = (ADVANCED_ECONOMY, ADVANCED_LABS, ADVANCED_MINING)  # by kind: for the squares with a star

PARTS: Final = (
    "ion-cannon",
    "plasma-cannon",
    "antimatter-cannon",
    "plasma-missile",
    "hull",
    "improved-hull",
    "nuclear-drive",
    "fusion-drive",
    "tachyon-drive",
    "electron-computer",
    "positron-computer",
    "gluon-computer",
    "nuclear-source",
    "fusion-source",
    "tachyon-source",
    "gauss-shield",
    "phase-shield",
    "axion-computer",
    "hypergrid-source",
    "shard-hull",
    "ion-turret",
    "conformal-drive",
    "flux-shield",
)
HULL: Final = 4
FIRST_ANCIENT_PART: Final = 17
MOST_SLOTS: Final = 8

DISCOVERIES: Final = ("money", "science", "material", "technology", "cruiser", *PARTS[FIRST_ANCIENT_PART:])
FOUND_TECHNOLOGY: Final = 3
FOUND_CRUISER: Final = 4
FIRST_FOUND_PART: Final = 5

PEOPLES: Final = ("terran", "eridani", "hydran", "planta", "draco", "mechanema", "orion")
HYDRAN: Final = 2
PLANTA: Final = 3
DRACO: Final = 4
TERRAN_SIDES: Final = ("directorate", "federation", "union", "republic", "conglomerate", "alliance")
SIDES: Final = (*TERRAN_SIDES, *PEOPLES[1:])  # of six double boards: side n and side n + 6 are one board
BOARDS: Final = 6

STACKS: Final = ("I", "II", "III")
# A slot identifies a hex; each hex exists once.  Home hexes are named by their seat.
SLOTS: Final = 44
FIRST_HOME: Final = 20
CENTRE: Final = 0
HEXES: Final = (
    "001",
    *[str(n) for n in range(101, 109)],
    *[str(n) for n in range(201, 212)],
    *[f"home{seat}" for seat in range(6)],
    *[str(n) for n in range(301, 319)],
)
STACK_SLOTS: Final = (range(1, 9), range(9, 20), range(26, 44))
# A tile is what is printed: that of its slot, or one of the twelve sides of the home hexes.
FIRST_HOME_TILE: Final = SLOTS

VALUES: Final = ("1", "2", "3", "4")  # of reputation tiles


@final
class People(Box):
    """One of the seven peoples."""

    def __init__(self, name: str, row: dict[str, Any], tables: Tables) -> None:
        self.name: Final = name
        self.storage: Final[list[int]] = row["storage"]
        self.trade: Final[int] = row["trade"]
        self.technologies: Final[int] = _set(TECHNOLOGIES, row["technologies"])
        self.discs: Final[int] = row["discs"]
        self.colony_ships: Final[int] = row["colony_ships"]
        self.explore: Final[int] = row["explore"]
        self.influence: Final[int] = row["influence"]
        self.flips: Final[int] = row["flips"]
        self.research: Final[int] = row["research"]
        self.upgrade: Final[int] = row["upgrade"]
        self.build: Final[int] = row["build"]
        self.move: Final[int] = row["move"]
        self.embassies: Final[int] = row["places"][0]  # places for ambassadors only
        self.places: Final[int] = row["places"][1]  # for ambassador or reputation
        self.reputation_places: Final[int] = row["places"][2]  # for reputation only
        self.ship: Final[int] = SHIPS.index(row["ship"])
        self.costs: Final[list[int]] = tables["costs"][row["costs"]]
        self.reputation: Final[int] = row["reputation"]
        plans = tables["blueprints"]
        self.prints: Final[list[Printed]] = [_printed(plans.get(name, plans["usual"])[ship]) for ship in SHIPS]

    def fits(self, ambassadors: int, tiles: int) -> bool:
        """Return whether so many ambassadors and reputation tiles have room together (EC-14.5)."""
        return max(0, ambassadors - self.embassies) + max(0, tiles - self.reputation_places) <= self.places


@final
class EclipseBox(Box):
    """The tables, ready for use."""

    def __init__(self, tables: Tables) -> None:
        self.rounds: Final[int] = tables["frame"]["rounds"]
        self.guard: Final[int] = tables["frame"]["guard"]
        self._read_pieces(tables)
        self._read_technologies(tables)
        self._read_hexes(tables)
        self._read_ends(tables)
        self.parts: Final[list[Part]] = [_part(tables, name) for name in PARTS]
        self.needs: Final[list[int]] = [part.needs for part in self.parts]
        self.peoples: Final[list[People]] = [People(name, tables["peoples"][name], tables) for name in PEOPLES]
        self.people_of: Final[list[int]] = [PEOPLES.index(tables["boards"][side]["people"]) for side in SIDES]
        self._blueprints: Final[list[dict[int, Blueprint]]] = [{} for _ in range(len(PEOPLES) * len(SHIPS))]  # by tiles
        self._parts_for: Final[dict[int, int]] = {}
        self.refits: Final[dict[tuple[int, int, int], float]] = {}  # a cache only: see advice/strength.py
        _check(self)

    def _read_pieces(self, tables: Tables) -> None:
        pieces, setup, homes = tables["pieces"], tables["setup"], tables["homes"]
        self.ships: list[int] = pieces["ships"]
        self.ambassadors: int = pieces["ambassadors"]
        self.cubes: int = pieces["cubes"]
        self.track: int = pieces["track"]
        self.reserve: int = pieces["reserve"]
        self.first_technologies: list[int] = [0, 0, *setup["technologies"]]
        self.new_technologies: list[int] = [0, 0, *setup["cleanup"]]
        self.outer: list[int] = [0, 0, *setup["outer"]]
        self.homes: list[list[int]] = [[], []] + [homes[n] for n in ("two", "three", "four", "five", "six")]
        self.production: list[int] = tables["production"]["by_cubes"]
        self.upkeep: list[int] = tables["upkeep"]["by_discs"]

    def _read_technologies(self, tables: Tables) -> None:
        rows = [tables["technologies"][name] for name in TECHNOLOGIES]
        track = tables["tech_track"]
        self.track_of: list[int] = [TRACKS.index(row["track"]) for row in rows]
        self.on_track: list[int] = [_where([t == n for t in self.track_of]) for n in range(len(TRACKS))]
        self.cost: list[int] = [row["cost"] for row in rows]
        self.least: list[int] = [row["least"] for row in rows]
        self.copies: list[int] = [row["copies"] for row in rows]
        self.discount: list[int] = track["discount"]
        self.track_points: list[int] = track["points"]
        self.robotics: int = track["robotics"]
        self.quantum: int = track["quantum"]
        self.artifact: int = track["artifact"]

    def _read_hexes(self, tables: Tables) -> None:
        homes = [tables["boards"][side]["home"] for side in SIDES]
        names = [*HEXES[:FIRST_HOME], *homes[:6], *HEXES[FIRST_HOME + 6 :], *homes]
        rows = [tables["hexes"][name] for name in names]
        self.number: list[int] = [int(name) for name in names]
        self.names: list[str] = [row["name"] for row in rows]
        self.points: list[int] = [row["points"] for row in rows]
        self.squares: list[int] = [_squares(row["squares"]) for row in rows]
        self.holes: list[int] = [_edges(row["wormholes"]) for row in rows]
        self.ancients: list[int] = [row["ancients"] for row in rows]
        self.has_discovery: list[bool] = [row["discovery"] for row in rows]
        self.has_artifact: list[bool] = [row["artifact"] for row in rows]

    def _read_ends(self, tables: Tables) -> None:
        found, reputation, points = tables["discoveries"], tables["reputation"], tables["points"]
        self.discoveries: list[int] = [found[name] for name in DISCOVERIES]
        self.found_goods: list[int] = found["goods"]
        self.reputation: list[int] = reputation["tiles"]
        self.taking_part: int = reputation["taking_part"]
        self.draws_for: list[int] = reputation["ships"]  # type of ship -> draws for destroying one
        self.most_draws: int = reputation["most"]
        self.discovery_points: int = points["discovery"]
        self.ambassador_points: int = points["ambassador"]
        self.monolith_points: int = points["monolith"]
        self.traitor_points: int = points["traitor"]
        self.planta_points: int = points["planta_hex"]
        self.draco_points: int = points["draco_ancient"]
        self.damage: list[int] = [tables["dice"][colour] for colour in COLOURS]
        npcs = tables["strangers"]
        self.stranger: list[Blueprint] = [_stranger(npcs[name]) for name in ("ancient", "defence")]

    def blueprint(self, people: int, ship: int, tiles: int) -> Blueprint:
        """Return a blueprint with these tiles on it (see `Blueprint`)."""
        known = self._blueprints[people * len(SHIPS) + ship]
        found = known.get(tiles)
        if found is None:
            if len(known) > _MOST_BLUEPRINTS:
                known.clear()
            found = Blueprint(self.peoples[people].prints[ship], tiles, self.parts)
            known[tiles] = found
        return found

    def parts_for(self, technologies: int) -> int:
        """Return the parts that a set of technologies allows, ancient ones left out (EC-11.4)."""
        found = self._parts_for.get(technologies)
        if found is None:
            found = _where([n == NO_PART or (n != ANCIENT_PART and technologies >> n & 1 != 0) for n in self.needs])
            self._parts_for[technologies] = found
        return found


def _where(test: list[bool]) -> int:
    return sum([2**i for i, yes in enumerate(test) if yes])


def _set(names: tuple[str, ...], members: list[str]) -> int:
    require(len(set(members)) == len(members), "peoples: no technology is named twice")
    return sum([2 ** names.index(name) for name in members])


def _edges(edges: list[int]) -> int:
    require(len(set(edges)) == len(edges), "hexes: the wormholes of a hex are on different edges")
    return sum([2**edge for edge in edges])


def _squares(names: list[str]) -> int:
    found = 0
    for name in names:
        square = SQUARES.index(name)
        if found >> square & 1:
            square = SECOND_GRAY
            if name != "g" or found >> square & 1:
                raise DataError(f"hexes: a hex has two gray squares at most and one of each other kind, not {names}")
        found |= 2**square
    return found


def _part(tables: Tables, name: str) -> Part:
    row = tables["parts"][name]
    need = row["needs"]
    needs = NO_PART if need == "-" else ANCIENT_PART if need == "ancient" else TECHNOLOGIES.index(need)
    if (needs == ANCIENT_PART) != (PARTS.index(name) >= FIRST_ANCIENT_PART):
        raise DataError(f"parts: {name} cannot become ancient, or cease to be")
    if name == PARTS[HULL] and needs != NO_PART:
        raise DataError("parts: hull must need no technology, so that every upgrade has an effect")
    if (row["dice"] > 0) != (row["colour"] in COLOURS) or (row["missile"] and not row["dice"]):
        raise DataError(f"parts: {name} must have a colour if and only if it has dice, and a missile must have dice")
    return Part(row, needs)


def _printed(row: dict[str, Any]) -> Printed:
    slots = [NO_PART if name == "-" else PARTS.index(name) for name in row["slots"]]
    return Printed(slots, row["initiative"], row["energy"], row["computer"])


def _stranger(row: dict[str, int]) -> Blueprint:
    """Return a ship that no player owns as a blueprint without slots."""
    plan = Blueprint(Printed([], row["initiative"], 0, row["computer"]), 0, [])
    plan.yellow = row["dice"]
    plan.hull = row["hull"]
    return plan


def _check(box: EclipseBox) -> None:
    _check_hexes(box)
    _check_pieces(box)
    for people in box.peoples:
        _check_technologies(box, people)
        _check_track(people)
        for ship in range(len(SHIPS)):
            if not box.blueprint(PEOPLES.index(people.name), ship, 0).sound(ship != STARBASE):
                raise DataError(f"blueprints: the printed {SHIPS[ship]} of {people.name} is not sound")


def _check_hexes(box: EclipseBox) -> None:
    homes = box.number[FIRST_HOME_TILE:]
    require(len(set(homes)) == len(homes), "boards: each side has a home hex of its own")
    require(len(set(box.holes[FIRST_HOME_TILE:])) == 1, "hexes: all home hexes have the same wormholes")
    require(min(holes.bit_count() for holes in box.holes) >= 2, "hexes: a hex has two wormholes at least")
    require(
        not any(box.ancients[FIRST_HOME_TILE:]) and not any(box.has_discovery[FIRST_HOME_TILE:]),
        "hexes: no Ancients and no discovery are on a home hex",
    )
    require(box.ancients[CENTRE] == 0, "hexes: no Ancients are in the galactic centre, which has its own defence")
    found = sum(box.has_discovery[:SLOTS])
    tiles = sum(box.discoveries)
    require(tiles >= found, f"discoveries: there must be {found} tiles at least, one for each hex, not {tiles}")


def _check_pieces(box: EclipseBox) -> None:
    require(
        len(box.production) == box.track + 1,
        f"production.by_cubes must be {box.track + 1} numbers, for 0 to {box.track} cubes",
    )
    require(box.cubes <= box.track, "pieces: a population track cannot hold all its cubes")
    for players, directions in enumerate(box.homes):
        require(len(set(directions)) == players or players < 2, f"homes: {players} players have different directions")
    for name, cost, least in zip(TECHNOLOGIES, box.cost, box.least, strict=True):
        require(least <= cost, f"technologies.{name}: the least cost must not be greater than the cost")


def _check_technologies(box: EclipseBox, people: People) -> None:
    """Check that the first technologies of a people have room on their tracks (EC-10.4)."""
    on_tracks = [people.technologies & on_track for on_track in box.on_track]
    require(
        max(known.bit_count() for known in on_tracks) <= TRACK_LENGTH,
        f"peoples.{people.name}: a track has room for {TRACK_LENGTH} technologies",
    )


def _check_track(people: People) -> None:
    """Check that the first reputation tiles of a people have room (EC-14.5)."""
    room, tiles = people.places + people.reputation_places, people.reputation
    require(
        tiles <= room,
        f"peoples.{people.name}: the track has room for {room} reputation tiles, not for {tiles}",
    )


def one(n: int) -> int:
    """Return the set {n} as a plain integer."""
    return int(bit(n))


def load(overrides: dict[str, Any]) -> tuple[Tables, EclipseBox]:
    """Return the tables with the entries of a house file replaced, and the box; raise DataError."""
    return load_box("tenban.games.eclipse", overrides, EclipseBox)
