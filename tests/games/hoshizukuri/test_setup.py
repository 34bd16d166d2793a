"""HZ-2: the table before the first turn."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.events import LacksColour
from tenban.games.hoshizukuri.pieces import CELESTIAL, CELESTIAL_KINDS, KINDS
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import HoshizukuriState
from tenban.kernel import FastRandom, SetupError, bits, settle, start
from tenban.testing.clause import clause

OWN = ["flame", "fusion", "ice", "storm", "earth", "orchard", "meteorite", "water"]


def own(*kinds: str) -> dict[str, str]:
    """Return the options for a free choice of kinds."""
    return {"set": "random"} | dict.fromkeys(kinds, "in")


def started(seats: int, seed: int = 1, options: dict[str, str] | None = None, **more: str) -> HoshizukuriState:
    return start(RULES, seats, (options or {}) | more, FastRandom(seed))


def pile(s: HoshizukuriState, kind: str) -> int:
    return int(s.galaxy.count(s.piles, KINDS.index(kind)))


def celestial(s: HoshizukuriState) -> list[str]:
    return [KINDS[kind] for kind in bits(s.kinds & CELESTIAL_KINDS)]


@clause("hoshizukuri:HZ-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_one_satellite_four_planets_and_six_stars_per_player(seats: int) -> None:
    s = started(seats)
    assert [pile(s, kind) for kind in ("satellite", "planet", "star")] == [seats, 4 * seats, 6 * seats]


@clause("hoshizukuri:HZ-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_celestial_kinds_have_two_cards_per_player(seats: int) -> None:
    s = started(seats, set="random")
    assert len(celestial(s)) == 8
    assert {pile(s, kind) for kind in celestial(s)} == {2 * seats}


@clause("hoshizukuri:HZ-2.3")
def test_the_first_game_has_the_recommended_kinds() -> None:
    wanted = {"nebula", "protostar", "thunder", "water", "crystal", "forest", "meadow", "blackhole"}
    assert set(celestial(started(2))) == wanted


@clause("hoshizukuri:HZ-2.4")
def test_the_three_recommended_sets_cover_all_twenty_kinds() -> None:
    found = [celestial(started(2, set=name)) for name in ("first", "cataclysm", "galaxy")]
    assert [len(kinds) for kinds in found] == [8, 8, 8]
    assert len({kind for kinds in found for kind in kinds}) == 20


@clause("hoshizukuri:HZ-2.4")
def test_a_random_set_has_every_colour_and_differs_from_game_to_game() -> None:
    sets = [started(2, seed, set="random") for seed in range(30)]
    assert all(s.kinds & s.box.of_colour[colour] for s in sets for colour in (1, 2, 4))
    assert len({s.kinds for s in sets}) > 20


@clause("hoshizukuri:HZ-2.4")
def test_eight_kinds_of_ones_own_can_be_chosen() -> None:
    assert set(celestial(started(2, options=own(*OWN)))) == set(OWN)


@clause("hoshizukuri:HZ-2.4")
def test_kinds_put_in_are_there_and_kinds_taken_out_are_not() -> None:
    options = {"set": "random", "flame": "in", "storm": "in", "meteorite": "out"}
    sets = [celestial(started(2, seed, options)) for seed in range(40)]
    assert all("flame" in kinds and "storm" in kinds and "meteorite" not in kinds for kinds in sets)
    assert all(len(kinds) == 8 for kinds in sets)


@clause("hoshizukuri:HZ-2.4")
def test_a_kind_of_a_recommended_set_can_be_exchanged() -> None:
    kinds = celestial(started(2, options={"flame": "in", "water": "out"}))
    assert "flame" in kinds
    assert "water" not in kinds
    assert len(kinds) == 8


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"flame": "in"}, "put in as many"),
        ({"water": "out"}, "put in as many"),
        ({"nebula": "in", "water": "out"}, "put in as many that are not"),
        ({"flame": "in", "storm": "out"}, "take out kinds that are in it"),
        (own(*OWN, "geyser"), "9 are too many to put in"),
        ({"set": "random"} | dict.fromkeys(CELESTIAL[:13], "out"), "only 7 are not taken out"),
    ],
)
def test_a_game_has_eight_kinds_neither_more_nor_fewer(options: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        started(2, options=options)


@clause("hoshizukuri:HZ-C20")
def test_a_set_without_a_colour_is_allowed_and_said() -> None:
    no_blue = ["nebula", "flame", "thunder", "fusion", "forest", "earth", "orchard", "meteorite"]
    s = RULES.setup(2, RULES.checked(2, own(*no_blue)))
    s.chance, s.log = FastRandom(1), []
    settle(s)
    assert [event for event in s.log if isinstance(event, LacksColour)] == [LacksColour(1)]


@clause("hoshizukuri:HZ-C20")
def test_a_random_set_from_which_a_colour_was_taken_out_goes_without() -> None:
    no_green = dict.fromkeys(["forest", "microbes", "meadow", "earth", "orchard"], "out")
    s = started(2, options={"set": "random"} | no_green)
    assert not s.kinds & s.box.of_colour[4]


@clause("hoshizukuri:HZ-2.5", "hoshizukuri:HZ-C21")
def test_the_order_of_the_first_turns_is_drawn_or_that_of_the_seats() -> None:
    orders = {tuple(started(3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    assert started(4, order="seats").order == [0, 1, 2, 3]


@clause("hoshizukuri:HZ-2.6")
def test_all_comets_start_at_0_and_the_outermost_begins() -> None:
    s = started(4, seed=7)
    assert s.orbit.list()[:4] == [0, 0, 0, 0]
    assert s.active == s.order[0]


@clause("hoshizukuri:HZ-2.7")
def test_everybody_owns_three_stardust_a_rock_and_three_satellites_beside_the_pile() -> None:
    s = started(3)
    for seat in range(3):
        own = s.galaxy.cards(s.hands[seat] + s.decks[seat])
        assert [KINDS[kind] for kind in own] == ["stardust"] * 3 + ["rock"] + ["satellite"] * 3
    assert pile(s, "satellite") == 3


@clause("hoshizukuri:HZ-2.8")
def test_four_cards_are_drawn_and_three_left_and_nothing_played_yet() -> None:
    s = started(4)
    assert s.hand_sizes.list()[:4] == [4] * 4
    assert s.deck_sizes.list()[:4] == [3] * 4
    assert s.field == []
    assert s.discards.list() == [0] * 6


def test_the_hands_differ_from_game_to_game() -> None:
    assert len({started(2, seed).hands[0] for seed in range(40)}) > 4
