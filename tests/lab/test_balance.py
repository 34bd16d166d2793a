"""The balance lab: its statistics find what is there and little that is not, its twins differ by one thing alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenban.bots import shared
from tenban.cli import main
from tenban.kernel import FastRandom, Move, State, start, to_act
from tenban.lab.balance import LabPlan, examine, findings, page, sheets
from tenban.lab.balance.effects import FALSE_DISCOVERIES, Effect, controlled, effect
from tenban.lab.balance.games import Clock, Observed, Play, Twin, _denier, _giver, play_number
from tenban.lab.balance.journal import LabError
from tenban.lab.balance.run import Results
from tenban.registry import Game, find, games

PLAN = LabPlan("latria", "1", 3, "quick", 12, 6, 1, 2, ("random",), verbs=("declare", "play"))


def synthetic(rng: Random, games: int, seats: int, more: float, twins: int, card: float) -> Results:
    """Return results: the first place wins `more` than its share, the first of 20 things is worth `card`.

    Every seat that may take it does, so that giving it changes nothing.
    """
    plan = LabPlan("latria", "1", seats, "quick", games, twins, 0, 0, verbs=("play",))
    results = Results(plan)
    others = (1 - 1 / seats - more) / (seats - 1)
    weights = [1 / seats + more] + [others] * (seats - 1)
    for number, winner in enumerate(rng.choices(range(seats), weights, k=games)):
        shares = [float(seat == winner) for seat in range(seats)]
        results.games[number] = Observed(number, [0] * seats, shares, 10, None, 2.0, 0, [], [], [], [])
    for thing in range(20):
        p = 0.1 + (card / 2 if thing == 0 else 0.0)
        for number in range(twins):
            free, denied = float(rng.random() < p), float(rng.random() < 0.2 - p)
            given = float(rng.random() < p)
            results.twins.append(Twin(thing, number, 0, given, denied, free, 0, 0, True, True))
    results.twinned = set(range(twins))
    return results


def test_a_family_is_adjusted_as_benjamini_and_hochberg_say() -> None:
    family = [Effect(str(p), 0.1, 0.0, 0.2, 10, p) for p in (0.01, 0.04, 0.03, 0.005)]
    assert [round(one.adjusted, 6) for one in controlled(family)] == [0.02, 0.04, 0.04, 0.02]
    assert [one.flagged for one in controlled([Effect("a", 0, 0, 0, 2, 0.04), Effect("b", 0, 0, 0, 2, 0.9)])] == [
        False,
        False,
    ]


def test_equal_seats_and_things_are_seldom_flagged() -> None:
    rng, flagged, all = Random(1), 0, 0
    for _ in range(60):
        results = synthetic(rng, 400, 4, 0.0, 60, 0.0)
        effects = findings.seats(results) + findings.denied(results) + findings.given(results)
        flagged, all = flagged + sum(one.flagged for one in effects), all + len(effects)
    assert all == 60 * 44
    assert flagged <= FALSE_DISCOVERIES * all


def test_a_planted_advantage_of_three_points_is_found() -> None:
    rng, runs, seats, cards = Random(2), 40, 0, 0
    for _ in range(runs):
        results = synthetic(rng, 6000, 4, 0.03, 0, 0.0)
        found = findings.seats(results)
        seats += found[0].flagged and found[0].mean > 0.25
        assert max(one.half for one in found) < 0.015
    for _ in range(runs):
        results = synthetic(rng, 2, 4, 0.0, 4800, 0.03)
        cards += any(one.flagged and one.name == "play S1" for one in findings.denied(results))
    assert seats >= 0.95 * runs
    assert cards >= 0.95 * runs


def test_an_interval_holds_the_true_mean() -> None:
    rng, held = Random(3), 0
    for _ in range(400):
        one = effect("", [float(rng.random() < 0.25) for _ in range(200)], 0.25)
        held += one.low <= 0.25 <= one.high
    assert 370 <= held <= 392


def moves_of(plan: LabPlan, number: int, chooser: Any, seat: int) -> list[tuple[int, Move, list[Move]]]:
    """Return what each seat chose in one game, and what it could choose."""
    s = start(plan.rules, plan.seats, {}, FastRandom(number))
    made: list[tuple[int, Move, list[Move]]] = []

    def note(at: State, chosen_by: int, move: Move, _asked: Any) -> None:
        made.append((chosen_by, move, [Move((action,)) for action in at.stack[-1].legal(at, chosen_by)]))

    Play(plan.rules, plan.bots(), number, chooser, seat, note).run(s)
    assert not to_act(s)
    return made


def test_a_seat_that_is_denied_a_thing_takes_it_only_if_it_must() -> None:
    thing = next(thing for thing in PLAN.things() if thing.name == "declare sun")
    wanted = taken = 0
    for number in range(12):
        free = moves_of(PLAN, number, None, -1)
        wanted += any(seat == 0 and thing.codes & set(move.codes) for seat, move, _ in free)
        for seat, move, could in moves_of(PLAN, number, _denier(PLAN, thing.codes), 0):
            if seat == 0 and thing.codes & set(move.codes):
                taken += 1
                assert len(could) == 1
    assert wanted > 2
    assert taken <= wanted


def test_a_seat_that_is_given_a_thing_takes_it_as_soon_as_it_may() -> None:
    thing = next(thing for thing in PLAN.things() if thing.name == "play M5")
    seen = 0
    for number in range(30):
        made = moves_of(PLAN, number, _giver(PLAN, thing.codes), 1)
        first = next((m for m in made if m[0] == 1 and thing.codes & {c for o in m[2] for c in o.codes}), None)
        if first is not None:
            seen += 1
            assert thing.codes & set(first[1].codes)
    assert seen >= 2


def test_twins_that_would_not_differ_are_the_free_game() -> None:
    observed, twins = play_number(PLAN, 1)
    assert sum(observed.shares) == pytest.approx(1.0)
    assert twins
    for twin in twins:
        assert twin.free == observed.shares[twin.seat]
        assert twin.gives or twin.given == twin.free
        assert twin.denies or twin.denied == twin.free
        assert twin.gives or twin.denies
    assert play_number(PLAN, 1) == (observed, twins)


def test_a_lab_that_goes_on_with_more_twins_plays_those_of_the_games_before(tmp_path: Path) -> None:
    examine(replace(PLAN, twins=2), tmp_path / "first")
    later, at_once = examine(PLAN, tmp_path / "first"), examine(PLAN, tmp_path / "second")
    assert later.twinned == at_once.twinned == set(range(PLAN.twins))
    assert sorted(later.twins) == sorted(at_once.twins)
    assert later.games == at_once.games
    assert findings.saving(later) == findings.saving(at_once)


def test_a_lab_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = examine(PLAN, tmp_path / "whole")

    def stop(done: int, of: int) -> None:
        if done >= of // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        examine(PLAN, tmp_path / "parts", on_progress=stop)
    journal = tmp_path / "parts" / "results.jsonl"
    journal.write_bytes(journal.read_bytes()[:-9])  # as if the power had failed
    again = examine(PLAN, tmp_path / "parts")
    assert journal.read_bytes() == (tmp_path / "whole" / "results.jsonl").read_bytes()
    assert page.page(again) == page.page(whole)
    with pytest.raises(LabError, match="another seed"):
        examine(LabPlan("latria", "1", 3, "quick", 12, 6, 1, 2, ("random",), 1, verbs=PLAN.verbs), tmp_path / "whole")


def test_the_journal_of_an_earlier_version_is_refused(tmp_path: Path) -> None:
    examine(replace(PLAN, games=1, twins=1), tmp_path)
    plan = tmp_path / "lab.json"
    plan.write_text(plan.read_text("utf-8").replace('"format": 2,', ""), "utf-8")
    with pytest.raises(LabError, match="another format"):
        examine(PLAN, tmp_path)


def test_the_report_is_one_file_in_both_languages(tmp_path: Path) -> None:
    results = examine(PLAN, tmp_path)
    text = page.write(results, tmp_path).read_text("utf-8")
    for words in (
        "Latria Opus",
        "ラトリア",
        "Comebacks",
        "逆転",
        "run again:",
        "tenban lab latria --seats 3 --bot quick",
    ):
        assert words in text
    assert "http" not in text
    assert "<link" not in text
    assert "{ $" not in text
    assert len(text) < 300_000
    assert [path.exists() for path in sheets.write(results, tmp_path)] == [True] * 3


@pytest.mark.parametrize("game", ["cultus", "eclipse", "hoshizukuri", "latria", "olympus"])
def test_things_are_actions_of_the_game(game: str) -> None:
    plan = LabPlan(game, "1", 3, "quick", 1, 0, 0, 0, verbs=find(game).things)
    known = {verb.name for verb in find(game).rules.space.verbs if verb.domains}
    assert set(find(game).things) <= known
    assert len(plan.things()) == len({thing.name for thing in plan.things()}) > 5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["latria", "--things", "swim"], "latria has no verb 'swim' with things"),
        (["latria", "--twins", "-1"], "--twins must be 0 or more, not -1"),
        (["latria", "--bot", "gredy"], "there is no bot 'gredy'"),
        (["latrai"], "there is no game 'latrai'"),
        (["cultus", "--seats", "1"], "it needs two or more"),
    ],
)
def test_bad_input_is_named(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "4", "--twins", "1", "--option-games", "0", "--skill-games", "0", "--jobs", "1"]
    assert main(["lab", "latria", "--seats", "3", "--bot", "quick", *few, "--out", str(tmp_path / "lab")]) == 0
    assert "4 games of latria with 3 seats" in capsys.readouterr().out
    assert (tmp_path / "lab" / "report.html").exists()


def test_bots_for_experiments_have_names() -> None:
    assert shared("greedy@2") is not shared("greedy@3")
    assert type(shared("quick")).__name__ == "Quick"


@pytest.fixture
def charms(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with known effects, as if it were installed."""
    monkeypatch.setitem(games(), "charms", Game("charms", "tests.lab.charms"))
    return "charms"


