"""The cards of Latria Opus and what is printed on them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import BadData, Box, Tables, read_tables

SUN: Final = 0
MOON: Final = 1
POLARIS: Final = 2
LATRIA: Final = 3
SUITS: Final = ("sun", "moon", "polaris", "latria")
NUMBERS: Final = 15
CARDS: Final = 60  # astrology cards: suit * 15 + number - 1

# A face is an astrology card (0..59) or a kind of celestial card (60..71), of which there are copies.
SKY: Final = ("S*1", "S*2", "S*3", "S*4", "Sx0", "M*1", "M*2", "M*3", "Mx2", "P*1", "P*2", "Ppurge")
ASTROLOGY: Final = tuple([f"{'SMPL'[suit]}{n}" for suit in range(4) for n in range(1, NUMBERS + 1)])
FACES: Final = ASTROLOGY + SKY
KIND_OF_SKY: Final = tuple(["SMP".index(face[0]) for face in SKY])
SKIES: Final = tuple([tuple([f for f in range(len(SKY)) if KIND_OF_SKY[f] == kind]) for kind in range(3)])
FIRST_SKY: Final = tuple([faces[0] for faces in SKIES])
PURGE_CARD: Final = SKY.index("Ppurge")

LATRIA_CARDS: Final[i64] = 0xFFFE00000000000
SUN_CARDS: Final[i64] = 0x7FFF


def suit(card: i64) -> i64:
    return card // NUMBERS


def number(card: i64) -> i64:
    return card % NUMBERS + 1


def suit_mask(kind: i64) -> i64:
    return SUN_CARDS * bit(kind * 15)


def kind_of(face: int) -> int:
    """Sun, Moon, Polaris or Latria."""
    return int(suit(face)) if face < CARDS else KIND_OF_SKY[face - CARDS]


# A bag of celestial cards is one integer: four bits of count for each face.
def one(face: i64) -> i64:
    """A bag with one celestial card in it."""
    return bit(face * 4)


def count(bag: i64, face: i64) -> i64:
    return (bag >> (face * 4)) & 15


def size(bag: i64) -> i64:
    """How many cards are in a bag."""
    total: i64 = 0
    while bag != 0:
        total += bag & 15
        bag >>= 4
    return total


def deck_of(bag: i64, kind: i64) -> i64:
    """The cards of one celestial deck in a bag (five Sun faces, four Moon, three Polaris)."""
    if kind == SUN:
        return bag & 0xFFFFF
    if kind == MOON:
        return bag & 0xFFFF00000
    return bag & 0xFFF000000000


def bag_of(copies: list[int]) -> int:
    return sum([n << 4 * face for face, n in enumerate(copies)])


@final
class Cards(Box):
    """What the tables say, ready for use."""

    def __init__(self, tables: Tables) -> None:
        deal = tables["deal"]
        self.hand: Final[list[int]] = _by_seats(deal["hand"])
        self.stars: Final[list[int]] = _stars(tables)
        self.factor: Final[list[int]] = _factors(tables)
        self.deck: Final[list[int]] = [_deck(deal["removed"], seats) for seats in range(7)]
        self.worth: Final[i64] = sum(2**card for card in range(CARDS) if self.stars[card] or self.factor[card] != 1)
        copies = [tables["celestial"][face] for face in SKY]
        self.sky: Final[i64] = bag_of(copies)
        self.simple_sky: Final[i64] = bag_of(_without(copies, tables["simple"]["removed"]))
        self.mutation: Final[list[bool]] = [face in tables["mutations"]["faces"] for face in SKY]
        self._check()

    def _check(self) -> None:
        for seats in range(3, 7):
            cards = self.deck[seats].bit_count()
            if cards != seats * self.hand[seats]:
                raise BadData(f"deal: {cards} cards are not {seats} hands of {self.hand[seats]}")
        rounds = max(self.hand) - 1
        for kind, faces in enumerate(SKIES):
            for sky in (self.sky, self.simple_sky):
                if not rounds <= sum([int(count(sky, face)) for face in faces]) <= 15:
                    raise BadData(f"celestial: the {SUITS[kind]} deck needs {rounds} to 15 cards")


def _by_seats(table: dict[str, int]) -> list[int]:
    return [table.get(str(seats), 0) for seats in range(7)]


def _stars(tables: Tables) -> list[int]:
    printed = tables["astrology_stars"]
    astrology = [printed[name].get(str(n), 0) for name in SUITS for n in range(1, NUMBERS + 1)]
    return astrology + [int(face[2:]) if face[1] == "*" else 0 for face in SKY]


def _factors(tables: Tables) -> list[int]:
    doubles = tables["astrology_doubles"]
    astrology = [2 if n in doubles[name] else 1 for name in SUITS for n in range(1, NUMBERS + 1)]
    return astrology + [int(face[2:]) if face[1] == "x" else 1 for face in SKY]


def _deck(removed: dict[str, list[int]], seats: int) -> int:
    out = removed.get(str(seats), [])
    return sum(2**card for card in range(CARDS) if number(card) not in out)


def _without(sky: list[int], removed: list[str]) -> list[int]:
    return [n - removed.count(face) for face, n in zip(SKY, sky, strict=True)]


def load(overrides: dict[str, Any]) -> tuple[Tables, Cards]:
    """The tables of the box, with a house's own; raises BadData."""
    tables = read_tables("tenban.games.latria")
    if overrides:
        tables = tables.replaced(overrides)
    try:
        return tables, Cards(tables)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadData(f"the tables of latria do not fit together: {fault}") from fault
