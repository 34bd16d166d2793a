"""What a bot should know about Eclipse: how a table is valued and what a sensible player does."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.heuristics import Heuristics, shares, win_chances

from .candidates import candidates
from .purse import is_ruined
from .scoring import ranking
from .sense import best, promise
from .state import EclipseState
from .steps.setup import ChooseSpecies
from .steps.turn import Turn
from .worth import prospect

_HALF: Final = 10.0  # a margin of so many points is half way to certainty


def _at_the_end(won: float, stands: float) -> float:
    return 0.9 * won + 0.1 * stands


@final
class EclipseHeuristics(Heuristics[EclipseState]):
    def value(self, s: EclipseState, seat: int) -> float:
        return self.values(s)[seat]

    def values(self, s: EclipseState) -> list[float]:
        points = [prospect(s, seat) for seat in range(s.seats)]
        stands = win_chances(points, _HALF)
        if not s.stack:
            return [_at_the_end(won, stands[seat]) for seat, won in enumerate(shares(ranking(s)))]
        if s.round == s.box.rounds:
            most = max(points)
            for seat, own in enumerate(points):
                if is_ruined(s, seat):  # for him it is over: who has lost must not hope to put it off
                    stands[seat] = min(stands[seat], _at_the_end(1.0 if own == most else 0.0, stands[seat]))
        return stands

    def horizon(self) -> int:
        """A few turns of everybody, often with the battles and the books of the round: nearer a guess of them would
        do, farther chance outweighs the choice (measured: docs/bots.md)."""
        return 30

    def needs_full_playout(self, s: EclipseState) -> bool:
        """A people is chosen for the whole game."""
        return isinstance(s.stack[-1], ChooseSpecies)

    def is_quiet(self, s: EclipseState) -> bool:
        """Between turns, and before the books of the next round."""
        return isinstance(s.stack[-1], Turn)

    def pick(self, s: EclipseState, seat: int) -> Action:
        choices = s.stack[-1].legal(s, seat)
        if len(choices) == 1:
            return choices[0]
        return best(s, seat, choices)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return candidates(s, seat, choices)

    def searches_one_turn(self) -> bool:
        return True

    def order(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return sorted(choices, key=lambda action: -promise(s, seat, action))


HEURISTICS: Final = EclipseHeuristics()
