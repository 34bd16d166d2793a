"""Traffic."""

from __future__ import annotations

from tenban.games.cultus.events import Earns
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position

ROW = "unity military industry"


def table(drawing: str = TOWN, pawns: tuple[str, str] = ("b2", "h8"), medals: tuple[int, int] = (4, 5)) -> Position:
    return Position(drawing, pawns, fill="P", owned={0: "traffic"}, row=ROW, medals=medals)


@clause("cultus:CU-6.7")
def test_a_pawn_may_go_two_squares_for_a_point() -> None:
    t = table("PPP").do("move a2")
    assert t.choices() == ["on a1", "on b2", "on a3", "stop"]
    t.do("on a3")
    assert t.pawn() == "a3"
    assert t.ap == 2


@clause("cultus:CU-6.7", "cultus:CU-6.8")
def test_it_may_stop_after_one() -> None:
    assert table("PPP").do("move a2", "stop").pawn() == "a2"


@clause("cultus:CU-6.7", "cultus:CU-R5")
def test_each_step_must_be_allowed_by_itself() -> None:
    t = table("PPP", ("a1", "b2")).do("move b1")
    assert t.why_not("on b2") == "CU-R5"
    assert t.why_not("on a2") == "CU-4.1"


@clause("cultus:CU-4.5", "cultus:CU-4.3")
def test_going_back_pays_once() -> None:
    t = table("HM", ("a1", "h8")).do("move b1", "on a1")
    assert t.pawn() == "a1"
    assert t.events(Earns) == [Earns(0, 1)]
    assert len(t.s.paid) == 1


def by_card(drawing: str, medals: tuple[int, int] = (4, 5)) -> Position:
    """A table that plays the printed sentence: one income card may pay for both steps."""
    return Position(
        drawing, ("a1", "h8"), fill="P", owned={0: "traffic"}, row=ROW, medals=medals, options={"traffic": "card"}
    )


@clause("cultus:CU-C31")
def test_one_card_pays_for_one_step_unless_the_table_plays_otherwise() -> None:
    t = table("HMH", ("a1", "h8")).do("move b1")
    assert t.do("on c1").choices() == ["first", "second"]
    t.do("first")
    assert t.events(Earns) == [Earns(0, 1)]
    assert len(t.s.paid) == 1


@clause("cultus:CU-C31")
def test_as_printed_one_card_may_pay_for_both_steps_with_gold_and_medal() -> None:
    t = by_card("HMH", medals=(1, 5)).do("move b1", "on c1")
    assert t.pawn() == "c1"
    assert t.events(Earns) == [Earns(0, 2)]
    assert t.points() == 2 * t.s.box.medal
    assert len(t.s.paid) == 2


@clause("cultus:CU-C31", "cultus:CU-4.5")
def test_as_printed_two_different_cards_never_pay_together() -> None:
    t = by_card("HMW").do("move b1", "on c1")
    assert t.choices() == ["first", "second"]
    t.do("second")
    assert t.events(Earns) == [Earns(0, 1)]


@clause("cultus:CU-4.5")
def test_if_only_the_second_step_pays_it_is_taken() -> None:
    t = table("PHM", ("a1", "h8"), (1, 2)).do("move b1", "on c1")
    assert t.events(Earns) == [Earns(0, 1)]
    assert t.points() == 2
