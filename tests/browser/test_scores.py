"""The score sheet of any game fits a telephone, with as many players as there can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.whole import look


@pytest.mark.parametrize(("game", "seats", "lang"), [("latria", 6, "en-US"), ("olympus", 5, "ja-JP")])
def test_the_score_sheet_fits_a_telephone(visit: Visit, game: str, seats: int, lang: str) -> None:
    guest = visit(phone=True, lang=lang)
    bots = {str(seat): "random" for seat in range(seats)}
    table, _ = guest.make_table(game=game, seats=seats, watch=True, bots=bots)
    guest.open(f"/table/{table}")
    expect(guest.score_sheet).to_be_visible(timeout=60_000)
    expect(guest.page.locator(".score tbody th button").first).not_to_be_empty()
    look(guest, f"scores-{game}")
