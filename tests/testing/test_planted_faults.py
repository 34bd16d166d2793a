"""The suite finds what it is meant to find: each fault, planted in Latria Opus, is caught by the check named for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.kernel import play
from tenban.testing import check, playthrough
from tenban.testing.checks import CHECKS, legality
from tests.testing.planting import Plant, plant
from tests.testing.plants import FAULTS, MORE


def test_a_copy_without_a_fault_passes(tmp_path: Path) -> None:
    report = check(plant(Plant("nothing", {}, ()), tmp_path), seats=4, games=1)
    assert report.ok, report


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.title)
def test_a_planted_fault_is_caught(fault: Plant, tmp_path: Path) -> None:
    report = check(plant(fault, tmp_path), seats=4, games=2)
    assert set(fault.caught_by) <= set(report.caught()), report


@pytest.mark.parametrize("fault", MORE, ids=lambda fault: fault.title)
def test_a_check_catches_the_fault_planted_for_it(
    fault: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "MOST_CHOICES", 200)
    report = check(plant(fault, tmp_path), seats=3, games=2, only=fault.caught_by)
    assert report.caught() == list(fault.caught_by), report


def test_a_kernel_that_lets_anybody_choose_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "submit", play)
    assert check("latria", seats=3, games=1, only=("others-refused",)).caught() == ["others-refused"]


def test_every_check_is_shown_to_catch_something() -> None:
    shown = {name for fault in FAULTS + MORE for name in fault.caught_by} | {"others-refused"}
    assert shown == {asked.name for asked in CHECKS} | {"plays"}
