"""The site as it is built: the playground plays every game without a server, and its pages are fit to be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import tenban
from buildtools.site.links import faults
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.site import built_site, hosted
from tests.browser.whole import play_on

pytestmark = pytest.mark.slow
GAMES = {"latria": 3, "olympus": 3, "hoshizukuri": 2, "cultus": 2, "eclipse": 2}
LOADING = 240_000  # milliseconds, on a machine that has much else to do


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_site(tmp_path_factory.mktemp("built") / "site")


@pytest.fixture(scope="session")
def url(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that every guest of these tests visits: no Tenban server runs."""
    with hosted(site, tmp_path_factory.mktemp("host")) as address:
        yield address


def entered(visit: Visit, url: str, **more: object) -> tuple[Guest, list[str]]:
    """A guest of the playground, and every address that the guest's browser asks for."""
    guest = visit(**more)
    asked: list[str] = []
    guest.page.context.on("request", lambda request: asked.append(request.url))
    guest.open("play/")
    return guest, asked


def ready(page: Page) -> None:
    """Wait until the engine runs."""
    page.wait_for_selector("#engine[data-stage=ready]", state="attached", timeout=LOADING)


def make_table(guest: Guest, game: str, seats: int, level: str = "novice") -> None:
    """Make a table by the form, with bots on the other seats."""
    guest.open(f"play/?/new/{game}")
    page = guest.page
    page.locator(".pills label", has_text=str(seats)).click()
    for number in range(1, seats):
        page.locator(".sitters select").nth(number).select_option(f"bot:{level}")
    page.locator("form.make button[type=submit]").click()
    expect(page.locator(".tenban")).to_be_visible(timeout=LOADING)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_in_the_page_alone(game: str, visit: Visit, url: str, tmp_path: Path) -> None:
    guest, asked = entered(visit, url)
    make_table(guest, game, GAMES[game])
    assert play_on(guest, Random(5)) > 5
    with guest.page.expect_download() as download:
        guest.page.locator("dialog.scores a[download]").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    match = tenban.load(file)
    assert (match.over, match.rules.name) == (True, game)
    assert [address for address in asked if not address.startswith((url, "blob:", "data:"))] == []


def test_a_finished_game_is_there_at_the_next_visit(visit: Visit, url: str) -> None:
    guest, _ = entered(visit, url)
    make_table(guest, "hoshizukuri", 2)
    play_on(guest, Random(6))
    guest.open("play/")
    row = guest.page.locator(".continue li a").first
    expect(row).to_be_visible(timeout=LOADING)
    row.click()
    expect(guest.page.locator(".bar.replay")).to_be_visible()


def test_it_works_without_a_network_after_the_first_visit(visit: Visit, site: Path, tmp_path: Path) -> None:
    with hosted(site, tmp_path) as address:
        guest = visit(at=address)
        guest.open("play/")
        ready(guest.page)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        guest.page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=LOADING)
    # the host is gone now
    guest.network_may_fail = True
    guest.page.context.set_offline(True)
    guest.open("play/")
    guest.page.locator("#game-latria .act.main").click()
    expect(guest.page.locator(".tenban")).to_be_visible(timeout=LOADING)
    assert play_on(guest, Random(7), 4) == 4
    guest.open("play/?/rules/eclipse")
    expect(guest.page.locator("[data-clause]").first).to_be_visible()


MEMORY = "caches.open('tenban:memory').then((cache) => cache.keys())"

SPOIL = """caches.open('tenban:memory').then(async (cache) => {
    for (const key of await cache.keys()) await cache.put(key, new Response(new Uint8Array(1_000_000)))
})"""
SIZE = """caches.open('tenban:memory')
    .then(async (cache) => (await (await cache.match((await cache.keys())[0])).arrayBuffer()).byteLength)"""


def wait_for_memory(page: Page) -> None:
    """Wait until the engine's memory is kept for the next visit."""
    page.wait_for_function(f"{MEMORY}.then((keys) => keys.length === 1)", timeout=LOADING)


