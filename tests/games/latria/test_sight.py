"""LO-10: who knows what, and what an imagined world must agree with."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial

import pytest

from tenban.games.latria.pieces import CARDS, LATRIA, number, suit
from tenban.games.latria.rules import RULES
from tenban.games.latria.sight import _mix
from tenban.games.latria.state import LatriaState
from tenban.kernel import SPECTATOR, UNKNOWN, ScriptedRandom, imagine, legal, to_act, view
from tenban.kernel.snapshot import snapshot
from tenban.testing.clause import clause
from tests.games.latria.support import act, begin, choices, counted, deck, faces, held, lay, stack, trick, used


def worlds(s: LatriaState, seat: int, number_of_worlds: int = 50) -> list[LatriaState]:
    v = view(RULES, s, seat)
    return [imagine(v, seed) for seed in range(number_of_worlds)]


def suits(s: LatriaState, seat: int) -> set[str]:
    return {card[0] for card in held(s, seat).split()}


def after_a_void() -> LatriaState:
    """Seat 1 has played Sun 5 to a Moon lead: it has neither Moon nor Latria."""
    s = lay("M10 M4 S4 L4 P3", "S5 P5 S7 P7 P8", "M11 P9 S11 L9 M9", "M12 S8 L8 P10 M8")
    trick(s, "M10", "S5", "M11", "M12")
    return s


@clause("latria:LO-10.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everything_on_the_table_is_open_to_all(viewer: int) -> None:
    s = after_a_void()
    v = view(RULES, s, viewer).state
    for celestial in ("sun", "moon", "polaris"):
        assert stack(v, celestial) == stack(s, celestial)
        assert deck(v, celestial) == deck(s, celestial)
    assert (v.eclipse, v.round, used(v)) == (s.eclipse, s.round, used(s))
    assert [v.owns(seat) for seat in range(4)] == [s.owns(seat) for seat in range(4)]
    assert to_act(v) == to_act(s)
    assert v.box.deck == s.box.deck  # what was taken out (LO-2.1)


@clause("latria:LO-10.1")
def test_the_size_of_every_hand_is_public() -> None:
    s = after_a_void()
    for world in worlds(s, SPECTATOR, 5):
        assert [len(held(world, seat).split()) for seat in range(4)] == [4, 4, 4, 4]
    act(s, "play M8")
    for world in worlds(s, 0, 5):
        assert [len(held(world, seat).split()) for seat in range(4)] == [4, 4, 4, 3]


@clause("latria:LO-10.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_hands_are_secret(viewer: int) -> None:
    v = view(RULES, begin(4), viewer).state
    assert [seat for seat in range(4) if v.hands[seat] != UNKNOWN] == [seat for seat in range(4) if seat == viewer]


@clause("latria:LO-10.2")
def test_no_view_knows_what_comes_next() -> None:
    s = begin(4)
    v = view(RULES, s, 0).state
    assert v.chance.fields() == ("unknown",)
    with pytest.raises(ValueError, match="a view has no future"):
        v.chance.below(13)


@clause("latria:LO-10.2")
def test_gains_stay_known_to_all_who_saw_them() -> None:
    s = lay("M10 M4 S4", "M6 P5 S5", "M12 P9 S11")
    trick(s, "M10", "M6", "M12")
    for viewer in (0, 1, 2, SPECTATOR):
        v = view(RULES, s, viewer).state
        assert v.gains(1, 0) == faces("M6")
        assert v.gains(2, 0) == faces("M*2")


@clause("latria:LO-10.3")
def test_a_follower_who_plays_off_suit_has_shown_both_voids() -> None:
    s = after_a_void()
    assert [kind for kind in range(4) if s.void(1, kind)] == [1, LATRIA]
    assert not any(s.void(seat, kind) for seat in (0, 2, 3) for kind in range(4))


@clause("latria:LO-10.3")
@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_no_imagined_hand_holds_what_its_owner_has_shown_to_lack(viewer: int) -> None:
    s = after_a_void()
    seen = set()
    for world in worlds(s, viewer, 200):
        assert suits(world, 1) <= {"S", "P"}
        assert RULES.faults(world) == []
        seen |= set(held(world, 1).split())
    assert seen - {"P5", "S7", "P7", "P8"}  # and it is not simply the true hand


@clause("latria:LO-10.3")
def test_the_shown_voids_hold_for_the_rest_of_the_game_and_no_longer() -> None:
    s = begin(4, campaign=True, seed=3)
    games = set()
    for seat in choices(s):
        if s.voids:
            games.add(s.game)
            for world in worlds(s, seat, 1):
                assert RULES.faults(world) == []
        if s.round == 1:
            assert s.voids == 0
    assert len(games) > 1


@clause("latria:LO-10.3")
def test_playing_latria_proves_nothing_about_the_target() -> None:
    s = lay("M10 M4 S4", "L6 P5 S5", "M12 M9 S11")
    trick(s, "M10", "L6", "M12")
    assert s.voids == 0
    assert any("M" in suits(world, 1) for world in worlds(s, 0))


@clause("latria:LO-10.3")
def test_leading_a_suit_proves_nothing() -> None:
    s = lay("M10 M4 S4", "M6 P5 S5", "M12 P9 S11")
    trick(s, "M10", "M6", "M12")
    assert s.voids == 0


@clause("latria:LO-10.3")
def test_a_void_shown_to_a_named_celestial_counts_for_that_celestial() -> None:
    s = lay("L10 M4 S4", "M6 M5 S5", "P12 P9 S11")
    trick(s, "L10", "M6", "P12", names="polaris")
    assert [kind for kind in range(4) if s.void(1, kind)] == [2, LATRIA]


def test_crossing_voids_leave_only_the_deals_that_fit() -> None:
    """Seat 1 lacks Moon and Latria, seat 2 Sun and Latria: seat 3 must have the Latria."""
    s = lay("S2 S3", "S5 P5", "M5 P7", "L6 P8")
    s.show_voids(1, 1)
    s.show_voids(2, 0)
    for world in worlds(s, 0, 200):
        assert "L6" in held(world, 3)
        assert suits(world, 1) <= {"S", "P"}
        assert suits(world, 2) <= {"M", "P"}
    assert len({held(world, 3) for world in worlds(s, 0)}) == 5


def test_a_forced_hand_is_found() -> None:
    """Only one deal agrees with all that was shown."""
    s = lay("S2 S3", "S5 S6", "M5 M6", "P5 P6")
    for seat, lacks in ((1, (1, 2)), (2, (0, 2)), (3, (0, 1))):
        for kind in lacks:
            s.show_voids(seat, kind)
    for world in worlds(s, 0):
        assert [held(world, seat) for seat in (1, 2, 3)] == ["S5 S6", "M5 M6", "P5 P6"]


def test_what_cannot_be_is_not_imagined() -> None:
    s = lay("S2 S3", "S5 S6", "M5 M6", "P5 P6")
    v = view(RULES, s, 0)
    for seat in (1, 2, 3):
        v.state.show_voids(seat, 0)
    with pytest.raises(AssertionError, match="no deal agrees with what the seats have shown"):
        imagine(v, 0)


def spread(s: LatriaState, times: int) -> float:
    """The statistic of chi-square over all imagined deals, divided by its degrees of freedom: about 1 if fair."""
    seen = Counter(tuple(world.hands.list()) for world in worlds(s, 0, times))
    even = times / len(seen)
    return sum((n - even) ** 2 / even for n in seen.values()) / (len(seen) - 1)


def test_imagined_deals_are_equally_likely_without_voids() -> None:
    s = lay("S2 S3", "S5 P5", "M5 P7", "M6 P8")
    assert len({tuple(world.hands.list()) for world in worlds(s, 0, 1500)}) == factorial(6) // 8
    assert spread(s, 1500) < 1.7


def test_imagined_deals_are_equally_likely_around_a_void() -> None:
    """The two Moons go to two of four places; what is left goes anywhere."""
    s = lay("S2 S3", "S5 P5", "M5 P7", "M6 P8")
    s.show_voids(1, 1)
    deals = {tuple(world.hands.list()) for world in worlds(s, 0, 1500)}
    both_in_one, one_each = 2 * comb(4, 2), 2 * (factorial(4) // 2)
    assert len(deals) == both_in_one + one_each
    assert spread(s, 1500) < 1.9


def test_cards_are_mixed_the_longer_the_more_they_are() -> None:
    s = lay("S2 S3", "S5 P5", "M5 P7", "M6 P8")
    for cards in (2, 6):
        s.chance = ScriptedRandom([0] * 100)
        _mix(s, list(range(cards)), [1] * cards)
        assert s.chance.drawn() == 4 * cards * 2, "four exchanges of two places for each card"


def test_imagined_deals_are_about_equally_likely_around_crossing_voids() -> None:
    s = lay("S2 S3", "S5 P5", "M5 P7", "M6 P8")
    s.show_voids(1, 1)
    s.show_voids(2, 0)
    assert spread(s, 1500) < 2.5


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["normal", "simple", "star"])
def test_an_imagined_world_looks_the_same_to_its_viewer(seats: int, variant: str) -> None:
    s = begin(seats, variant, seed=seats)
    for i, seat in enumerate(choices(s)):
        viewer = [seat, (seat + 1) % seats, SPECTATOR][i % 3]
        v = view(RULES, s, viewer)
        world = imagine(v, i)
        assert RULES.faults(world) == []
        again = view(RULES, world, viewer).state
        again.sealed = v.state.sealed  # others' sealed choices are open again in an imagined world
        assert snapshot(again) == snapshot(v.state)
        if viewer == seat:
            assert legal(v.state, seat) == legal(s, seat) == legal(world, seat)


def test_the_purge_leaves_nothing_to_imagine_but_last_cards() -> None:
    s = counted(gains={0: "S8 P2 S*4 S*4 Ppurge"}, under={1: "M8"})
    act(s, "purge normal S8")
    act(s, "purge normal P2")
    for world in worlds(s, 2, 20):
        assert RULES.faults(world) == []
        assert not {"S8", "P2", "M8"} & {card for seat in range(4) for card in held(world, seat).split()}


def test_cards_taken_out_are_never_imagined() -> None:
    s = begin(3)
    for world in worlds(s, 0, 20):
        for seat in range(3):
            assert all(4 <= number(card) <= 12 for card in faces(held(world, seat)))
            assert all(suit(card) < 4 and card < CARDS for card in faces(held(world, seat)))
