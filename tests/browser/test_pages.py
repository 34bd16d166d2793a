"""Every page: who can use it, what it weighs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

Tour = Callable[[Guest], Iterator[str]]

FIRST_PAGE = 150_000  # bytes on the wire, everything included


def _home(guest: Guest) -> None:
    guest.open()
    expect(guest.page.locator("#game-latria .cover svg")).to_be_visible()


def _asked(guest: Guest) -> None:
    table, _ = guest.make_table(bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()


def _lobby(guest: Guest) -> Iterator[str]:
    _home(guest)
    yield "home"
    for path, sight in {
        "new/latria": "form.make",
        "rules/latria": ".clauses p",
        "help": ".keys",
        "nowhere": "h1",
    }.items():
        guest.open(f"/{path}")
        expect(guest.page.locator(sight).first).to_be_visible()
        yield path.partition("/")[0]
    table, _ = guest.make_table()
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".copylink").first).to_be_visible()
    yield "waiting-service"


def _game(guest: Guest) -> Iterator[str]:
    _asked(guest)
    yield "question"
    guest.page.locator(".act.list").click()
    expect(guest.page.locator(".listbox .row").first).to_be_visible()
    yield "list"
    guest.page.keyboard.press("Escape")
    guest.pick(guest.lit.first)
    expect(guest.page.locator(".act.main")).to_be_visible()
    yield "picked"
    guest.page.locator("[data-id=at-0] .card").last.click()
    expect(guest.page.locator("dialog.magnifier")).to_be_visible()
    yield "magnifier"
    guest.page.keyboard.press("Escape")
    guest.page.locator(".corner button:visible").last.click()
    for tab in ("log", "chat", "rules", "people", "settings"):
        guest.page.locator(f".panel #of-{tab}").click()
        expect(guest.page.locator(f".panel #in-{tab}")).to_be_visible()
        yield f"drawer-{tab}"


def _ends(guest: Guest) -> Iterator[str]:
    table, _ = guest.make_table(hotseat=True, bots={"2": "greedy"})
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".handover")).to_be_visible()
    yield "hand-over"
    table, _ = guest.make_table(watch=True, bots={"0": "random", "1": "random", "2": "random"})
    guest.open(f"/table/{table}")
    expect(guest.score_sheet).to_be_visible()
    yield "score-sheet"
    guest.open(f"/replay/{table}")
    expect(guest.page.locator(".steppers")).to_be_visible()
    yield "replay"


@pytest.mark.parametrize("tour", [_lobby, _game, _ends], ids=["lobby", "game", "ends"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_page_keeps_anybody_from_playing(visit: Visit, tour: Tour, phone: bool) -> None:
    guest = visit(phone=phone, lang="ja-JP" if phone else "en-US")
    faults = {}
    for page in tour(guest):
        guest.shot(f"page-{page}-{'phone' if phone else 'desktop'}")
        faults[page] = guest.grave_faults()
    assert len(faults) >= 3
    assert {page: found for page, found in faults.items() if found} == {}


@pytest.mark.parametrize("lang", ["en-US", "ja-JP"])
def test_the_first_page_is_light(visit: Visit, lang: str) -> None:
    guest = visit(lang=lang)
    wire = guest.page.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    weights: list[float] = []
    wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    _home(guest)
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(weights) < FIRST_PAGE


@pytest.mark.parametrize("lang", ["en-US", "ja-JP"])
def test_every_game_has_a_title_a_line_and_a_picture(visit: Visit, lang: str) -> None:
    guest = visit(lang=lang)
    _home(guest)
    games = guest.ask_server("/api/games")["games"]
    cards = guest.page.locator("article.game")
    expect(cards).to_have_count(len(games))
    for card in cards.all():
        expect(card.locator(".cover svg *").first).to_be_attached()
        expect(card.locator(".cover use")).to_have_count(0)  # a picture of its own
        assert card.locator("h3").inner_text()
        assert len(card.locator("p:not(.facts)").inner_text()) > 15


def test_a_table_that_does_not_exist_is_said_so(visit: Visit) -> None:
    guest = visit()
    guest.open("/table/nosuchtable")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no such table")


def test_the_form_makes_the_table_it_describes(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/latria")
    guest.page.get_by_label("Your name").fill("Rin")
    guest.page.locator(".pills label", has_text="3").click()
    guest.page.get_by_label("Seat 2", exact=True).select_option("person")
    guest.page.get_by_label("Anybody may join").check()
    guest.page.get_by_role("button", name="Open the table").click()
    expect(guest.page.locator(".copylink")).to_have_count(1)
    other = visit()
    other.open()
    other.page.locator(f'.tables a[href="/table/{guest.this_table()}"]').click()
    other.page.get_by_role("button", name="Sit down").click()
    other.at_table()
    guest.at_table()


def test_pieces_stand_still_if_the_system_asks_for_it(visit: Visit) -> None:
    still, lively = visit(), visit(reduced_motion="no-preference")
    counts = []
    for guest in (still, lively):
        _asked(guest)
        guest.page.evaluate("""() => {
            window.flights = 0
            const animate = Element.prototype.animate
            Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how) }
        }""")
        guest.choose()
        guest.wait_for_question()
        counts.append(guest.page.evaluate("window.flights"))
    assert counts[0] == 0
    assert counts[1] > 0
