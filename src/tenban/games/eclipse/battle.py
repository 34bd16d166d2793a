"""The battle in progress: its hex and sides, who has acted, retreats, damage and dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.seat_array import SeatArray

from .empire import NOBODY, STRANGERS
from .galaxy import Galaxy
from .pieces import ANCIENT, CENTRE, DEFENCE, TARGETS, EclipseBox

NO_DAMAGE: Final[tuple[int, ...]] = ()
_FACES: Final = 8  # a die is colour * 8 + face
_TYPES: Final = 8  # a type in a battle is (attacker ? 4 : 0) + ship; a retreat adds 8 * slot
_DAMAGE: Final = 64  # a damaged ship is (party * 8 + ship) * 64 + damage


def die(colour: int, face: int) -> int:
    """Return a die as one number, as it is kept in `Battle.dice`."""
    return colour * _FACES + face


def colour_of(die: int) -> int:
    return die // _FACES


def face_of(die: int) -> int:
    return die % _FACES


class Battle(Galaxy):
    """The layer of the state with the battle.

    A party is a seat or STRANGERS; a ship is a type of ship, those of STRANGERS included.
    """

    def __init__(self, seats: int, box: EclipseBox) -> None:
        super().__init__(seats, box)
        self.arena = NOBODY  # the hex of the battle
        self.defender = NOBODY
        self.attacker = NOBODY
        self.engagement = 0  # engagement rounds begun; 0 while missiles fly
        self.acted: i64 = 0  # see `has_acted`
        self.retreats: tuple[int, ...] = ()  # see `refuge_of`
        self.damaged: tuple[int, ...] = ()  # see `damages`, ascending
        self.dice: tuple[int, ...] = ()  # to be assigned, in order: see `die`
        self.fought: i64 = 0  # seats that took part in a battle of this hex
        self.fled: i64 = 0  # those of them whose last battle here ended in retreat (EC-19.3)
        self.kills: SeatArray  # draws of reputation tiles for ships destroyed in this hex
        self.drawn: i64 = 0  # the bag of reputation tiles that a seat has drawn and looks at
        self.drawn_size = 0

    def clear_battle(self) -> None:
        """Forget everything about the battles of a hex."""
        self.arena, self.damaged, self.fought, self.fled, self.kills = NOBODY, NO_DAMAGE, 0, 0, SeatArray()

    # The sides

    def foe_of(self, party: int) -> int:
        return self.attacker if party == self.defender else self.defender

    def ships_of(self, party: int, ship: int) -> int:
        """Return how many ships of a type a side has in the battle."""
        if party != STRANGERS:
            return self.count(self.arena, party, ship) if ship < ANCIENT else 0
        if ship == ANCIENT:
            return self.ancients_at(self.arena)
        return 1 if ship == DEFENCE and self.defence and self.arena == CENTRE else 0

    def types_of(self, party: int) -> list[int]:
        """Return the types of ship that a side has in the battle."""
        return [ship for ship in range(len(TARGETS)) if self.ships_of(party, ship) > 0]

    def is_beaten(self, party: int) -> bool:
        """Return whether a side has no ship left in the battle."""
        if party != STRANGERS:
            return self.fleets[party] & bit(self.arena) == 0
        return self.ancients_at(self.arena) == 0 and self.ships_of(party, DEFENCE) == 0

    # Who has acted, and who wants to leave

    def _type_number(self, party: int, ship: int) -> int:
        """Return a type of one side as a number below 8; a side without a player acts with one type only."""
        return (4 if party == self.attacker else 0) + (ship if ship < ANCIENT else 0)

    def has_acted(self, party: int, ship: int) -> bool:
        """Return whether a type has acted in this engagement round."""
        return self.acted & bit(self._type_number(party, ship)) != 0

    def mark_acted(self, party: int, ship: int) -> None:
        self.acted |= bit(self._type_number(party, ship))

    def declare_retreat(self, party: int, ship: int, slot: int) -> None:
        self.retreats = (*self.retreats, self._type_number(party, ship) + _TYPES * slot)

    def refuge_of(self, party: int, ship: int) -> int:
        """Return the hex to which a type has declared its retreat, or -1."""
        number = self._type_number(party, ship)
        for retreat in self.retreats:
            if retreat % _TYPES == number:
                return retreat // _TYPES
        return -1

    def is_fleeing(self, party: int, ship: int) -> bool:
        return self.refuge_of(party, ship) >= 0

    def mark_flight(self, seat: int, fled: bool) -> None:
        """Note whether the last thing that happened to a seat in this hex counts as retreat (EC-19.3)."""
        self.fled = self.fled | bit(seat) if fled else self.fled & ~bit(seat)

    # Damage

    def damages_of_hurt(self, party: int, ship: int) -> list[int]:
        """Return the damage of the damaged ships of a type, ascending."""
        first = (party * _TYPES + ship) * _DAMAGE
        return [code - first for code in self.damaged if first <= code < first + _DAMAGE]

    def damages(self, party: int, ship: int) -> list[int]:
        """Return the damage of each ship of a type, the most damaged first; the index is the ship's rank."""
        found = self.damages_of_hurt(party, ship)
        found.reverse()
        return found + [0] * (self.ships_of(party, ship) - len(found))

    def set_damage(self, party: int, ship: int, before: int, after: int) -> None:
        """Change the damage of one ship of a type from `before` to `after`; 0 stands for an undamaged ship."""
        code = (party * _TYPES + ship) * _DAMAGE
        damaged = list(self.damaged)
        if before > 0:
            damaged.remove(code + before)
        if after > 0:
            damaged.append(code + after)
            damaged.sort()
        self.damaged = tuple(damaged)

    def clear_damage(self, party: int, ship: int) -> None:
        """Forget the damage of all ships of a type."""
        first = (party * _TYPES + ship) * _DAMAGE
        self.damaged = tuple([code for code in self.damaged if not first <= code < first + _DAMAGE])

    def all_damaged(self) -> list[tuple[int, int, int]]:
        """Return every damaged ship: party, type and damage."""
        return [(code // _DAMAGE // _TYPES, code // _DAMAGE % _TYPES, code % _DAMAGE) for code in self.damaged]
