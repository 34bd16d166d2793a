"""Fitting: weights whose softmax predicts the results of the games, by gradient descent in numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenban.kernel.weights import Weights

_STEPS = 600
_RATE = 0.03
_DECAY = 0.9, 0.999  # of the means of the gradient and of its square (Adam)
_RIDGE = 1e-4  # punishment of large weights
_HELD_OUT = 10  # one position in so many is not fitted but tests the weights
_DIGITS = 6


@dataclass
class Data:
    """Positions as arrays: `features` and `results` have a row for each seat of each position."""

    features: Any
    results: Any
    by_hand: Any
    seats: Any  # of each position

    @property
    def starts(self) -> Any:
        """The first row of each position."""
        import numpy

        return numpy.concatenate(([0], numpy.cumsum(self.seats)[:-1])).astype(int)

    def part(self, mask: Any) -> Data:
        """Return some of the positions."""
        import numpy

        rows = numpy.repeat(mask, self.seats)
        return Data(self.features[rows], self.results[rows], self.by_hand[rows], self.seats[mask])


@dataclass
class Fit:
    """Weights, and how well they predict positions that they have not seen."""

    weights: Weights
    positions: int
    loss: float  # cross-entropy on the positions held out
    loss_by_hand: float  # that of the hand-written values, at their best temperature
    curve: list[tuple[float, float, float]]  # predicted, happened, share of positions


def fit(data: Data, names: list[str], hidden: int, seed: int, provenance: dict[str, Any]) -> Fit:
    """Return the weights that predict the results best."""
    import numpy

    total = len(data.seats)
    held = numpy.arange(total) >= total - max(1, total // _HELD_OUT)  # the last games, of which nothing was fitted
    train, test = data.part(~held), data.part(held)
    mean, spread = train.features.mean(axis=0), train.features.std(axis=0)
    scale = numpy.where(spread > 1e-9, 1.0 / numpy.maximum(spread, 1e-9), 0.0)
    parameters = _descend((train.features - mean) * scale, train, hidden, numpy.random.default_rng(seed))
    weights = _weights(parameters, mean, scale, names, provenance)
    guess = _softmax(_scores(parameters, (test.features - mean) * scale)[0], test)
    by_hand = min(_loss(_softmax(_logit(test.by_hand) * heat, test), test) for heat in (0.5, 0.75, 1, 1.5, 2, 3, 4, 6))
    return Fit(weights, len(data.seats), _loss(guess, test), by_hand, _curve(guess, test))


def _descend(x: Any, data: Data, hidden: int, chance: Any) -> list[Any]:
    """Return the parameters after gradient descent: linear weights, hidden weights, offsets, outputs."""
    import numpy

    size = x.shape[1]
    first = [numpy.zeros(size), chance.normal(0, 0.3 / size**0.5, (size, hidden)), numpy.zeros(hidden)]
    parameters = [*first, chance.normal(0, 0.3, hidden)]
    means, squares = [0.0 * p for p in parameters], [0.0 * p for p in parameters]
    target = _normalised(data.results, data)
    for step in range(1, _STEPS + 1):
        scores, inner = _scores(parameters, x)
        slope = (_softmax(scores, data) - target) / len(data.seats)
        gradients = _gradients(parameters, x, inner, slope)
        for i, plain in enumerate(gradients):
            gradient = plain + _RIDGE * parameters[i]
            means[i] = _DECAY[0] * means[i] + (1 - _DECAY[0]) * gradient
            squares[i] = _DECAY[1] * squares[i] + (1 - _DECAY[1]) * gradient**2
            rate = _RATE * (1 - _DECAY[1] ** step) ** 0.5 / (1 - _DECAY[0] ** step)
            parameters[i] = parameters[i] - rate * means[i] / (squares[i] ** 0.5 + 1e-8)
    return parameters


def _scores(parameters: list[Any], x: Any) -> tuple[Any, Any]:
    import numpy

    linear, into, offsets, outputs = parameters
    inner = numpy.maximum(x @ into + offsets, 0.0)
    return x @ linear + inner @ outputs, inner


def _gradients(parameters: list[Any], x: Any, inner: Any, slope: Any) -> list[Any]:
    back = (slope[:, None] * parameters[3]) * (inner > 0)
    return [x.T @ slope, x.T @ back, back.sum(axis=0), inner.T @ slope]


def _softmax(scores: Any, data: Data) -> Any:
    """Return the softmax of the scores of each position."""
    import numpy

    starts = data.starts
    most = numpy.repeat(numpy.maximum.reduceat(scores, starts), data.seats)
    return _normalised(numpy.exp(scores - most), data)


def _normalised(values: Any, data: Data) -> Any:
    """Return the values divided by their sum in each position."""
    import numpy

    return values / numpy.repeat(numpy.add.reduceat(values, data.starts), data.seats)


def _logit(values: Any) -> Any:
    import numpy

    kept = numpy.clip(values, 1e-4, 1 - 1e-4)
    return numpy.log(kept / (1 - kept))


def _loss(guess: Any, data: Data) -> float:
    """Return the mean cross-entropy of a position."""
    import numpy

    target = _normalised(data.results, data)
    return float(-(target * numpy.log(numpy.maximum(guess, 1e-9))).sum() / max(len(data.seats), 1))


def _curve(guess: Any, data: Data) -> list[tuple[float, float, float]]:
    """Return for each tenth of the predictions what was predicted and what happened."""
    import numpy

    target, found = _normalised(data.results, data), []
    for low in numpy.arange(0, 1, 0.1):
        inside = (guess >= low) & (guess < low + 0.1)
        if inside.any():
            found.append((float(guess[inside].mean()), float(target[inside].mean()), float(inside.mean())))
    return found


def _weights(parameters: list[Any], mean: Any, scale: Any, names: list[str], provenance: dict[str, Any]) -> Weights:
    """Return the weights for features as they are, which are not standardised."""
    linear, into, offsets, outputs = parameters
    into = into * scale[:, None]
    offsets = offsets - mean @ into
    hidden = [[*into[:, unit], offsets[unit], outputs[unit]] for unit in range(len(outputs))]
    return Weights(names, _rounded(linear * scale), [_rounded(row) for row in hidden], provenance)


def _rounded(numbers: Any) -> list[float]:
    """Return the numbers with a few significant digits, so that a file is small and the same everywhere."""
    return [float(f"{float(number):.{_DIGITS}g}") for number in numbers]
