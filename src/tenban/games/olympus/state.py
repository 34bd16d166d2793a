"""The state of The Heavens of Olympus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit, count_bits
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import State

from . import events
from .pieces import FORGE, MESSENGER, TORCH, OlympusBox, region_mask, region_of

# rows of the ledger: prestige that comes one by one; what the nights bring is counted from `nights`
PENALTIES: Final = 0
MERCY: Final = 1
WINDS: Final = 2
RETURNED: Final = 3
ROWS: Final = 4

NIGHT_BEFORE: Final = 0  # the day before the first


@final
class OlympusState(State):
    """Stars in the sky are a bit set of spaces per seat; dark and locked spaces are one set for all."""

    def __init__(self, seats: int, box: OlympusBox, opener: int, covered: bool) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.opener: Final = opener  # who holds the sun first, or -1: chance decides
        self.covered: Final = covered  # power lies behind screens: for the face only (HO-7.1)
        self.day = NIGHT_BEFORE
        self.phase = 0  # morning, afternoon, evening
        self.sun = 0
        self.moon = 0
        self.dark: i64 = 0
        self.locked: i64 = 0  # moved by Zephyrus in this phase (HO-6.15)
        self.plans: tuple[int, ...] = ()  # as last revealed
        self.nights: tuple[int, ...] = ()  # night by night, seat by seat, the stars that were lit
        self.stars: SeatArray
        self.ready: list[int]  # stars on the allotment boards
        self.torch: list[int]  # the space of each torch marker
        self.power: list[int]
        self.prestige: list[int]

    def lay_out(self) -> None:
        """Set everything up before the first star (HO-1)."""
        n = self.seats
        self.stars = SeatArray()
        self.ready = [self.box.slots] * n  # HO-1.4
        self.torch = [self.box.torch_start] * n  # HO-1.2
        self.power = [self.box.start_power[n]] * n  # HO-1.3
        self.prestige = [0] * n  # HO-1.1
        self.ledger = [0] * (ROWS * n)

    # questions

    def from_moon(self, turn: i64) -> i64:
        """Return the seat that takes its turn after `turn` others (HO-3.4)."""
        seat = self.moon + turn
        return seat - self.seats if seat >= self.seats else seat

    def empty(self) -> i64:
        """Return the free spaces of the regions in play (HO-1.7)."""
        return self.box.used[self.seats] & ~self.taken()

    def taken(self) -> i64:
        """Return the spaces with a star."""
        stars = self.stars
        return stars.a | stars.b | stars.c | stars.d | stars.e

    def others_stars(self, seat: i64) -> i64:
        return self.taken() & ~self.stars[seat]

    def owner(self, space: i64) -> int:
        """Return the seat whose star lies there, or -1."""
        for seat in range(self.seats):
            if self.stars[seat] & bit(space) != 0:
                return seat
        return -1

    def in_sky(self, seat: i64) -> i64:
        return count_bits(self.stars[seat])

    def stock(self, seat: i64) -> i64:
        """Return how many stars are still at the forge (HO-6.3)."""
        return self.box.colour - self.ready[seat] - count_bits(self.stars[seat])

    def buyable(self, seat: i64) -> i64:
        """Return how many stars can be bought: limited by free slots and stock (HO-6.2, HO-6.3)."""
        room: i64 = self.box.slots - self.ready[seat]
        stock = self.stock(seat)
        return min(stock, room)

    def raisable(self, seat: i64) -> i64:
        """Return how many spaces the torch can rise (HO-6.10)."""
        room: i64 = self.box.torch_top - self.torch[seat]
        most: i64 = len(self.box.torch_cost) - 1
        return min(most, room)

    def light(self, seat: i64) -> int:
        """Return how many stars the torch lights (HO-6.11)."""
        return self.box.lights[self.torch[seat]]

    def surplus(self, seat: i64) -> i64:
        """Return how many stars must go dark (HO-9.2); zero or less means none."""
        return count_bits(self.stars[seat]) - self.light(seat)

    def reward(self, seat: i64, space: i64) -> i64:
        """Return the power Zeus gives for a star already placed there (HO-6.6)."""
        region = region_mask(region_of(space))
        foreign = count_bits(region & ~self.stars[seat])
        return (foreign + self.box.divisor - 1) // self.box.divisor

    def possible(self, seat: i64, plan: i64) -> bool:
        """Return whether a plan allows anything but passing (HO-6.4, HO-6.8, HO-6.12, HO-6.18)."""
        if plan == FORGE:
            return self.buyable(seat) > 0
        if plan == MESSENGER:
            return self.ready[seat] > 0 and self.empty() != 0
        if plan == TORCH:
            return self.torch[seat] < self.box.torch_top
        free = ~self.locked
        return self.stars[seat] & free != 0 and self.others_stars(seat) & free != 0

    def leads(self, seat: i64) -> bool:
        """Return whether a seat leads or is tied for the lead (HO-5.2, HO-11.3)."""
        own = self.prestige[seat]
        for points in self.prestige:  # noqa: SIM110 - a generator is slow compiled
            if points > own:
                return False
        return True

    def rate(self, seat: i64) -> int:
        """Return the power that Tyche gives for a prestige (HO-5.2)."""
        return self.box.tyche_leader if self.leads(seat) else self.box.tyche_other

    def rivals(self, seat: i64) -> i64:
        """Return how many others revealed the same plan (HO-4.1)."""
        plan = self.plans[seat]
        found: i64 = -1
        for other in self.plans:
            if other == plan:
                found += 1
        return found

    def mercy(self, seat: i64, cost: i64, rate: i64) -> i64:
        """Return the prestige Tyche takes to pay `cost`: only what is needed (HO-5.5)."""
        short = cost - self.power[seat]
        return (short + rate - 1) // rate if short > 0 else 0

    # changes

    def gain(self, seat: i64, row: i64, points: i64) -> None:
        """Add prestige at once (HO-7.2), under a row of the ledger; `points` may be negative."""
        self.prestige[seat] += points
        self.ledger[row * self.seats + seat] += points

    def pay(self, seat: i64, cost: i64, rate: i64) -> None:
        """Pay power; Tyche gives what is missing (HO-5)."""
        given = self.mercy(seat, cost, rate)
        if given > 0:
            self.gain(seat, MERCY, -given)
            self.power[seat] += given * rate  # HO-5.4: an odd rest is kept
            if self.log is not None:
                self.emit(events.Tyche(int(seat), int(given), int(given * rate)))
        self.power[seat] -= cost
