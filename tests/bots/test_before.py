"""The comparison with an earlier release: results of both sides, their processor time, and a run that goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.bots.before import SECONDS, Against, against, summed_up
from tenban.bots import BOTS
from tenban.lab.ladder import Deal, Ladder, Standings
from tenban.lab.releases import VARIABLE, add_releases
from tenban.lab.statistics import Row


@pytest.fixture
def releases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(BOTS)
    monkeypatch.setenv(VARIABLE, "{}")
    add_releases({"here": sys.executable})
    yield
    BOTS.clear()
    BOTS.update(before)


def test_a_bot_is_compared_with_one_of_another_release(releases: None, tmp_path: Path) -> None:
    found = against("connect_four", 2, ("greedy", "random@here"), 20, tmp_path)
    assert (found.games, found.bot, found.other) == (20, "greedy", "random@here")
    assert found.won == found.ahead > 0.8
    assert found.verdict == 1
    assert found.interval[0] < found.won <= found.interval[1]
    assert min(found.seconds) > 0.0


def test_a_comparison_goes_on_where_it_was_stopped(releases: None, tmp_path: Path) -> None:
    some = against("connect_four", 2, ("greedy", "random@here"), 2, tmp_path)
    file = tmp_path / "connect_four-2-greedy-random@here" / SECONDS
    assert sum(json.loads(file.read_text())) == pytest.approx(2 * sum(some.seconds))
    file.write_text("[400.0, 4000.0]")
    more = against("connect_four", 2, ("greedy", "random@here"), 4, tmp_path)
    assert more.games == 4
    assert 100.0 < more.seconds[0] < 200.0
    assert 1000.0 < more.seconds[1] < 1100.0


def test_a_shared_victory_is_counted_in_parts_and_places_decide_who_is_ahead() -> None:
    standings = Standings(Ladder("latria", "1", 4, ("new", "old"), 2, all_games=True))
    bots = ("new", "old", "new", "old")
    rows = (
        Row(0, bots, (9, 9, 9, 1), (0, 1, 2), 40, 11, (1, 1, 1, 4)),
        Row(1, tuple(reversed(bots)), (7, 1, 2, 3), (0,), 40, 11, (1, 4, 3, 2)),
    )
    standings.add(Deal(("new", "old"), 0, rows))
    ahead = (0.5 + 1.0 + 0.5 + 1.0 + 0.0 + 0.0 + 0.0 + 1.0) / 8
    assert summed_up(standings, (6.0, 8.0)) == Against(
        "latria", 4, "new", "old", 2, (2 / 3 + 0.0) / 2, ahead, 0, (3.0, 4.0)
    )
