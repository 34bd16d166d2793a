"""Rules: what a game declares, its options, and who has won."""

from __future__ import annotations

import pytest

from tenban.kernel import Clause, FastRandom, GameInfo, Rules, ScoreLine, SetupError, Space, Step, Verb, start
from tests.kernel.toy import HIGHEST, RULES, Toy, ToyState, act, new


def test_a_game_declares_once_what_it_is() -> None:
    assert (RULES.name, RULES.version, RULES.least_seats, RULES.most_seats) == ("toy", "1", 2, 3)
    assert RULES.info.simultaneous


@pytest.mark.parametrize(
    ("hidden", "simultaneous", "perfect"), [(True, False, False), (False, True, False), (False, False, True)]
)
def test_information_is_perfect_without_hidden_or_simultaneous_choices(
    hidden: bool, simultaneous: bool, perfect: bool
) -> None:
    info = GameInfo("g", "1", (2, 2), hidden_information=hidden, simultaneous=simultaneous)
    assert info.perfect_information is perfect


def test_options_have_defaults_and_reach_the_setup() -> None:
    assert RULES.checked(2, {}) == {"cards": "2"}
    assert RULES.checked(2, {"cards": "1"}) == {"cards": "1"}
    assert [len(hand) for hand in start(RULES, 3, {"cards": "1"}, FastRandom(1)).hands] == [1, 1, 1]


def test_the_defaults_handed_out_are_a_copy() -> None:
    RULES.checked(2, {})["cards"] = "9"
    assert RULES.checked(2, {}) == {"cards": "2"}


@pytest.mark.parametrize("seats", [1, 4])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(SetupError, match=f"toy is for 2 to 3 seats, not {seats}"):
        start(RULES, seats, {}, FastRandom(1))


def test_an_unknown_option_or_value_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="toy has no option 'colour'; its options are: cards"):
        RULES.checked(2, {"colour": "red"})
    with pytest.raises(SetupError, match="the option cards of toy cannot be '3'; it can be: 2, 1"):
        RULES.checked(2, {"cards": "3"})


def test_a_game_without_tables_has_no_house_rules() -> None:
    with pytest.raises(SetupError, match="toy has no tables"):
        RULES.house({"cards": {}})


def test_the_score_is_itemised_by_the_clauses_of_the_ledger() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"))
    assert RULES.score(s) == [ScoreLine(1, 1, HIGHEST)]
    assert RULES.totals(s) == [0, 1]
    s.award(0, 0, 5)
    assert RULES.totals(s) == [5, 1]


def test_equal_rankings_share_the_win() -> None:
    s = new()
    assert RULES.winners(s) == [0, 1]
    s.award(1, 0, 1)
    assert RULES.winners(s) == [1]


def test_a_rival_without_a_seat_can_win_and_its_points_are_in_no_seats_total() -> None:
    class Beaten(Toy):
        def score(self, s: ToyState) -> list[ScoreLine]:
            return [*super().score(s), ScoreLine(2, 3, HIGHEST)]

        def rivals(self, s: ToyState) -> list[tuple[int, ...]]:
            return [(3,)]

    s = act(new(), (0, "bid 0"), (1, "bid 2"))
    assert Beaten().totals(s) == [0, 1]
    assert Beaten().winners(s) == []


@pytest.mark.parametrize("flag", ["sealed", "open"])
def test_a_step_with_a_flag_instead_of_the_base_class_is_refused(flag: str) -> None:
    step = type("Flagged", (Step,), {flag: True})
    with pytest.raises(TypeError, match="Flagged should derive from Sealed or Open"):
        Rules[ToyState](GameInfo("g", "1", (2, 2)), Space(Verb("rest")), (step,), (Clause("G-1"),))
