"""LO-1, LO-2, LO-11: what is in the box and how a game is set up."""

from __future__ import annotations

import pytest

from tenban.games.latria.events import EclipseBegins, GreatEclipseBegins
from tenban.games.latria.pieces import ASTROLOGY, CARDS, FACES, LATRIA, SKY, count, kind_of, number, suit
from tenban.games.latria.rules import RULES
from tenban.games.latria.state import LatriaState
from tenban.kernel import FastRandom, SetupError, bits, start
from tenban.testing.clause import clause
from tests.games.latria.support import (
    begin,
    choices,
    coming,
    deck,
    eclipses,
    events,
    held,
    lay,
    notation,
    stack,
    trick,
    under,
)

SEATS = [3, 4, 5, 6]


def sky_copies(s: LatriaState) -> dict[str, int]:
    return {SKY[face]: int(count(s.composition(), face)) for face in range(len(SKY))}


@clause("latria:LO-1.1")
def test_there_are_four_suits_of_fifteen_numbers_each_card_once() -> None:
    assert len(ASTROLOGY) == len(set(ASTROLOGY)) == 60
    for kind in range(4):
        assert [number(card) for card in range(CARDS) if suit(card) == kind] == list(range(1, 16))


@clause("latria:LO-1.2")
def test_each_celestial_has_thirteen_cards_and_latria_none() -> None:
    s = begin(5)
    copies = sky_copies(s)
    by_kind = [sum(n for face, n in copies.items() if kind_of(FACES.index(face)) == kind) for kind in range(4)]
    assert by_kind == [13, 13, 13, 0]


@clause("latria:LO-1.3")
def test_the_box_holds_ninety_nine_cards() -> None:
    s = begin(6)
    assert len(bits(s.box.deck[6])) + sum(sky_copies(s).values()) == 99


@clause("latria:LO-1.4")
@pytest.mark.parametrize("seed", range(20))
def test_only_the_boards_of_the_variant_are_turned_over(seed: int) -> None:
    """Three boards in the normal game, the Latria board alone in the Simple one."""
    s, simple = begin(4, seed=seed), begin(4, "simple", seed=seed)
    s.log, simple.log = [], []
    for _ in choices(s):
        assert s.eclipse < 8
    for _ in choices(simple):
        assert simple.eclipse in (0, 7)
    assert not events(s, GreatEclipseBegins)
    assert not events(simple, EclipseBegins)
    assert {event.celestial for event in events(s, EclipseBegins)} <= {0, 1}


@clause("latria:LO-1.5")
@pytest.mark.parametrize("seed", range(10))
def test_one_dealer_marker_and_six_eclipse_markers_are_enough(seed: int) -> None:
    s = begin(6, seed=seed)
    for seat in choices(s):
        assert 0 <= seat < 6
        assert len([1 for other in range(6) if s.gains(other, 1)]) <= 6


@clause("latria:LO-1.6")
@pytest.mark.parametrize("seats", [2, 7])
def test_the_game_is_for_three_to_six(seats: int) -> None:
    assert [s for s in range(1, 9) if RULES.least_seats <= s <= RULES.most_seats] == SEATS
    with pytest.raises(SetupError, match=f"3 to 6 seats, not {seats}"):
        start(RULES, seats, {}, FastRandom(0))


@clause("latria:LO-1.7")
def test_stars_effects_and_mutations_are_on_some_cards_and_decks_are_public_knowledge() -> None:
    s = begin(5)
    worth = [card for card in range(CARDS) if s.box.worth >> card & 1]
    assert notation(worth) == "S6 S7 S8 S9 S10 M6 M7 M8 M9 M10 P1 P2 P3 P4 P6 P7 P8 P9 P10 L6 L7 L8 L9 L10"
    assert [SKY[face] for face in range(len(SKY)) if s.box.mutation[face]] == ["S*1", "M*1"]
    for celestial in ("sun", "moon", "polaris"):
        unseen, seen = deck(s, celestial), stack(s, celestial)
        assert sum(unseen.values()) == 12
        assert {face: n + (face == seen) for face, n in unseen.items()} == {
            face: n for face, n in sky_copies(s).items() if face in unseen
        }


