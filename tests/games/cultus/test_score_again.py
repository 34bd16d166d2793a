"""The end counted again, from the rulebook and not from scoring.py; and rules that hang on a detail."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from tenban.games.cultus.events import Earns
from tenban.games.cultus.pieces import ENEMY, MONUMENT_NAMES
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.scoring import difference, ending, final_points
from tenban.kernel import FastRandom, legal, start, submit, to_act
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position, new_game
from tests.games.cultus.test_end import over

LETTERS = "HBCDMW"
PLANS = [("H", "HW"), ("M", "MD"), ("W", "WC"), ("D", "DB"), ("C", "CH"), ("B", "BM")]
MIDDLE = {"d4", "e4", "d5", "e5"}
Town = dict[tuple[int, int], str]  # column and row -> icon


def town_of(drawing: str) -> Town:
    return {(x, y): icon for y, row in enumerate(drawing.split()) for x, icon in enumerate(row)}


def pairs(town: Town, one: str, other: str) -> int:
    """Return how many pairs of squares side by side show the two icons (CU-9.3)."""
    beside = [(a, b) for a, b in combinations(town, 2) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    return sum({town[a], town[b]} == {one, other} for a, b in beside)


def end_again(town: Town, plan: int, monuments: str) -> int:
    icon, pair = PLANS[plan - 1]
    icons = sum(kind == icon for kind in town.values())
    return 10 * sum(square in MIDDLE for square in monuments.split()) + 2 * icons + 2 * pairs(town, pair[0], pair[1])


def test_the_plans_are_those_of_the_tables() -> None:
    box = RULES.box
    for plan, (icon, pair) in enumerate(PLANS):
        assert LETTERS[box.plan_icon[plan]] == icon
        assert {LETTERS[kind] for kind in box.plan_pair[plan]} == set(pair)


@clause("cultus:CU-9.1", "cultus:CU-9.2", "cultus:CU-9.3")
@pytest.mark.parametrize("seed", range(12))
def test_the_end_brings_what_a_second_count_says(seed: int) -> None:
    rng = Random(seed)
    rows = ["".join(rng.choice(LETTERS + "P") for _ in range(8)) for _ in range(8)]
    squares = [f"{column}{row}" for column, row in product("abcdefgh", range(1, 9))]
    built = {seat: " ".join(rng.sample([*squares, *MIDDLE, *MIDDLE], 3)) for seat in range(2)}
    plans = rng.sample(range(1, 7), 2)
    t = over("\n".join(rows), built, plans)
    again = [end_again(town_of("\n".join(rows)), plans[seat], built[seat]) for seat in range(2)]
    assert RULES.totals(t.s) == again
    assert [final_points(t.s, seat) for seat in range(2)] == again


@clause("cultus:CU-9.3")
def test_squares_at_opposite_edges_are_no_neighbours() -> None:
    t = over("PPPPPPPH\nWPPPPPPP", {}, [1, 2], fill="P")
    assert "CU-9.3" not in t.lines(0)
    assert over("H\n" + "P\n" * 6 + "W", {}, [1, 2], fill="P").lines(0) == {"CU-9.2": 2}


@clause("cultus:CU-5.3", "cultus:CU-C7")
@pytest.mark.parametrize("order", ["b2 c2", "c2 b2"])
def test_glory_counts_the_icon_below_an_own_monument_whichever_was_built_first(order: str) -> None:
    drawing = "PPPP\nPPHP\nPPPP"
    t = Position(drawing, ["a1", "h8"], purse=[10], monuments={0: order}, people=["balthasar", "annette"])
    assert t.do("power glory").points() == 2  # c2 is beside b2


@clause("cultus:CU-5.3")
@pytest.mark.parametrize("seed", range(6))
def test_glory_is_what_a_second_count_says(seed: int) -> None:
    rng = Random(seed)
    rows = ["".join(rng.choice("HHMP") for _ in range(8)) for _ in range(8)]
    town = town_of("\n".join(rows))
    built = [(rng.randrange(8), rng.randrange(8)) for _ in range(3)]
    names = " ".join("abcdefgh"[x] + str(y + 1) for x, y in built)
    around = {sq for sq in town for own in built if sq != own and max(abs(sq[0] - own[0]), abs(sq[1] - own[1])) == 1}
    t = Position("\n".join(rows), ["a1", "h8"], purse=[10], monuments={0: names}, people=["balthasar", "annette"])
    assert t.do("power glory").points() == 2 * sum(town[sq] == "H" for sq in around)


@clause("cultus:CU-6.5", "cultus:CU-C18")
def test_friendship_opens_no_square_to_what_ruben_moves() -> None:
    t = Position(
        TOWN,
        ["a1"],
        phase="enemy",
        enemy="ruben",
        counter=8,
        monuments={ENEMY: "d4 e4 d5 e5", 0: "c3 b3"},
        owned={0: "friendship"},
        row="unity traffic military",
    )
    assert t.do("shift 1 c3").choices() == ["to c2"]
    assert t.why_not("to b3") == "CU-C18"


@clause("cultus:CU-6.5", "cultus:CU-C19")
def test_friendship_opens_no_square_to_what_annette_moves() -> None:
    t = Position(
        TOWN,
        ["a1"],
        phase="enemy",
        enemy="annette",
        counter=5,
        monuments={ENEMY: "c3 a8 h8 h1", 0: "d3"},
        owned={0: "friendship"},
        row="unity traffic military",
    )
    assert t.do("shift enemy c3").choices() == ["to c4"]


@clause("cultus:CU-4.5", "cultus:CU-4.3")
@pytest.mark.parametrize(("named", "back"), [("first", "stop"), ("second", "on a1")])
def test_of_two_steps_that_pay_only_the_named_pair_is_used_up(named: str, back: str) -> None:
    t = Position("HMW", ("a1", "h8"), fill="P", owned={0: "traffic"}, row="unity military industry", medals=(4, 5))
    t.do("move b1", "on c1", named, "bank 0")
    assert t.events(Earns) == [Earns(0, 1)]
    t.do("move b1", back)
    assert t.events(Earns) == [Earns(0, 1)] * 2, "the other pair still pays"


@clause("cultus:CU-2.11")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_two_gold_go_to_the_third_in_turn_order_and_not_to_the_third_seat(start: int) -> None:
    s = new_game(3, start=str(start))
    for n in range(3):
        submit(RULES, s, to_act(s)[0], RULES.space.by_text[f"medal {n + 1}"])
    order = []
    for _ in range(3):
        seat = to_act(s)[0]
        order.append(seat)
        submit(RULES, s, seat, legal(s, seat)[0])
        submit(RULES, s, seat, legal(s, seat)[0])
    assert order == [(start - 1 + n) % 3 for n in range(3)]
    assert [s.cost[seat] for seat in order] == [0, 0, 2]


@clause("cultus:CU-13.4", "cultus:CU-13.1", "cultus:CU-13.3")
@pytest.mark.parametrize("seed", range(8))
def test_alone_the_difference_is_what_a_second_count_says(seed: int) -> None:
    rng = Random(seed)
    rows = ["".join(rng.choice(LETTERS + "P") for _ in range(8)) for _ in range(8)]
    town, squares = town_of("\n".join(rows)), [f"{column}{row}" for column, row in product("abcdefgh", range(1, 9))]
    foe, own, plan = rng.sample([*squares, *MIDDLE], 4), rng.sample([*squares, *MIDDLE], 2), rng.randrange(1, 7)
    t = Position(
        "\n".join(rows), ["a1"], enemy="ruben", monuments={ENEMY: " ".join(foe), 0: " ".join(own)}, plans=[plan]
    )
    t.s.enemy_points = rng.randrange(1, 20)
    icon = LETTERS[RULES.box.icon_of[t.s.enemy]]
    places = [("abcdefgh".index(square[0]), int(square[1]) - 1) for square in foe]
    beside = [any(abs(x - a) + abs(y - b) == 1 and town[a, b] == icon for a, b in town) for x, y in places]
    enemy = t.s.head + t.s.enemy_points + 10 * sum(square in MIDDLE for square in foe)
    enemy += RULES.box.foe_monument * sum(beside) + RULES.box.foe_icon * sum(kind == icon for kind in town.values())
    lead = t.points() + end_again(town, plan, " ".join(own)) - enemy
    assert difference(t.s) == lead
    assert ending(t.s) == sum(lead >= least for least in RULES.box.endings)


@clause("cultus:CU-3.9")
def test_a_turn_without_points_may_always_end_whatever_powers_are_possible() -> None:
    t = Position("PPM", ["a1", "h8"], points=1, purse=[10], monuments={0: "c1"}, people=["balthasar", "annette"])
    t.do("move b1")
    assert t.step == "Spare"
    assert t.choices() == ["power glory", "end"]
    assert t.why_not("end") == ""
    assert t.why_not("power jump") == "CU-5.1"


@clause("cultus:CU-5.3")
def test_glory_counts_around_own_monuments_only() -> None:
    t = Position(
        "HHHPHP\nHPHPPM", ["a1", "h8"], purse=[10], monuments={0: "b2", 1: "e2"}, people=["balthasar", "annette"]
    )
    assert t.do("power glory").points() == 2 * 5  # e1 is beside the other's monument


@clause("cultus:CU-6.3")
@pytest.mark.parametrize("card", sorted(set(MONUMENT_NAMES) - {"industry"}))
def test_without_industry_a_card_must_be_drawn(card: str) -> None:
    row = [name for name in MONUMENT_NAMES if name != card][:3]
    t = Position(TOWN, phase="start", owned={0: card}, row=" ".join(row))
    assert t.choices() == [f"draw {pile}" for pile in range(1, 7)]
    assert t.why_not("skip") != ""


@clause("cultus:CU-6.3")
@pytest.mark.parametrize("draws", [0, 1, 2])
def test_with_industry_none_one_or_two_cards_are_drawn(draws: int) -> None:
    t = Position(TOWN, phase="start", owned={0: "industry"}, row="unity military transport")
    held = len(t.hand().split())
    t.do(*["draw 1"] * draws, *["skip"] * (draws < 2))
    assert len(t.hand().split()) == held + draws
    assert t.step == "Bank", "then comes the income"


@clause("cultus:CU-2.5")
def test_characters_and_plans_are_dealt_at_random() -> None:
    dealt = [start(RULES, 4, {}, FastRandom(seed)) for seed in range(60)]
    for seat in range(4):
        assert {int(s.characters[seat]) for s in dealt} == set(range(6))
        assert {int(s.plans[seat]) for s in dealt} == set(range(6))


def test_a_random_action_is_found_where_only_moving_is_possible() -> None:
    t = Position("PP", ["a1", "h8"], piles=[0] * 6)
    assert t.choices() == ["move b1"]
    for seed in range(30):
        s = t.s.clone()
        s.chance = FastRandom(seed)
        assert s.stack[-1].pick(s, 0).text == "move b1"


@clause("cultus:CU-4.5")
@pytest.mark.parametrize("drawing", ["HMP", "PHM"])
def test_where_one_of_two_steps_pays_nothing_is_asked(drawing: str) -> None:
    t = Position(drawing, ("a1", "h8"), fill="P", owned={0: "traffic"}, row="unity military industry", medals=(4, 5))
    t.do("move b1", "on c1")
    assert t.events(Earns) == [Earns(0, 1)]
    assert "first" not in t.choices()
