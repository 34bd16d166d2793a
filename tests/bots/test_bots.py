"""Bots choose legal moves from views alone, the same for the same seed, and in time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest

import tenban
from tenban.bots import BOTS, LEVELS, Bot, UnknownBotError, about, choose, is_known, make
from tenban.bots.bot import temperature_in
from tenban.bots.greedy import Greedy
from tenban.bots.halving import Halving
from tenban.bots.ismcts import Ismcts
from tenban.bots.rooted import Rooted
from tenban.bots.search import Budget
from tenban.bots.uniform import Uniform
from tenban.kernel import FastRandom, State, complete_moves, legal, play, random_move, rollout, start, to_act, view
from tenban.kernel.snapshot import snapshot
from tenban.registry import Game, LevelsError, games, read_levels

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def positions(game: Game, count: int) -> Iterator[tuple[Any, int]]:
    """States of many games with a seat to act, at all distances from the start."""
    rules = game.rules
    for seed in range(count):
        seats = rules.least_seats + seed % (rules.most_seats - rules.least_seats + 1)
        s = start(rules, seats, {}, FastRandom(seed))
        rollout(rules, s, seed * 7 % 60)
        if to_act(s):
            yield s, to_act(s)[-1]


@each_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_a_legal_action_and_leaves_the_view_alone(game: Game, bot: str) -> None:
    met = list(positions(game, 8))
    assert len(met) > 3
    for s, seat in met:
        seen = view(game.rules, s, seat)
        before = snapshot(seen.state)
        assert make(bot).choose_action(seen, 5, monotonic() + 0.05) in legal(s, seat)
        assert snapshot(seen.state) == before


@each_game
@pytest.mark.parametrize(
    "bot", [Uniform(), Greedy(), Ismcts(Budget(simulations=30))], ids=["random", "greedy", "ismcts"]
)
def test_a_bot_with_time_enough_chooses_the_same_for_the_same_seed(game: Game, bot: Bot) -> None:
    for s, seat in positions(game, 4):
        seen = view(game.rules, s, seat)
        first, again = [bot.choose(seen, 5) for _ in range(2)]
        assert first == again


@each_game
def test_the_random_bot_comes_to_every_legal_action(game: Game) -> None:
    s, seat = next(positions(game, 1))
    seen = view(game.rules, s, seat)
    assert {choose("random", seen, seed).actions[0] for seed in range(400)} == set(legal(s, seat))


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_whose_time_is_over_still_answers(bot: str) -> None:
    game = games()["latria"]
    for s, seat in positions(game, 5):
        assert choose(bot, view(game.rules, s, seat), 1, monotonic() - 1).actions[0] in legal(s, seat)


def test_the_error_for_an_unknown_bot_lists_the_bots() -> None:
    with pytest.raises(UnknownBotError, match="the bots are: random, greedy"):
        make("deep")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_says_what_it_does_in_every_language(bot: str, lang: str) -> None:
    assert about(bot, lang) != f"bot-{bot}"
    assert about(bot, "ja") != about(bot, "en")


def purging() -> tuple[Any, int]:
    """A Latria table at the choice of two gains to purge."""
    rules = games()["latria"].rules
    for seed in range(10_000):
        s = start(rules, 4, {}, FastRandom(seed))
        while s.stack and type(s.stack[-1]).__name__ != "Purge":
            rollout(rules, s, 1)
        if s.stack and to_act(s):
            return s, to_act(s)[0]
    raise AssertionError("nobody ever purges")


def test_a_choice_of_several_parts_is_walked_to_its_end() -> None:
    s, seat = purging()
    moves = complete_moves(s, seat, 1000) or []
    assert len(set(moves)) == len(moves) > 1
    for move in moves:
        w: State = s.clone()
        for action in move.actions:
            assert action in legal(w, seat)
            play(games()["latria"].rules, w, seat, action)
        assert not w.stack, "the purge is the last choice of a game"


def test_too_many_moves_are_not_listed_but_random_ones_can_be_drawn() -> None:
    s, seat = purging()
    complete = set(complete_moves(s, seat, 1000) or [])
    assert complete_moves(s, seat, len(complete)) is not None
    assert complete_moves(s, seat, len(complete) - 1) is None
    chance = FastRandom(1)
    assert {random_move(s, seat, chance) for _ in range(20 * len(complete))} == complete


def test_the_levels_from_the_default_one_up_use_learned_weights() -> None:
    names = ("casual", "steady", "steady@plain", "strong", "master", "master@plain")
    assert [make(name).learned for name in names] == [0.0, 1.0, 0.0, 1.0, 1.0, 0.0]
    assert [level.name for level in LEVELS if level.learned > 0.0] == ["steady", "strong", "master"]


def test_a_game_says_by_what_share_of_the_learned_values_a_level_goes() -> None:
    game = games()["hoshizukuri"]
    v = tenban.new("hoshizukuri", seats=2, seed=1).view(0)
    assert make("steady").heuristics(v) is make("strong").heuristics(v) is game.learned
    assert make("master").heuristics(v) is game.blended(0.5)
    assert make("master@0.3").heuristics(v) is game.blended(0.5)
    assert make("master@plain").heuristics(v) is game.heuristics
    v = tenban.new("eclipse", seats=2, seed=1).view(0)
    assert make("master").heuristics(v) is games()["eclipse"].learned


def test_a_game_says_how_much_a_level_errs_there() -> None:
    v = tenban.new("latria", seats=4, seed=1).view(0)
    assert temperature_in(v, "casual", 0.6) == games()["latria"].temperatures["casual"]
    assert temperature_in(v, "nobody", 0.6) == 0.6
    assert temperature_in(v, "", 0.6) == 0.6
    assert games()["connect_four"].temperatures == {}
    casual, strong = make("casual"), make("strong")
    assert isinstance(casual, Halving)
    assert isinstance(strong, Rooted)
    assert (casual.level, strong.level) == ("casual", "strong")


def test_a_level_can_be_made_with_a_temperature_of_its_own() -> None:
    casual, strong = make("casual@2.5"), make("strong@0.25")
    assert isinstance(casual, Halving)
    assert isinstance(strong, Rooted)
    assert (casual.temperature, casual.level, casual.tempered) == (2.5, "casual", True)
    assert (strong.temperature, strong.level, strong.tempered) == (0.25, "strong", True)
    assert about("casual@2.5") == "the level casual with a temperature of 2.5"
    assert not is_known("greedy@2.5")
    v = tenban.new("latria", seats=4, seed=1).view(0)
    cold = {make("novice@0.0").choose(v, seed).text for seed in range(12)}
    hot = {make("novice@50.0").choose(v, seed).text for seed in range(12)}
    assert len(hot) > len(cold)


def test_a_level_that_is_limited_by_time_can_be_made_with_another_time() -> None:
    master = make("master@300ms")
    assert isinstance(master, Rooted)
    assert (master.budget.milliseconds, master.level, master.learned) == (300.0, "master", 1.0)
    assert about("master@300ms") == "the level master with 300 milliseconds a move"
    assert about("master@300ms", "ja") == "一手に300ミリ秒かけるレベルmaster"
    for name in ("strong@300ms", "master@0ms", "master@300"):
        assert not is_known(name)


def test_levels_err_less_the_higher_they_are() -> None:
    for game in games().values():
        heat = [game.temperatures.get(level.name, level.temperature) for level in LEVELS]
        assert heat == sorted(heat, reverse=True), game.name
        assert heat[-1] == 0.0, f"{game.name}: the full level does not err"
        assert set(game.temperatures) <= {level.name for level in LEVELS}


EXAMPLE = '{"temperatures": {"novice": 0.5}, "shares": {"master": 0.5}, "simulations": {"strong": 800}}'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "levels.json of latria must be like " + EXAMPLE),
        ("[]", "levels.json of latria must be like " + EXAMPLE),
        (
            '{"temperatures": {"novice": "hot"}}',
            "levels.json of latria must be like " + EXAMPLE,
        ),
        (
            '{"temperatures": {"casual": -1}}',
            "levels.json of latria must give casual a temperature of 0 or more, not -1.0",
        ),
        (
            '{"temperatures": {"casual": NaN}}',
            "levels.json of latria must give casual a temperature of 0 or more, not nan",
        ),
        ('{"shares": {"master": 1.5}}', "levels.json of latria must give master a share from 0 to 1, not 1.5"),
        (
            '{"simulations": {"strong": 0}}',
            "levels.json of latria must give strong a whole number of simulations, 1 or more, not 0.0",
        ),
        (
            '{"simulations": {"strong": 2.5}}',
            "levels.json of latria must give strong a whole number of simulations, 1 or more, not 2.5",
        ),
        (
            '{"simulations": {"strong": NaN}}',
            "levels.json of latria must give strong a whole number of simulations, 1 or more, not nan",
        ),
        ('{"shares": {"master": NaN}}', "levels.json of latria must give master a share from 0 to 1, not nan"),
    ],
)
def test_a_damaged_levels_json_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    assert read_levels("latria", '{"temperatures": {"casual": 1}}') == ({"casual": 1.0}, {}, {})
    assert read_levels("latria", '{"shares": {"master": 1}}').shares == {"master": 1.0}
    assert read_levels("latria", '{"simulations": {"strong": 9}}').simulations == {"strong": 9}
    with pytest.raises(LevelsError, match="^" + re.escape(sentence) + "$"):
        read_levels("latria", text)
