"""Advice to bots about Latria Opus: the value of a position and sensible choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, lowest
from tenban.kernel.heuristics import JointHeuristics, LastChoice, decided, shares, win_chances
from tenban.kernel.move import Move
from tenban.kernel.state import ALL_OPEN

from .actions import PLAY
from .pieces import CARDS, LATRIA, NUMBERS, suit
from .scoring import campaign_points, ranking, victory_points
from .state import SIMPLE, UNDER, LatriaState
from .steps import LEADS, Declare, Follow, Lead, Purge

_HALF: Final = 3.0  # at the end a margin of this many points is half way to certainty …
_MORE: Final = 1.0  # … and this many more for each round to come
_PLACE: Final = 6.0  # victory points that a campaign point is worth
_RESERVE: Final = 0.15  # points per number above nine on a card still in hand
_HORIZON: Final = 8  # about two rounds: one shows too little; beyond two, the estimate is better than a rollout
_WHIM: Final = 4  # one choice in this many is random, so that rollouts differ


@final
class LatriaHeuristics(JointHeuristics[LatriaState]):
    def values(self, s: LatriaState) -> list[float]:
        points = prospects(s)
        stands = win_chances(points, _HALF + _MORE * _rounds_left(s))
        if s.stack:
            return stands
        return decided(_won(s, points), stands)

    def horizon(self) -> int:
        return _HORIZON

    def is_quiet(self, s: LatriaState) -> bool:
        return not isinstance(s.stack[-1], (Declare, Follow))

    def last_choice(self, s: LatriaState, seat: int) -> LastChoice[LatriaState] | None:
        """Return the dealer's lead, for those who follow."""
        step = s.stack[-1]
        if not isinstance(step, Follow) or step.dealer == seat:
            return None
        before = s.clone()
        before.sealed = ALL_OPEN[s.seats]
        before.hands[step.dealer] |= bit(step.card)
        before.become(LEADS[step.dealer])
        return LastChoice(before, step.dealer, Move((PLAY.actions[step.card],)))

    def pick(self, s: LatriaState, seat: int) -> Action:
        step = s.stack[-1]
        if s.chance.below(_WHIM) == 0:
            return step.pick(s, seat)
        choices = step.legal(s, seat)
        best = choices[0]
        most = promise(s, seat, best)
        for action in choices:
            worth = promise(s, seat, action)
            if worth > most:
                best, most = action, worth
        return best

    def order(self, s: LatriaState, seat: int, choices: list[Action]) -> list[Action]:
        return sorted(choices, key=lambda action: -promise(s, seat, action))


def prospects(s: LatriaState) -> list[float]:
    """Return the points so far plus what the high cards still in hand may bring."""
    points = [float(own) for own in victory_points(s)]
    if s.stack and s.round < s.rounds():
        points = [own + _RESERVE * _height(s.hands[seat]) for seat, own in enumerate(points)]
    if not s.campaign:
        return points
    for game in range(len(s.results) // s.seats):
        for seat, place in enumerate(campaign_points(list(s.results[game * s.seats : (game + 1) * s.seats]))):
            points[seat] += _PLACE * place
    return points


def _rounds_left(s: LatriaState) -> float:
    games = s.seats - 1 - s.game if s.campaign and s.stack else 0
    return float(s.rounds() * (games + 1) - s.round)


def _height(hand: i64) -> float:
    total: i64 = 0
    while hand != 0:
        total += max(lowest(hand) % NUMBERS - 8, 0)
        hand &= hand - 1
    return float(total)


def promise(s: LatriaState, seat: int, action: Action) -> float:
    """Return an estimate of the points that a choice brings."""
    step = s.stack[-1]
    if isinstance(step, Lead):
        return _promise_of_lead(s, action.arg)
    if isinstance(step, Follow):
        return _promise_of_follow(s, step, action.arg)
    if isinstance(step, Declare):
        return _chance_to_win(s, step.card) * _stack(s, action.arg)
    if isinstance(step, Purge):
        return 1.0 if action.args[0] == UNDER else 0.0
    return 0.0


def _promise_of_lead(s: LatriaState, card: int) -> float:
    wins = _chance_to_win(s, card)
    if suit(card) != LATRIA:
        return wins * _stack(s, suit(card))
    return max([wins * _stack(s, kind) for kind in range(3)])


def _promise_of_follow(s: LatriaState, step: Follow, card: int) -> float:
    mine, led = _height_of(s, card), _height_of(s, step.card)
    if mine >= led:
        return _chance_to_win(s, card) * _stack(s, step.target)
    kept = s.box.stars[card] + (2 if s.box.factor[card] > 1 else 0)  # LO-4.6
    return float(-kept if s.pile_for(step.target) == UNDER else kept)


def _stack(s: LatriaState, kind: int) -> float:
    """Return the stars above a board; negative while it is in eclipse."""
    stars = sum([s.box.stars[CARDS + face] for face in s.layers(kind)])
    return float(-stars if s.variant != SIMPLE and s.eclipse >> kind & 1 else stars)


def _height_of(s: LatriaState, card: int) -> int:
    n = card % NUMBERS + 1
    return NUMBERS + 1 - n if s.reversed() else n


def _chance_to_win(s: LatriaState, card: int) -> float:
    """Estimate the chance that no other card is higher; each other seat is below in proportion to the number."""
    below = _height_of(s, card) / (NUMBERS + 1)
    wins = below
    for _ in range(s.seats - 2):
        wins *= below
    return wins


def _won(s: LatriaState, points: list[float]) -> list[float]:
    """Return each seat's share of the victory; tie-breakers are computed only for a tie."""
    best, winners = -1e9, 0
    for own in points:
        if own > best:
            best, winners = own, 0
        if own == best:
            winners += 1
    if s.campaign or winners > 1:
        return shares(ranking(s))
    return [1.0 if own == best else 0.0 for own in points]


HEURISTICS: Final = LatriaHeuristics()
