"""Records: a game as a list of moves, which replays to the same end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenban.kernel import KeyedRandom, Record, RecordError, commitment, play, random_move, replay, start, to_act, verify
from tenban.kernel.record import FIRST_FORMAT, FORMAT, parse
from tenban.kernel.snapshot import snapshot
from tests.kernel.toy import RULES, ToyState

KEY, SALT = b"key", b"salt"
COMMITMENT = "85d87cc3b60adb89ca20449c6f30967309141595fd13b3bf68f26ffb97b7b2d2"  # printf keysalt | sha256sum


def played() -> tuple[Record, ToyState]:
    """Return the record of a random game with a move in two parts, and its end."""
    record, chance = Record("toy", "1", 3, KEY, SALT, {"cards": "2"}, names=["A", "B", "C"]), KeyedRandom(b"moves 3")
    s = start(RULES, 3, {}, KeyedRandom(KEY))
    while to_act(s):
        seat = to_act(s)[0]
        move = random_move(s, seat, chance)
        record.moves.append((seat, move.text))
        for action in move.actions:
            play(RULES, s, seat, action)
    record.totals = RULES.totals(s)
    return record, s


def changed(**change: Any) -> str:
    return json.dumps({**json.loads(played()[0].to_json()), **change})


def test_a_record_replays_to_the_same_state() -> None:
    record, end = played()
    assert any(";" in text for _, text in record.moves)
    assert snapshot(replay(RULES, record)) == snapshot(end)
    assert snapshot(verify(RULES, record)) == snapshot(end)


def test_a_record_replays_as_far_as_wanted() -> None:
    assert to_act(replay(RULES, played()[0], 1)) == (1, 2)


def test_json_leads_back_to_an_equal_record_with_one_move_on_each_line(tmp_path: Path) -> None:
    record, _ = played()
    assert parse(record.to_json()) == record
    assert record.to_json().count("\n  [") == len(record.moves)
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record


def test_a_record_of_the_first_format_with_one_action_on_each_line_still_replays() -> None:
    record, end = played()
    actions = [[seat, part] for seat, text in record.moves for part in text.split("; ")]
    assert len(actions) > len(record.moves)
    old = parse(changed(format=FIRST_FORMAT, moves=actions))
    assert snapshot(verify(RULES, old)) == snapshot(end)


def test_a_record_says_in_short_what_it_is() -> None:
    record, _ = played()
    record.moves, record.totals = record.moves[:2], None
    assert repr(record) == "<Record of toy 1, 3 seats, 2 moves, unfinished>"
    record.totals = [1, 0, 2]
    assert repr(record) == "<Record of toy 1, 3 seats, 2 moves, totals 1, 0, 2>"


def test_the_commitment_is_sha_256_of_key_and_salt() -> None:
    assert commitment(KEY, SALT) == COMMITMENT
    assert json.loads(played()[0].to_json())["commitment"] == COMMITMENT


def test_another_key_does_not_fit_the_commitment() -> None:
    with pytest.raises(RecordError, match="tampered with"):
        parse(changed(key=b"another".hex()))


def test_another_result_is_found_by_verify() -> None:
    record, _ = played()
    record.totals = [9, 9, 9]
    with pytest.raises(RecordError, match="tampered with"):
        verify(RULES, record)
    record.totals = None
    with pytest.raises(RecordError, match='"totals" should be'):
        verify(RULES, record)


def test_a_record_that_stops_early_replays_but_does_not_verify() -> None:
    record, _ = played()
    record.moves.pop()
    replay(RULES, record)
    with pytest.raises(RecordError, match="before the end of the game"):
        verify(RULES, record)


def test_an_illegal_move_is_named_with_its_number_and_clause() -> None:
    record, _ = played()
    record.moves[1] = record.moves[0]
    with pytest.raises(RecordError, match=r"move 2: 'bid \d' of seat 0 is refused by TB-1"):
        replay(RULES, record)


def test_text_that_is_no_move_is_named_with_its_number() -> None:
    record, _ = played()
    record.moves[0] = (0, "bid 99")
    with pytest.raises(RecordError, match="move 1: 'bid 99' is not a move of toy"):
        replay(RULES, record)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "go"}, "a record of go, not of toy"),
        ({"version": "2"}, "played by version 2 of toy; here is version 1"),
        ({"seats": 9}, "toy is for 2 to 3 seats, not 9"),
        ({"options": {"cards": "7"}}, "the option cards of toy cannot be '7'"),
        ({"house": {"cards": {}}}, "toy has no tables"),
    ],
)
def test_a_record_of_another_game_version_or_setup_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        replay(RULES, parse(changed(**change)))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "pgn"}, f'"format" should be "{FORMAT}"'),
        ({"seats": "3"}, '"seats" should be a int'),
        ({"key": "xyz"}, '"key" should be hexadecimal'),
        ({"key": "00" * 65}, '"key" is longer than 64 bytes'),
        ({"options": {"cards": 2}}, 'each entry of "options" should be a string'),
        ({"moves": [[0]]}, r"move 1 should be \[seat, text\]"),
        ({"moves": [[True, "stop"]]}, r"move 1 should be \[seat, text\]"),
        ({"totals": ["1"]}, '"totals" should be a list of points'),
    ],
)
def test_data_of_the_wrong_shape_is_refused_in_words(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        parse(changed(**change))


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="this is not a record"):
        parse(text)


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*missing\.json"):
        Record.load(tmp_path / "missing.json")
