"""The end counted again, card by card, from the rulebook and not from scoring.py; and rules that hang on a detail."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tenban.games.hoshizukuri.events import NoEffect, Shows
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, play, start, to_act, view
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position, words

RED = ["nebula", "protostar", "flame", "thunder", "eruption", "fusion"]
BLUE = ["water", "geyser", "spring", "storm", "ice", "crystal"]
GREEN = ["forest", "microbes", "meadow", "earth", "orchard"]
POINTS = {"satellite": 1, "planet": 4, "star": 8, "orchard": 3}


def worth(cards: list[str]) -> int:
    """Return the points of all cards of a player (HZ-10.1, HZ-17.20)."""
    sets = min(sum(card in colour for card in cards) for colour in (RED, BLUE, GREEN))
    each = POINTS | {"constellation": 3 * sets}
    return sum(each.get(card, 0) * count for card, count in Counter(cards).items())


@clause("hoshizukuri:HZ-10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_a_second_count(seats: int) -> None:
    for seed in range(5):
        options = {} if seed % 2 else {"set": "random", "constellation": "in"}
        s = start(RULES, seats, options, FastRandom(seed))
        while to_act(s):
            seat = to_act(s)[0]
            play(RULES, s, seat, s.stack[-1].pick(s, seat))
        for seat in range(seats):
            zones = [s.hands[seat], s.decks[seat], s.discards[seat]]
            cards = [card for zone in zones for card in words(s.galaxy.cards(zone)).split()]
            if seat == s.active:
                cards += [words([face]).partition("+")[0] for group in s.field for face in group]
            assert RULES.totals(s)[seat] == worth(cards)
        sides = [line.side for line in RULES.score(s)]
        assert sides == sorted(sides)


@clause("hoshizukuri:HZ-10.3", "hoshizukuri:HZ-3.5")
def test_all_know_what_everybody_owns_so_a_view_counts_the_same_points() -> None:
    t = Position(["planet rock", "star satellite*2", "rock satellite"], ["star", "planet*2", ""], ["", "satellite", ""])
    assert RULES.totals(t.s) == [12, 8 + 2 + 8 + 1, 1]
    for seat in (-1, 0, 1, 2):
        assert RULES.totals(view(RULES, t.s, seat).state) == RULES.totals(t.s)


@clause("hoshizukuri:HZ-10.3")
@pytest.mark.parametrize("seed", range(8))
def test_constellations_count_the_sets_of_three_colours(seed: int) -> None:
    rng = Random(seed)
    cards = [*rng.sample(RED, rng.randrange(4)), *rng.sample(BLUE, rng.randrange(4)), *rng.sample(GREEN, 2)]
    cards += ["constellation"] * rng.randrange(3) + ["planet", "satellite"]
    half = len(cards) // 2
    t = Position(["rock", " ".join(cards[:half])], ["", " ".join(cards[half:])])
    assert RULES.totals(t.s)[1] == worth(cards)


@clause("hoshizukuri:HZ-17.18")
def test_black_hole_may_add_a_constellation_which_has_an_icon() -> None:
    t = Position(["blackhole constellation satellite rock", "rock"]).do("play blackhole")
    assert t.choices() == ["add constellation", "add satellite", "go"]
    assert t.do("add constellation", "go").field == ["blackhole constellation"]


@clause("hoshizukuri:HZ-17.19")
def test_meteorite_counts_the_colours_of_its_own_play_too() -> None:
    t = Position(["crystal rock", "water rock"], decks=["meteorite"], orbit=[0, 9]).do("play crystal")
    assert t.field == ["crystal meteorite"]
    assert t.asked == (1,)  # water is blue, as crystal is
    assert t.choices() == ["discard water"]
    shows = Position(["crystal rock", "nebula rock"], decks=["meteorite"], orbit=[0, 9]).do("play crystal")
    assert shows.events(Shows) == [Shows(1, 2, (1, 2))]


@clause("hoshizukuri:HZ-17.16", "hoshizukuri:HZ-16.3")
def test_earth_is_trashed_from_its_own_play_and_not_from_an_earlier_one() -> None:
    t = Position(["stardust earth orchard*4 rock stardust", "rock"])
    t.do("play stardust", "play earth", *["play orchard"] * 4)
    assert t.field == ["stardust", "gone orchard orchard orchard orchard"]
    assert t.trashed("earth") == 1


@clause("hoshizukuri:HZ-9.1", "hoshizukuri:HZ-16.3")
def test_a_card_that_was_trashed_is_not_the_top_of_the_discard() -> None:
    t = Position(["earth*5 rock", "rock", "rock"], decks=["stardust*4"], orbit=[0, 9, 9])
    t.do(*["play earth"] * 5)
    while t.s.active == 0 and t.s.field:
        t.do(t.choices()[-1])
    assert "earth" not in t.discard(0)
    assert words([t.s.tops[0]]) == "star"


@clause("hoshizukuri:HZ-17.9")
def test_what_a_spring_does_is_not_told_as_nothing() -> None:
    t = Position(["spring rock", "rock"], decks=["stardust*2", ""]).do("play spring")
    assert t.events(NoEffect) == []
    assert Position(["spring", "rock"]).do("play spring").events(NoEffect) != []


@clause("hoshizukuri:HZ-10.4")
@pytest.mark.parametrize("order", [(2, 0, 1), (2, 1, 0)])
def test_of_equal_points_who_came_first_to_the_end_wins_before_who_did_not_come(order: tuple[int, int, int]) -> None:
    end = RULES.box.orbit
    t = Position(["planet"] * 3, orbit=[end, end, 0], order=order)
    first, second = order[1], order[2]
    places = RULES.ranking(t.s)
    assert places[first] > places[second] > places[2]


@clause("hoshizukuri:HZ-6.7")
def test_effects_that_do_something_are_not_told_as_nothing() -> None:
    geyser = Position(["geyser rock", "rock"], decks=["stardust*4", ""]).do("play geyser")
    storm = Position(["rock storm satellite", "rock"]).do("play rock", "play storm")
    meteorite = Position(["nebula meteorite rock", "ice rock"], orbit=[0, 9]).do("play nebula", "play meteorite")
    for t in (geyser, storm, meteorite):
        assert t.events(NoEffect) == []
