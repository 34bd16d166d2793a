"""What the rulebook leaves open, and how we rule: C-1 to C-16 of the game's page."""

from __future__ import annotations

import pytest

from tenban.games.latria.rules import RULES
from tenban.games.latria.scoring import campaign_points
from tenban.kernel import SPECTATOR, FastRandom, SetupError, start, to_act, view
from tests.games.latria.support import (
    act,
    begin,
    choices,
    counted,
    gained,
    lay,
    may_play,
    points,
    refused,
    stack,
    trick,
    under,
)


def test_c1_an_off_suit_card_can_win_the_stack() -> None:
    s = lay("M7 S4", "S13 P5", "M11 S9", "M5 S8")
    trick(s, "M7", "S13", "M11", "M5")
    assert gained(s, 1) == "M*2"


def test_c2_the_named_celestial_beats_the_dealers_own_latria_of_the_same_number() -> None:
    s = lay("L12 S4", "M12 P5", "S12 S9")
    trick(s, "L12", "M12", "S12", names="moon")
    assert gained(s, 1) == "M*2"


def test_c2_the_dealers_latria_beats_the_other_celestials_of_the_same_number() -> None:
    s = lay("L12 S4", "M5 P5", "S12 S9")
    trick(s, "L12", "M5", "S12", names="moon")
    assert gained(s, 0) == "M*2"


def test_c3_latria_is_as_good_as_the_target_but_nothing_else_is() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 S11")
    act(s, "play M7")
    assert may_play(s, 1) == "M5 L5"
    assert refused(s, 1, "play P5") == "LO-3.9"


def test_c4_the_purge_card_may_remove_itself() -> None:
    s = counted(gains={0: "S*4 S*4 S*1 Ppurge"})
    act(s, "purge normal S*1")
    act(s, "purge normal Ppurge")
    assert gained(s, 0) == "S*4 S*4"


@pytest.mark.parametrize("gains", ["Ppurge", "Ppurge S*4"])
def test_c5_two_cards_or_fewer_are_removed_without_a_choice(gains: str) -> None:
    s = counted(gains={0: gains})
    assert to_act(s) == ()
    assert points(s)[0] == 0


def test_c6_a_multiplier_acts_on_its_own_side_of_the_marker_only() -> None:
    assert points(counted(gains={0: "M*3"}, under={0: "Mx2 M*2"}))[0] == 3 - 2 * 2
    assert points(counted(gains={0: "Mx2 M*3"}, under={0: "M*2"}))[0] == 2 * 3 - 2
    assert points(counted(gains={0: "S*4"}, under={0: "Sx0 S*3"}))[0] == 4


def test_c7_a_multiplier_alone_is_worth_nothing() -> None:
    assert points(counted(gains={0: "Mx2"}))[0] == 0
    assert points(counted(under={0: "Mx2"}))[0] == 0


def test_c8_the_only_effect_among_astrology_cards_is_the_double_of_polaris() -> None:
    s = lay("P10 S4", "P4 S5", "S3 M6", "L3 S6")
    trick(s, "P10", "P4", "S3", "L3")
    assert [gained(s, seat) for seat in (1, 2, 3)] == ["P4", "", ""]


def test_c9_the_smaller_loss_does_not_separate_places_in_a_campaign() -> None:
    """The places are made from victory points alone, so equal ones cannot differ."""
    assert campaign_points([4, 4, 0]) == [3, 3, -1]
    s = begin(3, campaign=True)
    s.results = (4, 4, 0)
    assert [len(row) for row in RULES.ranking(s)] == [1, 1, 1]


def test_c10_all_who_tie_for_last_score_minus_one() -> None:
    assert campaign_points([9, 7, 2, 2]) == [4, 3, -1, -1]


def test_c11_if_all_tie_all_are_first() -> None:
    assert campaign_points([2, 2, 2, 2]) == [4, 4, 4, 4]


def test_c12_every_follower_below_the_dealer_keeps_a_card_not_only_the_lowest() -> None:
    s = lay("M11 S4", "M6 S5", "M8 S6", "M10 S7")
    trick(s, "M11", "M6", "M8", "M10")
    assert [gained(s, seat) for seat in (1, 2, 3)] == ["M6", "M8", "M10"]


def test_c13_in_simple_the_limits_of_keeping_are_mirrored() -> None:
    s = lay("M8 S4", "L8 S5", "M6 S6", "M10 S7", sky="S*1 M*2 P*1", variant="simple")
    trick(s, "M8", "L8", "M6", "M10")
    assert [gained(s, seat) for seat in range(4)] == ["", "", "M*2", "M10"]


def test_c14_a_campaign_goes_with_any_variant_and_star_eclipse_not_with_simple() -> None:
    for variant in ("normal", "simple", "star"):
        assert begin(3, variant, campaign=True).campaign
    (option,) = [option for option in RULES.options if option.name == "variant"]
    assert option.values == ("normal", "simple", "star")
    with pytest.raises(SetupError, match="it can be: normal, simple, star"):
        start(RULES, 3, {"variant": "simple star"}, FastRandom(0))


def test_c15_the_last_card_is_never_shown() -> None:
    s = begin(3, seed=5)
    for _ in choices(s):
        pass
    for viewer in (0, 1, 2, SPECTATOR):
        hands = view(RULES, s, viewer).state.hands
        assert [seat for seat in range(3) if hands[seat] >= 0] == [seat for seat in range(3) if seat == viewer]


def test_c16_whole_stacks_and_the_number_of_gains_are_seen_by_all() -> None:
    s = lay("M10 P11 S5", "M9 P6 S6", "M12 P9 S9", sky="S*2 S*4 M*3 P*1 P*2", gains={1: "S7"}, under={1: "S8 L7"})
    for viewer in (0, 1, 2, SPECTATOR):
        v = view(RULES, s, viewer).state
        assert stack(v, "sun") == "S*2 S*4"
        assert stack(v, "polaris") == "P*1 P*2"
        assert (len(v.gains(1, 0)), len(v.gains(1, 1))) == (1, 2)
        assert under(v, 1) == "S8 L7"
