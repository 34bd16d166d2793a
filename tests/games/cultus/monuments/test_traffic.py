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


@clause("cultus:CU-4.5")
def test_if_only_the_second_step_pays_it_is_taken() -> None:
    t = table("PHM", ("a1", "h8"), (1, 2)).do("move b1", "on c1")
    assert t.events(Earns) == [Earns(0, 1)]
    assert t.points() == 2
