"""Scores counted again, card by card, from the rulebook and not from scoring.py; and rules that hang on one number."""

from __future__ import annotations

import re
from math import prod
from random import Random

import pytest

from tenban.games.latria.actions import SPACE
from tenban.games.latria.pieces import CARDS, LATRIA, SKY, number, suit
from tenban.games.latria.rules import RULES
from tenban.games.latria.state import UNDER, UP, LatriaState
from tenban.games.latria.steps import Deal
from tenban.kernel import ScriptedRandom, settle, submit, to_act
from tenban.testing.clause import clause
from tests.games.latria.support import act, choices, coming, counted, dealer, gained, lay, options, points, trick, used
from tests.games.latria.support import begin as new_game

ASTROLOGY_STARS = {6: 1, 7: 2, 8: 3, 9: 2, 10: 1}
POLARIS = 2


def stars_of(face: int) -> int:
    if face < CARDS:
        return ASTROLOGY_STARS.get(number(face), 0)
    printed = re.fullmatch(r"[SMP]\*(\d)", SKY[face - CARDS])
    return int(printed[1]) if printed else 0


def factor_of(face: int) -> int:
    if face < CARDS:
        return 2 if suit(face) == POLARIS and number(face) <= 4 else 1
    printed = re.fullmatch(r"[SMP]x(\d)", SKY[face - CARDS])
    return int(printed[1]) if printed else 1


def kind_of(face: int) -> int:
    return int(suit(face)) if face < CARDS else "SMP".index(SKY[face - CARDS][0])


def worth(faces: list[int]) -> int:
    """Return stars times all multipliers of a group."""
    return sum(map(stars_of, faces)) * prod(map(factor_of, faces))


def counted_again(s: LatriaState, seat: int) -> tuple[int, int]:
    """Return points and loss (LO-6.4 to LO-6.7)."""
    up, under = s.gains(seat, UP), s.gains(seat, UNDER)
    loss = worth(under)
    return sum(worth([face for face in up if kind_of(face) == kind]) for kind in range(LATRIA + 1)) - loss, loss


@clause("latria:LO-6.4", "latria:LO-6.5", "latria:LO-6.6", "latria:LO-6.7", "latria:LO-6.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_points_and_losses_are_those_of_a_second_count(seats: int) -> None:
    losses = set()
    for seed in range(12):
        s = new_game(seats, ["normal", "star", "simple"][seed % 3], seed=seed)
        for _ in choices(s):
            pass
        again = [counted_again(s, seat) for seat in range(seats)]
        sides = [line.side for line in RULES.score(s)]
        assert sides == sorted(sides), "seat by seat"
        assert points(s) == [total for total, _ in again]
        assert RULES.ranking(s) == [(total, -loss) for total, loss in again]
        assert RULES.winners(s) == [seat for seat in range(seats) if again[seat] == _best(again)]
        losses |= {loss for _, loss in again}
    assert len(losses) > 3


def _best(again: list[tuple[int, int]]) -> tuple[int, int]:
    return max(again, key=lambda place: (place[0], -place[1]))


@clause("latria:LO-6.8")
def test_the_tie_is_broken_by_the_loss_with_its_multipliers() -> None:
    s = counted(gains={0: "S*4", 1: "S*4 S*1"}, under={0: "M*2 P2", 1: "M*2 S*1 S*2"})
    assert RULES.ranking(s)[:2] == [(0, -4), (0, -5)]  # 4 - 2x2, and 5 - 5


@clause("latria:LO-6.6")
def test_moon_doubles_astrology_cards_of_its_kind_as_well() -> None:
    assert points(counted(gains={0: "Mx2 M8"}))[0] == 6
    assert points(counted(gains={0: "Mx2 M8 M*2"}))[0] == 10


@clause("latria:LO-4.7", "latria:LO-4.6")
@pytest.mark.parametrize(("led", "names"), [("L8", "sun"), ("S8", "")])
def test_a_number_equal_to_the_dealers_is_not_kept_whatever_was_led(led: str, names: str) -> None:
    s = lay(f"{led} M5", "M8 M12", "M7 M11", sky="S*2 M*2 P*1")
    trick(s, led, "M8", "M7", names=names)
    assert gained(s, 1) == ""
    assert gained(s, 2) == "M7"  # lower: kept
    assert "M8" in used(s).split()


@clause("latria:LO-4.7")
@pytest.mark.parametrize("number_led", [7, 8, 9, 10])
def test_of_two_cards_off_suit_only_the_one_with_a_lower_number_is_kept(number_led: int) -> None:
    s = lay(f"S{number_led} M5", f"M{number_led} M12", f"M{number_led - 1} M11", sky="S*2 M*2 P*1")
    trick(s, f"S{number_led}", f"M{number_led}", f"M{number_led - 1}")
    assert (gained(s, 1), gained(s, 2)) == ("", f"M{number_led - 1}")


@clause("latria:LO-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_dealer_is_the_seat_that_chance_draws_whatever_the_hands(seats: int) -> None:
    for seat in range(seats):
        s = RULES.setup(seats, RULES.checked(seats, options("normal")))
        rng = Random(seat)
        deck = len([card for card in range(CARDS) if s.box.deck[seats] >> card & 1])
        s.chance = ScriptedRandom([*[rng.randrange(n) for n in range(deck, 1, -1)], seat, 0, 0, 0])
        assert isinstance(s.stack[-1], Deal)
        settle(s)
        assert (s.first_dealer, to_act(s)) == (seat, (seat,))


@clause("latria:LO-4.6", "latria:LO-5.1")
@pytest.mark.parametrize("name", "SMPL")
def test_a_lower_follower_keeps_just_the_cards_with_stars_or_an_effect(name: str) -> None:
    for n in range(1, 15):
        card = f"{name}{n}"
        rest = [other for other in ("M12", "P12", "M13", "P13", "M11", "P11") if other != card]
        s = lay(*[f"{one} {other}" for one, other in zip(["L15", card, "M15", "P15", "S15"], rest, strict=False)])
        trick(s, "L15", card, "M15", "P15", "S15", names="sun")
        has_worth = n in ASTROLOGY_STARS or (name == "P" and n <= 4)
        assert gained(s, 1).split() == ([card] if has_worth else [])
        assert (card in used(s).split()) == (not has_worth)


@clause("latria:LO-5.2")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_who_takes_the_stack_deals_next_whichever_seat_it_is(winner: int) -> None:
    first = (winner + 1) % 3
    hands = ["S6 M6 P6"] * 3
    hands[first], hands[winner] = "S5 M5 P5", "S9 M9 P9"
    s = lay(*hands, dealer=first, sky="S*2 M*2 P*1")
    coming(s, "S*2 M*2 P*1")
    act(s, "play S5")
    for seat in to_act(s):
        submit(RULES, s, seat, SPACE.by_text["play S9" if seat == winner else "play S6"])
    assert dealer(s) == winner
