"""HZ-0, HZ-1: what is in the box and on the cards."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.events import GeneratesNothing
from tenban.games.hoshizukuri.pieces import CELESTIAL, CELESTIAL_KINDS, KINDS, STARS, load
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import HoshizukuriState
from tenban.kernel import DataError, FastRandom, Rules, SetupError, bits, rollout, start
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position, kinds

BOX = RULES.box


@clause("hoshizukuri:HZ-0.1")
def test_a_game_ends_with_every_comet_at_35_and_the_highest_total_wins() -> None:
    s = start(RULES, 3, {}, FastRandom(5))
    rollout(RULES, s)
    assert s.orbit.list()[:3] == [35, 35, 35]
    totals = RULES.totals(s)
    assert all(totals[seat] == max(totals) for seat in RULES.winners(s))


@clause("hoshizukuri:HZ-0.2")
def test_the_box_has_232_cards_of_25_kinds() -> None:
    copies = [4 * (BOX.deck[kind] + BOX.per_seat[kind]) for kind in range(len(KINDS))]
    assert sum(copies) == 232
    assert len(KINDS) == 25
    assert [copies[kind] for kind in kinds("stardust rock satellite planet star nebula")] == [12, 4, 16, 16, 24, 8]


@clause("hoshizukuri:HZ-0.3")
def test_two_to_four_can_play() -> None:
    for seats in (2, 3, 4):
        assert start(RULES, seats, {}, FastRandom(0)).seats == seats
    for seats in (1, 5):
        with pytest.raises(SetupError, match="2 to 4 seats"):
            start(RULES, seats, {}, FastRandom(0))


@clause("hoshizukuri:HZ-1.1")
def test_every_card_has_a_cost_and_shards_and_a_colour_and_points() -> None:
    table = RULES.tables
    assert table is not None
    for name in KINDS:
        row = table["cards"][name]
        assert row["colour"] in ("red", "blue", "green", "none")
        assert row["cost"] >= 0
        assert row["shards"] >= 0
        assert row["points"] >= 0
    assert BOX.points[KINDS.index("star")] == 8
    assert BOX.points[KINDS.index("rock")] == 0


@clause("hoshizukuri:HZ-1.2")
def test_there_are_six_red_six_blue_five_green_and_three_colourless_celestial_kinds() -> None:
    found = [(BOX.of_colour[colour] & CELESTIAL_KINDS).bit_count() for colour in (1, 2, 4, 0)]
    assert found == [6, 6, 5, 3]


@clause("hoshizukuri:HZ-1.2")
def test_colourless_is_not_a_colour_for_a_play_of_several_cards() -> None:
    t = Position(["stardust*2 nebula", "stardust"])
    assert not RULES.box.colour[KINDS.index("stardust")]
    t.do("play stardust")
    assert t.field == ["stardust"]


@clause("hoshizukuri:HZ-1.3")
def test_satellites_are_both_first_cards_and_a_pile() -> None:
    satellite = KINDS.index("satellite")
    assert BOX.deck[satellite] == 3
    assert BOX.per_seat[satellite] == 1
    assert set(STARS) == {"satellite", "planet", "star"}
    assert len(CELESTIAL) == 20


@clause("hoshizukuri:HZ-1.4")
def test_shards_pay_the_cost_of_a_card() -> None:
    t = Position(["nebula satellite", "stardust"])
    t.do("play nebula", "play satellite")
    assert t.s.shards == 3
    assert t.why_not("gain nebula") == ""
    assert t.why_not("gain planet") == "HZ-8.2"


@clause("hoshizukuri:HZ-1.5")
def test_a_generate_icon_ends_the_playing_and_leads_to_generation() -> None:
    t = Position(["satellite stardust", "stardust"], decks=["rock"])
    t.do("play satellite")
    assert t.s.active == 1
    assert t.events(GeneratesNothing) == [GeneratesNothing(0, 1)]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"cards": {"nebula": {"colour": "pink", "cost": 1, "shards": 1, "icon": False, "points": 0}}}, "pink"),
        (
            {"cards": {"nebula": {"colour": "red"}}},
            "cards.nebula must have the entries colour, cost, shards, icon, points",
        ),
        ({"first": {"kinds": ["nebula"]}}, "8 different celestial kinds"),
        ({"setup": {"celestial_kinds": 9}}, "kinds"),
        ({"setup": {"celestial_pile": 4}}, "setup.celestial_pile must be a whole number from 1 to 3, not 4"),
        ({"setup": {"deck": {"stardust": 4, "rock": 1, "satellite": 3}}}, "at most 15"),
        ({"setup": {"deck": {"stardust": 0, "rock": 0, "satellite": 0}}}, "at least one card"),
        ({"turn": {"orbit": 2_147_483_648}}, "turn.orbit must be a whole number from 1 to 99, not 2147483648"),
        ({"effects": {"fusion_shards": [1, 2]}}, "fusion_shards must be a list of 5 entries, not of 2"),
    ],
)
def test_a_house_table_that_cannot_be_played_is_refused_with_a_reason(table: dict[str, object], message: str) -> None:
    with pytest.raises(DataError, match=message):
        load(table)


def test_a_house_may_change_a_number() -> None:
    house = RULES.house({"turn": {"orbit": 20}})
    s = start(house, 2, {}, FastRandom(1))
    rollout(house, s)
    assert s.orbit.list()[:2] == [20, 20]
    assert bits(s.kinds & CELESTIAL_KINDS) == bits(BOX.sets["first"])


def painted(**colours: str) -> Rules[HoshizukuriState]:
    """The rules with cards of other colours."""
    assert RULES.tables is not None
    cards = {name: {**RULES.tables["cards"][name], "colour": colour} for name, colour in colours.items()}
    return RULES.house({"cards": cards})


@pytest.mark.parametrize(
    ("colours", "hand"),
    [
        ({"nebula": "green", "forest": "red"}, "nebula water forest"),  # green, blue, red in the order of kinds
        ({"nebula": "blue", "water": "red"}, "nebula water forest"),
        ({"stardust": "green"}, "stardust nebula water"),
    ],
)
def test_cards_of_other_colours_still_make_plays_of_three_colours(colours: dict[str, str], hand: str) -> None:
    t = Position([f"{hand} rock", "rock"], rules=painted(**colours))
    first, second, third = hand.split()
    assert f"play {third}" not in t.do(f"play {first}").choices(), "the second is named first (HZ-14.2)"
    assert f"play {second}" in t.choices()
    assert t.do(f"play {second}").choices() == [f"play {third}"]
    assert t.do(f"play {third}").s.counted == 0, "a play of three colours does not count (HZ-7.5)"


def test_the_storm_does_not_find_an_earth_that_was_trashed_out_of_a_play_of_its_own() -> None:
    t = Position(["earth storm rock satellite", "rock"], rules=RULES.house({"effects": {"earth_cards": 1}}))
    t.do("play earth")
    assert t.field == ["gone"]
    t.do("play storm")
    assert t.step == "Play", "there is no card to sweep"


def test_a_play_of_three_colours_ends_with_its_third_card_whatever_could_follow() -> None:
    t = Position(["nebula ice forest orchard rock", "rock"], rules=painted(orchard="blue"))
    t.do("play nebula", "play ice", "play forest")
    assert [len(play) for play in t.s.field] == [3]


def test_the_storm_offers_no_card_that_was_trashed() -> None:
    t = Position(["earth storm rock satellite", "rock"], rules=RULES.house({"effects": {"earth_cards": 1}}))
    t.do("play earth", "play rock", "play storm")
    assert {action.text for action in t.s.stack[-1].options(t.s, 0)} == {"sweep rock", "pass"}


@clause("hoshizukuri:HZ-C8")
def test_each_turn_counts_its_own_plays_up_to_the_one_from_which_no_storm_sweeps() -> None:
    t = Position(["rock stardust satellite", "rock storm"], rules=RULES.house({"guards": {"storm_plays": 3}}))
    t.do("play rock", "play stardust", "play satellite", "pass")
    t.do("play rock", "play storm")
    assert t.step == "Storm"
