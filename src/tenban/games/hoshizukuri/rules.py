"""Hoshizukuri as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import GameInfo, Option, Rules, SetupError

from . import checks, scoring, sight
from .actions import SPACE
from .clauses import CLAUSES
from .pieces import ALWAYS, CELESTIAL, CELESTIAL_KINDS, KINDS, HoshizukuriBox, kind_set, load
from .state import HoshizukuriState
from .steps import STEPS
from .steps.setup import Prepare

VERSION: Final = "1"
INFO: Final = GameInfo("hoshizukuri", VERSION, (2, 4), simultaneous=True, length=5_000)
_SETS: Final = ("first", "cataclysm", "galaxy", "random")


@final
class Hoshizukuri(Rules[HoshizukuriState]):
    """Players build decks while their comets cross the galaxy, for two to four."""

    def __init__(self, overrides: dict[str, Any]) -> None:
        tables, box = load(overrides)
        super().__init__(INFO, SPACE, STEPS, CLAUSES, _options(), tables=tables, hides=sight.HIDES)
        self.box: Final = box

    def setup(self, seats: int, options: dict[str, str]) -> HoshizukuriState:
        included, excluded = _marked(options, "in"), _marked(options, "out")
        if options["set"] == "random":
            _check_draw(self.box, included, excluded)
            kinds = included
        else:
            kinds = _exchanged(self.box.sets[options["set"]], included, excluded)
        s = HoshizukuriState(seats, self.box, ALWAYS | kinds, options["order"] == "random")
        s.clear()
        s.push(Prepare(excluded))
        return s

    def score(self, s: HoshizukuriState) -> list[ScoreLine]:
        return scoring.lines(s)

    def ranking(self, s: HoshizukuriState) -> list[tuple[int, ...]]:
        return scoring.ranking(s)

    def hide(self, v: HoshizukuriState, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: HoshizukuriState, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: HoshizukuriState) -> list[str]:
        return checks.faults(s)


def _marked(options: dict[str, str], mark: str) -> int:
    """Return the celestial kinds that were put in or taken out by name."""
    return kind_set(tuple([kind for kind, name in enumerate(KINDS) if options.get(name) == mark]))


def _exchanged(kinds: int, included: int, excluded: int) -> int:
    """Return a recommended set with some of its kinds exchanged for others."""
    if included & kinds or excluded & ~kinds or included.bit_count() != excluded.bit_count():
        raise SetupError(
            "of a recommended set, take out kinds that are in it and put in as many that are not; "
            "or choose the random set, with up to eight kinds put in"
        )
    return (kinds | included) & ~excluded


def _check_draw(box: HoshizukuriBox, included: int, excluded: int) -> None:
    if included.bit_count() > box.kinds:
        raise SetupError(f"a game has {box.kinds} celestial kinds: {included.bit_count()} are too many to put in")
    left = (CELESTIAL_KINDS & ~excluded).bit_count()
    if left < box.kinds:
        raise SetupError(f"a game has {box.kinds} celestial kinds, but only {left} are not taken out")


def _options() -> tuple[Option, ...]:
    """Return the options: the set, kinds put in or taken out (HZ-2.4), and the first order of turns (HZ-2.5)."""
    kinds = [Option(name, ("set", "in", "out"), "set", advanced=True) for name in CELESTIAL]
    return (Option("set", _SETS, "first"), Option("order", ("random", "seats"), "random", advanced=True), *kinds)


RULES: Final = Hoshizukuri({})
