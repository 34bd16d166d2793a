"""Views: what a seat knows, what it can imagine, and whether a move showed anything."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.kernel import SPECTATOR, UNKNOWN, FastRandom, Move, View, imagine, legal, play, shown, to_act, view
from tenban.kernel.chance import UnknownChanceError
from tenban.kernel.snapshot import encode, snapshot
from tests.kernel.toy import GIVE, RULES, SPACE, ToyState, act, new


def giving() -> ToyState:
    """Seat 1 holds 3 and 4 and may give a card."""
    return act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"))


def move(text: str) -> Move:
    return Move.parse(text, SPACE)


def test_a_view_has_holes_where_the_seat_may_not_look() -> None:
    s = new()
    assert view(RULES, s, 0).state.hands == [[0, 1], [UNKNOWN, UNKNOWN]]
    assert view(RULES, s, SPECTATOR).state.hands == [[UNKNOWN, UNKNOWN], [UNKNOWN, UNKNOWN]]
    assert s.hands == [[0, 1], [2, 3]]


def test_a_view_has_no_future() -> None:
    v = view(RULES, new(0), 0)
    with pytest.raises(UnknownChanceError, match="imagine a world first"):
        v.state.chance.below(2)


def test_a_half_made_choice_is_for_its_chooser_alone() -> None:
    s = act(giving(), (1, "give 4"))
    assert view(RULES, s, 1).state.picks == (GIVE.one(4).code,)
    assert view(RULES, s, 0).state.picks == ()
    assert view(RULES, s, SPECTATOR).state.picks == ()


def test_a_view_knows_who_is_asked_and_what_its_own_seat_may_do() -> None:
    s = giving()
    own, other = view(RULES, s, 1), view(RULES, s, 0)
    assert (own.seats, own.to_act, own.asked, own.over) == (2, (1,), True, False)
    assert own.legal() == legal(s, 1)
    assert own.moves() == [move("give 3; to a"), move("give 4; to a"), move("keep")]
    assert own.moves(2) is None
    assert (other.asked, other.legal(), other.moves()) == (False, [], [])


def test_a_view_says_whose_it_is() -> None:
    assert repr(view(RULES, giving(), 0)) == "<View of toy for seat 0, to act: 1>"
    assert repr(view(RULES, new(), SPECTATOR)) == "<View of toy for a spectator, to act: 0, 1>"


def test_an_imagined_world_agrees_with_the_view_and_can_be_played() -> None:
    v = view(RULES, giving(), 0)
    for seed in range(20):
        w = imagine(v, seed)
        assert snapshot(view(RULES, w, 0).state) == snapshot(v.state)
        assert sorted([*w.hands[0], *w.hands[1], *w.deck, *w.discards]) == list(range(8))
        while to_act(w):
            play(RULES, w, to_act(w)[0], legal(w, to_act(w)[0])[0])


def test_the_same_seed_imagines_the_same_world_and_another_seed_another_one() -> None:
    v = view(RULES, new(), 0)
    assert snapshot(imagine(v, 3)) == snapshot(v.imagine(3))
    assert len({str(imagine(v, seed).hands) for seed in range(20)}) > 5


def test_a_state_is_no_view_and_cannot_be_imagined() -> None:
    state: Any = new()
    with pytest.raises(TypeError):
        imagine(state, 1)


def test_a_true_state_does_not_become_a_view_by_being_called_one() -> None:
    with pytest.raises(TypeError, match="make one with view"):
        View(RULES, new(), 0)
    with pytest.raises(TypeError, match="make one with view"):
        View(RULES, imagine(view(RULES, new(), 0), 1), 0)


def test_a_sealed_choice_shows_nothing_until_it_is_revealed() -> None:
    s = new()
    assert not shown(RULES, s, move("bid 0"), 0)
    act(s, (1, "bid 2"))
    assert shown(RULES, s, move("bid 0"), 0)


def test_a_move_that_draws_cannot_be_taken_back() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"))
    assert shown(RULES, s, move("draw"), 1)
    assert not shown(RULES, s, move("stop"), 1)


def test_a_move_that_lets_a_watcher_see_a_card_showed_something() -> None:
    s = giving()
    assert shown(RULES, s, move("give 3; to a"), 1)
    assert not shown(RULES, s, move("keep"), 1)


def test_shown_tries_the_move_on_a_copy() -> None:
    s = giving()
    s.chance = FastRandom(1)
    before = encode(s)
    shown(RULES, s, move("give 3; to a"), 1)
    assert encode(s) == before
