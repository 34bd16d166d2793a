"""A whole game of each kind: one player touches a telephone in Japanese, the other has nothing but a keyboard."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Visit
from tests.browser.whole import choose_by_keys, choose_by_touch, play_and_look, totals

BOTS = {"latria": {"2": "random"}, "olympus": {"2": "random"}}
# Kinds of question that both together see at least.
KINDS = {"latria": 2, "olympus": 12, "hoshizukuri": 6, "cultus": 10, "eclipse": 6}


@pytest.mark.slow
@pytest.mark.parametrize("game", KINDS)
def test_a_whole_game_by_touch_on_one_side_and_by_keys_on_the_other(visit: Visit, game: str) -> None:
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    bots = BOTS.get(game, {})
    table, (link,) = rin.make_table(game=game, seats=2 + len(bots), bots=bots)
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    seen = play_and_look(game, Random(4), rin, mio, by=(choose_by_keys, choose_by_touch))
    assert len(seen) >= KINDS[game], seen
    assert totals(rin) == totals(mio)
