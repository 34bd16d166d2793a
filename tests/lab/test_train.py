"""Training: fitting finds what is there, and a training can be repeated and continued."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy
import pytest

from tenban.games.eclipse.state import UNCHOSEN
from tenban.lab.train import TrainError, TrainPlan, self_play, train
from tenban.lab.train.fit import Data, fit
from tenban.lab.train.page import share_won, write
from tenban.lab.train.search_targets import likelihoods, move_names, search_batch
from tenban.lab.train.self_play import Task, play_batch, start_game
from tenban.registry import find

SMALL = TrainPlan("latria", "1", (3, 4), 4, 1, 0, seed=3)


def made_up(positions: int, value: Any, seed: int = 1) -> Data:
    """Return positions of two seats with three random features, whose winner is drawn by a value of the features."""
    chance = Random(seed)
    features, results = [], []
    for _ in range(positions):
        rows = [[chance.gauss(0, 1), chance.gauss(5, 2), chance.gauss(0, 1)] for _ in range(2)]
        first = 1 / (1 + exp(value(rows[1]) - value(rows[0])))
        won = chance.random() < first
        features += rows
        results += [float(won), float(not won)]
    neutral = numpy.full(2 * positions, 0.5)
    return Data(numpy.array(features), numpy.array(results), neutral, numpy.full(positions, 2))


def test_linear_weights_are_found_again() -> None:
    found = fit(made_up(6000, lambda row: 1.5 * row[0] - 0.5 * row[1]), ["a", "b", "c"], 0, 1, {})
    assert found.weights.linear == pytest.approx([1.5, -0.5, 0.0], abs=0.15)
    assert found.loss < found.loss_by_hand == pytest.approx(0.693, abs=0.001)
    assert [happened for _, happened, _ in found.curve] == sorted(happened for _, happened, _ in found.curve)


def test_a_hidden_layer_finds_what_is_not_linear() -> None:
    data = made_up(4000, lambda row: 3 * abs(row[0]))
    assert fit(data, ["a", "b", "c"], 0, 1, {}).loss > 0.65
    found = fit(data, ["a", "b", "c"], 6, 1, {})
    assert found.loss < 0.5
    flat, high = found.weights.score([0.0, 5.0, 0.0]), found.weights.score([2.0, 5.0, 0.0])
    assert high - flat > 3


def test_positions_of_self_play_have_features_and_results_of_all_seats() -> None:
    found = play_batch(SMALL, Task(0, 0))
    assert set(found.seats) == {3, 4}
    assert len(found.features) == len(found.results) == len(found.by_hand) == sum(found.seats)
    assert max(found.results) > 0.8
    assert min(found.results) < 0.2


def test_options_that_vary_differ_between_games() -> None:
    plan = TrainPlan("latria", "1", (3,), 8, 1, 0, vary=("variant",))
    assert len({start_game(plan, number, number)[1].variant for number in range(20)}) == 3
    assert {start_game(SMALL, number, number)[1].variant for number in range(20)} == {0}


def test_what_only_the_end_of_a_game_can_judge_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spy:
        met: ClassVar[set[int]] = set()

        def rows(self, s: Any) -> list[list[float]]:
            self.met.update(s.people_number(seat) for seat in range(s.seats) if s.species[seat] != UNCHOSEN)
            return []

    monkeypatch.setattr(self_play, "features_of", lambda game: Spy())
    play_batch(TrainPlan("eclipse", "1", (2,), 4, 1, 0, seed=3), Task(0, 0))
    assert len(Spy.met) > 2  # of seven peoples, in four games of two seats


def learned(folder: Path, plan: TrainPlan = SMALL) -> Any:
    training = train(plan, folder)
    return training.weights.linear, training.rounds


def test_the_same_seed_learns_the_same_and_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = learned(tmp_path / "one")
    assert learned(tmp_path / "two") == first
    for name in ("round-0.json", "weights-0.json", "round-0/00000.npz"):
        (tmp_path / "two" / name).unlink()
    assert learned(tmp_path / "two") == first
    other = TrainPlan("latria", "1", (3, 4), 4, 1, 0, seed=4)
    assert learned(tmp_path / "three", other)[0] != first[0]


def test_more_rounds_and_trials_are_reported(tmp_path: Path) -> None:
    seen: list[tuple[str, int, int]] = []
    plan = TrainPlan("latria", "1", (3,), 3, 2, 1, seed=3)
    training = train(plan, tmp_path, on_progress=lambda what, done, of: seen.append((what, done, of)), commit="abc")
    assert [len(one.won) for one in training.rounds] == [1, 1]
    assert seen == [(what, done, 1) for what in ("play", "try", "play", "try") for done in (0, 1)]
    assert training.weights.provenance["games"] == 6
    assert training.weights.provenance["commit"] == "abc"
    text = write(training, tmp_path).read_text("utf-8")
    assert text.count("<svg") == 2
    assert "points, by how near the end is" in text


def test_the_window_says_how_many_rounds_are_fitted(tmp_path: Path) -> None:
    positions = {}
    for window in (1, 2):
        plan = TrainPlan("latria", "1", (3,), 3, 3, 0, seed=3, window=window)
        positions[window] = [one.positions for one in train(plan, tmp_path / str(window)).rounds]
    one, two = positions[1], positions[2]
    assert one[0] == two[0]
    assert two[1] > one[1] > 0
    assert two[2] > one[2] > 0


def test_the_share_won_has_an_interval() -> None:
    mean, half = share_won([2.0, 0.0] * 50)
    assert mean == 1.0
    assert half == pytest.approx(0.197, abs=0.001)


def test_another_training_in_the_folder_and_a_game_without_features_are_refused(tmp_path: Path) -> None:
    train(SMALL, tmp_path)
    with pytest.raises(TrainError, match="holds a training with another seed; name another folder"):
        train(TrainPlan("latria", "1", (3, 4), 4, 1, 0, seed=9), tmp_path)
    (tmp_path / "train.json").write_text("{", "utf-8")
    with pytest.raises(TrainError, match="is damaged"):
        train(SMALL, tmp_path)
    with pytest.raises(TrainError, match=r"connect_four has no features\.py"):
        train(TrainPlan("connect_four", "1", (2,), 8, 1, 0), tmp_path / "other")


def test_a_training_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    first = learned(tmp_path)
    plan = tmp_path / "train.json"
    earlier = {name: value for name, value in json.loads(plan.read_text("utf-8")).items() if name != "policy"}
    plan.write_text(json.dumps(earlier), "utf-8")
    assert learned(tmp_path)[0] == first[0]


def test_moves_that_a_search_finds_good_become_likely() -> None:
    plan = TrainPlan("latria", "1", (3,), 1, 1, 0, seed=3, policy=2)
    found = search_batch(plan, Task(0, 0))
    assert len(found.seats) > 3
    assert len(found.features) == len(found.results) == len(found.by_hand) == sum(found.seats)
    assert {len(row) for row in found.features} == {len(move_names("latria"))}
    assert sum(found.results) == pytest.approx(len(found.seats))
    first, second, same = likelihoods([0.6, 0.55, 0.55])
    assert first / second == pytest.approx(exp(1))
    assert second == same


def test_a_policy_is_learned_again_from_the_same_seed_and_where_it_was_stopped(tmp_path: Path) -> None:
    plan = TrainPlan("latria", "1", (3, 4), 4, 1, 0, seed=3, policy=9)
    first = train(plan, tmp_path / "one")
    assert first.weights.policy is not None
    assert first.weights.policy.features == move_names("latria")
    assert first.rounds[0].searched > 10
    train(plan, tmp_path / "two")
    for name in ("round-0.json", "weights-0.json", "policy-0/00001.npz"):
        (tmp_path / "two" / name).unlink()
    assert train(plan, tmp_path / "two").weights.dump() == first.weights.dump()
    assert "positions searched" in write(first, tmp_path / "one").read_text("utf-8")


def test_a_policy_alone_keeps_the_values_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = TrainPlan("latria", "1", (3,), 0, 1, 0, seed=3, policy=3)
    weights, there = train(plan, tmp_path, commit="abc").weights, find("latria").weights
    assert there is not None
    assert weights.linear == there.linear
    assert weights.policy is not None
    assert weights.provenance["policy"]["commit"] == "abc"
    assert weights.provenance["games"] == there.provenance["games"]
    monkeypatch.setattr("tenban.registry.weights_of", lambda package: None)
    with pytest.raises(TrainError, match="latria has no weights yet, so a policy alone cannot be learned"):
        train(plan, tmp_path / "other")
