"""CU-4.1 to CU-4.5, R-5: walking, and what it pays."""

from __future__ import annotations

from tenban.games.cultus.events import Earns, GoldLost
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-4.1", "cultus:CU-R5")
def test_a_pawn_goes_one_square_orthogonally() -> None:
    t = Position(TOWN, ["b2", "h8"])
    assert t.choices("move") == ["move b1", "move a2", "move c2", "move b3"]
    assert t.why_not("move a1") == "CU-4.1"
    assert t.why_not("move c3") == "CU-4.1"


@clause("cultus:CU-R5")
def test_bare_ground_and_other_pawns_are_closed_but_monuments_are_not() -> None:
    t = Position("H.\nPP", ["a1", "a2"], monuments={1: "b2"})
    assert t.choices("move") == []
    assert t.why_not("move b1") == "CU-R5"
    assert t.why_not("move a2") == "CU-R5"
    other = Position("HP", ["a1", "h8"], monuments={1: "b1"}, fill="W")
    assert "move b1" in other.choices()


@clause("cultus:CU-4.2", "cultus:CU-R5")
def test_a_step_between_a_pair_pays_a_gold_and_one_for_each_coin() -> None:
    t = Position("HM", fill="P", piles=[3, 0, 0, 3, 3, 3], medals=[4, 5])
    t.do("move b1")
    assert t.events(Earns) == [Earns(0, 3)]
    assert t.points() == 0


@clause("cultus:CU-4.2", "cultus:CU-R5")
def test_the_own_medal_adds_two_points_and_anothers_does_not() -> None:
    own = Position("HM", fill="P", medals=[1, 2]).do("move b1")
    assert own.points() == 2
    assert own.lines() == {"CU-4.2": 2}
    others = Position("HM", fill="P", medals=[2, 1]).do("move b1")
    assert others.points() == others.points(1) == 0
    assert others.events(Earns) == [Earns(0, 1)]


@clause("cultus:CU-4.3", "cultus:CU-C8")
def test_two_squares_pay_once_a_turn_in_either_direction() -> None:
    t = Position("HM\nMH", fill="P", medals=[4, 5], points=9)
    t.do("move b1", "bank 1")
    t.do("move a1")
    assert len(t.events(Earns)) == 1
    t.do("move a2", "bank 1")  # the same card, but other squares
    t.do("move b2", "bank 1", "move b1", "bank 1")
    assert len(t.events(Earns)) == 4
    t.do("move a1")
    assert len(t.events(Earns)) == 4


@clause("cultus:CU-4.3")
def test_a_pair_pays_again_in_the_next_turn() -> None:
    t = Position("HM", ["a1", "h8"], fill="P", medals=[4, 5], points=1)
    t.do("move b1", "bank 1", "draw 6", "bank 1")
    assert t.s.active == 1
    assert t.s.paid == ()


@clause("cultus:CU-4.4")
def test_without_a_face_up_card_of_the_pair_nothing_is_paid() -> None:
    turned = Position("HM", fill="P", piles=[0, 3, 3, 3, 3, 3], medals=[1, 5]).do("move b1")
    assert turned.events(Earns) == []
    assert turned.points() == 0
    assert turned.s.paid == ()
    for drawing in ("HW", "HH", "HP", "PM"):  # no such pair, equal icons, plazas
        assert Position(drawing, fill="P", piles=[0, 3, 3, 3, 3, 3]).do("move b1").events(Earns) == []


@clause("cultus:CU-R5")
def test_income_is_taken_even_if_both_tracks_are_full() -> None:
    t = Position("HM", fill="P", medals=[1, 2], cost=[10], purse=[10]).do("move b1")
    assert t.points() == 2
    assert t.events(GoldLost) == [GoldLost(0, 1)]
    assert len(t.s.paid) == 1


@clause("cultus:CU-4.5")
def test_one_card_pays_for_two_squares_and_the_player_chooses_which() -> None:
    t = Position("HMW", fill="P", owned={0: "traffic"}, medals=[2, 5])
    t.do("move b1", "on c1")
    assert t.choices() == ["first", "second"]
    first = Position("HMW", fill="P", owned={0: "traffic"}, medals=[2, 5]).do("move b1", "on c1", "first")
    assert (first.points(), first.ap, first.pawn()) == (0, 2, "c1")
    t.do("second")
    assert t.points() == 2  # the medal lies on the second card
    assert t.events(Earns) == [Earns(0, 1)]


@clause("cultus:CU-4.5")
def test_the_step_that_was_not_paid_can_still_pay_this_turn() -> None:
    t = Position("HMW", fill="P", owned={0: "traffic"}, medals=[4, 5])
    t.do("move b1", "on c1", "first", "bank 1", "move b1", "stop", "bank 1")
    assert len(t.events(Earns)) == 2
