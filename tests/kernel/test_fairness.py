"""How a key is drawn: as docs/fairness.md specifies it, from what nobody can choose alone."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from tenban.kernel import Record, RecordError, commitment, replay, to_act, verify
from tenban.kernel.fairness import DrawError, KeyDraw, drawn_key, pledge
from tenban.kernel.record import parse
from tests.kernel.test_record import played
from tests.kernel.toy import RULES

SECRET = bytes(range(32))
ANN, BEN = b"a" * 32, b"b" * 32
NAMES = ["Ann", "", "Ben 夜"]


def fair_record() -> Record:
    """Return a finished game whose key was drawn."""
    record, _ = played()
    record.draw, record.names = KeyDraw(SECRET, (ANN, b"", BEN)), NAMES
    record.key, record.salt = drawn_key(record.draw, NAMES)
    record.moves, record.totals = [], None
    s = replay(RULES, record)
    while seats := to_act(s):
        seat = seats[0]
        record.moves.append((seat, s.stack[-1].legal(s, seat)[0].text))
        s = replay(RULES, record)
    record.totals = RULES.totals(s)
    return record


def test_a_key_is_the_hash_of_the_secret_the_names_and_the_contributions() -> None:
    last = "Ben 夜".encode()
    message = (
        b"tenban-key-1\0" + SECRET + b"\3"
        b"\0\3Ann" + b"\x20" + ANN + b"\0\0" + b"\0" + b"\0" + bytes([len(last)]) + last + b"\x20" + BEN
    )
    digest = sha256(message).digest()
    assert drawn_key(KeyDraw(SECRET, (ANN, b"", BEN)), NAMES) == (digest[:16], digest[16:])
    assert pledge(SECRET) == sha256(SECRET).hexdigest()


def test_every_part_changes_the_key() -> None:
    keys = {
        drawn_key(KeyDraw(SECRET, (ANN, b"", BEN)), NAMES),
        drawn_key(KeyDraw(ANN, (ANN, b"", BEN)), NAMES),
        drawn_key(KeyDraw(SECRET, (BEN, b"", ANN)), NAMES),
        drawn_key(KeyDraw(SECRET, (ANN, BEN, b"")), NAMES),
        drawn_key(KeyDraw(SECRET, (ANN, b"", BEN)), ["Ben 夜", "", "Ann"]),
    }
    assert len(keys) == 5


@pytest.mark.parametrize(
    ("draw", "fault"),
    [
        (KeyDraw(b"short", (ANN, b"", BEN)), "the secret should have 32 bytes"),
        (KeyDraw(SECRET, (ANN,)), "one contribution for each name"),
        (KeyDraw(SECRET, (b"x", b"", b"")), "should have 32 bytes, or none"),
    ],
)
def test_a_draw_has_parts_of_fixed_length(draw: KeyDraw, fault: str) -> None:
    with pytest.raises(DrawError, match=fault):
        drawn_key(draw, NAMES)


def test_a_record_with_its_draw_reads_back_and_verifies() -> None:
    record = fair_record()
    again = parse(record.to_json())
    assert again == record
    verify(RULES, again)


def swapped_names(data: dict[str, Any]) -> None:
    data["names"] = data["names"][::-1]


def remade_salt(data: dict[str, Any]) -> None:
    data["salt"] = "00" * 16
    data["commitment"] = commitment(bytes.fromhex(data["key"]), bytes(16))


def other_contribution(data: dict[str, Any]) -> None:
    data["draw"]["contributions"][0] = "00" * 32


def other_secret(data: dict[str, Any]) -> None:
    data["draw"]["secret"] = "00" * 32


def extra_field(data: dict[str, Any]) -> None:
    data["comment"] = "?"


def extra_field_of_the_draw(data: dict[str, Any]) -> None:
    data["draw"]["more"] = ""


def contribution_that_is_no_text(data: dict[str, Any]) -> None:
    data["draw"]["contributions"][0] = 7


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (swapped_names, "do not give this key and salt"),
        (remade_salt, "do not give this key and salt"),
        (other_contribution, "do not give this key and salt"),
        (other_secret, "the pledge does not belong to this secret"),
        (extra_field, 'a record has no "comment"'),
        (extra_field_of_the_draw, '"draw" should have secret, pledge and contributions'),
        (contribution_that_is_no_text, "should be hexadecimal"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_record_that_was_changed_is_refused(change: Any, fault: str) -> None:
    data = json.loads(fair_record().to_json())
    change(data)
    with pytest.raises(RecordError, match=fault):
        parse(json.dumps(data))


def test_a_name_that_stands_twice_is_refused() -> None:
    text = fair_record().to_json()
    with pytest.raises(RecordError, match='"names" should stand only once'):
        parse(text.replace('"names"', '"names": [],\n "names"', 1))
