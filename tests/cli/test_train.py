"""`tenban train`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .terminal import Terminal


def test_a_training_is_played_fitted_and_reported(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "learn"
    ran = terminal(f"train latria --seats 3 --games 3 --rounds 1 --trials 0 --policy 3 --jobs 1 --out {folder}")
    assert ran.code == 0, ran.err
    assert "latria: 3 games of self-play, seed 0" in ran.out
    assert f"The weights are in {folder / 'weights-0.json'}" in ran.out
    assert ran.err == "", "no bar where there is no terminal"
    names = {file.name for file in folder.iterdir()}
    assert names == {"train.json", "round-0", "policy-0", "round-0.json", "weights-0.json", "report.html"}
    again = terminal(
        f"train latria --seats 3 --games 3 --rounds 1 --trials 0 --policy 3 --jobs 1 --json --out {folder}"
    )
    data = json.loads(again.out)
    assert (data["game"], data["seed"]) == ("latria", 0)
    values, policy = {"positions", "loss", "loss_by_hand"}, {"searched", "policy_loss", "policy_loss_by_value"}
    assert set(data["rounds"][0]) == values | policy


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("connect_four", "connect_four has no features.py, so nothing can be learned"),
        ("latria --games 0", "--games must be 1 or more, not 0"),
        ("latria --window 0", "--window must be 1 or more, not 0"),
        ("latria --hidden -1", "--hidden must be 0 or more, not -1"),
        ("latria --seats 3,9", "--seats must be from 3 to 6 for latria"),
        ("latria --seats three", "--seats: invalid numbers value: 'three'"),
        ("latria --vary size", "latria has no option 'size' to vary; its options are: variant, campaign, dealer"),
        ("latria --jobs 0", "--jobs must be 1 or more, not 0"),
    ],
)
def test_a_training_that_cannot_be_done_is_refused_in_a_sentence(
    terminal: Terminal, tmp_path: Path, words: str, sentence: str
) -> None:
    ran = terminal(f"train {words} --out {tmp_path / 'learn'}")
    assert ran.code == 2
    assert sentence in ran.err
    assert "Traceback" not in ran.err
