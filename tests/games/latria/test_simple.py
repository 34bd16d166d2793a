"""LO-7: the Simple variant."""

from __future__ import annotations

import pytest

from tenban.games.latria.events import GreatEclipseBegins, GreatEclipseEnds, TakesStack
from tenban.games.latria.rules import RULES
from tenban.testing.clause import clause
from tests.games.latria.support import (
    begin,
    choices,
    coming,
    counted,
    deck,
    eclipses,
    events,
    gained,
    lay,
    points,
    stack,
    told,
    trick,
    under,
    used,
)

ECLIPSE = "S*1 M*3 M*2 P*1"  # one mutation: all three are in eclipse


@clause("latria:LO-7.1")
def test_the_three_single_celestial_cards_are_taken_out() -> None:
    s = begin(4, "simple")
    for celestial, special in (("sun", "Sx0"), ("moon", "Mx2"), ("polaris", "Ppurge")):
        assert deck(s, celestial)[special] == 0
        assert special not in stack(s, celestial)
        assert sum(deck(s, celestial).values()) == 11
    normal = begin(4, seed=3)
    assert sum(deck(normal, "sun").values()) == 12


@clause("latria:LO-7.2")
@pytest.mark.parametrize("seed", range(10))
def test_there_is_one_board_so_no_celestial_is_in_eclipse_alone(seed: int) -> None:
    s = begin(5, "simple", seed=seed)
    for _ in choices(s):
        assert eclipses(s) in ("", "sun moon polaris")


@clause("latria:LO-7.3")
@pytest.mark.parametrize("mutation", ["S*1 M*2 P*1", "S*2 M*1 P*1"])
def test_any_mutation_eclipses_all_three_and_the_next_one_frees_them(mutation: str) -> None:
    s = lay("M10 M4 P4 S4", "M12 M5 P5 S5", "M11 M9 P9 S11", variant="simple")
    coming(s, mutation, "S*2 M*1 P*1")
    trick(s, "M10", "M12", "M11")
    assert eclipses(s) == "sun moon polaris"
    trick(s, "P5", "P4", "P9")
    assert eclipses(s) == ""
    turned = [event for event in told(s) if "eclipse" in event.name]
    assert turned == [GreatEclipseBegins(), GreatEclipseEnds()]


@clause("latria:LO-7.4")
def test_two_mutations_in_one_round_change_nothing() -> None:
    s = lay("M10 M4 S4", "M12 M5 S5", "M11 M9 S11", variant="simple")
    coming(s, "S*1 M*1 P*1")
    trick(s, "M10", "M12", "M11")
    assert eclipses(s) == ""
    dark = lay("M10 M4 S4", "M12 M5 S5", "M11 M9 S11", sky=ECLIPSE, variant="simple")
    coming(dark, "S*1 M*1 P*1")
    trick(dark, "M10", "M12", "M11")
    assert eclipses(dark) == "sun moon polaris"


@clause("latria:LO-7.5")
def test_in_eclipse_the_lowest_number_takes_the_stack() -> None:
    s = lay("M10 S4", "M12 P5", "M5 S9", sky=ECLIPSE, variant="simple")
    trick(s, "M10", "M12", "M5")
    assert gained(s, 2) == "M*2 M*3"


@clause("latria:LO-7.5")
def test_in_eclipse_a_follower_above_the_dealer_keeps_a_card_with_stars() -> None:
    s = lay("M7 S4", "M9 P5", "M6 S9", "L10 S5", sky=ECLIPSE, variant="simple")
    trick(s, "M7", "M9", "M6", "L10")
    assert [gained(s, seat) for seat in range(4)] == ["", "M9", "M*2 M*3", "L10"]
    assert "M6" in used(s)


@clause("latria:LO-7.5")
def test_nothing_gained_in_eclipse_is_lost() -> None:
    s = lay("M7 S4", "M9 P5", "M6 S9", sky=ECLIPSE, variant="simple")
    trick(s, "M7", "M9", "M6")
    assert [under(s, seat) for seat in range(3)] == ["", "", ""]
    assert points(s) == [0, 2, 5]


@clause("latria:LO-7.5")
def test_without_an_eclipse_the_numbers_rank_as_ever() -> None:
    s = lay("M7 S4", "M9 P5", "M6 S9", variant="simple")
    trick(s, "M7", "M9", "M6")
    assert [gained(s, seat) for seat in range(3)] == ["", "M*2", "M6"]


@clause("latria:LO-7.6")
@pytest.mark.parametrize(
    ("followers", "winner"), [(("L4", "M4", "S4"), 2), (("S4", "L4", "M9"), 2), (("P4", "S4", "M9"), -1)]
)
def test_ties_among_the_lowest_are_broken_as_ever(followers: tuple[str, ...], winner: int) -> None:
    spare = ("S2", "P2", "P3")
    hands = [f"{card} {other}" for card, other in zip(followers, spare, strict=True)]
    s = lay("M7 S9", *hands, sky=ECLIPSE, variant="simple")
    trick(s, "M7", *followers)
    assert [event.seat for event in events(s, TakesStack)] == ([winner] if winner >= 0 else [])


@clause("latria:LO-7.7")
def test_a_tie_on_points_is_a_draw_because_nobody_has_losses() -> None:
    s = counted(gains={0: "S*4", 1: "M*2 L7"}, variant="simple")
    assert points(s)[:2] == [4, 4]
    assert RULES.winners(s) == [0, 1]


@clause("latria:LO-7.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_marker_is_ever_used(seats: int) -> None:
    s = begin(seats, "simple", seed=4)
    for _ in choices(s):
        assert not any(s.gains(seat, 1) for seat in range(seats))


@clause("latria:LO-7.8")
def test_the_polaris_doubles_stay_in_the_game() -> None:
    s = lay("P7 S4", "P2 M5", "P9 S9", "P3 S5", variant="simple", sky="S*2 M*2 P*2 P*1")
    trick(s, "P7", "P2", "P9", "P3")
    assert (gained(s, 1), gained(s, 3)) == ("P2", "P3")
    assert points(counted(gains={0: "P2 P*2"}, variant="simple"))[0] == 4
