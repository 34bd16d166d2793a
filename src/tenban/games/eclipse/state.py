"""The state of Eclipse, in layers: the supply, the empires, the galaxy, the battle, and here the round.

Each layer is a class in a module of its own (supply.py, empire.py, galaxy.py, battle.py).  It declares the fields of
its part of the table and is the only place that knows how several values are packed into one number: other modules
call its methods.  The layers are base classes and not objects of their own, because the kernel's codec and the
conformance checks see a state as a flat set of plain fields.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .battle import Battle
from .empire import NOBODY, STRANGERS, UNCHOSEN
from .pieces import EclipseBox

__all__ = ["NOBODY", "NO_ONE", "STRANGERS", "UNCHOSEN", "EclipseState"]

NO_ONE: Final[tuple[int, ...]] = ()


@final
class EclipseState(Battle):
    """A game of Eclipse in progress.  Sets of hexes are bit sets of slots, sets of seats bit sets of seats."""

    def __init__(
        self,
        seats: int,
        box: EclipseBox,
        species_by: int,
        planta: int,
        upkeep: int,
        passage: int,
        controller: int,
        ruled: int,
        homes: int,
    ) -> None:
        super().__init__(seats, box)
        self.species_by: Final = species_by  # the options of the game: see rules.py
        self.planta_again: Final = planta
        self.settle_anywhere: Final = upkeep
        self.passage_breaks: Final = passage
        self.controller_first: Final = controller  # draws reputation first (EC-C1)
        self.as_ruled: Final = ruled  # not as printed (EC-C3 to EC-C6, EC-C8)
        self.homes_given: Final = homes  # not chosen (EC-C7)
        self.round = 0
        self.starter = 0
        self.passed: i64 = 0  # seats that have passed
        self.first_pass = NOBODY
        self.flips = 0  # colony ships that may still be turned face up this turn (EC-9.9)

    def clear(self) -> None:
        """Unpack the box: nothing is on the map, and no seat has a board."""
        self.fill_supply()
        self.clear_boards()
        self.clear_map()
        self.clear_battle()

    def has_passed(self, seat: int) -> bool:
        return self.passed >> seat & 1 != 0

    def rounds_left(self) -> int:
        """Return how many rounds follow this one."""
        return self.box.rounds - self.round

    def after(self, seat: int) -> int:
        """Return the next seat clockwise that is still in the game (EC-4.11), or NOBODY."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if not self.is_gone(seat):
                return seat
        return NOBODY
