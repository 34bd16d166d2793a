"""Which people to choose."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..pieces import PEOPLES
from ..state import EclipseState
from ..steps.setup import ChooseSpecies
from .base import Advisor

# how often each people won, of a hundred games of two players by these promises (measured in 2,500 games)
_WINS: Final = {"terran": 48, "eridani": 15, "hydran": 53, "planta": 59, "draco": 89, "mechanema": 43, "orion": 52}
_WIN_RATES: Final = [0.01 * float(_WINS[people]) for people in PEOPLES]


@final
class ChooseSpeciesAdvice(Advisor):
    """A people that has won often."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return _WIN_RATES[s.box.people_of[action.arg]]


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {ChooseSpecies: ChooseSpeciesAdvice()}
