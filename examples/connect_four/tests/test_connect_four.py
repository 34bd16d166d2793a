"""Connect four, clause by clause."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from connect_four.events import Drops
from connect_four.rules import CELLS, COLUMNS, DROP, FULL, ROWS, RULES, SPACE, ConnectFourState, lined_up

from tenban.kernel import FastRandom, IllegalMove, bit, legal, rollout, start, submit, to_act
from tenban.kernel.event import fields_of
from tenban.registry import find
from tenban.testing import clause
from tenban.testing.clause import tagged
from tenban.testing.exhaust import exhaust


def played(columns: str) -> ConnectFourState:
    """Return the board after stones are dropped into these columns in turn."""
    s = start(RULES, 2, {}, FastRandom(1))
    for name in columns:
        submit(RULES, s, to_act(s)[0], SPACE.by_text[f"drop {name}"])
    return s


@clause("connect_four:CF-1")
def test_the_board_has_seven_columns_of_six() -> None:
    assert (COLUMNS, ROWS, CELLS) == (7, 6, 42)
    assert [action.text for action in legal(played(""), 0)] == [f"drop {name}" for name in "abcdefg"]


@clause("connect_four:CF-2")
def test_players_take_turns_and_the_first_seat_begins() -> None:
    assert [to_act(played("abc"[:n])) for n in range(4)] == [(0,), (1,), (0,), (1,)]


@clause("connect_four:CF-3")
def test_a_stone_falls_to_the_lowest_free_cell() -> None:
    s = played("dda")
    assert s.first == bit(3 * 7) | bit(0)
    assert s.second == bit(3 * 7 + 1)


@clause("connect_four:CF-3")
def test_a_column_with_six_stones_takes_no_more() -> None:
    s = played("aaaaaa")
    assert DROP.of(0) not in legal(s, 0)
    with pytest.raises(IllegalMove) as refusal:
        submit(RULES, s, 0, DROP.of(0))
    assert refusal.value.clause == FULL


@clause("connect_four:CF-4")
@pytest.mark.parametrize(
    "columns", ["abababa", "aabbccd", "abbccdcddgd", "gffeededdad"], ids=["upright", "level", "rising", "falling"]
)
def test_four_in_a_line_win(columns: str) -> None:
    s = played(columns)
    assert to_act(s) == ()
    assert RULES.winners(s) == [0]
    assert RULES.totals(s) == [1, 0]


@clause("connect_four:CF-4")
def test_a_line_does_not_run_over_the_edge_into_the_next_column() -> None:
    s = played("fafafbg")
    assert to_act(s) == (1,)
    assert not lined_up(bit(4) | bit(5) | bit(7) | bit(8))


@clause("connect_four:CF-5")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    s = played("aaaaaabbbbbbccccccgddddddeeeeeeffffffggggg")
    assert to_act(s) == ()
    assert RULES.winners(s) == [0, 1]
    assert RULES.totals(s) == [0, 0]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_event_has_a_sentence_that_uses_exactly_its_fields(lang: str) -> None:
    text = files("connect_four").joinpath("texts", f"{lang}.ftl").read_text("utf-8")
    for kind in (Drops,):
        sentence = re.search(rf"^event-{kind.name} = (.*)$", text, re.MULTILINE)
        assert sentence
        assert set(re.findall(r"\$(\w+)", sentence[1])) == {field.name for field in fields_of(kind)}


def test_random_games_end_with_a_line_or_a_full_board() -> None:
    for seed in range(200):
        s = start(RULES, 2, {}, FastRandom(seed))
        made = rollout(RULES, s)
        assert 7 <= made <= CELLS
        assert (s.winner >= 0) or made == CELLS
        assert RULES.faults(s) == []


def test_every_verb_step_and_clause_occurs() -> None:
    assert exhaust(find("connect_four")).missing == []


def test_every_clause_has_a_test() -> None:
    tags = tagged(Path(__file__).parent)
    assert [clause.id for clause in RULES.clauses if f"connect_four:{clause.id}" not in tags] == []
