"""What a player of The Heavens of Olympus cannot distinguish, derived from the rulebook and not from sight.py.

The only secret is which plan another player has chosen, until all are shown (HO-3.2).  Power is kept behind a
screen (HO-7.1), but all begin with the same power and every gain and payment is public.
"""

from __future__ import annotations

from random import Random

from tenban.kernel import Action, Oracle, bits

from .actions import PLAN
from .pieces import SPACES
from .rules import RULES
from .state import MERCY, WINDS, OlympusState
from .steps.day import Day

_FULL_SKY = 4  # one wild position in so many has a star on every space


class OlympusOracle(Oracle[OlympusState]):
    def swap(self, s: OlympusState, seat: int, seed: int) -> OlympusState:
        """Return a clone in which the sealed plans of other seats are replaced by random ones."""
        t, rng = s.clone(), Random(seed)
        t.sealed = [
            rng.choice(PLAN.actions).code if code >= 0 and other != seat else code
            for other, code in enumerate(s.sealed)
        ]
        return t

    def past(
        self, then: OlympusState, now: OlympusState, world: OlympusState, chooser: int, action: Action
    ) -> OlympusState | None:
        """Return `then` as it was: everything in it was public, power too."""
        t = then.clone()
        for seat in range(t.seats):
            t.power[seat] = world.power[seat] + then.power[seat] - now.power[seat]
        return t

    def wild(self, seats: int, options: dict[str, str], seed: int) -> OlympusState | None:
        """Return a late position: a crowded sky, high and low torches, little power, scores far apart."""
        rng = Random(seed)
        s = RULES.setup(seats, options)
        s.day = rng.randrange(2, s.box.days + 1)
        _fill_sky(s, rng)
        _look_back(s, rng)
        for seat in range(seats):
            s.torch[seat] = rng.choice([1, 2, s.box.torch_top, rng.randrange(1, s.box.torch_top + 1)])
            s.power[seat] = rng.randrange(6)
            s.gain(seat, WINDS, rng.randrange(4))
            s.gain(seat, MERCY, -rng.randrange(8))
        s.sun = rng.randrange(seats)
        _begin(s, rng.randrange(4))
        return s


def _fill_sky(s: OlympusState, rng: Random) -> None:
    spaces = bits(s.box.used[s.seats])
    rng.shuffle(spaces)
    full = rng.randrange(_FULL_SKY) == 0
    for seat in range(s.seats):
        stars = s.box.colour if full else rng.randrange(3, s.box.colour + 1)
        for space in spaces[seat * s.box.colour :][:stars]:
            s.stars[seat] |= 1 << space
        s.ready[seat] = rng.randrange(min(s.box.slots, s.box.colour - stars) + 1)


def _look_back(s: OlympusState, rng: Random) -> None:
    """Add past nights with random lit stars in the regions in play."""
    for _ in range(s.day - 1):
        owners = [rng.randrange(2 * s.seats) for _ in SPACES]
        lit = [[space for space in bits(s.box.used[s.seats]) if owners[space] == seat] for seat in range(s.seats)]
        s.nights += tuple([sum([1 << space for space in own]) for own in lit])
    s.prestige = RULES.totals(s)


def _begin(s: OlympusState, phase: int) -> None:
    """Begin with a phase, or with the night (3); the step itself moves day or moon."""
    s.phase = max(phase - 1, 0)
    s.moon = (s.sun + s.phase) % s.seats
    s.day -= phase == 0
    s.become(Day(phase))


ORACLE = OlympusOracle()
