"""The bot `random`: any legal action, all alike."""

from __future__ import annotations

from typing import Any, final

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.play import legal
from tenban.kernel.rules import Rules

from .bot import Bot


@final
class Uniform(Bot):
    def choose(
        self, rules: Rules[Any], heuristics: Heuristics[Any], v: Any, seat: int, seed: int, deadline: float
    ) -> Action:
        choices = legal(v, seat)
        return choices[FastRandom(seed).below(len(choices))]
