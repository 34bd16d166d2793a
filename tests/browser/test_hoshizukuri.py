"""Hoshizukuri in real browsers: a whole game of two people, one at a desk, one on a telephone in Japanese."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import Visit
from tests.browser.whole import play_and_look, totals


def test_two_people_play_a_whole_game_one_of_them_on_a_telephone_in_japanese(visit: Visit) -> None:
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    table, (link,) = rin.make_table(game="hoshizukuri", seats=2)
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    seen = play_and_look("hoshizukuri", Random(4), rin, mio)
    assert len(seen) >= 6, "both play, generate, and are asked by some card"
    assert totals(rin) == totals(mio)
