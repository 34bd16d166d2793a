"""Table ids: unguessable, and those of tables made one after the other lie side by side."""

from __future__ import annotations

import re

import pytest

from tenban.server.tables import tokens
from tenban.server.ws.endpoint import PATH


def made_at(monkeypatch: pytest.MonkeyPatch, seconds: int) -> str:
    monkeypatch.setattr(tokens, "time", lambda: float(seconds))
    return tokens.new_table_id()


def test_ids_sort_by_the_time_at_which_their_tables_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    start = 1_780_000_000
    moments = [start + 16 * n for n in (0, 1, 2, 31, 32, 961, 30_000, 1_000_000)]
    ids = [made_at(monkeypatch, moment) for moment in moments]
    assert ids == sorted(ids)


def test_ids_of_one_moment_begin_alike_and_differ_in_64_random_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [made_at(monkeypatch, 1_780_000_000) for _ in range(2000)]
    assert len({id[:5] for id in ids}) == 1
    rests = [id[5:] for id in ids]
    assert len(set(rests)) == len(rests)
    for place in range(13):  # every letter of the rest is random
        assert len({rest[place] for rest in rests}) == 31
    assert 31**13 > 2**64


def test_an_id_fits_the_address_of_a_table_and_can_be_read_aloud() -> None:
    id = tokens.new_table_id()
    assert PATH.fullmatch(f"/api/tables/{id}/live")
    assert not re.search("[il1o0]", id)
