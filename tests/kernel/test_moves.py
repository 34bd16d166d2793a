"""Moves: complete choices, their notation and codes, and their enumeration."""

from __future__ import annotations

import pytest

from tenban.kernel import (
    Action,
    InvalidMoveError,
    Move,
    ScriptedRandom,
    SeatStep,
    State,
    complete_moves,
    finish_move,
    legal,
    random_move,
)
from tenban.kernel.snapshot import encode
from tests.kernel.toy import BID, GIVE, KEEP, SPACE, TO, ToyState, act, new

TO_A = Move((GIVE.one(3), TO.one(0)))


def giving() -> ToyState:
    """Seat 1 holds 3 and 4 and may give a card."""
    return act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"))


def test_a_move_is_written_as_its_actions_with_semicolons() -> None:
    assert TO_A.text == str(TO_A) == "give 3; to a"
    assert Move((KEEP.of(),)).text == "keep"
    assert repr(TO_A) == "Move('give 3; to a')"


def test_text_and_codes_lead_back_to_an_equal_move() -> None:
    assert Move.parse("give 3; to a", SPACE) == TO_A
    assert Move.parse(" give 3 ;to a ", SPACE) == TO_A
    assert Move.from_codes(TO_A.codes, SPACE) == TO_A
    assert hash(Move.parse(TO_A.text, SPACE)) == hash(TO_A)
    assert Move.parse("give 4; to a", SPACE) != TO_A


@pytest.mark.parametrize("text", ["", "give", "give 9", "give 3; ", "give 3, to a", "Give 3"])
def test_text_that_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(InvalidMoveError, match="is not a move of this game"):
        Move.parse(text, SPACE)


@pytest.mark.parametrize("code", [-1, len(SPACE.actions)])
def test_a_code_out_of_range_is_refused_with_the_range(code: int) -> None:
    with pytest.raises(InvalidMoveError, match=f"{code} is not an action code; codes run from 0 to"):
        Move.from_codes([0, code], SPACE)


def test_a_move_has_at_least_one_action() -> None:
    with pytest.raises(InvalidMoveError, match="at least one action"):
        Move(())


def test_complete_moves_of_a_simple_choice_are_its_legal_actions() -> None:
    s = new()
    assert complete_moves(s, 0, 10) == [Move((action,)) for action in legal(s, 0)]


def test_complete_moves_walk_through_the_parts_of_a_choice() -> None:
    s = giving()
    before = encode(s)
    found = complete_moves(s, 1, 10)
    assert [move.text for move in found or []] == ["give 3; to a", "give 4; to a", "keep"]
    assert encode(s) == before


class Pair(SeatStep[ToyState]):
    """A choice of two cards; whether a card completes it depends on the parts so far."""

    def options(self, s: ToyState, seat: int) -> list[Action]:
        return BID.actions[:3]

    def part(self, s: ToyState, seat: int, action: Action) -> bool:
        return not s.picks


def test_each_first_part_is_tried_without_the_parts_of_the_one_before() -> None:
    s = new()
    s.become(Pair(0))
    found = complete_moves(s, 0, 100)
    assert [move.codes for move in found or []] == [(a, b) for a in range(3) for b in range(3)]


def test_complete_moves_go_on_from_the_parts_already_picked() -> None:
    s = act(giving(), (1, "give 3"))
    assert complete_moves(s, 1, 10) == [Move((TO.one(0),))]


@pytest.mark.parametrize(("most", "known"), [(3, True), (2, False)])
def test_more_complete_moves_than_wanted_are_none_at_all(most: int, known: bool) -> None:
    assert (complete_moves(giving(), 1, most) is not None) is known


def test_more_legal_actions_than_wanted_are_none_at_all() -> None:
    assert complete_moves(new(), 0, 1) is None


def test_finish_move_asks_for_one_part_after_another_and_changes_nothing() -> None:
    s = giving()
    seen: list[tuple[int, tuple[int, ...]]] = []

    def first(w: State, part: int) -> Action:
        seen.append((part, w.picks))
        return legal(w, 1)[0]

    assert finish_move(s, 1, first) == TO_A
    assert seen == [(0, ()), (1, (GIVE.one(3).code,))]
    assert s.picks == ()


def test_a_random_move_draws_each_part_from_the_chance_given_and_not_from_the_states() -> None:
    s = giving()
    drawn = s.chance.drawn()
    assert random_move(s, 1, ScriptedRandom([1, 0])).text == "give 4; to a"
    assert random_move(s, 1, ScriptedRandom([2])).text == "keep"
    assert s.chance.drawn() == drawn
