"""The heuristics of Eclipse for bots: how a position is valued and what a sensible player does (advice/)."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.heuristics import JointHeuristics, shares, win_chances

from .advice.advisors import best, candidates, promise
from .advice.budget import is_ruined
from .advice.valuation import expected_points
from .scoring import ranking
from .state import EclipseState
from .steps.setup import ChooseSpecies
from .steps.turn import Turn

_HALF: Final = 10.0  # a margin of so many points is half way to certainty


def _final_value(won: float, chance: float) -> float:
    """Return the value of a decided game: who has won counts most, by how much a little."""
    return 0.9 * won + 0.1 * chance


@final
class EclipseHeuristics(JointHeuristics[EclipseState]):
    def values(self, s: EclipseState) -> list[float]:
        points = [expected_points(s, seat) for seat in range(s.seats)]
        stands = win_chances(points, _HALF)
        if not s.stack:
            return [_final_value(won, stands[seat]) for seat, won in enumerate(shares(ranking(s)))]
        if s.round == s.box.rounds:
            most = max(points)
            for seat, own in enumerate(points):
                # A seat that cannot pay its upkeep in the last round has lost now, and not only after the last turn.
                if is_ruined(s, seat):
                    stands[seat] = min(stands[seat], _final_value(1.0 if own == most else 0.0, stands[seat]))
        return stands

    def horizon(self) -> int:
        """Return a horizon of a few turns of every seat, often with the battles and the upkeep of the round.

        A nearer one leaves these to the valuation; in a farther one chance outweighs the choice (docs/bots.md).
        """
        return 30

    def needs_full_playout(self, s: EclipseState) -> bool:
        """Return whether a people is chosen, which is for the whole game."""
        return isinstance(s.stack[-1], ChooseSpecies)

    def searches_others(self, s: EclipseState) -> bool:
        """Return False: most turns of others do not answer one's own, and have too many choices to search."""
        return False

    def is_quiet(self, s: EclipseState) -> bool:
        """Return whether the game is between two turns."""
        return isinstance(s.stack[-1], Turn)

    def pick(self, s: EclipseState, seat: int) -> Action:
        choices = s.stack[-1].legal(s, seat)
        if len(choices) == 1:
            return choices[0]
        return best(s, seat, choices)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return candidates(s, seat, choices)

    def order(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return sorted(choices, key=lambda action: -promise(s, seat, action))


HEURISTICS: Final = EclipseHeuristics()
