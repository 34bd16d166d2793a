"""Hoshizukuri, step by step: setup, the turn, the effects, and the cards that ask."""

from __future__ import annotations

from typing import Any, Final

from tenban.kernel.step import Step

from .cards import CARD_STEPS
from .effects import Effects
from .setup import Prepare
from .turn import Advance, AfterPlay, DiscardDown, EndTurn, Generate, NextPlayer, Play

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Prepare, NextPlayer, Play, Effects, *CARD_STEPS),
    *(AfterPlay, Advance, Generate, EndTurn, DiscardDown),
)
