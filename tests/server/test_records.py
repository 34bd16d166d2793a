"""Records: downloaded, uploaded, replayed, forked, verified; and refused if they are wrong."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tenban.kernel import KeyedRandom, Record, legal, submit, to_act
from tenban.kernel.play import start
from tenban.registry import find, games
from tests.server.test_http import served


@pytest.fixture(scope="module")
def record() -> Any:
    """Return the record of a game of Latria, played at random."""
    rules = find("latria").rules
    record = Record("latria", rules.version, 3, b"k" * 16, b"s" * 16, rules.checked(3, {}), names=["Ann", "Bob", "Eve"])
    s = start(rules, 3, {}, KeyedRandom(record.key))
    while seats := to_act(s):
        action = legal(s, seats[0])[len(record.moves) % len(legal(s, seats[0]))]
        submit(rules, s, seats[0], action)
        record.moves.append((seats[0], action.text))
    record.totals = rules.totals(s)
    return json.loads(record.to_json())


def test_a_record_is_uploaded_replayed_verified_and_forked(tmp_path: Path, record: Any) -> None:
    async def run() -> None:
        async with served(tmp_path, games=games()) as (server, browser):
            ann: httpx.AsyncClient = browser()
            brought = await ann.post("/api/records", json=record)
            assert brought.status_code == 201, brought.text
            id = brought.json()["table"]
            last = len(record["moves"])
            end = (await ann.get(f"/api/tables/{id}/replay?at={last}&seat=1&lang=ja")).json()
            assert end["scene"]["result"]["totals"] == record["totals"]
            assert [seat["name"] for seat in end["scene"]["seats"]] == ["Ann", "Bob", "Eve"]
            checked = (await ann.get(f"/api/tables/{id}/verify")).json()
            assert (checked["kept"], checked["replays"], checked["over"]) == (True, True, True)
            assert checked["commitment"] == record["commitment"]
            assert (await ann.get(f"/api/tables/{id}/record")).json() == record
            forked = await ann.post(f"/api/tables/{id}/fork", json={"at": 5, "name": "Ann", "hotseat": True})
            service = await server.registry.service(forked.json()["table"])
            assert len(service.table.moves) == 5

    asyncio.run(run())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"key": "00" * 16}, "the commitment does not belong"),
        ({"totals": [99, 0, 0]}, "the record says"),
        ({"version": "0"}, "played by version 0"),
        ({"game": "chess"}, "there is no game"),
        ({"seats": 99}, "is for 3 to 6 seats"),
        ({"moves": [[0, "castle"]]}, "is not a move"),
        ({"moves": [[0, "x"]] * 30_000}, "20000 are the most"),
        ({"house": {"x": {"y": 1}}}, "cannot be used"),
    ],
)
def test_a_record_that_was_changed_is_refused_with_its_fault(
    tmp_path: Path, record: Any, change: Any, fault: str
) -> None:
    async def run() -> None:
        async with served(tmp_path, games=games()) as (server, browser):
            answer = await browser().post("/api/records", json={**record, **change})
            assert answer.status_code == 400
            assert fault in answer.json()["error"]
            assert await server.store.count() == 0

    asyncio.run(run())


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as (_, browser):
            assert (await browser().post("/api/records", content=b"{" + b" " * 2_000_000)).status_code == 413

    asyncio.run(run())
