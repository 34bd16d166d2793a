"""The suite as people use it: reports that can be read, scenarios that can be followed, a test in three lines."""

from __future__ import annotations

import subprocess
import sys
from contextlib import nullcontext
from math import inf
from pathlib import Path
from typing import Any

import pytest

import tenban
from tenban import bots
from tenban.kernel import Move, SetupError, State, legal, play, to_act
from tenban.match import Match
from tenban.registry import UnknownGameError, find
from tenban.testing import Fault, Report, Result, Scenario, certificates, check, check_scenario, conformance
from tenban.testing.checks import CHECKS, info, observers
from tenban.testing.checks.worlds import Pair
from tenban.testing.compare import CheckError
from tenban.testing.playthrough import Moment, Series, begin, random_playthrough, sample
from tests.testing.planting import Plant, plant
from tests.testing.plants import extra_field

LATE = Plant(
    "a purge that is always refused",
    {"steps": "\nPurge.legal = lambda self, s, seat: []\n"},
    ("options-in-order",),
)

test_conformance = conformance("latria", examples=1)


def test_a_report_names_every_check_and_counts_what_was_asked() -> None:
    report = check("latria", seats=3, games=1)
    assert report.ok
    assert (report.games, report.faults) == (2, [])
    table = str(report)
    for result in report.results:
        assert f"{result.name} " in table
        assert result.asked > 0, f"{result.name} was never asked"
    assert "no faults" in table


def test_a_fault_comes_with_a_scenario_that_leads_to_it(tmp_path: Path) -> None:
    game = plant(LATE, tmp_path)
    fault = check(game, seats=3, games=1, only=LATE.caught_by).faults[-1]
    s = begin(game, fault.scenario)
    for seat, text in fault.scenario.moves:
        assert type(s.stack[-1]).__name__ != "Purge"
        play(game.rules, s, seat, game.rules.space.by_text[text])
    assert type(s.stack[-1]).__name__ == "Purge"
    assert "has no legal option" in fault.what
    assert f"seed {fault.scenario.seed}" in str(fault)


def test_the_scenario_of_a_fault_stops_where_the_fault_first_shows(tmp_path: Path) -> None:
    early = Plant("a clone that forgets the round", {"state": extra_field("round", "0", copied="0")}, ())
    report = check(plant(early, tmp_path), seats=3, games=1)
    scenario = next(fault.scenario for fault in report.faults if fault.check == "clone-equal")
    assert scenario.moves == ()


def test_the_same_seed_gives_the_same_report() -> None:
    once, again = (str(check("latria", seats=5, games=1, seed=7)) for _ in range(2))
    assert once == again


def test_moments_are_sampled_by_kind_of_step() -> None:
    playthrough = random_playthrough(find("latria"), Scenario("latria", 4, {}, 1))
    moments = sample(playthrough, 2)
    kinds = [type(m.state.stack[-1]).__name__ if m.state.stack else "" for m in moments]
    assert {"Lead", "Follow", ""} <= set(kinds)
    assert kinds.count("Lead") <= 3  # two, and the first moment of all


def test_every_bot_is_watched() -> None:
    assert {*bots.BOTS, "rooted"} == set(observers.BOTS)
    measured = [bots.make("rooted@9")]
    assert {type(bot) for bot in [*[make() for make in bots.BOTS.values()], *measured]} == {
        type(bot) for bot in observers.BOTS.values()
    }


def test_the_report_says_whether_no_bot_peeks() -> None:
    watched = [check.name for check in CHECKS if check.name.startswith("no-peek-")]
    assert watched == [f"no-peek-{name}" for name in [*observers.BOTS, "hint"]]
    assert "No-peek certificate: random, greedy, novice" in str(check("latria", seats=3, games=3, only=watched))
    assert "No certificate: not every bot" in str(check("latria", seats=3, games=1, only=["ends"]))


def test_a_bot_that_looks_at_the_state_is_found_out() -> None:
    """One that plays by the cards of the others, as no bot could that is given a view."""

    def peeks(m: Moment, s: Any, pair: Pair) -> str:
        return str([s.hands[seat] for seat in range(s.seats)])

    playthrough = random_playthrough(find("latria"), Scenario("latria", 4, {}, 1))
    with pytest.raises(CheckError, match="the answer of the cheat for seat"):
        observers.compare_answers("the cheat", peeks)(Moment(playthrough, 5))


def test_a_bot_that_accepts_a_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gullible(bots.Bot):
        def choose(self, view: Any, seed: int = 0, deadline: float = inf) -> Move:
            return Move((view.stack[-1].legal(view, 0)[0],))

    monkeypatch.setitem(observers.BOTS, "gullible", Gullible())
    (fault,) = check("latria", seats=3, games=1, only=["views-only"]).faults
    assert "handed a LatriaState instead of a View, the bot gullible" in fault.what


def test_a_harness_that_hands_a_bot_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match[State], bots: list[Any]) -> None:
        bots[0].choose(match.state)

    assert check("latria", seats=3, games=1, only=["views-only"]).ok
    monkeypatch.setattr(observers, "play_out", careless)
    (fault,) = check("latria", seats=3, games=1, only=["views-only"]).faults
    assert fault.what == "a bot in a match is handed a LatriaState instead of a View"


