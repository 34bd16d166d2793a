"""Hoshizukuri in real browsers: what cards and plays tell."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.whole import choose_on_the_board


def test_picked_cards_say_at_once_what_the_play_is_and_what_it_brings(visit: Visit) -> None:
    guest = visit(phone=True)
    table, _ = guest.make_table(game="hoshizukuri", seats=2, bots={"1": "random"}, options={"order": "seats"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    guest.pick(guest.lit.first)
    preview = guest.page.locator(".bar .ask em")
    expect(preview).to_contain_text("single card")
    expect(preview).to_contain_text("0 →")
    guest.page.locator(".act.main").click()
    expect(guest.page.locator("[data-id=play-0]")).to_be_in_viewport()


def test_a_player_can_look_through_the_own_discard_on_a_telephone(visit: Visit) -> None:
    guest = visit(phone=True)
    table, _ = guest.make_table(game="hoshizukuri", seats=2, bots={"1": "random"}, options={"order": "seats"})
    guest.open(f"/table/{table}")
    own = guest.page.locator(".seat.you .unfold")
    for _ in range(30):
        guest.wait_for_question()
        if own.count():
            break
        choose_on_the_board(guest, Random(1))
    own.tap()
    expect(guest.page.locator(".seat.you .sitems .card").first).to_be_visible()
    guest.shot("hoshizukuri-phone-discard")
