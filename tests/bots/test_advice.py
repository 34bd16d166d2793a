"""A hint: the best few moves, their estimated results, and the reasons."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Any

import pytest

from tenban.bots import RIVAL, Advice, advise, reason
from tenban.bots.advice import advise as advise_by
from tenban.kernel import FastRandom, legal, play, rollout, start, to_act, view
from tenban.registry import games

from . import toys
from .test_search import connect_four


def advised(rules: Any, heuristics: Any, s: Any, simulations: int = 400) -> list[Advice]:
    """Return advice limited by simulations, so that a slow machine gives the same."""
    return advise_by(view(rules, s, 0), heuristics, 1, inf, simulations=simulations)


def test_the_winning_move_comes_first_and_says_what_it_brings() -> None:
    game, s = games()["connect_four"], connect_four("agagag")
    best, *others = advised(game.rules, game.heuristics, s)
    assert best.move.text == "drop a"
    assert best.outlook == 1.0
    assert best.points == 1.0
    assert best.rival == 0.0
    assert 1 <= len(others) <= 2
    assert all(best.visits >= other.visits for other in others)


def test_the_reason_is_the_clause_that_makes_the_difference() -> None:
    s = start(toys.CORRIDOR, 2, {}, FastRandom(1))
    best, *others = advised(toys.CORRIDOR, toys.HEURISTICS, s)
    assert best.move.text == "turn 3"
    assert (best.reason, best.more) == ("TOY-1", 100.0)
    assert all(not other.reason and not other.more for other in others)


def test_to_hold_a_rival_back_is_a_reason_too() -> None:
    game, s = games()["connect_four"], connect_four("agagbg")
    best = advised(game.rules, game.heuristics, s)[0]
    assert best.move.text == "drop g"
    assert best.reason in (RIVAL, "CF-4")


def test_a_choice_of_several_parts_is_advised_whole() -> None:
    s = start(toys.PAIR, 1, {}, FastRandom(1))
    best = advised(toys.PAIR, toys.HEURISTICS, s)[0]
    assert best.move.text == "part 2; part 4"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_advice_is_legal_and_in_time_and_comes_from_the_view(game: Any) -> None:
    rules = game.rules
    for seed in range(3):
        s = start(rules, rules.most_seats, {}, FastRandom(seed))
        rollout(rules, s, 5 * seed)
        seat = to_act(s)[0]
        began = monotonic()
        advices = advise(view(rules, s, seat), seed, began + 0.1)
        assert advices
        assert monotonic() - began < 30
        for advice in advices:
            assert 0.0 <= advice.outlook <= 1.0
            w = s.clone()
            for action in advice.move.actions:
                assert action in legal(w, seat)
                play(rules, w, seat, action)


def test_there_is_some_advice_even_if_time_is_up() -> None:
    game = games()["latria"]
    s = start(game.rules, 4, {}, FastRandom(3))
    seat = to_act(s)[0]
    (best, *_) = advise(view(game.rules, s, seat), 1, monotonic() - 1)
    assert (best.worlds, best.points, best.reason) == (0, 0.0, "")


@pytest.mark.parametrize(
    ("why", "more", "lang", "said"),
    [
        ("LO-6.4", 2.6, "en", "About 3 points more: stars on the cards you keep"),
        ("LO-6.4", 1.2, "en", "About 1 point more: stars on the cards you keep"),
        ("LO-6.4", 2.6, "ja", "約3点多く得られます：手元に残る札の星"),
        (RIVAL, 0.3, "en", "The strongest rival gets a little less"),
        (RIVAL, 4.0, "ja", "一番手の相手の得点が約4点減ります"),
        ("", 0.0, "en", ""),
    ],
)
def test_a_reason_is_a_sentence(why: str, more: float, lang: str, said: str) -> None:
    assert reason(why, more, games()["latria"].words(lang), lang) == said


def test_a_clause_without_words_of_its_own_gives_its_text() -> None:
    words = games()["latria"].words("en")
    assert reason("LO-6.3", 2.0, words, "en") == f"About 2 points more: {words.clause('LO-6.3')}"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_clause_that_gave_points_can_be_a_reason(game: Any, lang: str) -> None:
    words = game.words(lang)
    s = start(game.rules, game.rules.most_seats, {}, FastRandom(1))
    rollout(game.rules, s)
    for line in game.rules.score(s):
        assert "clause-" not in reason(line.clause.id, 1.0, words, lang)
