"""HO-3, HO-11 and HO-12. The days, what happens between them, and the end."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.step import Step

from .. import events
from ..state import RETURNED, OlympusState
from .night import Darkening
from .plans import ChoosePlan

PHASES: Final = 3  # morning, afternoon, evening


@final
class Day(Step[OlympusState]):
    """HO-3.1. Three plan phases, then the night; `phase` comes next."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, s: OlympusState) -> None:
        if self.phase == PHASES:  # HO-3.7
            s.become(Dawn() if s.day < s.box.days else End())  # HO-11.4
            s.push(Darkening(0))  # HO-C25: from the evening's holder of the moon
            return
        if self.phase == 0:
            s.day += 1
            if s.log is not None:
                s.emit(events.Day(s.day, s.sun))
        else:
            s.moon = int(s.from_moon(1))  # HO-3.6
        s.phase = self.phase
        if s.log is not None:
            s.emit(events.Phase(s.day, s.phase, s.moon))
        s.become(Day(self.phase + 1))
        s.push(ChoosePlan())


@final
class Dawn(Step[OlympusState]):
    """HO-11. The dark stars shine again, the sun goes on with the moon, the torches burn down."""

    def run(self, s: OlympusState) -> None:
        s.dark = 0  # HO-11.1
        s.sun = (s.sun + 1) % s.seats  # HO-11.2
        s.moon = s.sun
        for seat in range(s.seats):  # HO-11.3
            loss = s.box.loss_leader if s.leads(seat) else s.box.loss_other
            loss = min(loss, s.torch[seat] - 1)
            s.torch[seat] -= loss
            if s.log is not None:
                s.emit(events.BurnsDown(seat, loss, s.light(seat)))
        s.phase = 0
        s.become(Day(0))


@final
class End(Step[OlympusState]):
    """HO-12. Power is given back to Zeus for prestige; then the game is over."""

    def run(self, s: OlympusState) -> None:
        if s.log is not None:
            s.emit(events.Ends())
        for seat in range(s.seats):
            points = s.power[seat] // s.box.end_power
            if s.log is not None:
                s.emit(events.Returns(seat, s.power[seat], points))
            s.gain(seat, RETURNED, points)
            s.power[seat] = 0
        if s.log is not None:
            for seat in range(s.seats):
                s.emit(events.Scores(seat, s.prestige[seat]))
        s.pop()
