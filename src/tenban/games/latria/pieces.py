"""The cards of Latria Opus."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import Box, DataError, Tables, load_box

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
    """Return the kind of a face: Sun, Moon, Polaris or Latria."""
    return int(suit(face)) if face < CARDS else KIND_OF_SKY[face - CARDS]


# A bag of celestial cards is one integer: four bits of count for each face.
def one(face: i64) -> i64:
    """Return a bag with one celestial card."""
    return bit(face * 4)


def count(bag: i64, face: i64) -> i64:
    return (bag >> (face * 4)) & 15


def size(bag: i64) -> i64:
    """Return how many cards are in a bag."""
    total: i64 = 0
    while bag != 0:
        total += bag & 15
        bag >>= 4
    return total


def deck_of(bag: i64, kind: i64) -> i64:
    """Return the cards of one celestial deck in a bag (five Sun faces, four Moon, three Polaris)."""
    if kind == SUN:
        return bag & 0xFFFFF
    if kind == MOON:
        return bag & 0xFFFF00000
    return bag & 0xFFF000000000


def bag_of(copies: list[int]) -> int:
    return sum([n << 4 * face for face, n in enumerate(copies)])


@final
class LatriaBox(Box):
    """The tables of data.toml, checked and typed."""

    def __init__(self, tables: Tables) -> None:
        deal, celestial = tables["deal"], tables["celestial"]
        copies: list[int] = [celestial[face] for face in SKY]
        fewer = _without(copies, tables["simple"]["removed"])
        self.hand: Final[list[int]] = _hands(deal["hand"])
        self.deck: Final[list[int]] = _decks(deal["removed"])
        self.stars: Final[list[int]] = _stars(tables)
        self.factor: Final[list[int]] = _factors(tables)
        self.worth: Final[i64] = sum(2**card for card in range(CARDS) if self.stars[card] or self.factor[card] != 1)
        self.sky: Final[i64] = bag_of(copies)
        self.simple_sky: Final[i64] = bag_of(fewer)
        self.mutation: Final[list[bool]] = _mutations(tables["mutations"]["faces"])
        _check_deal(self.deck, self.hand)
        _check_sky(copies, max(self.hand) - 1)
        _check_sky(fewer, max(self.hand) - 1)


def _check_deal(decks: list[int], hands: list[int]) -> None:
    """Check that all cards are dealt (LO-2.2)."""
    for seats in range(3, 7):
        cards = decks[seats].bit_count()
        if cards != seats * hands[seats]:
            raise DataError(f"deal: {cards} cards are not {seats} hands of {hands[seats]}")


def _check_sky(copies: list[int], rounds: int) -> None:
    """Check that the decks never run out (LO-5.4) and that there is at most one purge card."""
    for kind, faces in enumerate(SKIES):
        cards = sum([copies[face] for face in faces])
        if not rounds <= cards <= 15:
            raise DataError(f"celestial: the {SUITS[kind]} deck has {cards} cards; it needs {rounds} to 15")
    if copies[PURGE_CARD] > 1:
        raise DataError("celestial: there can be only one Ppurge")


def _hands(table: dict[str, int]) -> list[int]:
    """Return how many cards each player is dealt, by the number of players."""
    return [0, 0, 0] + [table[str(seats)] for seats in range(3, 7)]


def _decks(table: dict[str, list[int]]) -> list[int]:
    """Return the astrology cards of the game as bit sets, by the number of players (LO-2.1)."""
    removed = [table[str(seats)] for seats in range(3, 7)]
    return [0, 0, 0] + [sum(2**card for card in range(CARDS) if number(card) not in out) for out in removed]


def _stars(tables: Tables) -> list[int]:
    astrology = [0] * CARDS
    for kind, name in enumerate(SUITS):
        for key, stars in tables["astrology_stars"][name].items():
            astrology[kind * NUMBERS + int(key) - 1] = stars
    return astrology + [int(face[2:]) if face[1] == "*" else 0 for face in SKY]


def _factors(tables: Tables) -> list[int]:
    doubles: list[list[int]] = [tables["astrology_doubles"][name] for name in SUITS]
    astrology = [2 if number(card) in doubles[suit(card)] else 1 for card in range(CARDS)]
    return astrology + [int(face[2:]) if face[1] == "x" else 1 for face in SKY]


def _mutations(faces: list[str]) -> list[bool]:
    """Return per celestial face whether it is a mutation; Polaris has none (LO-3.3)."""
    for face in faces:
        if face not in SKY or KIND_OF_SKY[SKY.index(face)] == POLARIS:
            raise DataError(f"mutations.faces may name faces of the Sun and the Moon, not {face!r}")
    return [face in faces for face in SKY]


def _without(copies: list[int], removed: list[str]) -> list[int]:
    """Return the copies left in the Simple variant (LO-7.1)."""
    left = copies[:]
    for face in removed:
        if face not in SKY or left[SKY.index(face)] == 0:
            raise DataError(f"simple.removed names {face!r}, but there is no such card to take out")
        left[SKY.index(face)] -= 1
    return left


def load(overrides: dict[str, Any]) -> tuple[Tables, LatriaBox]:
    """Return the tables with the entries of a house file replaced, and the box; raise DataError."""
    return load_box("tenban.games.latria", overrides, LatriaBox)
