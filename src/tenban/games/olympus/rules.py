"""The rules of The Heavens of Olympus: setup, options, scoring and invariants."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.bits import bits
from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import GameInfo, Option, Rules, SetupError

from . import scoring, sight
from .actions import SPACE
from .clauses import CLAUSES, EXCHANGE, LEFTOVER, PASS_PENALTY, TYCHE
from .pieces import OlympusBox, load
from .state import NIGHT_BEFORE, OlympusState
from .steps import STEPS
from .steps.day import Dawn, End
from .steps.night import Darkening, Night
from .steps.opening import Opening

VERSION: Final = "1"
INFO: Final = GameInfo("olympus", VERSION, (3, 5), hidden_information=False, simultaneous=True, length=2_000)
OPTIONS: Final = (
    Option("start", ("random", "1", "2", "3", "4", "5"), "random", advanced=True),
    Option("power", ("covered", "open"), "covered"),
)
ROWS: Final = (PASS_PENALTY, TYCHE, EXCHANGE, LEFTOVER)  # in the order of state.py


@final
class Olympus(Rules[OlympusState]):
    """Secret plans, stars in four orbits, torches: for three to five."""

    def __init__(self, overrides: dict[str, Any]) -> None:
        tables, box = load(overrides)
        super().__init__(INFO, SPACE, STEPS, CLAUSES, OPTIONS, ROWS, tables)
        self.box: Final[OlympusBox] = box

    def setup(self, seats: int, options: dict[str, str]) -> OlympusState:
        opener = -1 if options["start"] == "random" else int(options["start"]) - 1
        if opener >= seats:
            raise SetupError(f"the start player must be one of the {seats} seats, not {opener + 1}")
        s = OlympusState(seats, self.box, opener, options["power"] == "covered")
        s.lay_out()
        s.push(Opening())
        return s

    def score(self, s: OlympusState) -> list[ScoreLine]:
        return scoring.lines(s) + self.ledger_lines(s)

    def ranking(self, s: OlympusState) -> list[tuple[int, ...]]:
        return scoring.ranking(s)

    def hide(self, v: OlympusState, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: OlympusState, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: OlympusState) -> list[str]:
        return _star_faults(s) + _marker_faults(s) + _time_faults(s) + self._prestige_faults(s)

    def _prestige_faults(self, s: OlympusState) -> list[str]:
        """Check that the track agrees with the sum of the score lines."""
        counted = self.totals(s)
        return [f"the track says {s.prestige}, the reasons say {counted}"] if counted != s.prestige else []


def _star_faults(s: OlympusState) -> list[str]:
    """Check ten stars of each colour, each in one place, none in an unused region (HO-1.4, HO-6.16)."""
    faults: list[str] = []
    taken = 0
    for seat in range(s.seats):
        own = int(s.stars[seat])
        if own & taken:
            faults.append(f"a star of seat {seat} lies on another star")
        taken |= own
        if not 0 <= s.ready[seat] <= s.box.slots:
            faults.append(f"seat {seat} has {s.ready[seat]} stars on {s.box.slots} slots")
        if len(bits(own)) + s.ready[seat] > s.box.colour:
            faults.append(f"seat {seat} has more than {s.box.colour} stars")
    if taken & ~s.box.used[s.seats]:
        faults.append("a star lies in an unused region")
    if (s.dark | s.locked) & ~taken:
        faults.append("an empty space is dark or locked")
    return faults


def _marker_faults(s: OlympusState) -> list[str]:
    return [f"seat {seat} has {power} power" for seat, power in enumerate(s.power) if power < 0] + [
        f"the torch of seat {seat} is on space {space}"
        for seat, space in enumerate(s.torch)
        if not 1 <= space <= s.box.torch_top
    ]


def _time_faults(s: OlympusState) -> list[str]:
    """Check that the moon is one seat per phase ahead of the sun (HO-3.8), and when stars are dark or locked."""
    faults: list[str] = []
    if s.moon != (s.sun + s.phase) % s.seats:
        faults.append(f"the moon is at seat {s.moon}, the sun at {s.sun}, in phase {s.phase}")
    top = s.stack[-1] if s.stack else None
    night = top is None or isinstance(top, (Darkening, Night, Dawn, End))
    if s.dark and not night:
        faults.append("stars are dark by day")
    if s.locked and (night or s.day == NIGHT_BEFORE):
        faults.append("stars are locked after the phase")
    return faults


RULES: Final = Olympus({})
