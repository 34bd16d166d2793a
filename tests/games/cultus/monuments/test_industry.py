"""Industry."""

from __future__ import annotations

import pytest

from tenban.kernel.chance import DrawNeededError, ExplicitRandom
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


def table(**more: object) -> Position:
    return Position(TOWN, phase="start", owned={0: "industry"}, row="unity traffic military", **more)  # type: ignore[arg-type]


@clause("cultus:CU-6.3", "cultus:CU-6.8")
def test_none_one_or_two_cards_are_drawn_at_the_start() -> None:
    assert table().do("skip").s.hand_sizes[0] == 0
    assert table().do("draw 1", "skip").s.hand_sizes[0] == 1
    two = table().do("draw 1", "draw 5")
    assert two.s.hand_sizes[0] == 2
    assert two.step == "Bank"


@clause("cultus:CU-6.3")
def test_the_second_is_decided_on_after_the_first() -> None:
    t = table().do("draw 1")
    assert t.step == "Start"
    assert t.choices() == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6", "skip"]


@clause("cultus:CU-C29")
def test_a_player_may_draw_nothing_even_from_the_last_card() -> None:
    t = table(piles=[0, 0, 0, 0, 0, 1])
    assert t.choices() == ["draw 6", "skip"]
    t.do("skip")
    assert t.s.cards_left() == 1
    last = table(piles=[0, 0, 0, 0, 0, 1]).do("draw 6")
    assert last.step == "Bank"  # there is no second card


@clause("cultus:CU-6.3")
def test_without_it_one_card_is_drawn() -> None:
    t = Position(TOWN, phase="start")
    assert "skip" not in t.choices()
    assert t.do("draw 1").step == "Bank"


@clause("cultus:CU-6.3")
def test_random_play_draws_or_draws_nothing_alike() -> None:
    t = table(piles=[1, 1, 0, 0, 0, 0])
    t.s.chance = ExplicitRandom([])
    with pytest.raises(DrawNeededError) as needed:
        t.s.stack[-1].pick(t.s, 0)
    assert needed.value.outcomes == len(t.choices()) == 3


@clause("cultus:CU-6.3")
def test_after_the_last_card_nothing_more_is_asked() -> None:
    t = table(piles=[0, 0, 0, 0, 0, 1]).do("draw 6")
    assert t.step != "Start"
    assert "skips" not in [event.name for event in t.s.log or []]
