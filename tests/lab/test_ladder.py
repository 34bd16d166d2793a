"""The ladder: fair seatings, a sequential test, ratings, and a journal to go on from."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tenban.lab.ladder import Deal, Ladder, Standings, climb
from tenban.lab.ladder.journal import DEALS, GAMES, PLAN, LadderError
from tenban.lab.ladder.matches import lineups
from tenban.lab.ladder.page import write
from tenban.lab.ladder.ratings import rate
from tenban.lab.ladder.verdict import chance_of_luck, interval, verdict
from tenban.lab.statistics import Row, places

SMALL = Ladder("connect_four", "1", 2, ("random", "greedy", "ismcts@10"), 24, seed=5)


@pytest.mark.parametrize("seats", range(2, 7))
def test_both_bots_sit_on_every_seat_equally_often(seats: int) -> None:
    tables = lineups(("a", "b"), seats)
    for seat in range(seats):
        assert Counter(table[seat] for table in tables)["a"] * 2 == len(tables)
    assert len(set(tables)) == len(tables)
    assert all({"a", "b"} == set(table) for table in tables)


def test_equal_rankings_share_a_place() -> None:
    assert places([(5, 1), (7, 0), (5, 1), (2, 9)]) == (2, 1, 2, 4)


def test_the_score_of_a_deal_counts_seat_against_seat() -> None:
    rows = (
        Row(0, ("a", "b", "a", "b"), (9, 5, 5, 1), (0,), 8, None, (1, 2, 2, 4)),
        Row(1, ("b", "a", "b", "a"), (9, 1, 8, 2), (0,), 8, None, (1, 4, 2, 3)),
    )
    assert Deal(("a", "b"), 0, rows).score == (1 + 1 + 0.5 + 1 + 0) / 8


def coins(rng: Random, chance: float, deals: int) -> list[float]:
    """Return deals of two games each."""
    return [((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(deals)]


def test_one_of_two_equal_bots_is_seldom_called_stronger_however_often_the_test_runs() -> None:
    rng = Random(1)
    alarms = 0
    for _ in range(300):
        scores = coins(rng, 0.5, 120)
        alarms += any(verdict(scores[:n]) for n in range(1, 121))
    assert alarms <= 15, "five in a hundred"


def test_the_stronger_of_two_unequal_bots_is_found_soon() -> None:
    rng = Random(2)
    for _ in range(50):
        scores = coins(rng, 0.75, 100)
        assert verdict(scores) == 1
        assert verdict([1 - score for score in scores]) == -1
        assert any(verdict(scores[:n]) for n in range(60))


def test_the_interval_holds_the_truth_and_shrinks() -> None:
    rng = Random(3)
    held = 0
    for _ in range(100):
        low, high = interval(coins(rng, 0.6, 200))
        held += low <= 0.6 <= high
    assert held >= 95
    assert interval([]) == (0.0, 1.0)
    few, many = interval(coins(rng, 0.6, 20)), interval(coins(rng, 0.6, 500))
    assert many[1] - many[0] < few[1] - few[0]


def test_a_verdict_is_given_exactly_when_luck_is_unlikely_enough() -> None:
    rng = Random(4)
    for deals in range(8, 60):
        scores = coins(rng, 0.65, deals)
        assert (verdict(scores) != 0) == (chance_of_luck(scores) <= 0.05)


def test_ratings_follow_the_scores_and_stay_finite() -> None:
    pytest.importorskip("choix")
    scores = {("a", "b"): [0.5, 1.0] * 20, ("b", "c"): [1.0] * 40, ("a", "c"): [1.0] * 40}
    ratings = rate(("a", "b", "c"), scores)
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert all(rating.low <= rating.rating <= rating.high for rating in ratings)
    assert sum(rating.rating for rating in ratings) == pytest.approx(4500)
    assert ratings[0].rating - ratings[1].rating == pytest.approx(190, abs=25), "three of four"


def test_ratings_are_on_the_scale_where_greedy_has_1500() -> None:
    pytest.importorskip("choix")
    above, anchor = rate(("a", "greedy"), {("a", "greedy"): [0.5, 1.0] * 20})
    assert (anchor.bot, anchor.rating) == ("greedy", 1500.0)
    assert above.rating == pytest.approx(1685, abs=25), "three of four"
    assert anchor.low < 1500 < anchor.high, "greedy is as uncertain as the others"


def test_few_deals_that_agree_leave_the_ratings_uncertain() -> None:
    pytest.importorskip("choix")
    one, many = (rate(("a", "greedy"), {("a", "greedy"): [0.75] * deals}) for deals in (1, 40))
    assert one[0].low < 1500, "a single deal does not say who is stronger"
    assert one[0].high - one[0].low > 2 * (many[0].high - many[0].low)
    assert many[0].low > 1500


def test_pairs_that_have_not_met_do_not_draw_the_ratings_together() -> None:
    pytest.importorskip("choix")
    scores = {("a", "b"): [1.0] * 6, ("b", "c"): [1.0] * 6, ("c", "d"): [1.0] * 6}
    unplayed: dict[tuple[str, str], list[float]] = {("a", "c"): [], ("a", "d"): [], ("b", "d"): []}
    assert rate(("a", "b", "c", "d"), {**scores, **unplayed}) == rate(("a", "b", "c", "d"), scores)


def test_a_ladder_of_one_process_and_of_two_are_the_same(tmp_path: Path) -> None:
    one, two = (climb(SMALL, tmp_path / str(jobs), jobs) for jobs in (1, 2))
    assert one.deals == two.deals
    assert (tmp_path / "1" / DEALS).read_text() == (tmp_path / "2" / DEALS).read_text()
    assert one.decided(("random", "greedy")) == -1


def test_a_decided_pair_plays_no_further(tmp_path: Path) -> None:
    ladder = Ladder("connect_four", "1", 2, ("random", "greedy"), 400, seed=1)
    standings = climb(ladder, tmp_path)
    assert len(standings.deals) < ladder.deals / 4


def test_a_decided_pair_plays_on_if_all_games_are_asked_for(tmp_path: Path) -> None:
    ladder = Ladder("connect_four", "1", 2, ("random", "greedy"), 60, seed=1, all_games=True)
    standings = climb(ladder, tmp_path)
    assert len(standings.deals) == ladder.deals
    assert standings.decided(("random", "greedy")) == -1


def test_near_pairs_are_rated_by_those_between_them(tmp_path: Path) -> None:
    pytest.importorskip("choix")
    ladder = Ladder("connect_four", "1", 2, ("random", "greedy", "ismcts@10", "ismcts@40"), 8, near=2)
    assert ladder.pairs == [
        ("random", "greedy"),
        ("random", "ismcts@10"),
        ("greedy", "ismcts@10"),
        ("greedy", "ismcts@40"),
        ("ismcts@10", "ismcts@40"),
    ]
    standings = climb(ladder, tmp_path)
    assert {deal.pair for deal in standings.deals} == set(ladder.pairs)
    assert {rating.bot for rating in standings.ratings()} == set(ladder.bots)
    assert "random – ismcts@40" not in write(standings, tmp_path).read_text("utf-8")


def test_a_ladder_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    ladder = Ladder("connect_four", "1", 2, ("random", "greedy"), 4)
    climb(ladder, tmp_path)
    plan = json.loads((tmp_path / PLAN).read_text())
    del plan["near"], plan["all_games"]
    (tmp_path / PLAN).write_text(json.dumps(plan))
    assert len(climb(ladder, tmp_path).deals) == 2
    with pytest.raises(LadderError, match="another near, all_games"):
        climb(replace(ladder, near=1, all_games=True), tmp_path)


class Interrupted(Exception):
    pass


def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    def stop(standings: Standings) -> None:
        if len(standings.deals) == 7:
            raise Interrupted

    with pytest.raises(Interrupted):
        climb(SMALL, tmp_path / "stopped", on_progress=stop)
    played = (tmp_path / "stopped" / DEALS).read_text().splitlines()
    assert len(played) == 7
    (tmp_path / "stopped" / DEALS).write_text("\n".join([*played[:6], played[6][:20]]))  # stopped while writing
    assert climb(SMALL, tmp_path / "stopped").deals == climb(SMALL, tmp_path / "whole").deals
    assert (tmp_path / "stopped" / DEALS).read_text() == (tmp_path / "whole" / DEALS).read_text()


def test_a_folder_with_another_ladder_is_left_alone(tmp_path: Path) -> None:
    climb(Ladder("connect_four", "1", 2, ("random", "greedy"), 4), tmp_path)
    before = (tmp_path / PLAN).read_text()
    with pytest.raises(LadderError, match="another bots, seed"):
        climb(Ladder("connect_four", "1", 2, ("random", "novice"), 4, seed=3), tmp_path)
    assert (tmp_path / PLAN).read_text() == before
    (tmp_path / PLAN).write_text("no plan")
    with pytest.raises(LadderError, match="damaged"):
        climb(SMALL, tmp_path)


def test_more_games_may_be_asked_of_the_same_ladder(tmp_path: Path) -> None:
    few, more = (Ladder("connect_four", "1", 2, ("greedy", "ismcts@4"), games, seed=2) for games in (4, 8))
    assert len(climb(few, tmp_path).deals) == 2
    assert len(climb(more, tmp_path).deals) == 4


def test_every_game_is_kept_and_the_report_stands_alone(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    standings = climb(SMALL, tmp_path)
    rows = parquet.read_table(tmp_path / GAMES).to_pylist()
    assert len(rows) == 2 * sum(len(deal.rows) for deal in standings.deals)
    assert len({row["game"] for row in rows}) == len(rows) / 2
    page = write(standings, tmp_path).read_text("utf-8")
    for word in ("Ladder: connect_four", "ismcts@10", "greedy is stronger", "<svg", "seat 2"):
        assert word in page
    assert "<script" not in page
    assert "src=" not in page
    assert json.loads((tmp_path / PLAN).read_text())["bots"] == list(SMALL.bots)
