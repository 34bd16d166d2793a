"""CU-1 and the reconstructions of what the box prints."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tenban.games.cultus.pieces import BENEFITS, CARDS, ICONS, LETTERS, PLAZA
from tenban.games.cultus.rules import RULES
from tenban.kernel import bits
from tenban.testing.clause import clause
from tests.games.cultus.support import square

BOX = RULES.box
FACES = [BOX.faces[card * 4] for card in range(CARDS)]


@clause("cultus:CU-1.1")
def test_the_box_holds_all_its_cards() -> None:
    assert len(FACES) == 48
    assert len(BOX.bonus) == 12
    assert len(BOX.income_icons) == len(BOX.plan_icon) == len(BOX.icon_of) == len(BOX.spaces) == 6


@clause("cultus:CU-1.2", "cultus:CU-2.6")
def test_six_cubes_a_colour_are_enough_for_both_markers_and_the_monuments() -> None:
    assert BOX.stock[1:] == [4, 4, 3, 2]
    assert max(BOX.stock) + 2 == 6


@clause("cultus:CU-1.3")
def test_one_to_four_can_play() -> None:
    assert (RULES.least_seats, RULES.most_seats) == (1, 4)


@clause("cultus:CU-1.4", "cultus:CU-R11")
def test_six_people_have_an_icon_each_and_a_pace_as_enemies() -> None:
    assert [ICONS[icon] for icon in BOX.icon_of] == ["hall", "barracks", "church", "dwelling", "market", "winery"]
    assert BOX.spaces == [6, 3, 8, 9, 11, 6]


@clause("cultus:CU-R1")
def test_the_board_is_eight_by_eight_with_a_middle_and_four_corners() -> None:
    grid = BOX.grid
    assert len(grid.fields) == 64
    assert grid.centre == [square(name) for name in ("d4", "e4", "d5", "e5")]
    assert grid.corners == [square(name) for name in ("a1", "h1", "a8", "h8")]
    assert [len(grid.near[square(name)]) for name in ("a1", "b1", "b2")] == [2, 3, 4]
    assert [len(grid.around[square(name)]) for name in ("a1", "b1", "b2")] == [3, 5, 8]
    assert grid.distance[square("a1")] == 6
    assert len(grid.anchors) == 49


@clause("cultus:CU-R1")
def test_a_card_turns_clockwise_by_quarters() -> None:
    a, b, c, d = FACES[0]
    assert BOX.faces[1] == (c, a, d, b)
    assert BOX.faces[2] == (d, c, b, a)
    assert BOX.faces[3] == (b, d, a, c)


@clause("cultus:CU-R2", "cultus:CU-R3")
def test_every_icon_comes_28_times_and_the_plaza_on_half_of_the_cards() -> None:
    shown = Counter([icon for face in FACES for icon in face])
    assert shown == {PLAZA: 24} | dict.fromkeys(range(6), 28)
    assert all(len(set(face)) == 4 for face in FACES)
    triples = {frozenset(face) - {PLAZA} for face in FACES if PLAZA in face}
    quadruples = {frozenset(face) for face in FACES if PLAZA not in face}
    assert triples == {frozenset(three) for three in combinations(range(6), 3)}
    assert quadruples == {frozenset(four) for four in combinations(range(6), 4)}


@clause("cultus:CU-R3")
def test_no_two_cards_are_the_same_when_turned() -> None:
    kinds = {frozenset(BOX.faces[card * 4 : card * 4 + 4]) for card in range(CARDS)}
    assert len(kinds) == CARDS


@clause("cultus:CU-R9", "cultus:CU-R10")
def test_six_pairs_pay_in_a_ring_and_no_plan_wants_one_of_them() -> None:
    incomes = ["".join(LETTERS[icon] for icon in pair) for pair in BOX.income_icons]
    plans = ["".join(LETTERS[icon] for icon in pair) for pair in BOX.plan_pair]
    assert incomes == ["HM", "MW", "WD", "DC", "CB", "BH"]
    assert plans == ["HW", "MD", "WC", "DB", "CH", "BM"]
    assert "".join(LETTERS[icon] for icon in BOX.plan_icon) == "HMWDCB"
    assert not {frozenset(pair) for pair in incomes} & {frozenset(pair) for pair in plans}


@clause("cultus:CU-R8")
def test_six_revivals_and_one_card_of_each_other_benefit_with_each_icon_as_bonus_twice() -> None:
    cards = dict(zip(BENEFITS, BOX.owners_of, strict=True))
    assert [len(bits(cards[name])) for name in BENEFITS] == [6, 1, 1, 1, 1, 1, 1]
    assert sorted(BOX.revival[:6]) == list(range(6))
    assert Counter(BOX.bonus) == dict.fromkeys(range(6), 2)
