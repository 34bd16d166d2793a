"""LO-9: a campaign is one game with as many hands as seats."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tenban.games.latria.rules import RULES
from tenban.games.latria.scoring import campaign_points
from tenban.games.latria.state import LatriaState
from tenban.games.latria.steps import Lead
from tenban.kernel import KeyedRandom, Record, play, replay, rollout, start, to_act, verify
from tenban.testing.clause import clause
from tests.games.latria.support import begin, choices, held, lines, points

SEATS = [3, 4, 5, 6]


def finished(games: Sequence[Sequence[int]]) -> LatriaState:
    """A campaign over, with these victory points in each game."""
    s = begin(len(games[0]), campaign=True)
    s.results = tuple(own for game in games for own in game)
    s.game = len(games)
    s.stack = []
    return s


@clause("latria:LO-9.1")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_as_many_games_as_players_and_the_first_deal_moves_to_the_left(seats: int) -> None:
    s = begin(seats, campaign=True, seed=seats)
    dealers = [seat for seat in choices(s) if isinstance(s.stack[-1], Lead) and s.round == 1]
    assert dealers == [(s.first_dealer + game) % seats for game in range(seats)]
    assert len(s.results) == seats * seats
    assert s.game == seats


@clause("latria:LO-9.1")
def test_each_game_of_a_campaign_starts_with_full_hands_and_empty_piles() -> None:
    s = begin(4, campaign=True, seed=1)
    for _ in choices(s):
        if isinstance(s.stack[-1], Lead) and s.round == 1:
            assert [len(held(s, seat).split()) for seat in range(4)] == [12] * 4
            assert not any(s.owns(seat) for seat in range(4))
            assert (s.used, s.voids, s.purged) == (0, 0, ())
            assert [s.left_in(kind) for kind in range(3)] == [12] * 3


@clause("latria:LO-9.1")
def test_a_chosen_first_dealer_begins_and_the_others_follow() -> None:
    s = begin(3, campaign=True, dealer="3")
    dealers = [seat for seat in choices(s) if isinstance(s.stack[-1], Lead) and s.round == 1]
    assert dealers == [2, 0, 1]


@clause("latria:LO-9.2")
@pytest.mark.parametrize(
    ("won", "scored"),
    [
        ([20, 15, 10], [3, 2, -1]),
        ([5, 9, -3, 7], [2, 4, -1, 3]),
        ([1, 2, 3, 4, 5], [-1, 2, 3, 4, 5]),
        ([60, 50, 40, 30, 20, 10], [6, 5, 4, 3, 2, -1]),
    ],
)
def test_first_place_scores_the_number_of_players_and_last_place_minus_one(won: list[int], scored: list[int]) -> None:
    assert campaign_points(won) == scored


@clause("latria:LO-9.2")
def test_the_score_sheet_has_a_line_for_each_game_that_names_its_victory_points() -> None:
    s = finished([[20, 15, 10], [-3, 0, 5], [7, 7, 1]])
    assert lines(s, 0) == [("LO-9.2", 3, (1, 20)), ("LO-9.2", -1, (2, -3)), ("LO-9.2", 3, (3, 7))]
    assert points(s) == [5, 2 + 2 + 3, -1 + 3 - 1]


@clause("latria:LO-9.3")
@pytest.mark.parametrize(
    ("won", "scored"),
    [
        ([20, 15, 15, 10], [4, 3, 3, -1]),
        ([20, 20, 15, 10], [4, 4, 2, -1]),
        ([20, 20, 20, 10], [4, 4, 4, -1]),
        ([20, 15, 10, 10], [4, 3, -1, -1]),
        ([20, 10, 10, 10], [4, -1, -1, -1]),
        ([5, 5, 5, 5], [4, 4, 4, 4]),
        ([0, 0, 0], [3, 3, 3]),
    ],
)
def test_equal_victory_points_share_a_place_and_the_next_places_are_skipped(won: list[int], scored: list[int]) -> None:
    assert campaign_points(won) == scored


@clause("latria:LO-9.4")
def test_the_highest_total_wins_a_campaign() -> None:
    s = finished([[20, 15, 10], [20, 15, 10], [1, 2, 3]])
    assert points(s) == [3 + 3 - 1, 2 + 2 + 2, -1 - 1 + 3]
    assert RULES.winners(s) == [1]


@clause("latria:LO-9.4")
def test_equal_totals_share_the_victory_whatever_was_lost() -> None:
    s = finished([[20, 15, 10], [15, 20, 10], [5, 5, 1]])
    assert points(s) == [8, 8, -3]
    assert RULES.winners(s) == [0, 1]


@clause("latria:LO-9.5")
def test_the_record_of_four_games_adds_up() -> None:
    """The victory points are ours, the places and scores the rulebook's."""
    s = finished([[30, 20, 20, 5], [15, 3, 9, 22], [2, 25, 11, 9], [1, 12, 30, 8]])
    scored = [[won for _, won, _ in lines(s, seat)] for seat in range(4)]
    assert scored == [[4, 3, -1, -1], [3, -1, 4, 3], [3, 2, 3, 4], [-1, 4, 2, 2]]
    assert points(s) == [5, 9, 12, 7]
    assert RULES.winners(s) == [2]


@pytest.mark.parametrize("variant", ["normal", "simple", "star"])
def test_a_campaign_is_one_record_with_one_key(variant: str) -> None:
    options = {"variant": variant, "campaign": "yes"}
    record = Record("latria", RULES.version, 3, b"one key for all", options=options)
    s = start(RULES, 3, options, KeyedRandom(record.key))
    while to_act(s):
        seat = to_act(s)[0]
        action = s.stack[-1].legal(s, seat)[-1]
        record.moves.append((seat, action.text))
        play(RULES, s, seat, action)
    record.totals = RULES.totals(s)
    assert RULES.totals(replay(RULES, record)) == RULES.totals(verify(RULES, record)) == record.totals
    assert s.game == 3


def test_the_score_of_a_campaign_under_way_is_that_of_its_finished_games() -> None:
    s = begin(3, campaign=True)
    rollout(RULES, s, 45)
    assert s.game == 1
    assert len(RULES.score(s)) == 3
