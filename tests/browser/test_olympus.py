"""The Heavens of Olympus in real browsers: a whole game by two people and a bot, on a desk and on a telephone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.whole import choose_on_the_board, play_and_look, totals


@pytest.mark.slow
def test_two_people_and_a_bot_play_a_whole_game_one_of_them_on_a_telephone_in_japanese(visit: Visit) -> None:
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    table, (link,) = rin.make_table(game="olympus", bots={"2": "random"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    seen = play_and_look("olympus", Random(4), rin, mio)
    assert len(seen) >= 12, "two places for first stars, plans, three plans or more, nights"
    assert totals(rin) == totals(mio)


def test_a_space_in_the_orbit_of_the_first_star_says_why_it_is_refused(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="olympus", bots={"1": "greedy", "2": "greedy"}, options={"start": "2"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    choose_on_the_board(guest, Random(1))
    guest.wait_for_question()
    guest.pick(guest.page.locator(".spot.refused").first)
    expect(guest.page.get_by_role("alert")).to_contain_text("HO-2.3")