@clause("latria:LO-2.1")
@pytest.mark.parametrize(
    ("seats", "removed"), [(3, {1, 2, 3, 13, 14, 15}), (4, {1, 14, 15}), (5, set()), (6, set())], ids=SEATS
)
def test_numbers_are_taken_out_for_three_and_four(seats: int, removed: set[int]) -> None:
    s = begin(seats)
    dealt = sorted(card for seat in range(seats) for card in bits(s.hands[seat]))
    assert dealt == [card for card in range(CARDS) if number(card) not in removed]


@clause("latria:LO-2.1")
@pytest.mark.parametrize(("seats", "doubles"), [(3, "P4"), (4, "P2 P3 P4"), (5, "P1 P2 P3 P4"), (6, "P1 P2 P3 P4")])
def test_so_one_three_or_four_of_the_polaris_doubles_are_in_play(seats: int, doubles: str) -> None:
    box = begin(seats).box
    assert notation([card for card in bits(box.deck[seats]) if box.factor[card] == 2]) == doubles


@clause("latria:LO-2.2")
@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 12), (5, 12), (6, 10)])
def test_all_cards_are_dealt_out_evenly(seats: int, size: int) -> None:
    s = begin(seats)
    assert [len(held(s, seat).split()) for seat in range(seats)] == [size] * seats


def test_the_deal_depends_on_chance() -> None:
    hands = {tuple(begin(4, seed=seed).hands.list()) for seed in range(50)}
    assert len(hands) == 50


@clause("latria:LO-2.3")
@pytest.mark.parametrize("variant", ["normal", "simple"])
def test_decks_are_shuffled_and_boards_start_on_their_normal_side(variant: str) -> None:
    tables = [begin(4, variant, seed=seed) for seed in range(80)]
    assert {stack(s, "sun") for s in tables} >= {"S*1", "S*2", "S*3", "S*4"}
    assert {stack(s, "moon") for s in tables} >= {"M*1", "M*2", "M*3"}
    assert {stack(s, "polaris") for s in tables} >= {"P*1", "P*2"}
    calm = [s for s in tables if stack(s, "sun") != "S*1" and stack(s, "moon") != "M*1"]
    assert {eclipses(s) for s in calm} == {""}


@clause("latria:LO-2.4")
def test_a_marker_that_is_taken_serves_for_all_later_losses() -> None:
    s = lay("S10 M10 P5", "S6 S7 P6", "S11 M12 P7", sky="S*1 S*2 M*1 M*2 P*1")
    coming(s, "S*2 M*2 P*1")
    trick(s, "S10", "S6", "S11")
    assert under(s, 1) == "S6"
    trick(s, "M12", "M10", "S7")
    assert under(s, 1) == "S6 S7"


@clause("latria:LO-2.5")
def test_chance_names_the_first_dealer_unless_the_table_did() -> None:
    drawn = {begin(5, seed=seed).first_dealer for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}
    for dealer in range(5):
        s = begin(5, dealer=str(dealer + 1))
        assert s.first_dealer == dealer
        assert next(choices(s)) == dealer


@clause("latria:LO-2.5")
def test_a_first_dealer_without_a_seat_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="the first dealer must be one of the 4 seats, not 5"):
        begin(4, dealer="5")


@clause("latria:LO-11.1")
def test_astrology_cards_are_worth_what_the_table_says() -> None:
    box = begin(5).box
    for kind in range(4):
        own = [card for card in range(CARDS) if suit(card) == kind]
        assert [box.stars[card] for card in own] == [0, 0, 0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0, 0, 0]
        assert [box.factor[card] for card in own] == ([2] * 4 if kind == 2 else [1] * 4) + [1] * 11
    assert not any(kind_of(CARDS + face) == LATRIA for face in range(len(SKY)))


@clause("latria:LO-11.2")
def test_celestial_decks_are_made_up_as_the_table_says() -> None:
    s = begin(5)
    assert sky_copies(s) == {
        "S*1": 3, "S*2": 3, "S*3": 3, "S*4": 3, "Sx0": 1,
        "M*1": 3, "M*2": 6, "M*3": 3, "Mx2": 1,
        "P*1": 6, "P*2": 6, "Ppurge": 1,
    }  # fmt: skip
    stars = [
        sum(s.box.stars[CARDS + face] * int(count(s.composition(), face)) for face in range(12) if SKY[face][0] == kind)
        for kind in "SMP"
    ]
    assert stars == [30, 24, 18]
    assert {SKY[face]: s.box.factor[CARDS + face] for face in range(12) if s.box.factor[CARDS + face] != 1} == {
        "Sx0": 0,
        "Mx2": 2,
    }
