"""Mutation testing: the machine that plants faults, and a sample of mutants that tests of the games kill."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tenban.kernel import legal, to_act
from tenban.registry import Game, find
from tests.games.everywhere import COMPILED, OURS, TESTS
from tests.mutation.__main__ import equivalents, killers
from tests.mutation.mutants import Mutant, mutants_of

pytestmark = pytest.mark.skipif(COMPILED, reason="mutants are planted in interpreted code")
SAMPLE = 25  # mutants of each game


def mutant(game: str, id: str) -> Mutant:
    (found,) = [mutant for mutant in mutants_of(find(game)) if mutant.id == id]
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_mutants_that_were_killed_still_are(game: Game) -> None:
    command = [sys.executable, "-m", "tests.mutation", game.name, "--again", "--sample", str(SAMPLE), "--jobs", "1"]
    run = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{SAMPLE} of {SAMPLE} mutants killed" in run.stdout


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_is_listed_as_equivalent_exists_and_has_a_reason(game: Game) -> None:
    known = {mutant.id for mutant in mutants_of(game)}
    listed = equivalents(game.name)
    assert [id for id in listed if id not in known] == []
    assert all(reason.endswith(".") for reason in listed.values())
    assert not set(listed) & set(killers(game.name))


def test_every_mutant_has_a_name_of_its_own_and_can_be_compiled() -> None:
    mutants = mutants_of(find("latria"))
    assert len({mutant.id for mutant in mutants}) == len(mutants) > 500
    for one in mutants[::29]:
        assert one.code.co_name == one.function.split(".")[-1]


def test_a_planted_mutant_changes_the_rule_and_is_taken_out_again() -> None:
    rules = find("latria").rules
    planted = mutant("latria", "steps.py Follow.refuse: able == 0 or able & bit(action.arg) != 0 -> able == 0")
    from tests.games.latria.support import act, lay, refused

    s = lay("S5 M5", "S6 M6", "S7 M7")
    act(s, "play S5")
    assert refused(s, 1, "play S6") == ""
    with planted.planted():
        assert refused(s, 1, "play S6") == "LO-3.9"
    assert refused(s, 1, "play S6") == ""
    assert [action.text for action in legal(s, to_act(s)[0])] == ["play S6"]
    assert rules.faults(s) == []


def test_a_mutant_knows_the_clause_nearby() -> None:
    planted = mutant("latria", "steps.py Count.run: s.owns(owner) <= 2 -> s.owns(owner) < 2")
    assert planted.clause == "LO-6.2"


def test_the_command_says_which_games_there_are() -> None:
    command = [sys.executable, "-m", "tests.mutation", "chess"]
    run = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2
    assert "there is no game 'chess'" in run.stderr
    assert "Traceback" not in run.stderr
