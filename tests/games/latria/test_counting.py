"""LO-6: the purge and the count."""

from __future__ import annotations

import pytest

from tenban.games.latria.actions import SPACE
from tenban.games.latria.events import Purges
from tenban.games.latria.rules import RULES
from tenban.games.latria.steps import Purge
from tenban.kernel import SPECTATOR, legal, to_act, view
from tenban.testing.clause import clause
from tests.games.latria.support import act, counted, events, gained, lines, points, refused, under

KINDS, LOSS, TIMES = "LO-6.4", "LO-6.5", "LO-6.6"
SUN, MOON, POLARIS, LATRIA, ECLIPSE = range(5)


@clause("latria:LO-6.1")
def test_the_owner_of_the_purge_card_removes_two_gains_before_anybody_counts() -> None:
    s = counted(gains={2: "S*4 S*3 Ppurge", 0: "M*3"})
    assert to_act(s) == (2,)
    assert isinstance(s.stack[-1], Purge)
    act(s, "purge normal S*3")
    assert gained(s, 2) == "S*3 S*4 Ppurge"  # one pick is no choice yet
    act(s, "purge normal Ppurge")
    assert to_act(s) == ()
    assert gained(s, 2) == "S*4"
    assert points(s) == [3, 0, 4, 0]
    assert events(s, Purges) == [Purges(2, 0, 62), Purges(2, 0, 71)]


@clause("latria:LO-6.1")
def test_cards_under_the_eclipse_marker_may_be_removed() -> None:
    s = counted(gains={0: "S*2 Ppurge"}, under={0: "S*4 S*4 M*3"})
    act(s, "purge eclipse S*4")
    act(s, "purge eclipse S*4")
    assert under(s, 0) == "M*3"
    assert points(s)[0] == 2 - 3


@clause("latria:LO-6.1")
def test_astrology_cards_may_be_removed_and_leave_their_multiplier_behind() -> None:
    s = counted(gains={0: "P8 Ppurge"}, under={0: "P2 S*3 S*2"})
    act(s, "purge normal Ppurge")
    act(s, "purge eclipse P2")
    assert points(s)[0] == 3 - 5


@clause("latria:LO-6.1")
def test_a_purge_card_under_the_marker_works_as_well() -> None:
    s = counted(gains={0: "S*2"}, under={0: "Ppurge M*3 M*3"})
    act(s, "purge eclipse M*3")
    act(s, "purge eclipse M*3")
    assert points(s)[0] == 2


@clause("latria:LO-6.1")
def test_removing_two_cards_is_not_optional() -> None:
    s = counted(gains={0: "S*4 S*4 Ppurge"})
    assert all(action.verb.name == "purge" for action in legal(s, 0))


@clause("latria:LO-6.1a")
def test_equal_copies_in_one_pile_are_one_option_and_both_may_go() -> None:
    s = counted(gains={0: "S*4 S*4 Ppurge"}, under={0: "S*4"})
    assert [action.text for action in legal(s, 0)] == ["purge normal S*4", "purge normal Ppurge"]
    act(s, "purge normal S*4")
    assert [str(action) for action in legal(s, 0)] == ["purge normal S*4", "purge normal Ppurge", "purge eclipse S*4"]
    act(s, "purge normal S*4")
    assert (gained(s, 0), under(s, 0)) == ("Ppurge", "S*4")


@clause("latria:LO-6.1a")
def test_the_second_pick_may_not_come_before_the_first() -> None:
    s = counted(gains={0: "S8 S*2 S*4 Ppurge"}, under={0: "M*3"})
    act(s, "purge normal S*4")
    assert refused(s, 0, "purge normal S8") == "LO-6.1a"
    assert refused(s, 0, "purge normal S*2") == "LO-6.1a"
    assert refused(s, 0, "purge normal S*4") == "LO-6.1a"  # there is only one
    assert refused(s, 0, "purge normal Ppurge") == ""


@clause("latria:LO-6.1a")
def test_the_first_pick_must_leave_one_that_can_follow() -> None:
    s = counted(gains={0: "S8 S*2 Ppurge"})
    assert refused(s, 0, "purge normal Ppurge") == "LO-6.1a"
    twice = counted(gains={0: "S8 Ppurge"}, under={0: "S*2 S*2"})
    assert refused(twice, 0, "purge eclipse S*2") == ""


@clause("latria:LO-6.1a")
def test_every_pair_of_gains_is_reached_by_exactly_one_path() -> None:
    s = counted(gains={0: "S8 P2 S*4 S*4 Ppurge"}, under={0: "S*4 M*3 M*3"})
    pairs = []
    for first in legal(s, 0):
        t = s.clone()
        act(t, first.text)
        pairs += [(first.text, second.text) for second in legal(t, 0)]
    cards = [("up", card) for card in ("S8", "P2", "S*4", "S*4", "Ppurge")]
    cards += [("under", card) for card in ("S*4", "M*3", "M*3")]
    wanted = {tuple(sorted((a, b))) for i, a in enumerate(cards) for b in cards[i + 1 :]}
    assert len(pairs) == len(set(pairs)) == len(wanted)


@clause("latria:LO-6.1a")
def test_a_first_pick_without_an_alternative_is_made_unasked() -> None:
    """Nothing may be picked after the last face, so of S*4 S*4 Ppurge one S*4 must go."""
    s = counted(gains={0: "S*4 S*4 Ppurge"})
    assert s.picks == (SPACE.by_text["purge normal S*4"].code,)
    assert [action.text for action in legal(s, 0)] == ["purge normal S*4", "purge normal Ppurge"]
    act(s, "purge normal Ppurge")
    assert gained(s, 0) == "S*4"


