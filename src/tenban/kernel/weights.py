"""Learned weights: how well each seat stands, by features of a full state.

The score of a seat is a linear function of its features, plus one hidden layer if the weights have one.  The values of
all seats are the softmax of their scores.  A policy (`tenban.kernel.policy`) scores moves in the same way.  `tenban
train` fits the weights; they are data beside the game.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .action import Action
from .errors import TenbanError
from .floats import total
from .heuristics import Heuristics, LastChoice
from .policy import TEMPERATURE, MoveFeatures, Rows
from .state import State
from .vectors import append, vec

S = TypeVar("S", bound=State)

FILE: Final = "weights.json"  # beside the rules of a game
FORMAT: Final = 2
_READABLE: Final = (1, 2)  # the first had no policy
MOST_BYTES: Final = 200_000


class WeightsError(TenbanError, ValueError):
    """A file of weights that cannot be used; the message says why."""


@final
class Weights:
    """The weights of one game, and where they come from."""

    def __init__(
        self,
        features: list[str],
        linear: list[float],
        hidden: list[list[float]],
        provenance: dict[str, Any],
        policy: Weights | None = None,
    ) -> None:
        self.features: Final = features
        self.linear: Final = linear
        self.hidden: Final = (
            hidden  # a row for each unit: a weight for each feature, the offset, the weight of its output
        )
        self.provenance: Final = provenance
        self.policy: Final = policy  # of moves; None: moves are judged by the values after them
        self.seats: Final[list[int]] = provenance.get("seats", [])  # numbers of seats they were learned for; []: all
        self._linear: vec[float] = vec[float](linear)
        units: vec[float] = vec[float]()
        for row in hidden:
            for weight in row:
                units = append(units, weight)
        self._units: vec[float] = units  # all rows of the hidden layer, one after the other
        size = len(features)
        if len(linear) != size or {len(row) for row in hidden} - {size + 2}:
            raise WeightsError(f"there are {size} features, but not as many weights")

    def with_policy(self, policy: Weights | None) -> Weights:
        """Return the same weights with another policy."""
        return Weights(self.features, self.linear, self.hidden, self.provenance, policy)

    def score(self, features: list[float]) -> float:
        """Return how well a seat with these features stands; only differences between seats mean anything."""
        given, linear, units = vec[float](features), self._linear, self._units
        size: i64 = len(linear)
        score = 0.0
        i: i64 = 0
        while i < size:
            score += linear[i] * given[i]
            i += 1
        at: i64 = 0
        while at < len(units):
            inner = units[at + size]
            i = 0
            while i < size:
                inner += units[at + i] * given[i]
                i += 1
            if inner > 0.0:
                score += units[at + size + 1] * inner
            at += size + 2
        return score

    def values(self, scores: list[float]) -> list[float]:
        """Return the softmax of the scores of all seats."""
        most = max(scores)
        powers = [exp(score - most) for score in scores]
        whole = total(powers)
        return [power / whole for power in powers]

    def dump(self) -> str:
        """Return the weights as the text of a file."""
        policy = self.policy
        data = {
            "format": FORMAT,
            "provenance": self.provenance,
            **self._numbers(),
            "policy": policy._numbers() if policy is not None else None,
        }
        return json.dumps(data, indent=1) + "\n"

    def _numbers(self) -> dict[str, Any]:
        return {"features": self.features, "linear": self.linear, "hidden": self.hidden}


def read_weights(text: str) -> Weights:
    """Return the weights of a file's text; raise WeightsError."""
    if len(text) > MOST_BYTES:
        raise WeightsError(f"weights of {len(text)} characters are too many; at most {MOST_BYTES} are allowed")
    try:
        data: dict[str, Any] = json.loads(text)
        if data["format"] not in _READABLE:
            raise WeightsError(f"weights of format {data['format']} cannot be read; format {FORMAT} can")
        policy = data.get("policy")
        return _weights(data, data["provenance"], _weights(policy, {}, None) if policy is not None else None)
    except (KeyError, TypeError, ValueError) as fault:
        if isinstance(fault, WeightsError):
            raise
        raise WeightsError(f"the weights are damaged: {fault}") from fault


