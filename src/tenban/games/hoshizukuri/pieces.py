"""The cards of Hoshizukuri, what is printed on them, and bags of them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits
from tenban.kernel.data import Box, DataError, Tables, load_box, require

INITIAL: Final = ("stardust", "rock")
RED_KINDS: Final = ("nebula", "protostar", "flame", "thunder", "eruption", "fusion")
BLUE_KINDS: Final = ("water", "geyser", "spring", "storm", "ice", "crystal")
GREEN_KINDS: Final = ("forest", "microbes", "meadow", "earth", "orchard")
GREY_KINDS: Final = ("blackhole", "meteorite", "constellation")
STARS: Final = ("satellite", "planet", "star")
CELESTIAL: Final = RED_KINDS + BLUE_KINDS + GREEN_KINDS + GREY_KINDS
KINDS: Final = INITIAL + CELESTIAL + STARS

STARDUST: Final = 0
ROCK: Final = 1
NEBULA: Final = 2
PROTOSTAR: Final = 3
FLAME: Final = 4
THUNDER: Final = 5
ERUPTION: Final = 6
FUSION: Final = 7
WATER: Final = 8
GEYSER: Final = 9
SPRING: Final = 10
STORM: Final = 11
ICE: Final = 12
CRYSTAL: Final = 13
FOREST: Final = 14
MICROBES: Final = 15
MEADOW: Final = 16
EARTH: Final = 17
ORCHARD: Final = 18
BLACKHOLE: Final = 19
METEORITE: Final = 20
CONSTELLATION: Final = 21
SATELLITE: Final = 22
PLANET: Final = 23
STAR: Final = 24

# A face is a card as it lies in the field: a kind; or 核融合 with the shards it was given (25..29), 大地 that
# will be trashed at the end of its play, or the gap that a trashed card leaves, so that a play keeps its length.
FUSED: Final = 25
DOOMED: Final = 30
GONE: Final = 31
FACES: Final = 32

COLOURS: Final = ("red", "blue", "green")
RED: Final = 1  # a colour is a bit; colourless is 0
BLUE: Final = 2
GREEN: Final = 4
THREE_COLOURS: Final = 7

# Celestial cards with nothing to resolve when played; 氷 among them, whose text is a permanent property (HZ-6.7).
SILENT: Final = (NEBULA, PROTOSTAR, ICE, ORCHARD, CONSTELLATION)

NARROW: Final = 10  # slots of a bag with four bits; the three stars have five
SLOTS: Final = 13


def kind_set(kinds: tuple[int, ...]) -> int:
    return sum([2**kind for kind in kinds])


CELESTIAL_KINDS: Final = kind_set(tuple([KINDS.index(name) for name in CELESTIAL]))
EFFECT_KINDS: Final = CELESTIAL_KINDS - kind_set(SILENT)
ALWAYS: Final = kind_set((STARDUST, ROCK, SATELLITE, PLANET, STAR))  # in every game (HZ-1.3)


def kind_of(face: int) -> int:
    """Return the card behind a face; a gap is no card."""
    if face < FUSED:
        return face
    return FUSION if face < DOOMED else EARTH


@final
class HoshizukuriBox(Box):
    """What the tables say, ready for use.  Sets of kinds are bit sets."""

    def __init__(self, tables: Tables) -> None:
        rows = [_row(tables, name) for name in KINDS]
        fused = tables["effects"]["fusion_shards"]
        self.cost: Final[list[int]] = [row["cost"] for row in rows]
        self.points: Final[list[int]] = [row["points"] for row in rows]
        self.colour: Final[list[int]] = _faces([_colour(row["colour"]) for row in rows], [-1] * 5)
        self.shards: Final[list[int]] = _faces([row["shards"] for row in rows], fused)
        self.icons: Final[int] = _where([row["icon"] for row in rows])
        self.plain: Final[int] = _where([not c and not r["icon"] for c, r in zip(self.colour, rows, strict=False)])
        self.of_colour: Final[list[int]] = [_where([c == colour for c in self.colour[:25]]) for colour in range(5)]
        self.most_cost: Final[int] = max(self.cost)
        self.costing: Final[list[int]] = [_where([c <= n for c in self.cost]) for n in range(self.most_cost + 1)]
        self._read_turn(tables)
        self.sets: Final[dict[str, int]] = {name: _set(tables, name) for name in ("first", "cataclysm", "galaxy")}
        self.deck: Final[list[int]] = [tables["setup"]["deck"].get(name, 0) for name in KINDS]
        self.per_seat: Final[list[int]] = _piles(tables)
        self._galaxies: Final[dict[int, Galaxy]] = {}
        self._check()

    def _read_turn(self, tables: Tables) -> None:
        turn, effects, guards = tables["turn"], tables["effects"], tables["guards"]
        self.hand: int = turn["hand"]
        self.orbit: int = turn["orbit"]
        self.kinds: int = tables["setup"]["celestial_kinds"]
        self.thunder_more: int = effects["thunder_more"]
        self.geyser_draws: int = effects["geyser_draws"]
        self.meadow_more: int = effects["meadow_more"]
        self.earth_cards: int = effects["earth_cards"]
        self.constellation_points: int = effects["constellation_points"]
        self.storm_plays: int = guards["storm_plays"]
        self.idle_turns: int = guards["idle_turns"]

    def _check(self) -> None:
        for colour, name in ((RED, "red"), (BLUE, "blue"), (GREEN, "green")):
            if not self.of_colour[colour] & CELESTIAL_KINDS:
                raise DataError(f"cards: no celestial card is {name}")
        for kind, name in enumerate(KINDS):
            most = 31 if name in STARS else 15
            if 4 * (self.deck[kind] + self.per_seat[kind]) > most:
                raise DataError(f"setup: a game has at most {most} cards {name}")
        require(sum(self.deck) >= 1, "setup.deck must have at least one card")

    def galaxy(self, kinds: int) -> Galaxy:
        """Return how bags are laid out in a game with these kinds."""
        if kinds not in self._galaxies:
            self._galaxies[kinds] = Galaxy(kinds)
        return self._galaxies[kinds]

    def within(self, cost: int) -> int:
        """Return the kinds that cost at most `cost`."""
        return self.costing[min(cost, self.most_cost)]


@final
class Galaxy(Box):
    """A bag of cards is one integer: a count for each of the at most thirteen kinds of a game, ascending.

    Ten slots have four bits, the three for the star cards five: 55 in all.
    """

    def __init__(self, kinds: int) -> None:
        members = bits(kinds)
        self.kinds: Final = kinds
        early = [kind for kind in members if kind < SATELLITE]
        self.members: Final[list[int]] = early + [-1] * (NARROW - len(early)) + [SATELLITE, PLANET, STAR]
        self.shift: Final[list[int]] = [60] * len(KINDS)  # a kind that is not in the game: no card of it anywhere
        self.unit: Final[list[int]] = [0] * FACES
        for slot, kind in enumerate(self.members):
            if kind >= 0:
                self.shift[kind] = slot * 4 if slot <= NARROW else slot * 5 - NARROW
                self.unit[kind] = 2 ** self.shift[kind]
        for face in range(FUSED, GONE):
            self.unit[face] = self.unit[kind_of(face)]

    def count(self, bag: i64, kind: int) -> i64:
        """Return how many cards of a kind are in a bag."""
        shift: i64 = self.shift[kind]
        return (bag >> shift) & (31 if kind >= SATELLITE else 15)

    def kinds_in(self, bag: i64) -> i64:
        """Return the set of different kinds in a bag."""
        found: i64 = 0
        slot: i64 = 0
        while bag != 0:
            if slot < NARROW:
                if bag & 15 != 0:
                    found |= bit(self.members[slot])
                bag >>= 4
            else:
                if bag & 31 != 0:
                    found |= bit(self.members[slot])
                bag >>= 5
            slot += 1
        return found

    def nth(self, bag: i64, n: i64) -> int:
        """Return the kind of the n-th card of a bag, counted from 0 in ascending order."""
        slot: i64 = 0
        while bag != 0:
            if slot < NARROW:
                n -= bag & 15
                bag >>= 4
            else:
                n -= bag & 31
                bag >>= 5
            if n < 0:
                return self.members[slot]
            slot += 1
        raise ValueError("a bag has not so many cards")

    def size(self, bag: i64) -> i64:
        """Return how many cards are in a bag."""
        total: i64 = 0
        slot: i64 = 0
        while bag != 0:
            width: i64 = 4 if slot < NARROW else 5
            total += bag & (31 if slot >= NARROW else 15)
            bag >>= width
            slot += 1
        return total

    def cards(self, bag: int) -> list[int]:
        """Return the kinds of a bag, ascending, each as often as it is there."""
        return [kind for kind in bits(self.kinds_in(bag)) for _ in range(self.count(bag, kind))]

    def bag(self, cards: list[int]) -> int:
        return sum([self.unit[card] for card in cards])

    def piled(self, counts: list[int], times: int) -> int:
        """Return a bag with `times` the given counts of each kind of the game."""
        return sum([self.unit[kind] * counts[kind] * times for kind in self.members if kind >= 0])


def _row(tables: Tables, name: str) -> dict[str, Any]:
    row: dict[str, Any] = tables["cards"][name]
    return row


def _colour(name: str) -> int:
    return 0 if name == "none" else 1 << COLOURS.index(name)


def _faces(kinds: list[int], fused: list[int]) -> list[int]:
    """Return a value for every face; a gap has none, and [-1] * 5 stands for "as the card"."""
    as_card = [kinds[FUSION] if value < 0 else value for value in fused]
    return [*kinds, *as_card, kinds[EARTH], 0]


def _where(test: list[bool]) -> int:
    return sum([2**i for i, yes in enumerate(test) if yes])


def _set(tables: Tables, name: str) -> int:
    kinds = tables[name]["kinds"]
    number = tables["setup"]["celestial_kinds"]
    require(
        len(kinds) == len(set(kinds)) == number,
        f"{name}.kinds must be {number} different celestial kinds, as setup.celestial_kinds says",
    )
    return kind_set(tuple([KINDS.index(kind) for kind in kinds]))


def _piles(tables: Tables) -> list[int]:
    """Return how many cards each central pile has per player (HZ-2.1, HZ-2.2)."""
    setup = tables["setup"]
    return [setup["celestial_pile"] if name in CELESTIAL else setup["piles"].get(name, 0) for name in KINDS]


def load(overrides: dict[str, Any]) -> tuple[Tables, HoshizukuriBox]:
    """Return the tables with the entries of a house file replaced, and the box; raise DataError."""
    return load_box("tenban.games.hoshizukuri", overrides, HoshizukuriBox)