def plan_of(charms: str, number: int, games_played: int, twins: int, first: str) -> LabPlan:
    options = (("first", first),)
    return LabPlan(charms, "1", 2, "quick", games_played, twins, 0, 0, seed=number, options=options, verbs=("wear",))


@pytest.mark.slow
def test_a_seat_that_wins_three_points_more_is_found_in_whole_games(charms: str, tmp_path: Path) -> None:
    runs, found = 20, 0
    for number in range(runs):
        one = findings.seats(examine(plan_of(charms, number, 6000, 0, "better"), tmp_path / str(number)))[0]
        found += one.flagged and one.mean > 0.5
    assert found >= 0.95 * runs


@pytest.mark.slow
def test_a_thing_worth_three_points_is_found_by_twins_and_the_others_are_not(charms: str, tmp_path: Path) -> None:
    """Half of the seats wear the charm unasked, so that denying it and giving it are each worth half of the points."""
    runs, found, false, others = 20, 0, 0, 0
    for number in range(runs):
        results = examine(plan_of(charms, number, 2000, 2000, "fair"), tmp_path / str(number))
        for effects in (findings.denied(results), findings.given(results)):
            planted = next(one for one in effects if one.name == "wear 1")
            assert planted.mean == pytest.approx(0.015, abs=0.01)
            found += planted.flagged
            false += sum(one.flagged for one in effects if one is not planted)
            others += len(effects) - 1
    assert found >= 0.95 * 2 * runs
    assert others == 10 * runs
    assert false <= FALSE_DISCOVERIES * others


