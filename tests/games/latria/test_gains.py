"""LO-4: who takes the stack, who keeps the card just played, and where it goes in an eclipse."""

from __future__ import annotations

import pytest

from tenban.games.latria.events import Keeps, StackStays, TakesStack
from tenban.games.latria.rules import RULES
from tenban.kernel import SPECTATOR, view
from tenban.testing.clause import clause
from tests.games.latria.support import (
    begin,
    choices,
    coming,
    eclipses,
    events,
    gained,
    lay,
    stack,
    trick,
    under,
    used,
)

MOON_STACK = "S*2 M*3 M*2 P*1"  # two layers on the Moon
MOON_ECLIPSED = "S*2 M*1 M*3 P*1"
SUN_ECLIPSED = "S*1 M*3 P*1"


@clause("latria:LO-4.1")
def test_the_highest_number_takes_the_whole_stack_of_the_target() -> None:
    s = lay("M7 S4", "M12 P5", "M11 S9", sky=MOON_STACK)
    trick(s, "M7", "M12", "M11")
    assert gained(s, 1) == "M*2 M*3"
    assert stack(s, "moon") == ""
    assert events(s, TakesStack) == [TakesStack(1, 1, 2, 0)]


@clause("latria:LO-4.1")
def test_the_dealer_takes_part_in_the_comparison() -> None:
    s = lay("M12 S4", "M7 P5", "M11 S9", sky=MOON_STACK)
    trick(s, "M12", "M7", "M11")
    assert gained(s, 0) == "M*2 M*3"


@clause("latria:LO-4.1")
def test_latria_takes_the_stack_by_its_number() -> None:
    s = lay("M7 S4", "L12 P5", "M11 S9", sky=MOON_STACK)
    trick(s, "M7", "L12", "M11")
    assert gained(s, 1) == "M*2 M*3"


@clause("latria:LO-4.2")
@pytest.mark.parametrize(
    ("followers", "winner"),
    [(("M12", "L12", "S12"), 1), (("L12", "S12", "M5"), 1), (("S12", "L12", "P12"), 2), (("P12", "S12", "M12"), 3)],
)
def test_among_equal_numbers_the_target_comes_before_latria_and_latria_before_the_rest(
    followers: tuple[str, ...], winner: int
) -> None:
    spare = ("S2", "P2", "P3")
    s = lay("M7 S4", *[f"{card} {other}" for card, other in zip(followers, spare, strict=True)], sky=MOON_STACK)
    trick(s, "M7", *followers)
    assert gained(s, winner) == "M*2 M*3"


@clause("latria:LO-4.2")
def test_the_dealers_card_of_the_target_beats_a_latria_of_the_same_number() -> None:
    s = lay("M12 S4", "L12 P5", "M11 S9")
    trick(s, "M12", "L12", "M11")
    assert gained(s, 0) == "M*2"


@clause("latria:LO-4.3")
def test_two_off_suit_cards_of_the_highest_number_leave_the_stack_where_it_is() -> None:
    s = lay("M7 S4 S5", "S11 P5 P6", "P11 S9 S10", sky=MOON_STACK)
    coming(s, "S*2 M*1 P*1")
    trick(s, "M7", "S11", "P11")
    assert [gained(s, seat) for seat in range(3)] == ["", "", ""]
    assert events(s, TakesStack) == []
    assert stack(s, "moon") == "M*3 M*2 M*1"  # it stays, and the next round adds a card


@clause("latria:LO-4.3")
@pytest.mark.parametrize(("also", "winner"), [("M11", 3), ("L11", 3)])
def test_a_target_or_latria_card_of_that_number_breaks_the_tie(also: str, winner: int) -> None:
    s = lay("M7 S4", "S11 P5", "P11 S9", f"{also} S2")
    trick(s, "M7", "S11", "P11", also)
    assert gained(s, winner) == "M*2"


@clause("latria:LO-4.3")
def test_a_tie_below_the_highest_number_does_not_matter() -> None:
    s = lay("M12 S4", "S11 P5", "P11 S9")
    trick(s, "M12", "S11", "P11")
    assert gained(s, 0) == "M*2"


@clause("latria:LO-4.4")
def test_the_stacks_of_the_other_celestials_stay_untouched() -> None:
    s = lay("M7 S4", "M12 P5", "M11 S9", sky="S*2 S*4 M*3 P*1 P*2")
    trick(s, "M7", "M12", "M11")
    assert (stack(s, "sun"), stack(s, "polaris")) == ("S*2 S*4", "P*1 P*2")


