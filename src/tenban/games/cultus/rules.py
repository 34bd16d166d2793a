"""Cultus as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import GameInfo, Option, Rules, SetupError

from . import checks, clauses, scoring, sight
from .actions import SPACE
from .clauses import CLAUSES
from .pieces import CHARACTERS, DIFFICULTIES, CultusBox, load
from .state import CultusState
from .steps import STEPS
from .steps.setup import Prepare

VERSION: Final = "2"
FIRST_VERSION: Final = "1"  # alone, the monument cards were turned up before the player chose a character and a plan
OPTIONS: Final = (
    Option("start", ("random", "1", "2", "3", "4"), "random", advanced=True),
    Option("enemy", ("random", *CHARACTERS), "random", most_seats=1),
    Option("difficulty", DIFFICULTIES, "normal", most_seats=1),
    Option("traffic", ("step", "card"), "step", advanced=True),  # CU-C31
)
ROWS: Final = (  # in the order of state.py
    *(clauses.MEDAL, clauses.REVIVAL, clauses.BONUS, clauses.GLORY),
    *(clauses.HAND_LIMIT, clauses.WILHELM, clauses.CLAUDIA),
)


@final
class Cultus(Rules[CultusState]):
    """A town of overlapping cards for two to four, or for one against a scripted enemy."""

    def __init__(self, overrides: dict[str, Any], version: str = VERSION) -> None:
        tables, box = load(overrides)
        info = GameInfo("cultus", version, (1, 4), length=5_000)
        super().__init__(info, SPACE, STEPS, CLAUSES, OPTIONS, ROWS, tables, sight.HIDES)
        self.box: Final[CultusBox] = box

    def house(self, overrides: dict[str, Any]) -> Cultus:
        return Cultus(overrides, self.version)

    def of_version(self, version: str) -> Cultus | None:
        if version == self.version:
            return self
        return Cultus({}, version) if version in (FIRST_VERSION, VERSION) else None

    def setup(self, seats: int, options: dict[str, str]) -> CultusState:
        opener = -1 if options["start"] == "random" else int(options["start"]) - 1
        if opener >= seats:
            raise SetupError(f"the start player must be one of the {seats} seats, not {opener + 1}")
        foe = -1 if options["enemy"] == "random" else CHARACTERS.index(options["enemy"])
        if seats > 1 and (foe >= 0 or options["difficulty"] != DIFFICULTIES[0]):
            raise SetupError(
                "an enemy and its difficulty are for a game alone: take one seat, or leave both as they are"
            )
        head = self.box.head_start[DIFFICULTIES.index(options["difficulty"])]
        both, early = options["traffic"] == "card", self.version == FIRST_VERSION
        s = CultusState(seats, self.box, opener, foe, head, both, early)
        s.clear()
        s.push(Prepare())
        return s

    def score(self, s: CultusState) -> list[ScoreLine]:
        found = self.ledger_lines(s)
        if not s.stack:
            for seat in range(s.seats):
                found += scoring.final_lines(s, seat)
        return found + scoring.enemy_lines(s) if s.solo else found

    def rivals(self, s: CultusState) -> list[tuple[int, ...]]:
        """CU-13.4: the enemy wins a tie."""
        return [(int(scoring.enemy_total(s)), 1)] if s.solo else []

    def hide(self, v: CultusState, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: CultusState, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: CultusState) -> list[str]:
        return checks.faults(s)


RULES: Final = Cultus({})
