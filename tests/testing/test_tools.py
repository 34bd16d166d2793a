"""Golden playthroughs, counts, the exhaustive runner and clause tags: the tools themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.kernel import KeyedRandom, RecordError, legal, play, replay, to_act, verify
from tenban.kernel.snapshot import snapshot
from tenban.registry import find
from tenban.testing import clause, golden
from tenban.testing.citations import cited_clauses
from tenban.testing.clause import tagged
from tenban.testing.counts import sequences
from tenban.testing.coverage import trace
from tenban.testing.digests import digest
from tenban.testing.exhaust import exhaust
from tenban.testing.setups import Setup, setups, variants
from tests.testing.planting import Plant, plant
from tests.testing.plants import after, event

LATRIA = find("latria")


def test_a_golden_playthrough_is_a_record_that_can_be_read() -> None:
    record = golden.random_record(LATRIA, 4, {"variant": "star"}, 12)
    told = golden.render(LATRIA, record)
    read = golden.parse(told)
    assert read == record
    read.totals = LATRIA.rules.totals(replay(LATRIA.rules, read))
    verify(LATRIA.rules, read)


def test_a_golden_playthrough_tells_options_refusals_events_and_score() -> None:
    told = golden.render(LATRIA, golden.random_record(LATRIA, 3, {}, 3))
    for part in ("   may      play ", "   refused  LO-3.9: play ", "   chooses  play ", "   all      leads "):
        assert part in told
    assert "LO-6.4" in told[told.index("The end") :]
    assert max(len(line) for line in told.splitlines()) <= 120


def test_private_events_are_told_once_to_their_audience_and_once_to_the_others(tmp_path: Path) -> None:
    private = event("Hears", secret=("second",)) + after("Lead.apply", "s.emit(Hears(1, 2), 2)")
    game = plant(Plant("a private event", {"steps": private}, ()), tmp_path)
    told = golden.render(game, golden.random_record(game, 3, {}, 1))
    assert "   seat 2   hears 1 2\n   others   hears 1\n" in told


def test_moves_that_are_no_longer_legal_are_replaced_by_a_new_game(tmp_path: Path) -> None:
    told = golden.render(LATRIA, golden.random_record(LATRIA, 3, {}, 3))
    strict = "\nLead.options = Lead.legal = lambda self, s, seat: PLAY.each(s.hands[seat])[:1]\n"
    game = plant(Plant("lowest card first", {"steps": strict}, ()), tmp_path)
    updated = golden.updated(game, told)
    assert updated != told
    assert golden.parse(updated).key == golden.parse(told).key
    assert golden.render(game, golden.parse(updated)) == updated


@pytest.mark.parametrize("seed", range(8))
def test_tracing_a_game_step_by_step_plays_the_same_game(seed: int) -> None:
    record = golden.random_record(LATRIA, 3 + seed % 4, {"variant": ("normal", "simple", "star")[seed % 3]}, seed)
    s = LATRIA.rules.setup(record.seats, record.options)
    s.chance = KeyedRandom(record.key)
    moves = iter([(seat, LATRIA.rules.space.by_text[text]) for seat, text in record.moves])
    trace(LATRIA.rules, s, lambda _: next(moves))
    assert snapshot(s) == snapshot(replay(LATRIA.rules, record))
    assert next(moves, None) is None


def test_something_else_is_no_golden_playthrough() -> None:
    with pytest.raises(RecordError, match="it has no line for key, options, seats, version"):
        golden.parse("game: latria\n")


def test_goldens_are_composed_so_that_every_clause_and_variant_occurs() -> None:
    records = golden.compose(LATRIA).values()
    clauses = set().union(*[golden.coverage_of(LATRIA, record).clauses for record in records])
    assert cited_clauses(LATRIA) <= clauses
    assert {record.options["variant"] for record in records} == {"normal", "simple", "star"}
    assert {record.seats for record in records} == {3, 4, 5, 6}


def test_counts_are_those_of_a_walk_through_all_sequences() -> None:
    s = Setup(3, (), 9).begin(LATRIA)
    (dealer,) = to_act(s)
    walked = 0
    for lead in legal(s, dealer):
        t = s.clone()
        play(LATRIA.rules, t, dealer, lead)
        walked += len(legal(t, to_act(t)[0]))
    assert sequences(LATRIA.rules, s, 1) == 12
    assert sequences(LATRIA.rules, s, 2) == walked


def test_a_digest_changes_with_the_game() -> None:
    one, again, other = (digest(LATRIA, Setup(3, (), seed)) for seed in (1, 1, 2))
    assert one == again
    assert one.rpartition(" ")[2] != other.rpartition(" ")[2]


def test_setups_leave_out_what_the_game_refuses() -> None:
    with_three = [setup for setup in setups(LATRIA) if setup.seats == 3]
    assert (("dealer", "3"),) in [setup.options for setup in with_three]
    assert (("dealer", "4"),) not in [setup.options for setup in with_three]
    assert [option.name for option in variants(LATRIA)] == ["variant", "campaign"]


def test_the_runner_names_what_never_occurs(tmp_path: Path) -> None:
    dead = "\nUNUSED = KINDS._replace(id='LO-99')\n\ndef unused():\n    return UNUSED\n"
    game = plant(Plant("a clause never reached", {"scoring": dead}, ()), tmp_path)
    run = exhaust(game, most=8)
    assert run.missing == ["LO-99"]
    assert "missing   LO-99" in str(run)


def test_the_runner_believes_the_oracle_until_it_is_proved_wrong(tmp_path: Path) -> None:
    never = "\nLatriaOracle.never = {'LO-3.9': 'we thought so', 'LO-6.5': 'nor this'}\n"
    game = plant(Plant("a clause said never to occur", {"oracle": never}, ()), tmp_path)
    assert exhaust(game, most=8).unexpected == ["LO-3.9", "LO-6.5"]


def test_cited_clauses_are_those_the_code_names() -> None:
    assert {"LO-3.9", "LO-6.1a", "LO-6.4", "LO-6.5", "LO-6.6", "LO-9.2"} <= cited_clauses(LATRIA)
    assert "LO-1.1" not in cited_clauses(LATRIA)


def test_tags_are_found_in_test_files(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "@clause('latria:LO-1.1', 'latria:LO-1.2')\ndef test_one(): ...\n"
        "@pytest.mark.clause('latria:LO-1.1')\nasync def test_two(): ...\n"
        "@clause('latria:LO-9.9')\ndef helper(): ...\n"
    )
    assert tagged(tmp_path) == {
        "latria:LO-1.1": ["test_some.py::test_one", "test_some.py::test_two"],
        "latria:LO-1.2": ["test_some.py::test_one"],
    }


def test_a_tag_needs_a_game_and_a_clause() -> None:
    with pytest.raises(ValueError, match='"game:clause"'):
        clause("LO-4.6")
