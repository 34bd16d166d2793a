"""Snapshots: a state as plain data, comparable, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tenban.kernel import AlteredRandom, Chance, FastRandom, KeyedRandom, ScriptedRandom, SeatArray, UnknownChance
from tenban.kernel.snapshot import SnapshotError, decode, encode, snapshot
from tests.kernel.toy import RULES, Offer, ToyState, act, new


def halfway() -> ToyState:
    return act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"), (1, "give 3"))


def test_a_snapshot_holds_everything_that_decides_the_future() -> None:
    assert snapshot(halfway()) == {
        "seats": 2,
        "stack": [("Bid", ()), ("Give", (1,))],
        "sealed": [-1, -1],
        "picks": (11,),
        "chance": ("scripted", [0, 0, 0, 0, 0], 5),
        "ledger": [0, 1],
        "cards": 2,
        "hands": [[1], [3, 4]],
        "deck": [5, 6, 7],
        "discards": [0, 2],
        "won": [0, 1, 0, 0, 0, 0],
    }


def test_the_listener_is_not_part_of_a_state() -> None:
    s, heard = halfway(), halfway()
    heard.log = []
    assert snapshot(s) == snapshot(heard)


def test_a_state_survives_json() -> None:
    s = halfway()
    again = decode(RULES, json.loads(json.dumps(encode(s))), {})
    assert snapshot(again) == snapshot(s)
    assert isinstance(again.won, SeatArray)
    assert snapshot(act(again, (1, "to a"))) == snapshot(act(s, (1, "to a")))


@pytest.mark.parametrize(
    "chance",
    [KeyedRandom(b"key", 9), FastRandom(4), ScriptedRandom([1, 0, 1], 1), UnknownChance()],
    ids=lambda chance: type(chance).__name__,
)
def test_each_kind_of_chance_survives_json(chance: Chance) -> None:
    s = new()
    s.chance = chance
    again = decode(RULES, json.loads(json.dumps(encode(s))), {}).chance
    assert type(again) is type(chance)
    assert again.fields() == chance.fields()


def test_chance_altered_for_a_test_cannot_be_read_back() -> None:
    s = new()
    s.chance = AlteredRandom(KeyedRandom(b"key"), 0)
    with pytest.raises(SnapshotError, match="unknown kind of chance"):
        decode(RULES, encode(s), {})


@pytest.mark.parametrize("value", [None, True, 3, "x", b"\1", (1, (2,)), [[1], []], {1: (2,)}, Offer(1)], ids=repr)
def test_each_kind_of_value_survives_json(value: Any) -> None:
    s: Any = new()
    s.deck = value
    again: Any = decode(RULES, json.loads(json.dumps(encode(s))), {}).deck
    assert again == value
    assert type(again) is type(value)


def test_an_object_of_another_kind_is_refused_by_name() -> None:
    s: Any = new()
    s.deck = object()
    with pytest.raises(TypeError, match="a state may not hold a object"):
        encode(s)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 9},
        {"stack": [["NoSuchStep"]]},
        {"stack": [["Offer"]]},
        {"chance": ["dice"]},
        {"own": {"nothing": 1}},
        {"own": {"deck": {"riddle": 1}}},
    ],
    ids=str,
)
def test_data_that_is_no_state_is_refused_with_the_name_of_the_game(change: dict[str, Any]) -> None:
    with pytest.raises(SnapshotError, match="no state of toy"):
        decode(RULES, {**encode(new()), **change}, {})
