"""Hoshizukuri in real browsers: a whole game of two people, one at a desk, one on a telephone in Japanese."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.whole import choose_on_the_board, play_and_look, totals


@pytest.mark.slow
def test_two_people_play_a_whole_game_one_of_them_on_a_telephone_in_japanese(visit: Visit) -> None:
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    table, (link,) = rin.make_table(game="hoshizukuri", seats=2)
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    seen = play_and_look("hoshizukuri", Random(4), rin, mio)
    assert len(seen) >= 6, "both play, generate, and are asked by some card"
    assert totals(rin) == totals(mio)


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
