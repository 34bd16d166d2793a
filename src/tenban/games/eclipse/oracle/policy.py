"""A prudent player, who otherwise chooses at random: uniform play goes bankrupt in a few rounds and shows little."""

from __future__ import annotations

from random import Random

from tenban.kernel import Action, legal

from ..actions import ACT, AGREED, BUILDING, DECLINED, FINISHED, INFLUENCE_TRACK, LIFT, MOVING, PASSED, UPGRADING
from ..state import EclipseState
from ..steps.discovery import Claim
from ..steps.turn import Turn

_WARLIKE = (UPGRADING, BUILDING, MOVING)


def prudent(s: EclipseState, seat: int, rng: Random, warlike: bool = False) -> Action:
    """Return a random choice that does not spend more discs than the seat can pay for."""
    choices = legal(s, seat)
    if isinstance(s.stack[-1], Turn):
        return _turn(s, seat, choices, rng, warlike)
    if isinstance(s.stack[-1], Claim) and after_discs(s, seat, 1) < 0:
        return DECLINED
    if choices[0] is AGREED and rng.random() < 0.85:
        return AGREED
    if choices[0] is LIFT.one(INFLUENCE_TRACK) or (choices[0].verb is LIFT and rng.random() < 0.8):
        return _lift(s, seat, choices, rng)
    if choices[-1] is FINISHED and len(choices) > 1 and rng.random() < 0.8:
        return rng.choice(choices[:-1])
    return rng.choice(choices)


def after_discs(s: EclipseState, seat: int, discs: int) -> int:
    """Return the money at the end of the round if so many more discs leave the track."""
    return s.balance(seat, discs)


def _turn(s: EclipseState, seat: int, choices: list[Action], rng: Random, warlike: bool) -> Action:
    acts = [action for action in choices if action.verb is ACT]
    if not acts or after_discs(s, seat, 2) < 0 or rng.random() < 0.07:
        return PASSED
    wanted = [action for action in acts if action.arg in _WARLIKE]
    return rng.choice(wanted if warlike and wanted and rng.random() < 0.6 else acts)


def _lift(s: EclipseState, seat: int, choices: list[Action], rng: Random) -> Action:
    """Return a disc from the track if that can be paid for, otherwise no disc if the seat may stop."""
    spare = after_discs(s, seat, 1) >= 0
    fitting = [action for action in choices if action is (LIFT.one(INFLUENCE_TRACK) if spare else FINISHED)]
    return rng.choice(fitting or choices)
