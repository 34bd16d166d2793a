"""What teaches: how to play, rules, the reference card, symbols that explain themselves, a first visit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_reading import GAMES, LEAST, SMALL, at_table, wear

LOOKS = (
    pytest.param(False, "en-US", "dark", id="desktop-en-dark"),
    pytest.param(False, "ja-JP", "light", id="desktop-ja-light", marks=pytest.mark.slow),
    pytest.param(True, "ja-JP", "dark", id="phone-ja-dark"),
    pytest.param(True, "en-US", "light", id="phone-en-light", marks=pytest.mark.slow),
)
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def ready(page: Page, sight: str) -> None:
    expect(page.locator(sight).first).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("phone", "lang", "theme"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_that_teaches_can_be_read(visit: Visit, game: str, phone: bool, lang: str, theme: str) -> None:
    guest = visit(phone=phone, lang=lang)
    wear(guest, lang=lang[:2], theme=theme)
    faults: dict[str, list[str]] = {}
    for path, sight in (("how", ".scenepicture .piece"), ("card", ".symbols li"), ("rules", ".clauses p")):
        guest.open(f"/{path}/{game}")
        ready(guest.page, sight)
        guest.shot(f"teach-{path}-{game}-{'phone' if phone else 'desktop'}-{lang[:2]}-{theme}")
        faults[path] = guest.grave_faults() + guest.page.evaluate(SMALL, LEAST)
        if guest.page.evaluate(OVERFLOW) > 0:
            faults[path].append("wider than the screen")
    assert {path: found for path, found in faults.items() if found} == {}


def test_the_how_to_play_has_goal_pictures_win_and_three_mistakes(visit: Visit) -> None:
    guest = visit()
    for game in GAMES:
        guest.open(f"/how/{game}")
        ready(guest.page, ".scenepicture .piece")
        assert guest.page.locator(".how-turn .scenepicture").count() >= 4
        expect(guest.page.locator(".how-mistake li")).to_have_count(3)
        expect(guest.page.locator(".how-goal p, .how-win p")).to_have_count(2)
        boxes = [box.bounding_box() for box in guest.page.locator(".scenepicture").all()]
        assert all(box and 40 < box["height"] < 620 for box in boxes), game


def test_help_is_one_click_or_one_key_away_at_the_table(visit: Visit) -> None:
    guest = visit()
    at_table(guest, "latria")
    box = guest.page.locator("dialog.helpbox")
    guest.page.keyboard.press("h")
    expect(box.locator(".scenepicture .card").first).to_be_visible()
    assert guest.grave_faults() == []
    guest.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    guest.page.keyboard.press("q")
    expect(box.locator(".symbols")).to_contain_text(["Turns the board of its celestial over"])
    assert guest.grave_faults() == []
    guest.page.keyboard.press("Escape")
    guest.page.locator(".round.helper").click()
    expect(box.locator(".howto")).to_be_visible()
    box.get_by_role("tab", name="Keys").click()
    expect(box.locator(".keys")).to_contain_text("reference card with every symbol")


def test_help_is_one_tap_away_on_a_phone(visit: Visit) -> None:
    guest = visit(phone=True, lang="ja-JP")
    at_table(guest, "eclipse")
    guest.page.locator(".round.helper").tap()
    expect(guest.page.locator("dialog.helpbox .scenepicture").first).to_be_visible()
    assert guest.grave_faults() == []
    assert guest.page.evaluate(SMALL, LEAST) == []


def test_the_rules_page_leads_from_clause_to_clause_and_marks_what_is_searched(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/cultus")
    ready(guest.page, ".clauses p")
    page = guest.page
    expect(page.locator(".gamehead h1")).to_have_text("Rules of Cultus")
    expect(page.locator(".gamehead .cover svg *").first).to_be_attached()
    overview = page.locator("#part-how").bounding_box()
    details = page.locator(".clauses").bounding_box()
    assert overview is not None
    assert details is not None
    assert overview["y"] < details["y"]
    page.locator("[data-clause='CU-4.5'] .said a", has_text="CU-C31").click()
    expect(page.locator("[data-clause='CU-C31']")).to_be_in_viewport()
    assert page.url.endswith("#CU-C31")
    page.locator(".contents a", has_text="Scoring alone").click()
    expect(page.locator("[data-clause='CU-13.1']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("plaza monument")
    expect(page.locator(".clauses mark").first).to_be_visible()
    assert set(page.locator(".clauses mark").all_inner_texts()) <= {"plaza", "Plaza", "monument", "Monument"}
    expect(page.locator("#part-how")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(page.locator("[data-clause='CU-R8'] .doubt b")).to_have_text("reconstruction")
    assert page.locator(".sheets .component").count() >= 20


def test_a_link_to_a_clause_opens_there(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/eclipse#EC-16.6")
    ready(guest.page, ".clauses p")
    expect(guest.page.locator("[data-clause='EC-16.6']")).to_be_in_viewport()
    expect(guest.page.locator("[data-clause='EC-16.6']")).to_have_class("cited")


def test_a_symbol_in_a_text_explains_itself_by_hover_tap_and_focus(visit: Visit) -> None:
    wide, phone = visit(), visit(phone=True)
    for guest in (wide, phone):
        guest.open("/how/latria")
        ready(guest.page, ".sym")
    symbol, tip = wide.page.locator(".howto p .sym").first, wide.page.locator(".symboltip")
    symbol.hover()
    expect(tip).to_contain_text("mutation")
    wide.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    phone.page.locator(".howto p .sym").first.tap()
    expect(phone.page.locator(".symboltip")).to_contain_text("mutation")
    wide.open("/rules/cultus")
    ready(wide.page, ".clauses p")
    scroll = wide.page.locator(".sheets .scroll:has(.sym)").first
    scroll.scroll_into_view_if_needed()
    wide.page.keyboard.press("Tab")
    scroll.focus()
    expect(tip).to_contain_text("points")


def test_a_piece_explains_the_symbols_on_it(visit: Visit) -> None:
    guest = visit()
    at_table(guest, "cultus")
    guest.page.locator(".mine .square").first.hover()
    expect(guest.page.locator(".tip .symbollist li").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_card_is_one_printed_page(visit: Visit, game: str) -> None:
    for lang in ("en-US", "ja-JP"):
        guest = visit(lang=lang)
        guest.open(f"/card/{game}")
        ready(guest.page, ".symbols li")
        paper = guest.page.pdf(
            format="A4", print_background=True, margin=dict.fromkeys(("top", "bottom", "left", "right"), "12mm")  # type: ignore[arg-type]
        )
        assert len(re.findall(rb"/Type /Page\b", paper)) == 1, lang


def test_printed_rules_have_neither_contents_nor_buttons(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/latria")
    ready(guest.page, ".clauses p")
    guest.page.emulate_media(media="print")
    for hidden in (".masthead", ".contents", ".ways", ".rules input"):
        expect(guest.page.locator(hidden).first).to_be_hidden()
    expect(guest.page.locator("[data-clause='LO-6.9']")).to_be_visible()


def test_a_first_visit_offers_to_learn_and_remembers_what_was_learnt(visit: Visit) -> None:
    guest: Guest = visit()
    guest.open("/")
    card = guest.page.locator("#game-eclipse")
    expect(card.locator(".facts")).to_contain_text("two to three hours")
    expect(card.locator(".facts")).to_contain_text("heavy")
    learn = card.get_by_role("link", name="Learn to play: Eclipse", exact=True)
    expect(learn).to_have_attribute("href", "/learn/eclipse")
    guest.page.evaluate("localStorage.setItem('tenban.learnt', JSON.stringify(['eclipse/first']))")
    guest.page.reload()
    expect(card.get_by_role("link", name="Learn to play: Eclipse (learnt)")).to_be_visible()
    expect(card.locator(".learnt use[href='#tick']")).to_have_count(1)
    assert guest.grave_faults() == []
    card.get_by_role("link", name="How to play: Eclipse").click()
    expect(guest.page.locator("h1")).to_have_text("How to play Eclipse")


def test_a_new_table_hides_what_does_not_apply(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/cultus")
    expect(guest.page.get_by_label("Enemy (alone)")).to_have_count(0)
    expect(guest.page.get_by_label("Traffic (two squares in a move)")).to_be_hidden()
    guest.page.locator(".pills label", has_text="1").click()
    expect(guest.page.get_by_label("Enemy (alone)")).to_be_visible()
    guest.page.get_by_text("More options").click()
    expect(guest.page.get_by_label("Traffic (two squares in a move)")).to_be_visible()
