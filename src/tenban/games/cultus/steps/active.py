"""Steps in which the active player chooses."""

from __future__ import annotations

from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from ..state import CultusState


class ActiveStep(Step[CultusState]):
    """The active player chooses; alone, that is the only player."""

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.active]


class OpenActiveStep(Open[CultusState]):
    """The active player chooses among options that everybody knows."""

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.active]
