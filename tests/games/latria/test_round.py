"""LO-3 and LO-5: how a round goes, who deals next, and when the game is over."""

from __future__ import annotations

import pytest

from tenban.games.latria.actions import DECLARE, SPACE
from tenban.games.latria.events import Declares, EclipseBegins, EclipseEnds, Ends, Follows, Scores, StackStays
from tenban.games.latria.rules import RULES
from tenban.games.latria.steps import Declare, Follow, Purge
from tenban.kernel import EVERYONE, SPECTATOR, legal, submit, to_act, view
from tenban.kernel.snapshot import snapshot
from tenban.kernel.state import HIDDEN, OPEN
from tenban.testing.clause import clause
from tests.games.latria.support import (
    act,
    begin,
    choices,
    coming,
    counted,
    dealer,
    deck,
    eclipses,
    events,
    gained,
    held,
    lay,
    may_play,
    points,
    refused,
    stack,
    told,
    trick,
    under,
    used,
)

SEATS = [3, 4, 5, 6]
ROUNDS = {3: 11, 4: 11, 5: 11, 6: 9}


@clause("latria:LO-3.1")
def test_each_round_adds_a_card_to_every_stack_and_what_was_not_taken_stays_beneath() -> None:
    s = lay("M10 M4 S4", "M12 M5 S5", "M11 M9 S11", sky="S*4 S*2 M*2 P*1")
    coming(s, "Sx0 M*3 P*2")
    trick(s, "M10", "M12", "M11")
    assert (stack(s, "sun"), stack(s, "moon"), stack(s, "polaris")) == ("S*4 S*2 Sx0", "M*3", "P*1 P*2")


