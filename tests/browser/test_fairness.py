"""A person's browser contributes to the key by itself, and verifies the finished game without the server."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_browser_contributes_to_the_key_and_verifies_the_finished_game(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(bots={"1": "random", "2": "random"}, contribute=True)
    guest.open(f"/table/{table}")
    guest.at_table()  # nobody had to click for it
    guest.ask_server(f"/api/tables/{table}/leave", {"level": "random"})
    expect(guest.score_sheet).to_be_visible(timeout=120_000)
    guest.open(f"/replay/{table}")
    guest.at_table()
    guest.page.get_by_role("button", name="Table", exact=True).click()
    guest.page.get_by_role("button", name="Verify in this browser").click()
    checks = guest.page.locator(".checks li")
    expect(checks).to_have_count(6)
    expect(guest.page.locator(".checks li.good")).to_have_count(6)
    guest.shot("verified-in-the-browser")
