"""CU-2: everything before the first turn of two to four."""

from __future__ import annotations

import pytest

from tenban.games.cultus.grid import OFF, SQUARES
from tenban.games.cultus.pieces import NONE, PILES, PLAZA
from tenban.games.cultus.rules import RULES
from tenban.kernel import FastRandom, SetupError, bits, legal, settle, start, submit, to_act, why_not
from tenban.testing.clause import clause
from tests.games.cultus.support import new_game

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
@clause("cultus:CU-2.1", "cultus:CU-2.3", "cultus:CU-2.4")
def test_hands_piles_and_what_is_left_over(seats: int) -> None:
    s = new_game(seats)
    assert s.points.list()[:seats] == [0] * seats
    assert [len(bits(s.hands[seat])) for seat in range(seats)] == [3] * seats
    assert s.piles.list() == [6] * PILES
    assert len(bits(s.discards)) == {2: 6, 3: 3, 4: 0}[seats]
    assert RULES.faults(s) == []


@clause("cultus:CU-2.2")
def test_the_income_cards_lie_in_a_row_income_side_up() -> None:
    s = new_game(3)
    assert s.incomes == (0, 1, 2, 3, 4, 5)
    assert s.coins() == 0


@clause("cultus:CU-2.5")
def test_everybody_has_a_character_and_a_plan_of_their_own() -> None:
    s = new_game(4)
    assert len(set(s.characters.list()[:4])) == len(set(s.plans.list()[:4])) == 4
    assert NONE not in s.characters.list()[:4] + s.plans.list()[:4]


@pytest.mark.parametrize("seats", SEATS)
@clause("cultus:CU-2.6")
def test_the_stock_is_what_can_be_built(seats: int) -> None:
    s = new_game(seats)
    assert s.stock.list()[:seats] == [{2: 4, 3: 3, 4: 2}[seats]] * seats
    assert s.cost.list()[:seats] == s.purse.list()[:seats] == [0] * seats


@clause("cultus:CU-2.7")
def test_three_monument_cards_lie_face_up() -> None:
    s = new_game(2)
    assert len(bits(s.row)) == 3
    assert len(bits(s.deck())) == 9


@clause("cultus:CU-2.8")
def test_the_start_player_is_drawn_by_lot_or_named() -> None:
    assert {start(RULES, 3, {}, FastRandom(seed)).first for seed in range(30)} == {0, 1, 2}
    s = new_game(3, start="2")
    assert [s.seat_of(turn) for turn in range(3)] == [1, 2, 0]
    with pytest.raises(SetupError, match="one of the 2 seats"):
        new_game(2, start="3")


@clause("cultus:CU-2.9", "cultus:CU-C25")
def test_medals_are_put_from_the_last_to_the_first_and_never_two_on_a_card() -> None:
    s = new_game(3, start="2")
    assert to_act(s) == (0,)  # last in turn order
    submit(RULES, s, 0, RULES.space.by_text["medal 4"])
    assert to_act(s) == (2,)
    refused = why_not(s, 2, RULES.space.by_text["medal 4"])
    assert refused is not None
    assert refused.id == "CU-2.9"
    submit(RULES, s, 2, RULES.space.by_text["medal 1"])
    assert to_act(s) == (1,)
    submit(RULES, s, 1, RULES.space.by_text["medal 6"])
    assert s.medals.list()[:3] == [3, 5, 0]


def _first_cards(seats: int) -> list[str]:
    """Lay everybody's first card; where the pawns came to stand, in turn order."""
    s = new_game(seats, start="1")
    for n in range(seats):
        submit(RULES, s, to_act(s)[0], RULES.space.by_text[f"medal {n + 1}"])
    for seat in range(seats):
        assert to_act(s) == (seat,)
        assert s.pawns[seat] == OFF
        submit(RULES, s, seat, legal(s, seat)[0])
        assert {action.args[0] for action in legal(s, seat)} == {legal(s, seat)[0].args[0]}  # one place, four turns
        assert len(legal(s, seat)) == 4
        submit(RULES, s, seat, legal(s, seat)[1])
        assert s.hand_sizes[seat] == 2 or seat == s.active  # the first draws at once, or is asked to
    return [SQUARES[s.pawns[seat]] for seat in range(seats)]


@clause("cultus:CU-2.10", "cultus:CU-R4", "cultus:CU-C23")
def test_first_cards_cover_the_start_squares_in_turn_order() -> None:
    assert _first_cards(2) == ["a1", "h8"]
    assert _first_cards(3) == ["a1", "h8", "h1"]
    assert _first_cards(4) == ["a1", "h1", "h8", "a8"]


@clause("cultus:CU-2.10")
def test_a_first_card_must_cover_the_start_square() -> None:
    s = new_game(2, start="1")
    for n in range(2):
        submit(RULES, s, to_act(s)[0], RULES.space.by_text[f"medal {n + 1}"])
    submit(RULES, s, 0, legal(s, 0)[0])
    refused = why_not(s, 0, RULES.space.by_text["lay b1 0"])
    assert refused is not None
    assert refused.id == "CU-2.10"


@clause("cultus:CU-2.11")
def test_the_third_of_three_begins_with_two_gold() -> None:
    for seats in SEATS:
        s = new_game(seats, start="1")
        for n in range(seats):
            submit(RULES, s, to_act(s)[0], RULES.space.by_text[f"medal {n + 1}"])
        for seat in range(seats):
            submit(RULES, s, seat, legal(s, seat)[0])
            submit(RULES, s, seat, legal(s, seat)[0])
        assert s.cost.list()[:seats] == ([0, 0, 2] if seats == 3 else [0] * seats)


@clause("cultus:CU-R4")
def test_a_start_card_lies_in_the_corner_of_the_board() -> None:
    s = new_game(2, start="1")
    for n in range(2):
        submit(RULES, s, to_act(s)[0], RULES.space.by_text[f"medal {n + 1}"])
    submit(RULES, s, 0, legal(s, 0)[0])
    submit(RULES, s, 0, RULES.space.by_text["lay a1 90"])
    assert [sq for sq in range(64) if s.town[sq] <= PLAZA] == [0, 1, 8, 9]


@clause("cultus:CU-10.1")
def test_with_others_there_is_no_enemy() -> None:
    assert [new_game(seats).enemy == NONE for seats in (1, 2, 3, 4)] == [False, True, True, True]


@clause("cultus:CU-10.4")
@pytest.mark.parametrize(("version", "cards"), [("1", 3), ("2", 0)])
def test_records_of_the_first_version_turn_monument_cards_up_before_the_choice(version: str, cards: int) -> None:
    rules = RULES.of_version(version)
    assert rules is not None
    s = rules.setup(1, rules.checked(1, {}))
    s.chance = FastRandom(5)
    settle(s)
    assert type(s.stack[-1]).__name__ == "ChooseCharacter"
    assert len(bits(s.row)) == cards
    assert (s.medals[0], s.characters[0], s.plans[0]) == (NONE, NONE, NONE), "nothing is chosen yet"
