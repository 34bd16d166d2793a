"""The suite finds what it is meant to find: each fault, planted in Latria Opus, is caught by the check named for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.testing import check
from tests.testing.planting import Plant, plant
from tests.testing.plants import SECRECY_AND_COPIES


def test_a_copy_without_a_fault_passes(tmp_path: Path) -> None:
    report = check(plant(Plant("nothing", {}, ()), tmp_path), seats=4, games=1)
    assert report.ok, report


@pytest.mark.parametrize("fault", SECRECY_AND_COPIES, ids=lambda fault: fault.title)
def test_a_planted_fault_is_caught(fault: Plant, tmp_path: Path) -> None:
    report = check(plant(fault, tmp_path), seats=4, games=2, options=fault.options)
    assert set(fault.caught_by) <= set(report.caught()), report
