"""The bot `random`: any legal action with the same probability."""

from __future__ import annotations

from typing import TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.state import State
from tenban.kernel.view import View

from .bot import Bot, checked

S = TypeVar("S", bound=State)


@final
class Uniform(Bot):
    """Draws each part of its move uniformly from the legal actions."""

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        choices = checked(view).legal()
        return choices[FastRandom(seed).below(len(choices))]
