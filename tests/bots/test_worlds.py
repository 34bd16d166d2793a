"""Worlds that explain what another seat did are imagined more often than worlds that do not."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.bots.bot import Bot
from tenban.bots.ismcts import Ismcts
from tenban.bots.rooted import Rooted
from tenban.bots.search import Budget
from tenban.bots.worlds import Worlds, likelihood
from tenban.games.latria.actions import PLAY
from tenban.games.latria.heuristics import HEURISTICS
from tenban.games.latria.rules import RULES
from tenban.games.latria.state import LatriaState
from tenban.games.latria.steps import Follow
from tenban.kernel import Action, FastRandom, Heuristics, imagine, play, start, to_act, view
from tenban.kernel.heuristics import LastChoice
from tenban.kernel.snapshot import snapshot
from tests.games.latria import support as latria

SEEDS = range(300)


def after_lead(card: str) -> LatriaState:
    """Return a position after the dealer's lead; a high S would have taken a rich stack."""
    s = latria.lay("S11 M4", "M8 M10", "S4 M5", sky="S*2 S*3 M*2 P*2")
    latria.act(s, f"play {card}")
    return s


def share(s: LatriaState, card: str, worlds: Any) -> float:
    """Return in how many of the worlds the dealer still holds a card."""
    bit = 1 << latria.faces(card)[0]
    return len([seed for seed in SEEDS if worlds.imagine(seed).hands[0] & bit]) / len(SEEDS)


def test_a_dealer_who_leads_low_seldom_holds_the_card_that_would_have_won() -> None:
    s = after_lead("M4")
    seen = view(RULES, s, 1)
    plain = share(s, "S11", seen)
    weighted = share(s, "S11", Worlds(seen, HEURISTICS, 1))
    assert 0.23 < plain < 0.43  # three cards are unseen
    assert weighted < 0.7 * plain


class Spy(Heuristics[LatriaState]):
    """Notes in which worlds a search looks at the first trick: whether the dealer holds the high card."""

    def __init__(self) -> None:
        self.seen: list[bool] = []

    def last_choice(self, s: LatriaState, seat: int) -> LastChoice[LatriaState] | None:
        return HEURISTICS.last_choice(s, seat)

    def value(self, s: LatriaState, seat: int) -> float:
        return HEURISTICS.value(s, seat)

    def is_quiet(self, s: LatriaState) -> bool:
        return HEURISTICS.is_quiet(s)

    def candidates(self, s: LatriaState, seat: int, choices: list[Action]) -> list[Action]:
        step = s.stack[-1]
        if isinstance(step, Follow) and step.card == latria.faces("M4")[0] and seat == 2:
            self.seen.append(s.hands[0] & 1 << latria.faces("S11")[0] != 0)
        return choices


@pytest.mark.parametrize("name", ["ismcts", "rooted"])
def test_tree_searches_imagine_worlds_by_their_weight(name: str) -> None:
    shares = []
    for seed in range(4):
        spy = Spy()
        bot: Bot = {"ismcts": Ismcts, "rooted": Rooted}[name](Budget(200), heuristics=spy)
        bot.choose(view(RULES, after_lead("M4"), 1), seed)
        shares.append(spy.seen.count(True) / len(spy.seen))
    assert sum(shares) / len(shares) < 0.27  # a third if all worlds were equally likely


def test_a_choice_is_the_likelier_the_better_it_is() -> None:
    low, high = [HEURISTICS.last_choice(after_lead(card), 1) for card in ("M4", "S11")]
    assert low is not None
    assert high is not None
    assert likelihood(RULES, HEURISTICS, low) < 0.5 < likelihood(RULES, HEURISTICS, high)


def test_worlds_depend_on_what_is_seen_and_on_the_seeds_alone() -> None:
    s = after_lead("M4")
    other = s.clone()
    other.hands[0], other.hands[2] = 1 << latria.faces("S4")[0], s.hands[0] | 1 << latria.faces("M5")[0]
    one, two = [Worlds(view(RULES, state, 1), HEURISTICS, 7) for state in (s, other)]
    assert [snapshot(one.imagine(seed)) for seed in range(20)] == [snapshot(two.imagine(seed)) for seed in range(20)]


def test_two_worlds_with_the_same_cards_have_different_luck() -> None:
    worlds = Worlds(view(RULES, after_lead("M4"), 1), HEURISTICS, 1)
    assert len({worlds.imagine(seed).chance.below(1 << 20) for seed in range(20)}) > 15


def test_without_a_choice_to_explain_all_worlds_are_equally_likely() -> None:
    s = latria.lay("S11 M4", "S5 M10", "S4 M5")
    seen = view(RULES, s, 0)
    worlds = Worlds(seen, HEURISTICS, 1)
    assert [snapshot(worlds.imagine(seed)) for seed in range(9)] == [snapshot(imagine(seen, seed)) for seed in range(9)]
    assert HEURISTICS.last_choice(s, 0) is None


def test_the_dealer_learns_nothing_from_the_own_lead() -> None:
    assert HEURISTICS.last_choice(after_lead("M4"), 0) is None


def test_the_restored_state_leads_to_the_present_one() -> None:
    checked = 0
    for seed in range(12):
        s = start(RULES, 3 + seed % 4, RULES.checked(3 + seed % 4, {}), FastRandom(seed))
        while seats := to_act(s):
            step = s.stack[-1]
            if isinstance(step, Follow):
                last = HEURISTICS.last_choice(s, seats[-1])
                if last is not None and max(s.sealed) < 0:
                    assert last.move.actions == (PLAY.one(step.card),)
                    play(RULES, last.before, last.seat, last.move.actions[0])
                    if last.before.stack[-1] == step:
                        assert snapshot(last.before) == snapshot(s)
                        checked += 1
            play(RULES, s, seats[0], step.pick(s, seats[0]))
    assert checked > 40