@clause("latria:LO-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_cards_of_each_deck_are_turned_up_as_rounds_were_begun(seats: int) -> None:
    s = begin(seats, seed=seats)
    for _ in choices(s):
        assert [s.left_in(kind) for kind in range(3)] == [13 - s.round] * 3


@clause("latria:LO-3.2")
def test_a_mutation_turns_its_own_board_over_and_the_next_one_back() -> None:
    s = lay("M10 M4 P4 S4", "M12 M5 P5 S5", "M11 M9 P9 S11")
    coming(s, "S*1 M*2 P*1", "S*1 M*1 P*1")
    assert eclipses(s) == ""
    trick(s, "M10", "M12", "M11")
    assert eclipses(s) == "sun"
    trick(s, "P5", "P4", "P9")
    assert eclipses(s) == "moon"
    assert events(s, EclipseBegins) == [EclipseBegins(0), EclipseBegins(1)]
    assert events(s, EclipseEnds) == [EclipseEnds(0)]


@clause("latria:LO-3.3")
@pytest.mark.parametrize("seed", range(15))
def test_polaris_is_never_in_eclipse_in_the_normal_game(seed: int) -> None:
    s = begin(3, seed=seed)
    for _ in choices(s):
        assert "polaris" not in eclipses(s)


@clause("latria:LO-3.4")
def test_the_third_mutation_begins_an_eclipse_that_nothing_can_end() -> None:
    s = lay("P10 P4 S4 M4 L4", "P12 P5 S5 M5 L5", "P11 P9 S11 M11 L6")
    coming(s, "S*1 M*2 P*1", "S*1 M*2 P*1", "S*1 M*2 P*2")
    seen = []
    trick(s, "P10", "P12", "P11")
    seen.append(eclipses(s))
    trick(s, "P5", "P4", "P9")
    seen.append(eclipses(s))
    trick(s, "M11", "M4", "M5")
    seen.append(eclipses(s))
    assert seen == ["sun", "", "sun"]
    assert deck(s, "sun")["S*1"] == 0


@clause("latria:LO-3.5")
def test_an_eclipse_that_begins_as_the_round_begins_counts_in_that_round() -> None:
    s = lay("S12 S4 M4", "S6 S5 M5", "S9 S11 M11")
    coming(s, "S*1 M*2 P*1")
    trick(s, "S12", "S6", "S9")
    assert (gained(s, 0), under(s, 0)) == ("S*2", "")
    trick(s, "S4", "S5", "S11")
    assert (gained(s, 2), under(s, 2)) == ("S9", "S*1")


@clause("latria:LO-3.6")
def test_the_dealer_may_lead_any_card_and_everybody_sees_it() -> None:
    s = lay("S4 M7 P12 L8", "S5 M5 P5 L5", "S9 M9 P9 L9", dealer=0)
    assert to_act(s) == (0,)
    assert may_play(s, 0) == "S4 M7 P12 L8"
    act(s, "play P12")
    assert told(s)[-1].name == "leads"
    assert told(s)[-1].audience == EVERYONE
    top = view(RULES, s, SPECTATOR).state.stack[-1]
    assert isinstance(top, Follow)
    assert top.card == 41


@clause("latria:LO-3.7")
def test_a_dealer_who_leads_latria_names_one_of_the_three_celestials() -> None:
    s = lay("S4 L8", "S5 M5", "S9 M9")
    act(s, "play L8")
    assert isinstance(s.stack[-1], Declare)
    assert to_act(s) == (0,)
    assert [action.text for action in legal(s, 0)] == ["declare sun", "declare moon", "declare polaris"]
    act(s, "declare moon")
    assert events(s, Declares) == [Declares(0, 1)]


@clause("latria:LO-3.7")
def test_a_dealer_who_leads_a_celestial_suit_names_nothing() -> None:
    s = lay("S4 L8", "S5 M5", "S9 M9")
    act(s, "play S4")
    assert isinstance(s.stack[-1], Follow)


@clause("latria:LO-3.8")
@pytest.mark.parametrize("named", ["sun", "moon", "polaris"])
def test_the_target_is_the_suit_led_or_the_celestial_named(named: str) -> None:
    s = lay("S4 L8", "S5 M5", "S9 M9")
    act(s, "play L8")
    act(s, f"declare {named}")
    top = s.stack[-1]
    assert isinstance(top, Follow)
    assert DECLARE.one(int(top.target)).text == f"declare {named}"
    plain = lay("S4 L8", "S5 M5", "S9 M9")
    act(plain, "play S4")
    top = plain.stack[-1]
    assert isinstance(top, Follow)
    assert top.target == 0


@clause("latria:LO-3.9")
def test_a_follower_who_has_target_or_latria_may_play_nothing_else() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 S11")
    act(s, "play M7")
    assert may_play(s, 1) == "M5 L5"
    assert refused(s, 1, "play P5") == "LO-3.9"
    assert refused(s, 1, "play M5") == ""


@clause("latria:LO-3.9")
def test_a_follower_who_has_neither_may_play_any_card() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 S11")
    act(s, "play M7")
    assert may_play(s, 2) == "S9 S11 P9"


@clause("latria:LO-3.9")
def test_after_latria_the_named_celestial_must_be_followed() -> None:
    s = lay("L7 S4 S8", "M5 P5 S5", "M9 M10 M11")
    act(s, "play L7")
    act(s, "declare polaris")
    assert may_play(s, 1) == "P5"
    assert refused(s, 1, "play S5") == "LO-3.9"
    assert may_play(s, 2) == "M9 M10 M11"


@clause("latria:LO-3.10")
def test_a_follower_with_latria_but_not_the_target_must_play_latria() -> None:
    s = lay("M7 S4 S8", "S5 P5 L5", "S9 P9 M11")
    act(s, "play M7")
    assert may_play(s, 1) == "L5"
    assert refused(s, 1, "play S5") == "LO-3.9"


@clause("latria:LO-3.10")
def test_a_follower_with_both_may_choose_latria_freely() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 M11")
    trick(s, "M7", "L5", "M11")
    assert "L5" in used(s)


@clause("latria:LO-3.11")
def test_nothing_is_shown_until_all_have_chosen_and_then_everything_at_once() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 M11", "M12 P6 P7")
    act(s, "play M7")
    assert to_act(s) == (1, 2, 3)
    for card in ("M5", "M11"):
        act(s, f"play {card}")
        assert not events(s, Follows)
    act(s, "play M12")
    assert events(s, Follows) == [Follows(1, 19), Follows(2, 25), Follows(3, 26)]


@clause("latria:LO-3.9", "latria:LO-3.11")
def test_that_a_follower_has_chosen_is_public_but_not_what() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 M11", "M12 P6 P7")
    act(s, "play M7")
    act(s, "play L5")
    for watcher in (0, 2, 3, SPECTATOR):
        assert view(RULES, s, watcher).state.sealed == [OPEN, HIDDEN, OPEN, OPEN]
    assert view(RULES, s, 1).state.sealed[1] == s.sealed[1] >= 0


@clause("latria:LO-3.11")
def test_followers_may_choose_in_any_order() -> None:
    forward, backward = lay("M7 S4", "M5 P5", "M11 S9"), lay("M7 S4", "M5 P5", "M11 S9")
    trick(forward, "M7", "M5", "M11")
    act(backward, "play M7")
    submit(RULES, backward, 2, SPACE.by_text["play M11"])
    submit(RULES, backward, 1, SPACE.by_text["play M5"])
    assert told(forward) == told(backward)
    assert snapshot(forward) == snapshot(backward)


@clause("latria:LO-5.1")
def test_cards_nobody_gained_lie_open_for_all() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 M6")
    before = set(used(s).split())
    trick(s, "M7", "M5", "M6")
    assert set(used(s).split()) - before == {"M7", "M5"}
    assert gained(s, 2) == "M6"
    for watcher in (0, 1, 2, SPECTATOR):
        assert view(RULES, s, watcher).state.used == s.used


@clause("latria:LO-5.2")
def test_the_player_who_took_the_stack_is_the_next_dealer() -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 M11")
    trick(s, "M7", "M5", "M11")
    assert dealer(s) == 2


@clause("latria:LO-5.2")
def test_the_dealer_stays_if_nobody_took_the_stack() -> None:
    s = lay("M7 S4 S8", "S11 P5 P6", "P11 S9 S10", dealer=0)
    trick(s, "M7", "S11", "P11")
    assert events(s, StackStays) == [StackStays(1)]
    assert dealer(s) == 0


@clause("latria:LO-5.3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variant", ["normal", "simple", "star"])
def test_the_game_ends_when_one_card_is_left_in_each_hand(seats: int, variant: str) -> None:
    s = begin(seats, variant, seed=seats)
    leads = 0
    for _ in choices(s):
        leads += type(s.stack[-1]).__name__ == "Lead"
    assert leads == s.round == ROUNDS[seats]
    assert [len(held(s, seat).split()) for seat in range(seats)] == [1] * seats


@clause("latria:LO-5.3")
def test_no_dealer_is_named_and_no_card_turned_up_after_the_last_round() -> None:
    s = lay("M7 S4", "M5 P5", "S9 M11")
    trick(s, "M7", "M5", "M11")
    assert to_act(s) == ()
    assert [type(event) for event in told(s)][-4:] == [Ends, Scores, Scores, Scores]
    assert (stack(s, "sun"), stack(s, "polaris")) == ("S*2", "P*1")


@clause("latria:LO-5.4")
@pytest.mark.parametrize(
    ("seats", "variant", "unseen"), [(3, "normal", 2), (6, "normal", 4), (4, "simple", 1), (6, "simple", 3)]
)
def test_some_cards_of_each_celestial_deck_are_never_seen(seats: int, variant: str, unseen: int) -> None:
    s = begin(seats, variant, seed=1)
    for _ in choices(s):
        pass
    assert [s.left_in(kind) for kind in range(3)] == [unseen] * 3


@clause("latria:LO-5.5")
def test_stacks_left_on_the_table_score_for_nobody() -> None:
    s = lay("M7 S4", "M5 P5", "S9 M11", sky="S*4 S*4 S*4 M*2 P*2 P*2")
    trick(s, "M7", "M5", "M11")
    assert points(s) == [0, 0, 2]
    assert stack(s, "sun") == "S*4 S*4 S*4"


def test_a_game_without_a_purge_card_ends_without_a_choice() -> None:
    assert to_act(counted(gains={0: "S*4 S*3 S*2"})) == ()
    assert isinstance(counted(gains={0: "S*4 S*3 Ppurge"}).stack[-1], Purge)
