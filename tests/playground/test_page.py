"""The playground's Python side: the server's own tables, without a server."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tenban.playground.page import SETTINGS, Page, start
from tenban.playground.routes import ROUTES
from tenban.registry import games
from tenban.server.app import make_app
from tenban.server.http.routes import HANDLERS
from tests.server.support import server_at

OWN = [name for name, game in games().items() if game.package.startswith("tenban.")]
# What only a server can do, or what the site has as files.
ELSEWHERE = {"/health", "/metrics", "/api/tables/{}/invite", "/api/games/{}/pictures/{}"}
FAST = replace(SETTINGS, bot_pace=0.0, undo_delay=0.0)


class Kept:
    """A browser's database."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, int], str] = {}

    async def add(self, table: str, seq: int, text: str) -> bool:
        return self.entries.setdefault((table, seq), text) is text

    async def of(self, table: str) -> list[str]:
        return [text for (id, _), text in sorted(self.entries.items()) if id == table]

    def all(self) -> list[str]:
        return [text for _, text in sorted(self.entries.items())]

    def page(self) -> Page:
        return Page("ann" * 8, self.add, self.of, FAST)


def in_page(story: Callable[[Page, Kept], Awaitable[None]]) -> None:
    async def run() -> None:
        kept = Kept()
        page = kept.page()
        await page.open()
        await story(page, kept)
        await page.close()

    asyncio.run(run())


async def ask(page: Page, method: str, address: str, body: Any = None, status: int = 200) -> Any:
    answer = await page.request(method, address, "" if body is None else json.dumps(body))
    assert answer.status == status, answer.body
    return json.loads(answer.body)


async def make(page: Page, game: str, level: str = "random") -> str:
    seats = max(2, games()[game].rules.least_seats)
    bots = {str(seat): level for seat in range(1, seats)}
    made = await ask(page, "POST", "/api/tables", {"game": game, "seats": seats, "name": "Ann", "bots": bots}, 201)
    return str(made["table"])


class Client:
    """The client of a page: answers every question by its first choice, or by one of the last."""

    def __init__(self, page: Page, table: str) -> None:
        self.page, self.table = page, table
        self.messages: list[Any] = []
        self.scene: Any = None
        self.over = asyncio.Event()
        self.news = asyncio.Event()  # a scene
        self.came = asyncio.Event()  # any message

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        """Return the first message that fits, waiting for it."""
        async with asyncio.timeout(60):
            while not (found := [message for message in self.messages if fits(message)]):
                self.came.clear()
                await self.came.wait()
        return found[0]

    def receive(self, text: str) -> None:
        message = json.loads(text)
        self.messages.append(message)
        self.came.set()
        if message["t"] == "scene":
            self.scene = message
            self.news.set()
            if "result" in message["scene"]:
                self.over.set()

    async def play(self) -> None:
        viewer = await self.page.connect(self.table, "en", "", self.receive)
        async with asyncio.timeout(120):
            while not self.over.is_set():
                await self.news.wait()
                self.news.clear()
                await self._answer(viewer)
        viewer.close()

    async def _answer(self, viewer: Any) -> None:
        shown = self.scene
        if "act" in shown.get("may", ()):
            choices = shown["scene"]["ask"]["choices"]
            codes, seq = choices[shown["seq"] % len(choices)]["codes"], shown["seq"]
            act = {"t": "act", "id": f"m{seq}", "seq": seq, "seat": shown["seat"], "codes": codes}
            await viewer.receive(json.dumps(act))


def test_the_page_has_the_addresses_of_the_server() -> None:
    def shape(path: str) -> str:
        return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))

    here = {(method, path.replace("([^/]+)", "{}")) for method, path, _ in ROUTES}
    there = {(method, shape(path)) for handler in HANDLERS for method in _methods(handler) for path in handler.paths}
    assert here == {(method, path) for method, path in there if path not in ELSEWHERE}


def _methods(handler: Any) -> list[str]:
    return [str(method) for method in handler.http_methods if method != "HEAD"]


@pytest.mark.parametrize("what", ["rules", "how", "card", "lessons", "art.svg"])
def test_the_page_answers_as_the_server_does(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path, games=games()) as server:
            app: Any = make_app(server, tmp_path / "no client")
            browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://tenban.test")
            page = Kept().page()
            for lang in ("en", "ja"):
                there = await browser.get(f"/api/games/latria/{what}?lang={lang}")
                here = await page.request("GET", f"/api/games/latria/{what}?lang={lang}")
                assert here.status == there.status_code == 200
                assert here.body == there.content
                assert there.headers["content-type"].startswith(here.kind)

    asyncio.run(run())


@pytest.mark.parametrize("game", OWN)
def test_a_game_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    async def story(page: Page, kept: Kept) -> None:
        table = await make(page, game)
        client = Client(page, table)
        await client.play()
        record = await ask(page, "GET", f"/api/tables/{table}/record")
        assert record["game"] == game
        assert record["totals"]
        assert (await ask(page, "GET", f"/api/tables/{table}/verify"))["replays"]
        again = await page.request("POST", "/api/records", json.dumps(record))
        assert again.status == 201

    in_page(story)


