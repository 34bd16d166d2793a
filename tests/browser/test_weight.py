"""How many bytes the first visit to a table costs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_stage import SEATS

MOST = 172_000  # bytes on the wire: page, script, style, fonts, art and pictures; 150,000 is the goal


@pytest.mark.parametrize("game", SEATS)
def test_the_first_visit_to_a_table_costs_little(visit: Visit, game: str) -> None:
    owner, guest = visit(), visit()
    seats = SEATS[game]
    bots = {str(seat): "random" for seat in range(1, seats)}
    table, _ = owner.make_table(game=game, seats=seats, bots=bots)
    loaded: dict[str, float] = {}
    asked: dict[str, str] = {}
    wire = guest.page.context.new_cdp_session(guest.page)
    wire.on("Network.requestWillBeSent", lambda sent: asked.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on(
        "Network.loadingFinished", lambda done: loaded.update({asked[done["requestId"]]: done["encodedDataLength"]})
    )
    wire.send("Network.enable")
    guest.page.context.add_cookies(owner.page.context.cookies())  # type: ignore[arg-type]
    guest.open(f"/table/{table}")
    expect(guest.question).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert len(loaded) >= 8
    assert sum(loaded.values()) <= MOST, loaded
