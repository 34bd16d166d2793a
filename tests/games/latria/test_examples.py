"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tenban.testing.clause import clause
from tests.games.latria.support import coming, counted, eclipses, gained, lay, lines, points, trick, under


@clause("latria:LO-3.2")
def test_example_1_a_sun_mutation_puts_the_sun_in_eclipse_and_the_next_one_frees_it() -> None:
    s = lay("P10 P4 S4 M4", "P12 P5 S5 M5", "P11 P9 S11 M11")
    coming(s, "S*1 M*2 P*1", "S*1 M*3 P*1")
    trick(s, "P10", "P12", "P11")
    assert eclipses(s) == "sun"
    trick(s, "P5", "P4", "P9")
    assert eclipses(s) == ""


@clause("latria:LO-4.1", "latria:LO-4.6", "latria:LO-4.7")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_example_2_the_moon_12_takes_the_stack_the_latria_8_is_kept_the_dealer_gets_nothing(number: int) -> None:
    """The dealer's number was only in a picture: a Moon above 8 and below 12."""
    s = lay(f"M{number} S4", "L8 S5", "M12 S6", sky="S*2 M*2 M*3 P*1")
    trick(s, f"M{number}", "L8", "M12")
    assert [gained(s, seat) for seat in range(3)] == ["", "L8", "M*2 M*3"]


@clause("latria:LO-6.9")
def test_example_3_counts_27_less_10() -> None:
    s = counted(gains={0: "S*4 S*4 S*2 M*3 M*1 P*2 P*1 P2 P3 L6"}, under={0: "S*3 M*2 Mx2"})
    assert lines(s, 0) == [
        ("LO-6.4", 10, (0, 10)),
        ("LO-6.4", 4, (1, 4)),
        ("LO-6.4", 3, (2, 3)),
        ("LO-6.6", 9, (2, 4)),
        ("LO-6.4", 1, (3, 1)),
        ("LO-6.5", -5, (5,)),
        ("LO-6.6", -5, (4, 2)),
    ]
    kinds = [won for clause_id, won, args in lines(s, 0) if args[0] != 4 and clause_id != "LO-6.5"]
    assert sum(kinds) == 27
    assert points(s)[0] == 17


@clause("latria:LO-4.6", "latria:LO-4.9")
def test_fine_print_an_off_suit_polaris_2_goes_under_the_marker_when_the_moon_is_in_eclipse() -> None:
    s = lay("M7 S4", "P2 S5", "M12 S6", "M5 S7", sky="S*2 M*1 P*1")
    assert eclipses(s) == "moon"
    trick(s, "M7", "P2", "M12", "M5")
    assert (gained(s, 1), under(s, 1)) == ("", "P2")


@clause("latria:LO-3.4")
def test_fine_print_the_third_mutation_is_the_last() -> None:
    s = lay("P10 P4 S4 M4 L4", "P12 P5 S5 M5 L5", "P11 P9 S11 M11 L6", sky="S*2 M*2 P*1")
    coming(s, "S*2 M*1 P*1", "S*2 M*1 P*1", "S*3 M*1 P*2")
    for led, *others in (("P10", "P12", "P11"), ("P5", "P4", "P9"), ("S11", "S4", "S5")):
        trick(s, led, *others)
    assert eclipses(s) == "moon"
    assert s.decks >> 20 & 15 == 0  # no M*1 is left to turn up


@clause("latria:LO-5.1", "latria:LO-4.10")
def test_fine_print_used_cards_are_open_and_gained_ones_leave_the_used_pile() -> None:
    s = lay("M10 S4", "M6 S5", "M5 S6")
    trick(s, "M10", "M6", "M5")
    assert s.used >> 20 & 1 == 0  # M6 was gained
    assert s.used >> 19 & 1 == 1  # M5 was not