def test_the_twins_of_a_thing_that_does_nothing_are_equal(charms: str) -> None:
    """All luck is the same in both twins."""
    for number in range(10):
        _, twins = play_number(plan_of(charms, 1, 10, 10, "fair"), number)
        assert twins
        for twin in twins:
            assert twin.gives != twin.denies
            assert twin.thing == 0 or twin.given == twin.denied == twin.free


def test_the_luck_of_a_turn_does_not_depend_on_how_many_choices_were_made_before() -> None:
    begin = Clock(-1, (0, 0), 0)
    short, long = begin.after(0).after(1), begin.after(0).after(0).after(0).after(1)
    assert short.luck(5) == long.luck(5)
    assert long.luck(5) != long.after(1).luck(5) != long.luck(6)
    assert begin.after(1).luck(5) == short.luck(5)
    assert len({clock.luck(5) for clock in (begin.after(0), begin.after(1), short.after(0))}) == 3


@pytest.mark.slow
def test_a_lab_that_changes_nothing_finds_almost_nothing(tmp_path: Path) -> None:
    """Twins of real games that differ by the luck of one bot alone."""
    plan = LabPlan("latria", "1", 3, "quick", 300, 300, 0, 0, verbs=("declare", "play"), null=True)
    results = examine(plan, tmp_path)
    effects = findings.denied(results) + findings.given(results)
    assert len(effects) == 2 * 39  # every card that three seats play with, and every declaration
    assert sum(one.flagged for one in effects) <= FALSE_DISCOVERIES * len(effects)