@clause("latria:LO-4.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_taking_a_stack_gains_at_least_one_card(seats: int) -> None:
    s = begin(seats, seed=2)
    s.log = []
    for _ in choices(s):
        assert all(s.layers(kind) for kind in range(3)) or s.round == s.rounds()
    sizes = [event.count for event in events(s, TakesStack)]
    assert len(sizes) >= s.rounds() - 1
    assert min(sizes) >= 1


@clause("latria:LO-4.6")
def test_every_follower_below_the_dealer_keeps_a_card_with_stars_or_an_effect() -> None:
    s = lay("P11 S4", "P6 S5", "P2 S6", "P12 S7", "L8 S8")
    trick(s, "P11", "P6", "P2", "P12", "L8")
    assert [gained(s, seat) for seat in range(5)] == ["", "P6", "P2", "P*1", "L8"]
    assert events(s, Keeps) == [Keeps(1, 35, 0), Keeps(2, 31, 0), Keeps(4, 52, 0)]


@clause("latria:LO-4.6")
def test_a_card_without_stars_or_effect_is_not_kept() -> None:
    s = lay("M11 S4", "M5 S5", "M12 S6")
    trick(s, "M11", "M5", "M12")
    assert gained(s, 1) == ""
    assert "M5" in used(s)


@clause("latria:LO-4.6")
def test_an_off_suit_card_below_the_dealer_is_kept_too() -> None:
    s = lay("M11 S4", "S7 P5", "M12 S6")
    trick(s, "M11", "S7", "M12")
    assert gained(s, 1) == "S7"


@clause("latria:LO-4.7")
def test_a_number_equal_to_the_dealers_is_not_kept() -> None:
    s = lay("M8 S4", "L8 S5", "M12 S6")
    trick(s, "M8", "L8", "M12")
    assert gained(s, 1) == ""
    assert "L8" in used(s)


@clause("latria:LO-4.7")
def test_a_number_above_the_dealers_that_does_not_win_is_not_kept() -> None:
    s = lay("M7 S4", "M9 S5", "M12 S6")
    trick(s, "M7", "M9", "M12")
    assert gained(s, 1) == ""


@clause("latria:LO-4.7")
def test_neither_the_winner_nor_the_dealer_keeps_the_card_just_played() -> None:
    s = lay("M7 S4", "M9 S5", "M5 S6")
    trick(s, "M7", "M9", "M5")
    assert gained(s, 1) == "M*2"
    assert gained(s, 0) == ""
    t = lay("M9 S4", "M4 S5", "M5 S6")
    trick(t, "M9", "M4", "M5")
    assert gained(t, 0) == "M*2"
    assert {"M7", "M9"} <= set(used(s).split())


@clause("latria:LO-4.8")
def test_cards_below_the_dealer_are_kept_even_if_nobody_takes_the_stack() -> None:
    s = lay("M10 S4", "S11 P5", "P11 S9", "M6 S7")
    trick(s, "M10", "S11", "P11", "M6")
    assert events(s, StackStays) == [StackStays(1)]
    assert gained(s, 3) == "M6"


@clause("latria:LO-4.9")
def test_all_gains_of_a_round_whose_target_is_in_eclipse_go_under_the_marker() -> None:
    s = lay("M10 S4", "M12 P5", "S7 S9", "L8 S8", sky=MOON_ECLIPSED)
    assert eclipses(s) == "moon"
    trick(s, "M10", "M12", "S7", "L8")
    assert [under(s, seat) for seat in range(4)] == ["", "M*1 M*3", "S7", "L8"]
    assert [gained(s, seat) for seat in range(4)] == ["", "", "", ""]


@clause("latria:LO-4.9")
def test_an_eclipsed_suit_is_harmless_when_the_target_is_not_in_eclipse() -> None:
    s = lay("M10 S4", "M12 P5", "S7 S9", sky=SUN_ECLIPSED)
    assert eclipses(s) == "sun"
    trick(s, "M10", "M12", "S7")
    assert (gained(s, 1), gained(s, 2), under(s, 2)) == ("M*3", "S7", "")


@clause("latria:LO-4.9")
def test_the_eclipse_of_the_named_celestial_counts_when_latria_was_led() -> None:
    for named, pile in (("moon", under), ("polaris", gained)):
        s = lay("L10 S4", "L12 P5", "L8 S9", sky=MOON_ECLIPSED)
        trick(s, "L10", "L12", "L8", names=named)
        assert pile(s, 2) == "L8"


@clause("latria:LO-4.10")
def test_gains_under_the_marker_lie_apart_from_the_others() -> None:
    s = lay("M10 P11", "M9 P6", "M12 P9", gains={1: "S7"}, under={1: "S8"}, sky=MOON_ECLIPSED)
    trick(s, "M10", "M9", "M12")
    assert (gained(s, 1), under(s, 1)) == ("S7", "S8 M9")


@clause("latria:LO-4.10")
def test_the_face_shows_gains_to_their_owner_alone_until_the_count() -> None:
    from tenban.games.latria.face import FACE

    s = lay("M10 P11 S5", "M9 P6 S6", "M12 P9 S9", gains={1: "S7"}, under={1: "S8"})
    names = ["Ai", "Bo", "Cy"]
    for viewer in (0, 1, 2, SPECTATOR):
        scene = FACE.scene(view(RULES, s, viewer), lang="en", names=names)
        shown = [piece.name for zone in scene.seats[1].items for piece in zone.items]
        assert shown == (["Sun 7 (2 stars)", "Sun 8 (3 stars)"] if viewer == 1 else [])
        assert [counter.value for counter in scene.seats[1].counters] == ["3", "1", "1"]
