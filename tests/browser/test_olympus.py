"""The Heavens of Olympus in real browsers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.whole import choose_on_the_board


def test_a_space_in_the_orbit_of_the_first_star_says_why_it_is_refused(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="olympus", bots={"1": "greedy", "2": "greedy"}, options={"start": "2"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    choose_on_the_board(guest, Random(1))
    guest.wait_for_question()
    guest.pick(guest.page.locator(".spot.refused").first)
    expect(guest.page.get_by_role("alert")).to_contain_text("HO-2.3")