def test_the_next_visit_starts_from_memory_and_draws_afresh(visit: Visit, url: str) -> None:
    guest, _ = entered(visit, url)
    ready(guest.page)
    wait_for_memory(guest.page)
    tables = []
    for _ in range(2):
        guest.open("play/")
        ready(guest.page)
        make_table(guest, "latria", 3)
        assert play_on(guest, Random(8), 2) == 2
        tables.append(guest.page.url)
    assert len(set(tables)) == 2


def test_memory_that_does_not_fit_is_thrown_away(visit: Visit, url: str) -> None:
    guest, _ = entered(visit, url)
    ready(guest.page)
    wait_for_memory(guest.page)
    guest.page.evaluate(SPOIL)
    guest.open("play/")
    ready(guest.page)
    [said] = guest.faults
    assert "does not fit" in said
    guest.faults.clear()
    wait_for_memory(guest.page)
    assert guest.page.evaluate(SIZE) > 10_000_000
    make_table(guest, "latria", 3)
    assert play_on(guest, Random(9), 2) == 2


def test_a_lesson_and_a_hint(visit: Visit, url: str) -> None:
    guest, _ = entered(visit, url, lang="ja-JP", phone=True)
    guest.open("play/?/learn/latria/first")
    guest.page.locator("#lesson-first .doors button").click()
    expect(guest.page.locator(".tenban")).to_be_visible(timeout=LOADING)
    expect(guest.page.locator(".lesson .say")).to_be_visible()
    guest.shot("site-lesson-phone")
    make_table(guest, "latria", 3)
    guest.wait_for_question()
    guest.page.get_by_role("button", name="ヒント").click()
    expect(guest.page.locator(".hints .hint").first).to_be_visible(timeout=LOADING)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_playground_is_fit_for_everybody(visit: Visit, url: str, phone: bool) -> None:
    guest, _ = entered(visit, url, phone=phone)
    ready(guest.page)
    kind = "phone" if phone else "desktop"
    guest.shot(f"site-home-{kind}")
    assert guest.grave_faults() == []
    make_table(guest, "eclipse", 2)
    guest.wait_for_question()
    expect(guest.page.get_by_role("tab", name="Chat")).to_have_count(0)  # nobody can be talked to
    guest.shot(f"site-table-{kind}")
    assert guest.grave_faults() == []


DOCS = ["index.html", "games/latria.html", "benchmarks.html", "api.html", "ja/index.html", "ja/games/eclipse.html"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_documentation_is_fit_for_everybody(visit: Visit, url: str, theme: str, phone: bool) -> None:
    guest = visit(phone=phone, color_scheme=theme)
    for name in DOCS:
        guest.open(name)
        guest.shot(f"docs-{name.replace('/', '-').removesuffix('.html')}-{theme}-{'phone' if phone else 'desktop'}")
        assert guest.grave_faults() == [], name
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name


def test_the_search_finds_a_clause_and_a_word_of_japanese(visit: Visit, url: str) -> None:
    guest = visit()
    for page, word, found in (("index.html", "sequential halving", "Bots"), ("ja/index.html", "蝕", "ラトリア")):
        guest.open(page)
        guest.page.locator("input[type=search]").fill(word)
        first = guest.page.locator(".found a").first
        expect(first).to_be_visible()
        assert any(found in text for text in guest.page.locator(".found a").all_inner_texts())
        first.click()
        expect(guest.page.locator("main h1").first).to_be_visible()


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    assert faults(site) == []


def test_the_service_worker_holds_every_file_of_the_playground(site: Path) -> None:
    text = (site / "play" / "sw.js").read_text("utf-8")
    held = set(json.loads(text[text.index("FILES = ") + 8 : text.index("]", text.index("FILES")) + 1]))
    files = {file.relative_to(site / "play").as_posix() for file in (site / "play").rglob("*") if file.is_file()}
    assert held == files - {"index.html", "sw.js"} | {"./"}
