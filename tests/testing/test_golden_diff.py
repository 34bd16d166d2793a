"""A golden playthrough that fails names the clause whose numbers differ first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.registry import find
from tenban.testing import golden
from tenban.testing.golden_diff import first_difference
from tests.games.everywhere import COMPILED, TESTS
from tests.mutation.named import NAMED

FOLDER = TESTS / "golden"


def differences(game: str) -> list[str]:
    files = golden.files_of(find(game), FOLDER)
    found = [first_difference(find(game), file.read_text(encoding="utf-8")) for file in files]
    return [difference for difference in found if difference]


@pytest.mark.skipif(COMPILED, reason="faults are planted in interpreted code")
@pytest.mark.parametrize(
    ("title", "clauses"),
    [
        ("passing Zephyrus is free", {"HO-3.5"}),
        ("the reward in region 5 is that of region 4", {"HO-6.6"}),
        ("pairs of a plan wrap round the right edge", {"CU-9.3"}),
    ],
)
def test_the_clause_that_differs_first_is_named(title: str, clauses: set[str]) -> None:
    (fault,) = [fault for fault in NAMED if fault.title == title]
    with fault.planted():
        found = differences(fault.game)
    assert found
    assert {text.split()[0] for text in found} <= clauses, found


def test_a_changed_number_is_shown_with_the_place_and_both_values() -> None:
    file = golden.files_of(find("latria"), FOLDER)[0]
    text = file.read_text(encoding="utf-8")
    assert first_difference(find("latria"), text) == ""
    wrong = text.replace("   all      turns-up 63\n", "   all      turns-up 62\n", 1)
    told = first_difference(find("latria"), wrong)
    assert told == "LO-3.1 differs first, in the setup\n   was: all      turns-up 62\n   is:  all      turns-up 63"


def test_a_move_that_is_no_longer_legal_is_named_with_its_clause(tmp_path: Path) -> None:
    text = golden.files_of(find("latria"), FOLDER)[0].read_text(encoding="utf-8")
    wrong = text.replace("   chooses  play L11\n", "   chooses  play S4\n", 1)
    assert first_difference(find("latria"), wrong) == "LO-3.9 now forbids a move of the playthrough"
