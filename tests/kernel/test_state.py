"""States: clones are derived from the fields declared, and share nothing that can change."""

from __future__ import annotations

from typing import Final

import pytest

from tenban.kernel import Box, SeatArray, State, seat_array
from tenban.kernel.inspect import attributes
from tenban.kernel.snapshot import encode, snapshot
from tests.kernel.toy import BID, RULES, Offer, ToyState, act, new


class Table(Box):
    pass


class Part:
    def __init__(self, value: int) -> None:
        self.value = value

    def copy(self) -> Part:
        return Part(self.value)


class Everything(State):
    """One field of each kind."""

    def __init__(self, seats: int, box: Table) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.number = 1
        self.places: tuple[int, ...] = (1, 2)
        self.row = [1, 2]
        self.rows = [[1], [2, 3]]
        self.arrays = [SeatArray(1), SeatArray(2)]
        self.plays: list[tuple[int, ...]] = [(1,), ()]
        self.counts = {"a": 1}
        self.lists = {"a": [1]}
        self.array = seat_array([1, 2])
        self.part = Part(5)
        self.step = Offer(1)
        self.nothing: list[int] | None = None
        self.later: list[int]  # declared, but not set yet


def test_a_clone_has_equal_fields_and_the_same_class() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"), (1, "give 3"))
    t = s.clone()
    assert type(t) is ToyState
    assert snapshot(t) == snapshot(s)
    assert attributes(t) == attributes(s)


def test_a_clone_and_its_origin_go_their_own_ways() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"))
    before = encode(s)
    act(s.clone(), (1, "draw"), (1, "give 3"), (1, "to a"))
    assert encode(s) == before
    t = s.clone()
    act(s, (1, "stop"), (0, "bid 1"), (1, "bid 3"))
    assert s.ledger == [0, 2]
    assert encode(t) == before


def test_a_clone_has_no_listener() -> None:
    s = new()
    s.log = []
    assert s.clone().log is None


def test_a_clone_copies_sealed_choices_and_shares_the_list_that_says_there_are_none() -> None:
    s = new()
    assert s.clone().sealed is s.unsealed
    t = act(s, (1, "bid 2")).clone()
    assert t.sealed == [-1, BID.one(2).code]
    assert t.sealed is not s.sealed


@pytest.mark.parametrize("name", ["row", "rows", "arrays", "plays", "counts", "lists", "array", "part"])
def test_what_can_change_is_copied(name: str) -> None:
    s = Everything(2, Table())
    mine, other = getattr(s, name), getattr(s.clone(), name)
    assert mine is not other
    assert type(mine) is type(other)
    assert name == "part" or mine == other


@pytest.mark.parametrize("name", ["rows", "arrays"])
def test_lists_inside_lists_are_copied(name: str) -> None:
    s = Everything(2, Table())
    for mine, other in zip(getattr(s, name), getattr(s.clone(), name), strict=True):
        assert mine is not other


def test_lists_inside_dicts_are_copied_and_parts_keep_their_values() -> None:
    s = Everything(2, Table())
    t = s.clone()
    assert s.lists["a"] is not t.lists["a"]
    assert t.part.value == 5


@pytest.mark.parametrize("name", ["box", "number", "places", "step", "nothing"])
def test_what_cannot_change_is_shared(name: str) -> None:
    s = Everything(2, Table())
    assert getattr(s, name) is getattr(s.clone(), name)


def test_a_field_that_is_not_set_yet_is_not_set_in_the_clone_either() -> None:
    s = Everything(2, Table())
    assert not hasattr(s.clone(), "later")
    s.later = [1]
    assert s.clone().later == [1]


def test_a_clone_does_not_call_the_constructor_so_derived_values_stay_as_they_are() -> None:
    s = Everything(2, Table())
    s.row = [9]
    assert s.clone().row == [9]


def test_the_fields_of_a_state_are_the_games_own_without_the_box() -> None:
    assert list(new().fields()) == ["cards", "hands", "deck", "discards", "won"]
    s = Everything(2, Table())
    assert "box" in attributes(s)
    assert "box" not in s.fields()


def test_a_state_says_what_it_waits_for() -> None:
    assert repr(RULES.setup(2, {"cards": "2"})) == "<ToyState: 2 seats, running Deal>"
    s = new()
    assert repr(s) == "<ToyState: 2 seats, to act: 0, 1>"
    assert repr(act(s, (1, "bid 2"))) == "<ToyState: 2 seats, to act: 0>"
    s.stack = []
    assert repr(s) == "<ToyState: 2 seats, over>"
