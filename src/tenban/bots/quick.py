"""The bot `quick`: the game's own policy for playouts, in one imagined world.  For experiments with many games."""

from __future__ import annotations

from typing import TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .bot import Bot, checked

S = TypeVar("S", bound=State)


@final
class Quick(Bot):
    """Takes what the heuristics of the game pick, without looking ahead."""

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        world = imagine(checked(view), seed)
        return self.heuristics(view).pick(world, view.seat)