@clause("latria:LO-6.1a")
def test_the_first_pick_is_for_the_choosers_eyes_until_the_pair_is_complete() -> None:
    s = counted(gains={0: "S8 S*2 S*4 Ppurge"})
    act(s, "purge normal S8")
    assert view(RULES, s, 0).state.picks == (SPACE.by_text["purge normal S8"].code,)
    assert view(RULES, s, 1).state.picks == view(RULES, s, SPECTATOR).state.picks == ()
    act(s, "purge normal S*2")
    for watcher in (0, 1, SPECTATOR):
        assert len(view(RULES, s, watcher).state.purged) == 2


@clause("latria:LO-6.2")
@pytest.mark.parametrize(("gains", "marked"), [("Ppurge", ""), ("Ppurge S*4", ""), ("", "Ppurge"), ("Ppurge", "M*3")])
def test_with_two_cards_or_fewer_all_are_removed_unasked(gains: str, marked: str) -> None:
    s = counted(gains={1: gains}, under={1: marked})
    assert to_act(s) == ()
    assert (gained(s, 1), under(s, 1)) == ("", "")
    assert points(s)[1] == 0


@clause("latria:LO-6.3")
def test_the_purge_card_itself_is_worth_nothing() -> None:
    s = counted(gains={0: "Ppurge P*2 S*1 S*1"})
    act(s, "purge normal S*1")
    act(s, "purge normal S*1")
    assert gained(s, 0) == "P*2 Ppurge"
    assert points(s)[0] == 2


@clause("latria:LO-6.4")
def test_stars_are_counted_by_kind_and_both_sorts_of_cards_together() -> None:
    s = counted(gains={0: "S8 S*4 M7 L6 L8 P*2"})
    assert lines(s, 0) == [
        (KINDS, 7, (SUN, 7)),
        (KINDS, 2, (MOON, 2)),
        (KINDS, 2, (POLARIS, 2)),
        (KINDS, 4, (LATRIA, 4)),
    ]
    assert points(s)[0] == 15


@clause("latria:LO-6.4")
def test_a_multiplier_acts_on_its_own_kind_only() -> None:
    s = counted(gains={0: "S*4 Mx2 M*3 P8", 1: "Sx0 S*4 S8 M*2"})
    assert points(s)[:2] == [4 + 2 * 3 + 3, 2]
    assert lines(s, 1) == [(KINDS, 7, (SUN, 7)), (TIMES, -7, (SUN, 0)), (KINDS, 2, (MOON, 2))]


@clause("latria:LO-6.5")
def test_cards_under_the_marker_are_one_group_and_are_lost() -> None:
    s = counted(under={0: "S8 M*2 L6"})
    assert lines(s, 0) == [(LOSS, -6, (6,))]
    assert points(s)[0] == -6


@clause("latria:LO-6.5")
def test_under_the_marker_every_multiplier_acts_on_all_kinds() -> None:
    s = counted(under={0: "P2 P3 Mx2 S*4 S*4 S8"})
    assert lines(s, 0) == [(LOSS, -11, (11,)), (TIMES, -77, (ECLIPSE, 8))]
    assert points(s)[0] == -88


@clause("latria:LO-6.5")
def test_a_loss_of_three_digits_is_possible() -> None:
    s = counted(5, under={0: "P1 P2 P3 P4 Mx2 S*4 S*4 S*4 S*3"})
    assert points(s)[0] == -15 * 32


@clause("latria:LO-6.6")
def test_multipliers_multiply_one_another() -> None:
    s = counted(gains={0: "P2 P3 P4 P*2"})
    assert lines(s, 0) == [(KINDS, 2, (POLARIS, 2)), (TIMES, 14, (POLARIS, 8))]
    assert points(s)[0] == 16


@clause("latria:LO-6.6")
def test_a_single_zero_makes_the_group_worth_nothing() -> None:
    assert points(counted(gains={0: "Sx0 S*4 S*4 S8"}))[0] == 0
    assert points(counted(under={0: "Sx0 S*4 P2 M*3"}))[0] == 0


@clause("latria:LO-6.7")
def test_the_score_is_the_kinds_less_the_loss_and_may_be_negative() -> None:
    s = counted(gains={0: "S*4", 1: "M*3"}, under={0: "M8 P*2", 1: "S*1"})
    assert points(s) == [-1, 2, 0, 0]
    assert RULES.winners(s) == [1]


@clause("latria:LO-6.7")
def test_the_lines_of_a_seat_sum_to_its_score() -> None:
    s = counted(gains={0: "S*4 Sx0 P2 P*2 L8", 1: "Mx2 M*2"}, under={0: "M8 P4", 1: "S*1 S*2"})
    for seat, total in enumerate(RULES.totals(s)):
        assert sum(won for _, won, _ in lines(s, seat)) == total == RULES.ranking(s)[seat][0]


@clause("latria:LO-6.8")
def test_between_equal_scores_the_smaller_loss_wins() -> None:
    s = counted(gains={0: "S*4 S*2", 1: "S*4"}, under={0: "M*2"})
    assert points(s)[:2] == [4, 4]
    assert RULES.winners(s) == [1]


@clause("latria:LO-6.8")
def test_equal_scores_with_equal_losses_are_a_draw() -> None:
    s = counted(gains={0: "S*4 S*2", 1: "S*4 M*2"}, under={0: "M*2", 1: "L7"})
    assert points(s)[:2] == [4, 4]
    assert RULES.winners(s) == [0, 1]


@clause("latria:LO-6.8")
def test_the_loss_and_not_the_number_of_cards_breaks_the_tie() -> None:
    s = counted(gains={0: "S*4", 1: "S*4 S*1"}, under={0: "S5 M5 P5", 1: "L6"})
    assert points(s)[:2] == [4, 4]
    assert RULES.winners(s) == [0]
