"""The Heavens of Olympus, step by step, in rulebook order."""

from __future__ import annotations

from typing import Any, Final

from tenban.kernel.step import Step

from .day import Dawn, Day, End
from .night import Darkening, Night
from .opening import FirstStar, Opening
from .plans import ChoosePlan, Forge, Messenger, Torch, Turn, Zephyrus

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Opening,
    FirstStar,
    Day,
    ChoosePlan,
    Turn,
    Forge,
    Messenger,
    Torch,
    Zephyrus,
    Darkening,
    Night,
    Dawn,
    End,
)