def test_bots_up_to_steady_are_offered() -> None:
    async def story(page: Page, kept: Kept) -> None:
        offered = await ask(page, "GET", "/api/games?lang=en")
        assert [bot["level"] for bot in offered["bots"]] == ["novice", "casual", "steady"]

    in_page(story)


def test_a_hint_comes_with_words() -> None:
    async def story(page: Page, kept: Kept) -> None:
        client = Client(page, await make(page, "latria"))
        viewer = await page.connect(client.table, "en", "", client.receive)
        await client.until(lambda m: "hint" in m.get("may", ()) and m["t"] == "scene")
        await viewer.receive(json.dumps({"t": "hint", "id": "h", "seat": 0}))
        found = await client.until(lambda m: m["t"] == "hint")
        assert found["lines"][0]["text"]
        viewer.close()

    in_page(story)


def test_a_lesson_tells_the_learner_what_to_do() -> None:
    async def story(page: Page, kept: Kept) -> None:
        lessons = await ask(page, "GET", "/api/games/olympus/lessons?lang=en")
        first = lessons["lessons"][0]["id"]
        made = await ask(page, "POST", f"/api/games/olympus/lessons/{first}", {"name": "Ann"}, 201)
        client = Client(page, made["table"])
        viewer = await page.connect(made["table"], "en", "", client.receive)
        await client.until(lambda m: m["t"] == "scene" and bool(m["lesson"].get("cards")))
        viewer.close()

    in_page(story)


def test_what_was_kept_is_there_at_the_next_visit() -> None:
    async def story(page: Page, kept: Kept) -> None:
        table = await make(page, "hoshizukuri")
        client = Client(page, table)
        await client.play()
        later = kept.page()
        await later.open(kept.all())
        mine = await ask(later, "GET", "/api/me?lang=en")
        assert [(line["id"], line["phase"]) for line in mine["tables"]] == [(table, "over")]
        first, second = [await ask(each, "GET", f"/api/tables/{table}/record") for each in (page, later)]
        assert first == second
        await later.close()

    in_page(story)


def test_two_pages_of_one_browser_write_one_journal() -> None:
    async def story(page: Page, kept: Kept) -> None:
        table = await make(page, "cultus")
        other = kept.page()
        await other.open(kept.all())
        seen, also = Client(page, table), Client(other, table)
        first, second = [await each.page.connect(table, "en", "", each.receive) for each in (seen, also)]
        await first.receive(json.dumps({"t": "chat", "text": "one"}))
        await second.receive(json.dumps({"t": "chat", "text": "two"}))
        lines = [line["text"] for m in also.messages if m["t"] == "chat" for line in m["lines"]]
        assert [text for text in lines if text in ("one", "two")][-2:] == ["one", "two"]
        first.close()
        second.close()
        await other.close()

    in_page(story)


def test_refusals_and_unknown_addresses_are_answers() -> None:
    async def story(page: Page, kept: Kept) -> None:
        assert "error" in await ask(page, "GET", "/api/nothing", status=404)
        assert "error" in await ask(page, "GET", "/api/tables/none/record", status=404)
        assert "error" in await ask(page, "POST", "/api/tables", {"game": "latria"}, 400)
        assert "error" in await ask(page, "GET", "/api/games/chess/rules", status=404)

    in_page(story)


def test_a_page_loads_nothing_that_webassembly_lacks() -> None:
    """No web framework, no processes, no database driver."""
    banned = (
        "litestar",
        "uvicorn",
        "asyncpg",
        "uvloop",
        "websockets",
        "rich",
        "resource",
        "sqlite3",
        "multiprocessing",
    )
    code = f"import sys, tenban.playground.page; print([m for m in {banned} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_copy_of_the_memory_draws_numbers_of_its_own() -> None:
    async def story() -> None:
        for _ in range(2):
            random.seed(1)  # as it was when the memory was kept
            await start("ann" * 8, [], Kept().add, Kept().of)
            drawn.append(random.random())

    drawn = [random.Random(1).random()]
    asyncio.run(story())
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_that_a_table_needs_is_loaded_in_advance(lang: str) -> None:
    code = f"""
import asyncio, sys
from tenban.playground.page import Page, prepare
prepare({lang!r})
known = set(sys.modules)
async def story():
    page = Page("ann" * 8)
    await page.open()
    for game, seats in (("latria", 3), ("olympus", 3), ("hoshizukuri", 2), ("cultus", 2), ("eclipse", 2)):
        body = '{{"game": "%s", "seats": %d, "name": "Ann", "bots": {{"1": "steady"}}}}' % (game, seats)
        made = await page.request("POST", "/api/tables", body, {lang!r})
        assert made.status == 201, made
    await page.close()
asyncio.run(story())
print(sorted(name for name in set(sys.modules) - known if name.startswith("tenban.games")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr
