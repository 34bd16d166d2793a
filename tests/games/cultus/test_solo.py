"""CU-10, CU-11 and CU-13: the game alone."""

from __future__ import annotations

import pytest

from tenban.games.cultus.events import EnemyActs, EnemyDiscards, MedalHome
from tenban.games.cultus.pieces import BARE, CHARACTERS, ENEMY
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.scoring import difference, ending, enemy_total
from tenban.kernel import FastRandom, SetupError, bits, legal, start, submit, to_act, why_not
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position, after_moves, new_game, square

MIDDLE = {ENEMY: "d4 e4 d5 e5"}


@clause("cultus:CU-10.1")
def test_the_enemy_is_chosen_or_drawn_and_begins_with_its_points() -> None:
    for difficulty, points in (("normal", 0), ("hard", 10), ("extreme", 20)):
        s = new_game(1, enemy="ruben", difficulty=difficulty)
        assert CHARACTERS[s.enemy] == "ruben"
        assert sum(line.points for line in RULES.score(s) if line.side == 1) == points
        assert s.counter == 0
    assert {start(RULES, 1, {}, FastRandom(seed)).enemy for seed in range(60)} == set(range(6))
    with pytest.raises(SetupError, match="alone"):
        new_game(2, enemy="ruben")


@clause("cultus:CU-10.2")
def test_the_income_cards_are_shuffled() -> None:
    rows = {start(RULES, 1, {}, FastRandom(seed)).incomes for seed in range(9)}
    assert len(rows) > 5
    assert all(sorted(row) == list(range(6)) for row in rows)


@clause("cultus:CU-10.3", "cultus:CU-10.7")
def test_sixteen_cards_fill_the_board_and_the_rest_make_piles_of_five() -> None:
    s = new_game(1)
    assert len(s.laid) == 16
    assert BARE not in s.town
    assert (len(bits(s.hands[0])), s.piles.list(), s.discards) == (2, [5] * 6, 0)
    assert len({laid % 4 for laid in s.laid}) > 1  # turned at random


@clause("cultus:CU-10.4")
def test_one_of_two_characters_and_one_of_two_plans_are_kept_openly() -> None:
    s = new_game(1)
    assert [action.verb.name for action in legal(s, 0)] == ["be", "be"]
    submit(RULES, s, 0, legal(s, 0)[1])
    assert [action.verb.name for action in legal(s, 0)] == ["plan", "plan"]
    submit(RULES, s, 0, legal(s, 0)[0])
    assert s.plans[0] < 6
    assert type(s.stack[-1]).__name__ == "PutMedal"


@clause("cultus:CU-10.5")
def test_the_enemys_monuments_stand_in_the_middle_and_the_player_has_four_cubes() -> None:
    s = new_game(1)
    assert sorted(s.cubes) == [ENEMY * 64 + square(name) for name in ("d4", "e4", "d5", "e5")]
    assert s.stock[0] == 4


@clause("cultus:CU-10.6", "cultus:CU-10.7")
def test_the_pawn_begins_in_a_corner_of_choice_and_no_card_is_laid() -> None:
    s = new_game(1)
    for _ in range(2):
        submit(RULES, s, 0, legal(s, 0)[0])
    assert [action.text for action in legal(s, 0)] == [f"medal {n}" for n in range(1, 7)]
    submit(RULES, s, 0, RULES.space.by_text["medal 3"])
    assert [action.text for action in legal(s, 0)] == ["stand a1", "stand h1", "stand a8", "stand h8"]
    refused = why_not(s, 0, RULES.space.by_text["stand b2"])
    assert refused is not None
    assert refused.id == "CU-10.6"
    submit(RULES, s, 0, RULES.space.by_text["stand h1"])
    assert s.pawns[0] == square("h1")
    assert type(s.stack[-1]).__name__ == "Start"
    assert len(s.laid) == 16


@clause("cultus:CU-11.1", "cultus:CU-11.2")
def test_after_the_hand_the_enemy_discards_from_the_leftmost_pile_and_its_cube_goes_on() -> None:
    t = Position(TOWN, ["a1"], phase="hand", enemy="ruben", monuments=MIDDLE, piles=[0, 2, 3, 3, 3, 3], counter=4)
    assert t.s.piles.list() == [0, 1, 3, 3, 3, 3]
    assert t.s.counter == 5
    assert t.events(EnemyDiscards)[0].pile == 1
    assert t.step == "Start"


@clause("cultus:CU-11.2")
def test_on_the_last_space_the_effect_comes_and_the_cube_goes_back() -> None:
    t = Position(TOWN, ["a1"], phase="hand", enemy="wilhelm", monuments=MIDDLE, counter=2)
    assert t.s.counter == 0
    assert t.events(EnemyActs) == [EnemyActs(1)]


@clause("cultus:CU-11.3")
def test_a_pile_the_enemy_empties_turns_its_card_and_returns_the_medal() -> None:
    t = Position(TOWN, ["a1"], phase="hand", enemy="ruben", monuments=MIDDLE, piles=[1, 3, 3, 3, 3, 3], medals=[1])
    assert t.s.coins() == 1
    assert t.events(MedalHome) == [MedalHome(0)]
    t.do("draw 2", "bank 0")
    assert t.ap == 4


@clause("cultus:CU-11.4", "cultus:CU-C20")
def test_the_last_cube_ends_the_game_after_the_enemys_phase() -> None:
    t = Position(TOWN, ["b2"], points=1, enemy="wilhelm", monuments=MIDDLE | {0: "a2 a4 a6"}, cost=[10], counter=2)
    t.do("build", "take unity")
    assert t.step == "over"
    assert t.events(EnemyActs) == [EnemyActs(1)]


@clause("cultus:CU-11.4", "cultus:CU-C21")
def test_the_last_card_ends_the_game_no_matter_who_took_it() -> None:
    by_enemy = Position(TOWN, ["a1"], phase="hand", enemy="ruben", monuments=MIDDLE, piles=[0, 0, 0, 0, 0, 1])
    assert by_enemy.step == "over"
    none_left = Position(TOWN, ["a1"], phase="hand", enemy="ruben", monuments=MIDDLE, piles=[0] * 6, counter=3)
    assert none_left.step == "over"
    assert none_left.events(EnemyDiscards) == []
    assert none_left.s.counter == 4


def ended(**more: object) -> Position:
    return Position("P", ["a8"], phase="hand", fill="P", piles=[0] * 6, **more)  # type: ignore[arg-type]


@clause("cultus:CU-13.1", "cultus:CU-13.2")
def test_both_sides_score_the_middle_and_the_player_the_plan() -> None:
    t = Position(
        "HW", ["a8"], phase="hand", fill="P", piles=[0] * 6, enemy="ruben", monuments={ENEMY: "d4 e4", 0: "d5"}
    )
    assert t.lines(0) == {"CU-9.1": 10, "CU-9.2": 2, "CU-9.3": 2}
    assert t.lines(1) == {"CU-13.1": 20}


@clause("cultus:CU-13.3", "cultus:CU-C17", "cultus:CU-R2")
def test_the_enemys_bonus_counts_monuments_beside_its_icon_and_the_icons() -> None:
    monuments = {ENEMY: "b2 a1 g7 g8"}
    t = Position("PDP\nDPD", ["a8"], phase="hand", fill="P", piles=[0] * 6, enemy="ruben", monuments=monuments)
    assert t.lines(1) == {"CU-13.3": 2 * 10 + 3 * 2}


@clause("cultus:CU-13.4", "cultus:CU-C28")
def test_the_player_wins_only_with_more_points() -> None:
    ahead = ended(enemy="ruben", monuments={ENEMY: "a1"}, score=[1])
    assert RULES.winners(ahead.s) == [0]
    tie = ended(enemy="ruben", monuments={ENEMY: "a1"}, difficulty="hard", score=[10])
    assert RULES.winners(tie.s) == []
    assert enemy_total(tie.s) == 10


@pytest.mark.parametrize(("points", "number"), [(0, 0), (1, 1), (20, 1), (21, 2), (39, 2), (40, 3), (59, 3), (60, 4)])
@clause("cultus:CU-R12", "cultus:CU-13.4")
def test_the_difference_tells_the_ending(points: int, number: int) -> None:
    t = ended(enemy="ruben", monuments={ENEMY: "a1"}, difficulty="extreme", score=[points])
    assert difference(t.s) == points - 20
    assert ending(t.s) == number


@clause("cultus:CU-11.1")
def test_nobody_else_has_a_turn() -> None:
    s = new_game(1)
    moves = [legal(s, 0)[0].text]
    t = after_moves(1, moves)
    assert to_act(t) == (0,)
