"""The ratings that come with the games, and how they get there."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest

from bench.bots import ladders
from tenban.bots import LEVELS
from tenban.bots.levels import Level
from tenban.bots.search import Budget
from tenban.lab.bench.report import put_section
from tenban.lab.ladder import Ladder, climb
from tenban.lab.ladder.journal import DEALS, LadderError
from tenban.ratings import RatedBots, Rating, RatingsError, read_ratings, written
from tenban.registry import Game, find, games

SHIPPED = [game for game in games().values() if game.ratings]
RATED = '{"novice": [1300, 1200, 1410], "greedy": [1500, 1400, 1600]}'
TEXT = f'{{"3": {{"date": "2026-11-18", "games": 12, "ratings": {RATED}}}}}'
LADDERS = {
    3: RatedBots("2026-11-18", 12, (Rating("greedy", 1500.0, 1400.0, 1600.0), Rating("novice", 1300.0, 1200.0, 1410.0)))
}


def test_ratings_are_read_strongest_first_and_written_as_they_were() -> None:
    assert read_ratings("latria", TEXT) == LADDERS
    assert read_ratings("latria", written(LADDERS)) == LADDERS
    assert LADDERS[3].of("novice") == Rating("novice", 1300.0, 1200.0, 1410.0)
    assert LADDERS[3].of("master") is None


@pytest.mark.parametrize("text", ["{", "[]", '{"three": {}}', '{"3": {}}', TEXT.replace("1410", '"high"')])
def test_a_damaged_ratings_json_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(RatingsError, match=r'^ratings\.json of latria must be like \{"4": '):
        read_ratings("latria", text)


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_a_game_has_ratings_of_every_level_with_greedy_at_1500(game: Game) -> None:
    assert game.text("ratings.json") == written(game.ratings)
    for ladder in game.ratings.values():
        greedy = ladder.of("greedy")
        assert greedy is not None
        assert greedy.rating == 1500.0
        assert all(one.low <= one.rating <= one.high for one in ladder.ratings)
        assert {level.name for level in LEVELS} <= {one.bot for one in ladder.ratings}


@pytest.mark.parametrize("lang", ladders.PAGES)
@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_the_page_of_the_ladders_shows_them(game: Game, lang: str) -> None:
    section, page = ladders.section(game, lang, game.ratings), ladders.PAGES[lang].read_text("utf-8")
    assert section in page, "scripts/bench bots ladders writes it"
    assert put_section(page, section) == page, "a section that is there is not added again"
    assert page.count(section.partition("\n")[0] + "\n") == 1


@pytest.mark.parametrize("lang", ladders.PAGES)
@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_the_page_of_the_ladders_shows_the_settings_of_the_levels(game: Game, lang: str) -> None:
    """Levels with other settings have other ratings, so that this page must be written again."""
    counted = [level for level in LEVELS if not level.is_timed]
    cells = [
        f"{_simulations(game, level)}, {game.temperatures.get(level.name, level.temperature):g}" for level in counted
    ]
    assert f"\n| {game.name} | {' | '.join(cells)} |\n" in ladders.PAGES[lang].read_text("utf-8")


def _simulations(game: Game, level: Level) -> int:
    usual = level.effort.simulations if level.effort is not None else cast(Budget, level.budget).simulations
    return min(usual, game.simulations.get(level.name, usual))


def test_a_ladder_is_taken_over_beside_those_of_other_numbers_of_seats(tmp_path: Path) -> None:
    pytest.importorskip("choix")
    folder, home = tmp_path / "ladder", tmp_path / "tenban/games/latria"
    home.mkdir(parents=True)
    (home / "ratings.json").write_text(TEXT, "utf-8")
    standings = climb(Ladder("latria", "1", 4, ("random", "greedy"), 8, seed=5), folder)
    assert ladders.take([folder], tmp_path) == [find("latria")]
    found = read_ratings("latria", (home / "ratings.json").read_text("utf-8"))
    assert found[3] == LADDERS[3]
    assert found[4].games == sum(len(deal.rows) for deal in standings.deals) > 0
    assert found[4].date == datetime.fromtimestamp((folder / DEALS).stat().st_mtime, UTC).date().isoformat()
    assert [(one.bot, one.rating) for one in found[4].ratings] == [
        (one.bot, round(one.rating)) for one in standings.ratings()
    ]


def test_pairs_that_were_played_in_folders_of_their_own_count_as_one_ladder(tmp_path: Path) -> None:
    pytest.importorskip("choix")
    names, apart = ("random", "novice", "greedy"), [tmp_path / "a", tmp_path / "b", tmp_path / "c"]
    whole = Ladder("latria", "1", 4, names, 8, seed=5, all_games=True)
    climb(whole, tmp_path / "whole")
    for folder, pair in zip(apart, [("novice", "random"), ("greedy", "novice"), ("random", "greedy")], strict=True):
        climb(replace(whole, bots=pair), folder)
    os.utime(apart[0] / DEALS, (0, 0))  # the day is that of the last deal
    together, alone = ladders.rated(apart), ladders.rated([tmp_path / "whole"])
    assert (together.games, together.date) == (alone.games, alone.date)
    for one in alone.ratings:
        other = together.of(one.bot)
        assert other is not None
        assert other.rating == pytest.approx(one.rating, abs=1)


def test_ladders_of_other_tables_or_with_the_same_deals_are_not_put_together(tmp_path: Path) -> None:
    pytest.importorskip("choix")
    plan = Ladder("latria", "1", 4, ("random", "greedy"), 2, seed=5)
    climb(plan, tmp_path / "a")
    climb(replace(plan, bots=("greedy", "random")), tmp_path / "b")
    climb(replace(plan, options=(("variant", "simple"),)), tmp_path / "c")
    with pytest.raises(LadderError, match="the deals of greedy and random with the seed 5; name one"):
        ladders.rated([tmp_path / "a", tmp_path / "b"])
    with pytest.raises(LadderError, match="the same version of the rules, options and house file"):
        ladders.rated([tmp_path / "a", tmp_path / "c"])


def test_a_section_has_a_column_for_each_number_of_seats() -> None:
    two = {**LADDERS, 4: RatedBots("2026-11-18", 1200, (Rating("greedy", 1500.0, 1480.0, 1520.0),))}
    assert ladders.section(find("latria"), "en", two).splitlines() == [
        "## Latria Opus",
        "",
        "| bot | 3 seats | 4 seats |",
        "| --- | ---: | ---: |",
        "| `greedy` | **1500** 1400 – 1600 | **1500** 1480 – 1520 |",
        "| `novice` | **1300** 1200 – 1410 | – |",
        "| games | 12 | 1,200 |",
    ]


def test_a_folder_without_a_ladder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LadderError, match="has no ladder; name a folder of `tenban ladder --out`"):
        ladders.take([tmp_path])
    (tmp_path / "ladder.json").write_text(json.dumps({"game": "latria"}), "utf-8")
    with pytest.raises(LadderError, match=r"ladder\.json is damaged; name another folder"):
        ladders.take([tmp_path])
