"""The end counted again, card by card, from the rulebook and not from scoring.py; and rules that hang on a detail."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tenban.games.hoshizukuri.events import Shows
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, play, start, to_act
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


@clause("hoshizukuri:HZ-10.3")
@pytest.mark.parametrize("seed", range(8))
def test_constellations_count_the_sets_of_three_colours(seed: int) -> None:
    rng = Random(seed)
    cards = [*rng.sample(RED, rng.randrange(5)), *rng.sample(BLUE, rng.randrange(5)), *rng.sample(GREEN, 3)]
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
