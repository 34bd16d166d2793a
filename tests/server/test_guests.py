"""Guests: tokens are the server's, names are visible, invitations work once, and the address suits others."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tenban.server.context import ServerContext
from tenban.server.http import address
from tenban.server.http.requests import COOKIE
from tenban.server.tables import commands
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.names import checked_chat, checked_name
from tenban.server.tables.permissions import Asker
from tenban.server.tables.service import TableService
from tenban.server.tables.tokens import owner_of
from tests.server.support import Guest, in_server, settled
from tests.server.test_http import Browser, make, tell
from tests.server.test_shared import in_two_servers


def test_a_token_that_a_client_chose_is_replaced_and_one_of_the_server_is_kept(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        ann.cookies.set(COOKIE, "a-token-of-my-own", domain="tenban.test", path="/api")
        first = await make(ann)
        tokens = {cookie.value for cookie in ann.cookies.jar if cookie.name == COOKIE}
        tokens.discard("a-token-of-my-own")
        (token,) = tokens
        assert token is not None
        owners = {seat.owner for seat in (await server.registry.service(first["table"])).table.seats} - {""}
        assert owners == {owner_of(token)}
        again = browser()
        again.cookies.set(COOKIE, token, domain="tenban.test", path="/api")
        second = await make(again)
        assert (await server.registry.service(second["table"])).table.seats[0].owner == owner_of(token)

    tell(tmp_path, story)


def test_a_maker_who_watches_keeps_the_token(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        watched = await make(ann, watch=True)
        await make(ann)
        both = (await ann.get("/api/me")).json()["tables"]
        assert len(both) == 2
        assert (await server.registry.service(watched["table"])).table.made.maker in {
            owner_of(cookie.value or "") for cookie in ann.cookies.jar
        }

    tell(tmp_path, story)


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u0301\u0302", "\u200b\u034f"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(RefusedError, match="name-empty"):
        checked_name(name)
    with pytest.raises(RefusedError, match="chat-empty"):
        checked_chat(name)


@pytest.mark.parametrize("name", ["Ann", "夜", "é", "e\u0301", "Önder 2", "🙂", "한글", "-"])
def test_a_name_that_shows_something_is_kept(name: str) -> None:
    assert checked_name(name) == name


def test_an_invitation_does_not_work_again_after_its_guest_has_left(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob, carl = (Guest(server, name) for name in ("Ann", "Bob", "Carl"))
        made = await ann.make("envelopes", 3)
        service = await server.registry.service(made.table)
        used = made.invites[0].token
        await bob.join(made.table, used)
        await leave(service, bob)
        with pytest.raises(RefusedError, match="bad-invitation"):
            await bob.join(made.table, used)
        here = await ann.sit_at(made.table, 0)
        links = {invite["seat"]: invite["token"] for invite in here.got("table")[-1]["invites"]}
        assert used not in links.values()
        await carl.join(made.table, links[1])
        assert service.table.seats_of(carl.owner) == [1]

    in_server(tmp_path, story)


async def leave(service: TableService, guest: Guest) -> None:
    asker = Asker(guest.owner)
    await service.execute(lambda t, now: commands.leave(t, now, asker, None, "random"))


def modes(folder: Path) -> set[int]:
    return {file.stat().st_mode & 0o777 for file in folder.glob("tables.sqlite3*")}


def test_the_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch(mode=0o644)

    async def story(server: ServerContext) -> None:
        await Guest(server, "Ann").make()
        assert modes(tmp_path) == {0o600}

    in_server(tmp_path, story)


@pytest.mark.postgres
def test_bots_of_two_processes_report_no_fault_when_the_other_was_first(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(one: ServerContext, two: ServerContext) -> None:
        tables = [
            (await Guest(one, "Ann").make("envelopes", 3, bots=dict.fromkeys("012", "random"), watch=True)).table
            for _ in range(6)
        ]
        services = [await server.registry.service(id) for id in tables for server in (one, two)]
        async with asyncio.timeout(120):
            while any(service.table.phase() != "over" for service in services):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        for service in services:
            await settled(service)

    caplog.set_level(logging.WARNING)
    in_two_servers(tmp_path, database, story)
    assert [entry.getMessage() for entry in caplog.records if entry.name.startswith("tenban")] == []


# -- the address


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:80", "[::1]:8000", "::1", "a.localhost"])
def test_names_of_this_machine_are_recognised(host: str) -> None:
    assert address.is_loopback(host)


@pytest.mark.parametrize("host", ["192.168.1.5:8000", "table.example.org", "[fe80::1]:80", "", "localhost.example.org"])
def test_other_names_are_not(host: str) -> None:
    assert not address.is_loopback(host)


def test_invitations_get_an_address_of_the_network_only_if_the_server_listens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        async with browser() as ann:
            local = {"host": "localhost:8000"}
            assert (await ann.get("/api/address", headers=local)).json() == {}
            server.listens_everywhere = True
            found = (await ann.get("/api/address", headers=local)).json()
            assert found["origin"].startswith("http://192.168.7.7:")
            assert (await ann.get("/api/address", headers={"host": "table.example.org"})).json() == {}

    monkeypatch.setattr("tenban.server.http.routes.network_address", lambda: "192.168.7.7")
    tell(tmp_path, story)


def test_the_address_of_the_network_is_found_or_left_out() -> None:
    found = address.network_address()
    assert found == "" or not address.is_loopback(found)