def test_a_view_of_the_true_state_is_recognised() -> None:
    match = tenban.new("latria", seed=1)
    assert observers.leak_in(match.view(0), match.state) == ""
    assert observers.leak_in(match.state, match.state) == "a LatriaState instead of a View"
    peeking = match.view(0)
    peeking.state.stack = match.state.stack
    assert observers.leak_in(peeking, match.state) == "state.stack of the true state: view.state.stack"
    peeking = match.view(0)
    peeking.state.chance = match.state.chance
    assert observers.leak_in(peeking, match.state) == "the chance of the game: view.state.chance"


def test_what_is_declared_but_never_seen_counts_after_two_games() -> None:
    """One game may have options that leave it out."""
    game = find("connect_four")
    for games, caught in ((1, False), (2, True)):
        series = Series(game.rules, games, draws=0, longest=40, seats={2})
        with pytest.raises(CheckError) if caught else nullcontext():
            info._compare("chance", True, False, "something was drawn", series)


def test_where_nothing_is_hidden_the_worlds_differ_in_what_chance_will_bring() -> None:
    watched = [check.name for check in CHECKS if check.name.startswith("no-peek-")]
    report = check("connect_four", games=4, only=watched)
    assert "No-peek certificate" in report.certificate()
    playthrough = random_playthrough(find("connect_four"), Scenario("connect_four", 2, {}, 1))
    with pytest.raises(CheckError):
        observers.compare_answers("the prophet", lambda m, s, pair: str(s.chance.below(10**9)))(Moment(playthrough, 5))


def test_the_certificates_are_a_table_of_bots_and_games() -> None:
    scenario = Scenario("b", 2, {}, 1)
    results = [
        Result("no-peek-greedy", "", 12),
        Result("no-peek-hint", "", 7, Fault("no-peek-hint", "it peeks", scenario)),
    ]
    table = certificates([Report("a", [Result("no-peek-greedy", "", 3), Result("ends", "", 9)]), Report("b", results)])
    assert table.splitlines() == ["no-peek  a      b", "greedy   3     12", "hint     –  FAULT"]


def test_options_given_are_kept_and_wrong_ones_refused() -> None:
    report = check("latria", seats=3, games=1, options={"variant": "simple"}, only=["scores-add-up"])
    assert report.ok
    with pytest.raises(SetupError, match="cannot be 'dull'"):
        check("latria", seats=3, options={"variant": "dull"})
    with pytest.raises(SetupError, match="3 to 6 seats"):
        check("latria", seats=9)
    with pytest.raises(SetupError, match="one of the 3 seats"):
        check("latria", seats=3, options={"dealer": "6"})
    with pytest.raises(UnknownGameError):
        check("chess")


def test_options_that_only_some_numbers_of_seats_allow_are_tried_with_those() -> None:
    report = check("latria", games=1, options={"dealer": "6"}, only=["ends"])
    assert report.ok
    assert report.games == 2  # six seats, once from the start and once from a wild position


def test_a_scenario_with_a_wild_start_can_be_replayed() -> None:
    game = find("latria")
    scenario = Scenario("latria", 4, {}, 5, wild=True)
    assert check_scenario(game, scenario).ok
    one, other = begin(game, scenario), begin(game, scenario)
    assert [a.text for a in legal(one, to_act(one)[0])] == [a.text for a in legal(other, to_act(other)[0])]


def test_a_game_that_is_not_written_yet_gets_a_list_of_what_is_missing(tmp_path: Path) -> None:
    blank = Plant("blank", {"rules": "\nLatria.setup = Rules.setup\n"}, ())
    game = plant(blank, tmp_path)
    for part in ("oracle.py", "heuristics.py", "face.py", "texts/ja.ftl"):
        (tmp_path / game.package / part).unlink()
    told = str(check(game, seats=3, games=1))
    assert "NotImplementedError in setup" in told
    assert "it is not implemented yet" in told
    for part in ("oracle.py", "heuristics.py", "face.py", "texts/ja.ftl"):
        assert f"There is no {part}" in told


def test_a_game_that_cannot_be_imported_is_a_fault_and_not_a_crash(tmp_path: Path) -> None:
    game = plant(Plant("no import", {"rules": "\nfrom .nowhere import NOTHING\n"}, ()), tmp_path)
    report = check(game, seats=3, games=1)
    assert report.caught() == ["plays"]
    assert "No module named 'planted_no_import.nowhere'" in report.faults[0].what


def test_an_oracle_that_breaks_down_is_a_fault_and_not_a_crash(tmp_path: Path) -> None:
    broken = "\n\ndef _wild(self, seats, options, seed):\n    return 1 / 0\n\nLatriaOracle.wild = _wild\n"
    report = check(plant(Plant("no oracle", {"oracle": broken}, ()), tmp_path), seats=3, games=1, only=["ends"])
    assert "ZeroDivisionError in _wild (planted_no_oracle/oracle.py" in report.faults[0].what


def test_the_command_says_which_games_there_are() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tenban.testing", "counts", "chess"], capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert "there is no game 'chess'" in run.stderr
    assert "Traceback" not in run.stderr
