"""The lobby over HTTP, used as a browser does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tenban.server.app import make_app
from tenban.server.context import ServerContext
from tests.server.support import server_at

Browser = Callable[[], httpx.AsyncClient]
Story = Callable[[ServerContext, Browser], Awaitable[None]]


@asynccontextmanager
async def served(
    folder: Path, client: Path | None = None, **limits: Any
) -> AsyncIterator[tuple[ServerContext, Browser]]:
    async with server_at(folder, **limits) as server:
        transport = httpx.ASGITransport(make_app(server, client or folder / "no client"))  # type: ignore[arg-type]
        yield server, lambda: httpx.AsyncClient(transport=transport, base_url="http://tenban.test")


def tell(folder: Path, story: Story, **limits: Any) -> None:
    async def run() -> None:
        async with served(folder, **limits) as (server, browser):
            await story(server, browser)

    asyncio.run(run())


async def make(browser: httpx.AsyncClient, **more: Any) -> Any:
    answer = await browser.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def finished(server: ServerContext, browser: httpx.AsyncClient) -> str:
    """A table where bots have played to the end."""
    made = await make(browser, game="envelopes", seats=3, bots={"0": "random", "1": "random"}, watch=False)
    service = await server.registry.service(made["table"])
    await browser.post(f"/api/tables/{made['table']}/leave", json={"level": "random"})
    async with asyncio.timeout(120):
        while service.table.phase() != "over":  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.001)
    return str(made["table"])


def test_games_are_listed_with_their_options_and_bots(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        answer = (await browser().get("/api/games?lang=ja")).json()
        assert [game["id"] for game in answer["games"]] == ["row", "envelopes"]
        assert answer["games"][1]["options"][0]["default"] == "calm"
        assert [bot["title"] for bot in answer["bots"]] == ["入門", "気楽", "堅実", "強豪", "達人"]
        assert [game["ratings"] for game in answer["games"]] == [{"2": {"steady": 1620}}] * 2
        rules = (await browser().get("/api/games/row/rules")).json()
        assert [clause["id"] for clause in rules["clauses"]] == ["ROW-1", "ROW-2"]
        art = await browser().get("/api/games/row/art.svg")
        assert art.headers["content-type"].startswith("image/svg+xml")

    tell(tmp_path, story)


def test_a_games_symbols_are_sent_compressed_to_who_can_read_that(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        plain = await browser().get("/api/games/row/art.svg", headers={"Accept-Encoding": "identity"})
        zipped = await browser().get("/api/games/row/art.svg", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert zipped.headers["content-encoding"] == "gzip"
        assert zipped.text == plain.text

    tell(tmp_path, story)


def test_the_seat_token_is_in_a_cookie_that_no_script_reads_and_no_other_site_sends(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        answer = await ann.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        token = ann.cookies["tenban_seat"]
        assert len(token) == 32
        rows = await server.store.read(answer.json()["table"])
        assert not any(token.encode() in row for row in rows)
        assert token not in answer.text

    tell(tmp_path, story)


def test_friends_join_by_invitation_and_see_the_table_among_theirs(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann, bob = browser(), browser()
        made = await make(ann)
        (invite,) = made["invites"]
        path = f"/api/tables/{made['table']}/join"
        assert (await bob.post(path, json={"name": "Bob"})).status_code == 403
        joined = await bob.post(path, json={"name": "Bob", "invite": invite["token"]})
        assert joined.json() == {"table": made["table"], "seats": [1]}
        mine = (await bob.get("/api/me")).json()["tables"]
        assert [seat["name"] for seat in mine[0]["seats"]] == ["Ann", "Bob"]
        assert (await browser().get("/api/me")).json() == {}

    tell(tmp_path, story)


def test_listed_tables_are_for_all_to_see(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        listed = await make(browser(), listed=True)
        await make(browser())
        tables = (await browser().get("/api/tables")).json()["tables"]
        assert [table["id"] for table in tables] == [listed["table"]]

    tell(tmp_path, story)


def test_bad_requests_get_an_answer_that_says_what_would_be_right(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()

        async def refusal(**body: Any) -> str:
            answer = await ann.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann", **body})
            assert 400 <= answer.status_code < 500
            return str(answer.json()["error"])

        assert await refusal(game="chess") == "There is no game called chess. Choose one of: row, envelopes."
        assert await refusal(seats=3) == "row is for 2 to 2 seats, not 3"
        assert "has no option" in await refusal(options={"x": "y"})
        assert "There is no bot called genius" in await refusal(bots={"1": "genius"})
        assert await refusal(name="\u202e ") == "Write a name of one to 24 letters."
        assert "seats" in await refusal(seats="two")
        assert "Seat 6 is not at this table" in await refusal(bots={"5": "random"})
        assert "not understood" in await refusal(surprise=1)
        broken = await ann.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert broken.status_code == 400
        assert (await ann.get("/api/tables/nothere/record")).status_code == 404
        assert (await ann.delete("/api/tables")).status_code == 405

    tell(tmp_path, story)


def test_secrets_stay_until_the_game_is_over(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        made = await make(ann, bots={"1": "random"})
        for path in ("record", "verify", "replay?at=0&seat=1"):
            answer = await ann.get(f"/api/tables/{made['table']}/{path}")
            assert answer.status_code == 409
            assert answer.json()["error"] == "That is shown when the game is over."
        forked = await ann.post(f"/api/tables/{made['table']}/fork", json={"at": 0, "name": "Ann"})
        assert forked.status_code == 409

    tell(tmp_path, story)


def test_a_finished_game_is_replayed_step_by_step_from_every_seat(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        id = await finished(server, ann)
        first = (await ann.get(f"/api/tables/{id}/replay?at=0")).json()
        for at in range(first["last"] + 1):
            for seat in (-1, 0, 1, 2):
                past = (await ann.get(f"/api/tables/{id}/replay?at={at}&seat={seat}")).json()
                assert past["scene"]["rev"] == at
                assert past["scene"].get("you", -1) == seat
        assert "result" in past["scene"]
        assert (await ann.get(f"/api/tables/{id}/replay?at={at + 1}")).status_code == 404
        assert (await ann.get(f"/api/tables/{id}/replay?at=0&seat=4")).status_code == 404

    tell(tmp_path, story)


def test_a_fork_goes_on_from_a_past_position_as_a_study(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        id = await finished(server, ann)
        answer = await ann.post(f"/api/tables/{id}/fork", json={"at": 2, "name": "Ann", "hotseat": True})
        service = await server.registry.service(answer.json()["table"])
        old = (await server.registry.service(id)).table
        assert len(service.table.moves) == 2
        assert service.table.made.study
        assert service.table.phase() == "running"
        assert service.table.key == old.key
        assert (await ann.post(f"/api/tables/{id}/fork", json={"at": 99, "name": "Ann"})).status_code == 404

    tell(tmp_path, story)


def test_health_metrics_and_openapi_answer(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        await make(browser())
        health = (await browser().get("/health")).json()
        assert health.pop("loop_blocked") >= 0
        assert health == {"ok": True, "version": hall_version(), "store": "sqlite"}
        metrics = (await browser().get("/metrics")).text
        assert "tenban_tables_made_total 1" in metrics
        schema = (await browser().get("/api/openapi.json")).json()
        assert "/api/tables/{table}/fork" in schema["paths"]

    tell(tmp_path, story)


def hall_version() -> str:
    import tenban

    return tenban.__version__


def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/table/abc"):
            headers = (await browser().get(path)).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'self'")
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    tell(tmp_path, story)


def test_another_sites_page_may_not_act_for_its_visitor(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        body = {"game": "row", "seats": 2, "name": "Ann"}
        foreign = await browser().post("/api/tables", json=body, headers={"origin": "http://evil.test"})
        assert foreign.status_code == 403
        own = await browser().post("/api/tables", json=body, headers={"origin": "http://tenban.test"})
        assert own.status_code == 201

    tell(tmp_path, story)


def test_limits_are_kept(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        ann = browser()
        for _ in range(3):
            await make(ann)
        body = {"game": "row", "seats": 2, "name": "Ann"}
        fourth = await ann.post("/api/tables", json=body)
        assert fourth.status_code == 429
        assert fourth.json()["error"].startswith("You sit at 3 tables")
        big = await ann.post("/api/tables", json={**body, "name": "x" * 20_000})
        assert big.status_code == 413
        answers = [await browser().get("/api/games") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}

    tell(tmp_path, story, tables_per_guest=3, requests_per_second=5.0)


def test_the_client_is_served_with_caching_that_fits_each_file(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tenban</title>")
    (static / "assets" / "main-Ab12Cd34.js").write_text("1")
    (static / "assets" / "main-Ab12Cd34.js.gz").write_bytes(b"\x1f\x8bzip")

    async def run() -> None:
        async with served(tmp_path, static) as (_, browser):
            page = await browser().get("/table/abc?invite=x")
            assert "Tenban" in page.text
            assert page.headers["cache-control"] == "no-cache"
            script = await browser().get("/assets/main-Ab12Cd34.js", headers={"accept-encoding": "identity"})
            assert script.text == "1"
            assert "immutable" in script.headers["cache-control"]
            assert (await browser().get("/assets/gone.js")).status_code == 404
            assert (await browser().get("/../pyproject.toml")).status_code == 404
            request = browser().build_request("GET", "/assets/main-Ab12Cd34.js", headers={"accept-encoding": "gzip"})
            zipped = await browser().send(request, stream=True)
            assert zipped.headers["content-encoding"] == "gzip"
            assert b"".join([part async for part in zipped.aiter_raw()]) == b"\x1f\x8bzip"

    asyncio.run(run())


def test_a_record_that_is_none_is_refused_in_words(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        for body in ({}, {"format": "x"}, {"format": "tenban-record-1", "game": "nothing"}):
            answer = await browser().post("/api/records", content=json.dumps(body))
            assert answer.status_code == 400
            assert answer.json()["error"].startswith("This record cannot be used: ")
        listed = await browser().post("/api/records", json=[1])
        assert listed.status_code == 400

    tell(tmp_path, story)
