"""Follies: positions with a choice that a good player would call a blunder, which the level `strong` must avoid.

docs/bots.md lists them.  `strong` takes long interpreted: `make test` plays the slower games on the wheel only.
"""

from __future__ import annotations

from typing import Any

import pytest

from tenban import bots
from tenban.games.cultus.rules import RULES as CULTUS
from tenban.games.eclipse.rules import RULES as ECLIPSE
from tenban.games.hoshizukuri.rules import RULES as HOSHIZUKURI
from tenban.games.latria.rules import RULES as LATRIA
from tenban.games.olympus.rules import RULES as OLYMPUS
from tenban.kernel import bit, play, state, view
from tests.games.cultus import support as cultus
from tests.games.eclipse import support as eclipse
from tests.games.hoshizukuri import support as hoshizukuri
from tests.games.latria import support as latria
from tests.games.olympus import support as olympus

COMPILED = not str(state.__file__).endswith(".py")
SEEDS = (1, 2, 3) if COMPILED else (1,)
long = pytest.mark.wheel


def chosen(rules: Any, s: Any, seat: int = 0) -> list[str]:
    """Return the moves that `strong` chooses with several seeds."""
    return [bots.make("strong").choose(view(rules, s, seat), seed).text for seed in SEEDS]


def test_latria_a_stack_in_eclipse_is_not_taken() -> None:
    s = latria.lay("S12 M4", "S5 M11", "S4 M12", sky="S*1 S*4 M*2 P*1")
    assert set(chosen(LATRIA, s)) == {"play M4"}


def test_latria_a_card_that_makes_a_whole_kind_worthless_is_not_taken() -> None:
    s = latria.lay("S12 M12", "S5 M5", "S4 M4", sky="Sx0 M*2 P*1", gains={0: "S*4 S*3"})
    assert set(chosen(LATRIA, s)) == {"play M12"}


def test_latria_a_follower_does_not_win_a_stack_in_eclipse() -> None:
    s = latria.lay("S11 M4", "S5 S12", "S4 M10", sky="S*1 S*4 M*2 P*1")
    latria.act(s, "play S11")
    assert set(chosen(LATRIA, s, 1)) == {"play S5"}


@long
def test_hoshizukuri_three_colours_are_played_together() -> None:
    t = hoshizukuri.Position(["nebula ice orchard stardust", "rock"], decks=["satellite*3"], orbit=[20, 25])
    assert set(chosen(HOSHIZUKURI, t.s)) == {"play nebula; play ice; play orchard"}


def test_olympus_the_torch_is_raised_before_the_last_night() -> None:
    sky = {0: "1:G1 1:O1 1:O2 1:P4 1:P2", 1: "2:P1", 2: "3:P1"}
    s = olympus.lay(3, sky, day=5, phase=olympus.EVENING, torch=[1, 11, 11], power=[9, 3, 3])
    assert set(chosen(OLYMPUS, s)) == {"plan torch"}


def test_olympus_nothing_is_bought_that_can_never_be_placed() -> None:
    s = olympus.lay(
        3, {0: "1:G1", 1: "2:P1", 2: "3:P1"}, day=5, phase=olympus.EVENING, ready=[0, 1, 1], power=[9, 3, 3]
    )
    assert "plan forge" not in chosen(OLYMPUS, s)


@long
def test_cultus_a_monument_that_can_be_built_is_built() -> None:
    """With an empty hand; who has cards may as well lay one beside the monument first, and build in the next turn."""
    s = cultus.Position(cultus.TOWN, ["d4", "h8"], cost=[4], hands=[""], points=1).s
    assert {text.split(";")[0] for text in chosen(CULTUS, s)} == {"build"}


@long
def test_cultus_no_card_is_drawn_that_costs_points_at_once() -> None:
    s = cultus.Position(cultus.TOWN, ["b2", "h8"], hands=["1 2 3 4 5 6"], piles=[1, 0, 0, 0, 0, 0], points=1).s
    assert not any(text.startswith("draw") for text in chosen(CULTUS, s))


@long
def test_eclipse_no_action_is_taken_that_the_last_upkeep_cannot_pay() -> None:
    s = eclipse.turn(eclipse.begin(2), 0)
    s.round, s.passed = s.box.rounds, bit(1)
    eclipse.goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 8, 4
    assert s.balance(0) == 0
    assert set(chosen(ECLIPSE, s)) == {"pass"}


@pytest.mark.slow
@long
def test_eclipse_the_only_cannon_is_not_covered_by_a_hull() -> None:
    s = eclipse.turn(eclipse.begin(2), 0)
    eclipse.fleet(s, 0, "home0", "I")
    eclipse.act(s, "act upgrade")
    for action in bots.make("strong").choose(view(ECLIPSE, s, 0), 1).actions:
        play(ECLIPSE, s, 0, action)
    for ship in range(3):
        plan = s.plan(0, ship)
        assert plan.yellow + plan.orange + plan.red + sum(plan.missiles) > 0
