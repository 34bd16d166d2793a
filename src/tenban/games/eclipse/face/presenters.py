"""Which presenter belongs to which step."""

from __future__ import annotations

from typing import Any

from tenban.kernel import Step

from . import (
    battle,
    build,
    colony,
    combat,
    cubes,
    diplomacy,
    discovery,
    explore,
    influence,
    move,
    pay,
    reputation,
    research,
    setup,
    turn,
    upgrade,
    upkeep,
)
from .names import At
from .presenter import Presenter

_MODULES = (
    setup.PRESENTERS,
    turn.PRESENTERS,
    explore.PRESENTERS,
    discovery.PRESENTERS,
    influence.PRESENTERS,
    research.PRESENTERS,
    pay.PRESENTERS,
    upgrade.PRESENTERS,
    build.PRESENTERS,
    move.PRESENTERS,
    colony.PRESENTERS,
    diplomacy.PRESENTERS,
    cubes.PRESENTERS,
    combat.PRESENTERS,
    battle.PRESENTERS,
    reputation.PRESENTERS,
    upkeep.PRESENTERS,
)
PRESENTERS: dict[type[Step[Any]], Presenter] = {kind: found for module in _MODULES for kind, found in module.items()}
_DEFAULT = Presenter()


def presenter_of(at: At) -> Presenter:
    """Return the presenter of the step that the game is at."""
    return PRESENTERS.get(type(at.step), _DEFAULT)
