"""Cultus, step by step, in rulebook order."""

from __future__ import annotations

from typing import Any, Final

from tenban.kernel.step import Step

from .act import Act, Spare
from .end import End, Scoring
from .enemy import Banishment, EnemyPhase, Levy, Recall
from .hand import Hand
from .money import Bank
from .setup import ChooseCharacter, ChooseCorner, ChoosePlan, FirstCard, Prepare, PutMedal
from .shifting import PayCards
from .turn import ActionPhase, Income, Start, Turns

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Prepare, ChooseCharacter, ChoosePlan, PutMedal, ChooseCorner, FirstCard),
    *(Turns, Start, Income, Bank, ActionPhase, Act, Spare, PayCards, Hand),
    *(EnemyPhase, Levy, Banishment, Recall, End, Scoring),
)
