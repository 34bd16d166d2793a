"""The phases of a round."""

from __future__ import annotations

from typing import Any

from ..state import EclipseState
from ..steps.cleanup import Cleanup, NextRound
from ..steps.combat import Combat, Control, Relics
from ..steps.turn import Actions
from ..steps.upkeep import Settling, Upkeep

PHASES = ("action", "combat", "upkeep", "cleanup")


def phase_of(s: EclipseState) -> str:
    """Return the phase whose step is uppermost on the stack."""
    for step in s.stack[::-1]:
        for kind, name in PHASE_STEPS:
            if isinstance(step, kind):
                return name
    return "action"


PHASE_STEPS: tuple[tuple[type[Any], str], ...] = (
    (Actions, "action"),
    (Combat, "combat"),
    (Control, "combat"),
    (Relics, "combat"),
    (Settling, "upkeep"),
    (Upkeep, "upkeep"),
    (Cleanup, "cleanup"),
    (NextRound, "cleanup"),
)
