"""CU-8 and CU-9: how the game ends, and what counts."""

from __future__ import annotations

from tenban.games.cultus.events import ShowsPlan
from tenban.games.cultus.pieces import ENEMY
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.scoring import enemy_lines, final_points
from tenban.games.cultus.state import NO_LAP
from tenban.kernel import legal, play, to_act, view
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


def finish_turn(t: Position) -> None:
    """Any way to the end of the turn."""
    seat = t.s.active
    while to_act(t.s) == (seat,) and t.s.active == seat:
        choices = legal(t.s, seat)
        play(RULES, t.s, seat, next((a for a in choices if a.verb.name in ("end", "move", "bank")), choices[0]))


@clause("cultus:CU-8.1", "cultus:CU-C6")
def test_after_the_last_cube_everybody_else_has_one_more_turn() -> None:
    t = Position(TOWN, ["b2", "g7", "a8"], points=1, cost=[8], monuments={0: "c3 f6"}, piles=[6] * 6)
    t.do("build", "take unity")
    assert t.s.lap == 2
    assert t.s.active == 1
    finish_turn(t)
    assert t.s.active == 2
    finish_turn(t)
    assert t.step == "over"


@clause("cultus:CU-8.2", "cultus:CU-C30")
def test_the_last_card_ends_the_game_after_that_turn_which_is_played_out() -> None:
    t = Position(TOWN, phase="start", piles=[0, 0, 0, 0, 0, 1], medals=[1, 2])
    assert t.step != "over"  # the only pile was drawn from unasked
    assert t.s.cards_left() == 0
    finish_turn(t)
    assert t.step == "over"


@clause("cultus:CU-8.2")
def test_the_last_card_ends_the_last_lap_too() -> None:
    t = Position(TOWN, ["b2", "g7", "a8"], points=1, cost=[8], monuments={0: "c3 f6"}, piles=[0, 0, 0, 0, 0, 1])
    t.do("build", "take unity")
    assert t.s.lap == 2
    finish_turn(t)
    assert t.step == "over"  # seat 2 has no turn


@clause("cultus:CU-8.3")
def test_another_last_cube_does_not_lengthen_the_last_lap() -> None:
    t = Position(TOWN, ["b2", "g7", "a8"], points=1, cost=[8, 10], monuments={0: "c3 f6", 1: "d4 e5"}, piles=[6] * 6)
    t.do("build", "take unity", "draw 1", "build", "take industry")
    finish_turn(t)
    assert t.s.stock[1] == 0
    assert t.s.active == 2
    finish_turn(t)
    assert t.step == "over"


@clause("cultus:CU-8.1")
def test_without_a_last_cube_there_is_no_lap() -> None:
    t = Position(TOWN, ["b2", "g7"], points=1, cost=[4]).do("build", "take unity")
    assert t.s.lap == NO_LAP


@clause("cultus:CU-8.4", "cultus:CU-C2")
def test_the_monument_cards_cannot_run_out() -> None:
    box = RULES.box
    assert max(seats * box.stock[seats] for seats in range(1, 5)) == 9
    assert box.row <= 12 - 9


def over(drawing: str, monuments: dict[int, str], plans: list[int], **more: object) -> Position:
    t = Position(drawing, ["a8", "h8"], phase="hand", monuments=monuments, plans=plans, piles=[0] * 6, **more)  # type: ignore[arg-type]
    assert t.step == "over"
    return t


@clause("cultus:CU-9.1", "cultus:CU-C27")
def test_each_monument_in_the_middle_brings_ten_points_stacked_or_not() -> None:
    t = over(TOWN, {0: "d4 d4 c3", 1: "e5"}, [1, 2])
    assert t.lines(0)["CU-9.1"] == 20
    assert t.lines(1)["CU-9.1"] == 10


@clause("cultus:CU-9.2", "cultus:CU-R10")
def test_a_plan_brings_two_points_for_each_of_its_icons_in_town() -> None:
    t = over("HHMP\nWHP.", {}, [1, 2], fill="P")
    assert t.lines(0)["CU-9.2"] == 6
    assert t.lines(1)["CU-9.2"] == 2
    assert t.events(ShowsPlan) == [ShowsPlan(0, 0), ShowsPlan(1, 1)]


@clause("cultus:CU-9.3")
def test_a_plan_brings_two_points_for_each_pair_and_an_icon_may_be_in_several() -> None:
    t = over("HWH\nPHP", {}, [1, 2], fill="P")
    assert t.lines(0)["CU-9.3"] == 6  # b1 with a1, c1 and b2
    assert "CU-9.3" not in t.lines(1)
    edge = over("H......W\nW", {}, [1, 2], fill="P")
    assert edge.lines(0)["CU-9.3"] == 2  # h1 and a2 are no neighbours


@clause("cultus:CU-9.4")
def test_the_most_points_win_and_equal_is_shared() -> None:
    assert RULES.winners(over("P", {}, [1, 2], score=[3, 5]).s) == [1]
    assert RULES.winners(over("P", {}, [1, 2], score=[5, 5]).s) == [0, 1]


@clause("cultus:CU-9.4")
def test_only_what_lies_on_top_counts_and_pieces_hide_nothing() -> None:
    t = over("HP", {0: "a1"}, [1, 2], fill="P")
    assert t.lines(0)["CU-9.2"] == 2
    covered = Position("HHM\nMPW", ["a2", "h8"], hands=["6"]).do("place 6", "lay b1 0")  # CH/PW over HM/PW
    assert covered.row(1)[:3] == "HCH"
    assert covered.s.icons_in_town(0) == 2


@clause("cultus:CU-R13")
def test_points_have_no_upper_end() -> None:
    t = Position("HM", fill="P", medals=[1, 2], score=[400]).do("move b1")
    assert t.points() == 402


@clause("cultus:CU-14.1")
def test_what_a_view_counts_ahead_leaves_out_a_plan_that_is_secret() -> None:
    s = Position("HHHH\nBBBB", fill="B", plans=[1, 2], monuments={0: "d4"}).s
    assert final_points(s, 0) > 10
    assert final_points(view(RULES, s, 0).state, 0) == final_points(s, 0)
    assert final_points(view(RULES, s, 1).state, 0) == 10


@clause("cultus:CU-13.3")
def test_the_two_bonuses_of_an_enemy_are_told_apart() -> None:
    s = Position("", ["a1"], fill="W", enemy="annette", monuments={ENEMY: "d4 e4 d5 e5"}).s
    s.stack = []
    assert [line.args[0] for line in enemy_lines(s) if line.clause.id == "CU-13.3"] == [0, 1]
