"""Simulations: reproducible, exact, and the figures of random Latria."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.lab.simulate import Plan, play_one, run, seed_of
from tenban.lab.statistics import Row, Side, Summary, Tally, wilson

RANDOM = ("random",) * 4


def test_the_same_seed_plays_the_same_games_with_one_process_or_two() -> None:
    plan = Plan("latria", 4, ("greedy", "random", "random", "random"), 6, seed=3)
    alone: list[Row] = []
    shared: list[Row] = []
    one, two = run(plan, 1, alone.extend), run(plan, 2, shared.extend)
    assert alone == shared
    assert [row.number for row in alone] == list(range(6))
    assert one.as_data() == two.as_data()


def test_another_seed_plays_other_games() -> None:
    rows = {play_one(Plan("latria", 4, RANDOM, 1, seed), 0).points for seed in range(20)}
    assert len(rows) > 15
    assert len({seed_of(1, number) for number in range(1000)}) == 1000


def test_bots_move_on_one_seat_after_each_game() -> None:
    plan = Plan("latria", 3, ("greedy", "random", "random"), 3)
    assert [plan.bots_of(n).index("greedy") for n in range(4)] == [0, 1, 2, 0]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 11), (4, 11), (5, 11), (6, 9)])
def test_latria_lasts_eleven_rounds_or_nine_with_six(seats: int, rounds: int) -> None:
    summary = run(Plan("latria", seats, ("random",) * seats, 40))
    assert (summary.rounds.least, summary.rounds.most) == (rounds, rounds)


def test_random_latria_scores_as_it_is_known_to() -> None:
    summary = run(Plan("latria", 4, RANDOM, 1500))
    assert 47.0 <= summary.decisions.mean <= 47.6
    assert 4.6 <= summary.points.mean <= 6.4
    assert 10.5 <= summary.points.spread <= 13.5


def test_shared_victories_are_shared_and_every_game_has_one_victory() -> None:
    summary = Summary()
    summary.add(Row(0, ("a", "b", "b"), (5, 5, 1), (0, 1), 30, None))
    summary.add(Row(1, ("b", "a", "b"), (1, 2, 3), (2,), 30, None))
    assert [side.win_rate for side in summary.seats] == [0.25, 0.25, 0.5]
    assert (summary.bots["a"].win_rate, summary.bots["b"].win_rate) == (0.25, 0.375)
    assert summary.as_data()["rounds"] is None


def test_mean_and_spread_are_those_of_the_sample() -> None:
    tally = Tally()
    for n in (2, 4, 4, 4, 5, 5, 7, 9):
        tally.add(n)
    assert tally.as_data() == {"mean": 5.0, "sd": 2.1381, "min": 2, "max": 9}
    assert Tally().mean == Tally().spread == Side().win_rate == 0.0


def test_the_interval_narrows_with_more_games_and_never_leaves_0_to_1() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 10)[0] == 0.0
    assert 0.2 < wilson(0.0, 10)[1] < 0.3
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_rows_go_to_parquet_one_per_game_and_seat(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    from tenban.lab.parquet import Sheet

    file = tmp_path / "games.parquet"
    with Sheet(file) as sheet:
        summary = run(Plan("latria", 4, RANDOM, 10), on_rows=sheet.add)
    columns = pyarrow.read_table(file).to_pydict()
    assert len(columns["points"]) == 40
    assert sum(columns["points"]) == summary.points.total
    assert sum(columns["victory"]) == pytest.approx(10)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_parquet_file_that_was_not_finished_is_removed(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow.parquet")
    from tenban.lab.parquet import Sheet

    def interrupted(rows: list[Row]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Sheet(tmp_path / "games.parquet"):
        run(Plan("latria", 4, RANDOM, 1), on_rows=interrupted)
    assert list(tmp_path.iterdir()) == []
