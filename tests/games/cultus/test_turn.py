"""CU-3: the phases of a turn."""

from __future__ import annotations

from tenban.games.cultus.events import Coin, Earns, GoldLost, HandPrice, MedalHome
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-3.1", "cultus:CU-C1")
def test_a_turn_begins_with_a_card_from_a_pile_of_ones_choice() -> None:
    t = Position(TOWN, phase="start", piles=[3, 0, 1, 3, 3, 3])
    assert t.choices() == ["draw 1", "draw 3", "draw 4", "draw 5", "draw 6"]
    assert t.why_not("draw 2") == "CU-3.1"
    t.do("draw 4")
    assert t.s.piles.list() == [3, 0, 1, 2, 3, 3]
    assert t.s.hand_sizes[0] == 1
    assert t.step == "Bank"  # income comes next


@clause("cultus:CU-3.2", "cultus:CU-C5")
def test_the_last_card_of_a_pile_turns_its_income_card_and_sends_the_medal_home() -> None:
    t = Position(TOWN, phase="start", piles=[3, 1, 3, 3, 3, 3], medals=[1, 2])
    t.do("draw 2")
    assert t.s.coins() == 1
    assert t.events(Coin) == [Coin(1)]
    assert t.events(MedalHome) == [MedalHome(1)]  # its owner, not the one who drew
    assert t.s.medal_home(1)
    assert not t.s.medal_home(0)


@clause("cultus:CU-3.3")
def test_a_medal_that_came_home_in_the_start_phase_gives_a_point_at_once() -> None:
    t = Position(TOWN, phase="start", piles=[1, 3, 3, 3, 3, 3], medals=[1, 2])
    t.do("draw 1", "bank 1")
    assert t.ap == 4


@clause("cultus:CU-3.3")
def test_a_medal_that_comes_home_in_the_action_phase_helps_from_the_next_turn_on() -> None:
    t = Position(TOWN, piles=[1, 3, 3, 3, 3, 3], medals=[1, 2])
    t.do("draw 1")
    assert t.ap == 2


@clause("cultus:CU-3.4")
def test_income_is_a_gold_and_one_for_each_own_monument() -> None:
    t = Position(TOWN, phase="start", monuments={0: "b2 c3", 1: "g7"})
    t.do("draw 1")
    assert t.events(Earns) == [Earns(0, 3)]


@clause("cultus:CU-3.5", "cultus:CU-C26")
def test_gold_is_split_freely_between_the_tracks() -> None:
    t = Position(TOWN, phase="start", monuments={0: "b2 c3"}, cost=[9], purse=[3])
    t.do("draw 1")
    assert t.choices() == ["bank 0", "bank 1"]
    assert t.why_not("bank 2") == "CU-3.5"
    t.do("bank 1")
    assert t.gold() == (10, 5)


@clause("cultus:CU-C26")
def test_gold_of_a_step_is_split_as_freely() -> None:
    t = Position("HM", pawns=["a1", "h8"], fill="P", piles=[3, 0, 3, 3, 3, 3], medals=[4, 5])
    t.do("move b1")
    assert t.choices() == ["bank 0", "bank 1", "bank 2"]


@clause("cultus:CU-3.6", "cultus:CU-3.5")
def test_gold_that_fits_nowhere_is_lost() -> None:
    t = Position(TOWN, phase="start", monuments={0: "b2 c3"}, cost=[10], purse=[9])
    t.do("draw 1")
    assert t.gold() == (10, 10)  # nothing to choose, so nobody was asked
    assert t.events(GoldLost) == [GoldLost(0, 2)]
    full = Position(TOWN, phase="start", cost=[10], purse=[10]).do("draw 1")
    assert full.events(GoldLost) == [GoldLost(0, 1)]
    assert full.step == "Act"


