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


def test_every_game_and_what_one_was_playing_is_seen_without_scrolling(visit: Visit) -> None:
    for width, height in ((1280, 720), (390, 844)):
        guest = visit(viewport={"width": width, "height": height})
        guest.make_table(game="latria", seats=3, bots={"1": "random", "2": "random"})
        guest.open("/")
        expect(guest.page.locator(".continue a").first).to_contain_text("Latria Opus")
        expect(guest.page.locator(".continue a").first).to_contain_text("Round 1 of")
        for game in ("latria", "olympus", "hoshizukuri", "cultus", "eclipse"):
            play = guest.page.locator(f"#game-{game} .act.main")
            expect(play).to_be_visible()
            box = play.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{game} is below the fold at {width}×{height}"
        guest.shot(f"home-{width}")


def test_buttons_of_different_games_have_different_names(visit: Visit) -> None:
    guest = visit()
    guest.open("/")
    expect(guest.page.locator("#game-latria .act.main")).to_be_visible()
    names = guest.page.locator(".game .act").evaluate_all("all => all.map(e => e.ariaLabel ?? e.textContent)")
    assert len(names) == len(set(names))


def test_an_invitation_says_to_what_by_whom_and_for_how_long(visit: Visit) -> None:
    host, friend = visit(), visit()
    _, invites = host.make_table(game="latria", seats=3, options={"variant": "simple"}, bots={"2": "steady"})
    friend.open(invites[0])
    card = friend.page.locator(".invitecard")
    expect(card).to_contain_text("Latria Opus")
    expect(card).to_contain_text("Rin invites you")
    expect(card).to_contain_text("about 30 minutes")
    expect(card).to_contain_text("Simple")
    expect(friend.page.locator(".sitters")).to_contain_text("Steady")
    assert friend.grave_faults() == []
    host.open(f"/table/{invites[0].split('/')[2].split('?')[0]}")
    host.page.locator(".qr summary").first.click()
    expect(host.page.locator(".qrcode").first).to_be_visible()
    assert host.grave_faults() == []


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    host, friend = visit(), visit()
    friend.open("/")
    friend.page.locator(".namefield input").fill("Mio")
    friend.page.locator(".namefield input").blur()
    _, invites = host.make_table(game="latria", seats=3, bots={"2": "random"})
    friend.open(invites[0])
    expect(friend.page.locator("form.join")).to_contain_text("Mio")
    friend.page.locator("form.join button[type=submit]").click()
    friend.at_table()
    expect(friend.page.locator(".seat.you")).to_contain_text("Mio")
