"""Hoshizukuri as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import BadSetup, Option, Rules
from tenban.kernel.step import Step

from . import checks, scoring, sight
from .actions import SPACE
from .clauses import CLAUSES
from .pieces import ALWAYS, CELESTIAL, KINDS, Cards, kind_set, load
from .state import Table
from .steps.cards import (
    BlackHole,
    Flame,
    Forest,
    Fusion,
    Meadow,
    Meteorite,
    Microbes,
    Spring,
    Storm,
    Thunder,
    ThunderGain,
    Water,
)
from .steps.effects import Effects
from .steps.setup import CHOSEN, RANDOM, WILD, Prepare
from .steps.turn import Advance, AfterPlay, DiscardDown, EndTurn, Generate, NextPlayer, Play

VERSION: Final = "1"
_SETS: Final = ("first", "cataclysm", "galaxy", "random", "wild", "free")
_DRAWN: Final = {"random": RANDOM, "wild": WILD}
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Prepare,
    NextPlayer,
    Play,
    Effects,
    Flame,
    Thunder,
    ThunderGain,
    Fusion,
    Water,
    Spring,
    Storm,
    Forest,
    Microbes,
    Meadow,
    BlackHole,
    Meteorite,
    AfterPlay,
    Advance,
    Generate,
    EndTurn,
    DiscardDown,
)


@final
class Hoshizukuri(Rules[Table]):
    """A deck of one's own and a comet that must not hurry, for two to four."""

    def __init__(self, overrides: dict[str, Any]) -> None:
        tables, box = load(overrides)
        options = _options([KINDS[kind] for kind in _first(box)])
        super().__init__("hoshizukuri", VERSION, SPACE, (2, 4), STEPS, CLAUSES, options, tables=tables)
        self.box: Final = box

    def house(self, overrides: dict[str, Any]) -> Rules[Table]:
        return Hoshizukuri(overrides)

    def setup(self, seats: int, options: dict[str, str]) -> Table:
        chosen = self._kinds(options)
        s = Table(seats, self.box, ALWAYS | chosen, options["order"] == "random")
        s.clear()
        s.push(Prepare(_DRAWN.get(options["set"], CHOSEN)))
        return s

    def _kinds(self, options: dict[str, str]) -> int:
        """The celestial kinds that the options name; none if chance is to choose."""
        if options["set"] == "free":
            return _free([options[f"pile{n}"] for n in range(1, self.box.kinds + 1)])
        return self.box.sets.get(options["set"], 0)

    def score(self, s: Table) -> list[ScoreLine]:
        return scoring.lines(s)

    def standing(self, s: Table) -> list[tuple[int, ...]]:
        return scoring.standing(s)

    def hide(self, v: Table, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: Table, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: Table) -> list[str]:
        return checks.faults(s)


def _first(box: Cards) -> list[int]:
    return [kind for kind in range(len(KINDS)) if box.sets["first"] >> kind & 1]


def _options(first: list[str]) -> tuple[Option, ...]:
    """HZ-2.4: a recommended set, drawn kinds, or eight of one's own; HZ-2.5: the order of the first turns.

    The piles count only if the set is "free".
    """
    piles = [Option(f"pile{n}", CELESTIAL, kind) for n, kind in enumerate(first, 1)]
    return (Option("set", _SETS, "first"), *piles, Option("order", ("random", "seats"), "random"))


def _free(picked: list[str]) -> int:
    for kind in picked:
        if picked.count(kind) > 1:
            raise BadSetup(f"the kinds of a game are all different; {kind} is chosen {picked.count(kind)} times")
    return kind_set(tuple([KINDS.index(kind) for kind in picked]))


RULES: Final = Hoshizukuri({})