@clause("cultus:CU-3.7")
def test_actions_cost_one_point_each_and_powers_none() -> None:
    people = ["eleonora", "ruben"]
    t = Position("PPP\nPPP\nPPC", ["b2", "h8"], points=9, hands=["1 2 3"], cost=[4], purse=[3], people=people)
    t.do("move b1", "move b2")
    assert t.ap == 7
    t.do("draw 1", "place 1", "lay c1 0", "build", "take unity")
    assert t.ap == 4
    t.do("shift 1 b2", "to b1", "discard 2", "discard 3")
    assert t.ap == 3
    t.do("power jump", "to c3")
    assert t.ap == 3


@clause("cultus:CU-3.8", "cultus:CU-C24")
def test_points_must_be_spent_while_an_action_is_possible() -> None:
    t = Position(TOWN)
    assert t.why_not("end") == "CU-3.8"
    assert "end" not in t.choices()
    assert t.why_not("build") == "CU-4.7"


@clause("cultus:CU-3.9", "cultus:CU-3.8")
def test_the_rest_lapses_when_no_action_is_possible() -> None:
    stuck = Position(
        "HH", ["a1", "b1"], piles=[0, 0, 0, 0, 0, 1], medals=[1, 2], purse=[3], people=["ruben", "annette"]
    )
    stuck.s.town[8] = 7
    assert stuck.choices() == ["draw 6"]
    stuck.do("draw 6")
    assert stuck.choices("end") == []  # the new card can be laid
    empty = Position("H.", ["a1", "h8"], piles=[0] * 6, medals=[1, 2], purse=[10], people=["balthasar", "annette"])
    assert empty.choices() == ["end"]
    assert empty.why_not("end") == ""
    assert empty.do("end").s.stack == [], "no cards are left, so the game ends with the turn"


@clause("cultus:CU-3.9")
def test_powers_can_be_used_when_no_point_is_left_and_none_is_forced() -> None:
    t = Position(TOWN, phase="spare", purse=[6], people=["ruben", "annette"])
    assert t.choices() == ["power jump", "end"]
    t.do("power jump", "to d1")
    assert t.choices() == ["power jump", "end"]
    t.do("end")
    assert to_act(t.s) == (1,)


@clause("cultus:CU-3.10")
def test_a_hand_of_five_is_kept_without_a_word() -> None:
    t = Position(TOWN, phase="hand", hands=["1 2 3 4 5", ""], score=[9])
    assert to_act(t.s) == (1,)
    assert t.points() == 9


@clause("cultus:CU-3.10", "cultus:CU-14.2")
def test_cards_beyond_five_cost_two_points_each_and_are_named_in_order() -> None:
    t = Position(TOWN, phase="hand", hands=["1 2 3 4 5 6 7"], score=[9])
    assert t.choices() == [f"discard {n}" for n in range(1, 7)]  # one must be left to follow
    assert t.why_not("discard 7") == "CU-14.2"
    t.do("discard 3")
    assert t.why_not("discard 2") == "CU-14.2"
    t.do("discard 6")
    assert t.hand() == "1 2 4 5 7"
    assert t.points() == 5


@clause("cultus:CU-3.10", "cultus:CU-C13")
def test_missing_points_are_paid_from_the_building_track_and_nothing_falls_below_zero() -> None:
    t = Position(TOWN, phase="hand", hands=["1 2 3 4 5 6 7 8"], score=[1], cost=[2], purse=[5])
    t.do("discard 1", "discard 2", "discard 3")
    assert t.points() == 0
    assert t.gold() == (0, 5)
    assert t.events(HandPrice) == [HandPrice(0, 1, 1), HandPrice(0, 0, 1), HandPrice(0, 0, 0)]


@clause("cultus:CU-3.11")
def test_then_the_next_player_has_a_turn() -> None:
    t = Position(TOWN, phase="hand")
    assert t.s.active == 1
    assert t.step == "Start"


@clause("cultus:CU-3.9", "cultus:CU-3.8")
def test_a_point_must_be_spent_on_building_if_nothing_else_is_possible() -> None:
    t = Position("P..H", ["a1", "h8"], piles=[0] * 6, cost=[4], purse=[3], people=["balthasar", "annette"])
    assert t.choices() == ["build", "power jump"]
    assert t.why_not("end") == "CU-3.8"
