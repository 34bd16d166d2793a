"""Cultus in real browsers: a whole game alone, refused places, and a card that is laid."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.whole import choose_by_buttons, play_and_look, totals


def test_a_game_alone_ends_with_the_enemys_points_beside_the_players(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="cultus", seats=1, options={"enemy": "annette"})
    guest.open(f"/table/{table}")
    guest.at_table()
    seen = play_and_look("cultus-alone", Random(2), guest)
    assert len(seen) >= 6, "a character, a plan, a medal, a corner, a pile, actions"
    assert len(totals(guest)) == 2
    expect(guest.score_sheet.locator(".verdict")).to_contain_text("Annette")


def _to_the_first_action(guest: Guest) -> None:
    for _ in range(20):
        guest.wait_for_question()
        if guest.page.locator(".bar .verbs").count():
            return
        choose_by_buttons(guest, Random(1))


def test_a_click_on_a_place_that_cannot_be_chosen_says_so(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="cultus", seats=1, options={"enemy": "ruben"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    guest.page.locator(".a-board .piece.square").first.click(position={"x": 9, "y": 9})
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot be chosen here")
    expect(guest.page.locator("dialog.magnifier")).to_have_count(0)


def test_a_card_shows_where_it_would_lie_and_turns(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="cultus", seats=1, options={"enemy": "ruben"})
    guest.open(f"/table/{table}")
    _to_the_first_action(guest)
    guest.pick(guest.page.locator(".mine .square.go").first)
    guest.pick(guest.page.locator(".spot.go").first)
    ghost = guest.page.locator(".ghost")
    expect(ghost.first).to_be_visible()
    before = ghost.first.get_attribute("style")
    told = guest.page.locator(".bar .ask strong")
    card = [symbol.get_attribute("aria-label") or "" for symbol in told.get_by_role("img").all()]
    guest.shot("cultus-ghost")
    guest.page.keyboard.press("r")
    guest.page.wait_for_function("old => document.querySelector('.ghost')?.getAttribute('style') !== old", arg=before)
    guest.shot("cultus-ghost-turned")
    turned = [symbol.get_attribute("aria-label") or "" for symbol in told.get_by_role("img").all()]
    assert sorted(turned) == sorted(card)
    assert turned != card, "the card is told as it would lie"