def _weights(data: dict[str, Any], provenance: dict[str, Any], policy: Weights | None) -> Weights:
    hidden = [_floats(row) for row in data["hidden"]]
    return Weights([str(name) for name in data["features"]], _floats(data["linear"]), hidden, provenance, policy)


def _floats(numbers: list[Any]) -> list[float]:
    return [float(number) for number in numbers]


def weights_of(package: str) -> Weights | None:
    """Return the weights that a game's package brings, or None if it has none; raise WeightsError."""
    file = files(package).joinpath(FILE)
    return read_weights(file.read_text("utf-8")) if file.is_file() else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """The features of a game, declared in its `features.py`."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def rows(self, s: S) -> list[list[float]]:
        """Return for each seat the numbers that say how well it stands in a full state of a running game.

        A row has one number for each name.  A position that is left to the hand-written heuristics has no rows.
        """
        raise NotImplementedError


@final
class LearnedHeuristics(Heuristics[S]):
    """The heuristics of a game with its running positions valued by learned weights.

    `share` is the part of a value that is learned, and the rest is by hand.  Finished games, games alone, numbers of
    seats that nothing was learned for, and positions without features are valued by the hand-written heuristics alone.
    """

    def __init__(self, base: Heuristics[S], features: Features[S], weights: Weights, share: float = 1.0) -> None:
        self.base: Final = base
        self.features: Final = features
        self.weights: Final = weights
        self.share: Final = share
        if weights.features != features.names:
            raise WeightsError("the weights were learned for other features; train them again")
        self._moves: Final = MoveFeatures(weights.policy.features) if weights.policy is not None else None

    def value(self, s: S, seat: int) -> float:
        return self.values(s)[seat]

    def values(self, s: S) -> list[float]:
        return self._values(s, self.rows(s))

    def rows(self, s: S) -> Rows:
        """Return the features of each seat; none if the position is valued by hand."""
        seats = self.weights.seats
        return self.features.rows(s) if s.stack and s.seats > 1 and (not seats or s.seats in seats) else []

    def _values(self, s: S, rows: Rows) -> list[float]:
        if not rows:
            return self.base.values(s)
        weights, share = self.weights, self.share
        learned = weights.values([weights.score(row) for row in rows])
        if share >= 1.0:
            return learned
        by_hand = self.base.values(s)
        return [share * a + (1.0 - share) * b for a, b in zip(learned, by_hand, strict=True)]

    def priors(self, before: S, after: list[S], seat: int, first: list[Action]) -> list[float]:
        """Return the scores of the policy, moved so that their mean is that of the values after the moves."""
        policy, moves, now = self.weights.policy, self._moves, self.rows(before)
        values: list[float] = []
        scores: list[float] = []
        for w, action in zip(after, first, strict=True):
            rows = self.rows(w)
            value = self._values(w, rows)[seat]
            values.append(value)
            if policy is not None and moves is not None:
                scores.append(TEMPERATURE * policy.score(moves.row(value, now, rows, seat, action.verb.name)))
        if not scores or not now:
            return values
        shift = (total(values) - total(scores)) / len(values)
        return [score + shift for score in scores]

    def horizon(self) -> int:
        return self.base.horizon()

    def needs_full_playout(self, s: S) -> bool:
        return self.base.needs_full_playout(s)

    def searches_others(self, s: S) -> bool:
        return self.base.searches_others(s)

    def last_choice(self, s: S, seat: int) -> LastChoice[S] | None:
        return self.base.last_choice(s, seat)

    def is_quiet(self, s: S) -> bool:
        return self.base.is_quiet(s)

    def pick(self, s: S, seat: int) -> Action:
        return self.base.pick(s, seat)

    def candidates(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        return self.base.candidates(s, seat, choices)

    def order(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        return self.base.order(s, seat, choices)
