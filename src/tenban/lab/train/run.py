"""Train a game: rounds of self-play, of fitting and of trials, each written to the folder as it is done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from tenban import __version__
from tenban.kernel.weights import Weights, read_weights
from tenban.registry import find

from ..pool import in_order
from .fit import Data, Fit, fit
from .plan import TrainError, TrainPlan, open_folder
from .search_targets import move_names, search_batch
from .self_play import BATCH, Positions, Task, play_batch, try_batch

OnProgress = Callable[[str, int, int], None]
POLICY_FACTS = ("searched", "policy_loss", "policy_loss_by_value")  # of a Round that learned a policy


@dataclass
class Round:
    """The result of one round."""

    positions: int
    loss: float
    loss_by_hand: float
    curve: list[tuple[float, float, float]]
    won: list[float]  # of each trial: 1 is the fair share
    searched: int = 0  # positions that the policy learned from
    policy_loss: float = 0.0
    policy_loss_by_value: float = 0.0  # that of the values one step ahead, at their best temperature


@dataclass
class Training:
    """A training and its results."""

    plan: TrainPlan
    rounds: list[Round]
    weights: Weights
    file: Path


def train(
    plan: TrainPlan,
    folder: Path,
    jobs: int = 1,
    on_progress: OnProgress = lambda what, done, of: None,
    cluster: str | None = None,
    commit: str = "",
) -> Training:
    """Train a game, or go on with it, and return the result; raise TrainError.

    A round fits values to the results of self-play, and then a policy to what searches by these values find.

    `on_progress` gets what is done, and how much of how much.  `commit` is written into the provenance.
    """
    features = find(plan.game).features
    if features is None:
        raise TrainError(f"{plan.game} has no features.py, so nothing can be learned")
    if plan.games == 0 and find(plan.game).weights is None:
        raise TrainError(f"{plan.game} has no weights yet, so a policy alone cannot be learned; play some games")
    open_folder(folder, plan)
    rounds: list[Round] = []
    weights = ""
    for number in range(plan.rounds):
        rounds.append(_round(plan, folder, number, weights, partial(_spread, jobs, cluster, on_progress), commit))
        weights = _weights_file(folder, number).read_text("utf-8")
    return Training(plan, rounds, read_weights(weights), _weights_file(folder, plan.rounds - 1))


def _spread(
    jobs: int, cluster: str | None, on_progress: OnProgress, what: str, work: Any, tasks: list[Any]
) -> Iterator[Any]:
    """Yield the results of tasks in order, and report progress."""
    on_progress(what, 0, len(tasks))
    for done, result in enumerate(in_order(work, iter(tasks), jobs, cluster), 1):
        yield result
        on_progress(what, done, len(tasks))


def _round(plan: TrainPlan, folder: Path, number: int, weights: str, spread: Any, commit: str) -> Round:
    """Do one round, or return what was written when it was done before."""
    result = folder / f"round-{number}.json"
    if result.exists() and _weights_file(folder, number).exists():
        return Round(**json.loads(result.read_text("utf-8")))
    valued = _values(plan, folder, number, weights, spread, commit)
    fitted = _policy(plan, folder, number, valued.weights, spread) if plan.policy else None
    text = valued.weights.with_policy(fitted.weights if fitted else None).dump()
    won = _try(plan, number, text, spread)
    found = Round(valued.positions, valued.loss, valued.loss_by_hand, valued.curve, won)
    if fitted:
        found.searched, found.policy_loss = fitted.positions, fitted.loss
        found.policy_loss_by_value = fitted.loss_by_hand
    _write(_weights_file(folder, number), text)
    _write(result, json.dumps(asdict(found)) + "\n")
    return found


def _values(plan: TrainPlan, folder: Path, number: int, weights: str, spread: Any, commit: str) -> Fit:
    """Return values fitted to games, or those that the game has."""
    if plan.games > 0:
        _play(plan, folder, number, weights, spread)
        return _fit(plan, folder, number, commit)
    there = find(plan.game).weights
    assert there is not None, "checked by train"
    by = {**there.provenance, "policy": _provenance(plan, number, commit)}
    return Fit(Weights(there.features, there.linear, there.hidden, by), 0, 0.0, 0.0, [])


def _policy(plan: TrainPlan, folder: Path, number: int, weights: Weights, spread: Any) -> Fit:
    """Search positions that are not in the folder yet, and return the policy that fits them."""
    files = [folder / f"policy-{number}" / f"{batch:05}.npz" for batch in range(ceil(plan.policy / BATCH))]
    missing = [batch for batch, file in enumerate(files) if not file.exists()]
    tasks = [Task(number, batch, weights.dump()) for batch in missing]
    for batch, positions in zip(missing, spread("search", partial(search_batch, plan), tasks), strict=True):
        _save(files[batch], positions)
    return fit(_load(files), move_names(plan.game), plan.hidden, plan.seed, {})


def _play(plan: TrainPlan, folder: Path, number: int, weights: str, spread: Any) -> None:
    """Play the batches of a round that are not in the folder yet."""
    batches = range(ceil(plan.games / BATCH))
    missing = [batch for batch in batches if not _batch_file(folder, number, batch).exists()]
    tasks = [Task(number, batch, weights) for batch in missing]
    for batch, positions in zip(missing, spread("play", partial(play_batch, plan), tasks), strict=True):
        _save(_batch_file(folder, number, batch), positions)


def _try(plan: TrainPlan, number: int, weights: str, spread: Any) -> list[float]:
    """Return what a seat with the weights won among seats without them."""
    tasks = [Task(number, batch, weights) for batch in range(ceil(plan.trials / BATCH))]
    return [won for batch in spread("try", partial(try_batch, plan), tasks) for won in batch]


def _fit(plan: TrainPlan, folder: Path, number: int, commit: str) -> Fit:
    """Return the weights that fit the positions of the last rounds."""
    rounds = range(max(0, number + 1 - plan.window), number + 1)
    files = [_batch_file(folder, r, batch) for r in rounds for batch in range(ceil(plan.games / BATCH))]
    features = find(plan.game).features
    assert features is not None, "checked by train"
    return fit(_load(files), features.names, plan.hidden, plan.seed, _provenance(plan, number, commit))


def _provenance(plan: TrainPlan, number: int, commit: str) -> dict[str, Any]:
    """Return where weights come from, so that the same command learns them again."""
    return {
        "game": plan.game,
        "rules": plan.version,
        "seats": list(plan.seats),
        "games": plan.games * (number + 1),
        "rounds": number + 1,
        "window": plan.window,
        "searched games": plan.policy,
        "seed": plan.seed,
        "options": dict(plan.options),
        "vary": list(plan.vary),
        "tenban": __version__,
        "commit": commit,
        "date": datetime.now(UTC).date().isoformat(),
    }


def _weights_file(folder: Path, number: int) -> Path:
    return folder / f"weights-{number}.json"


def _batch_file(folder: Path, number: int, batch: int) -> Path:
    return folder / f"round-{number}" / f"{batch:05}.npz"


def _save(file: Path, positions: Positions) -> None:
    """Write positions; a file is there only if it is complete."""
    import numpy

    file.parent.mkdir(exist_ok=True)
    partial_file = file.with_suffix(".part")
    with partial_file.open("wb") as out:
        numpy.savez_compressed(
            out,
            seats=numpy.array(positions.seats, "int16"),
            features=numpy.array(positions.features, "float32").reshape(len(positions.results), -1),
            results=numpy.array(positions.results, "float32"),
            by_hand=numpy.array(positions.by_hand, "float32"),
        )
    partial_file.replace(file)


def _load(files: list[Path]) -> Data:
    import numpy

    parts: dict[str, list[Any]] = {"features": [], "results": [], "by_hand": [], "seats": []}
    for file in files:
        with numpy.load(file) as arrays:
            if len(arrays["seats"]):
                for name, found in parts.items():
                    found.append(arrays[name].astype("float64" if name != "seats" else int))
    if not parts["seats"]:
        raise TrainError("no game reached a position that has features; play more games")
    return Data(**{name: numpy.concatenate(found) for name, found in parts.items()})


def _write(file: Path, text: str) -> None:
    partial_file = file.with_suffix(".part")
    partial_file.write_text(text, "utf-8")
    partial_file.replace(file)
