"""The test of tests: every clause of a rulebook has a test, and every clause that can refuse or score has a game."""

from __future__ import annotations

from pathlib import Path

from tenban.registry import Game, games
from tenban.testing import golden
from tenban.testing.citations import cited_clauses
from tenban.testing.clause import tagged
from tests.games.everywhere import each_game

TESTS = Path(__file__).parent


@each_game
def test_every_clause_has_a_test(game: Game) -> None:
    tags = tagged(TESTS)
    missing = [clause.id for clause in game.rules.clauses if f"{game.name}:{clause.id}" not in tags]
    assert not missing, f'no test is tagged @clause("{game.name}:…") for {", ".join(missing)}'


def test_every_tag_names_a_clause() -> None:
    known = {f"{name}:{clause.id}" for name, game in games().items() for clause in game.rules.clauses}
    unknown = {tag: tests for tag, tests in tagged(TESTS).items() if tag not in known}
    assert not unknown


@each_game
def test_every_clause_that_refuses_or_scores_occurs_in_a_golden_playthrough(game: Game) -> None:
    occurred: set[str] = set()
    for file in golden.files_of(game, TESTS / "golden"):
        occurred |= golden.coverage_of(game, golden.parse(file.read_text(encoding="utf-8"))).clauses
    never = game.oracle.never if game.oracle is not None else {}
    assert sorted(cited_clauses(game) - occurred - set(never)) == []
