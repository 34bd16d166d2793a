"""Learned weights value running positions, and only those that have features."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from math import exp, isfinite
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenban.kernel import FastRandom, Heuristics, plain_vectors, play, start, to_act, vectors
from tenban.kernel.policy import TEMPERATURE, MoveFeatures, feature_names
from tenban.kernel.weights import MOST_BYTES, Features, LearnedHeuristics, Weights, WeightsError, read_weights
from tenban.registry import find, games

NAMES = ["a", "b"]
FACTS = ("game", "rules", "seats", "games", "rounds", "seed", "options", "tenban", "commit", "date")


def test_a_score_is_linear_plus_what_the_hidden_units_that_are_on_add() -> None:
    assert Weights(NAMES, [2.0, -1.0], [], {}).score([3.0, 4.0]) == 2.0
    on, off = [1.0, 0.0, -1.0, 10.0], [1.0, 0.0, -4.0, 100.0]
    assert Weights(NAMES, [2.0, -1.0], [on, off], {}).score([3.0, 4.0]) == 22.0


def test_the_values_of_all_seats_are_a_softmax() -> None:
    weights = Weights(NAMES, [1.0, 0.0], [], {})
    first, second = weights.values([1000.0, 999.0])
    assert first + second == pytest.approx(1.0)
    assert first / second == pytest.approx(exp(1.0))


def test_weights_survive_being_written_and_read() -> None:
    weights = Weights(NAMES, [0.1, -1e-9], [[1.0, 2.0, 3.0, 4.0]], {"seed": 5})
    again = read_weights(weights.dump())
    assert (again.features, again.linear, again.hidden) == (weights.features, weights.linear, weights.hidden)
    assert again.provenance == {"seed": 5}


def test_a_policy_survives_being_written_and_read_and_older_weights_have_none() -> None:
    policy = Weights(["value", "verb play"], [0.5, -1.0], [], {})
    text = Weights(NAMES, [0.1, 2.0], [], {"seed": 5}, policy).dump()
    again = read_weights(text).policy
    assert again is not None
    assert (again.features, again.linear, again.hidden) == (policy.features, policy.linear, policy.hidden)
    older = {name: part for name, part in json.loads(text).items() if name != "policy"}
    assert read_weights(json.dumps({**older, "format": 1})).policy is None
    assert read_weights(Weights(NAMES, [0.1, 2.0], [], {}).dump()).policy is None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 9}, "format 9 cannot be read"),
        ({"linear": [1.0]}, "there are 2 features, but not as many weights"),
        ({"hidden": [[1.0]]}, "there are 2 features, but not as many weights"),
        ({"policy": {"features": ["value"], "linear": [], "hidden": []}}, "there are 1 features, but not as many"),
        ({"policy": {"features": ["value"]}}, "the weights are damaged"),
        ({"linear": ["x", 1.0]}, "the weights are damaged"),
        ({"hidden": None}, "the weights are damaged"),
        ({"provenance": "x" * MOST_BYTES}, "are too many"),
    ],
)
def test_weights_that_cannot_be_used_are_refused(change: dict[str, Any], sentence: str) -> None:
    data = {**json.loads(Weights(NAMES, [1.0, 2.0], [], {}).dump()), **change}
    with pytest.raises(WeightsError, match=sentence):
        read_weights(json.dumps(data))


class OwnHand(Features[Any]):
    """The first seat stands well, except in the first round of Latria."""

    def rows(self, s: Any) -> list[list[float]]:
        return [[1.0 if seat == 0 else 0.0, 0.0] for seat in range(s.seats)] if s.round > 1 else []


def by_weights() -> tuple[Heuristics[Any], LearnedHeuristics[Any]]:
    base = find("latria").heuristics
    return base, LearnedHeuristics(base, OwnHand(NAMES), Weights(NAMES, [1.0, 0.0], [], {}))


def test_positions_without_features_and_finished_games_are_valued_by_hand() -> None:
    rules, (base, learned), chance = find("latria").rules, by_weights(), FastRandom(3)
    s: Any = start(rules, 3, {}, FastRandom(1))
    by_hand, by_learning = 0, 0
    while seats := to_act(s):
        if s.round > 1:
            assert learned.values(s) == pytest.approx([exp(1) / (exp(1) + 2), *[1 / (exp(1) + 2)] * 2])
            assert learned.value(s, 0) == learned.values(s)[0]
            by_learning += 1
        else:
            assert learned.values(s) == base.values(s)
            by_hand += 1
        choices = s.stack[-1].legal(s, seats[0])
        play(rules, s, seats[0], choices[chance.below(len(choices))])
    assert min(by_hand, by_learning) > 2
    assert learned.values(s) == base.values(s)


def test_a_share_of_a_value_can_be_learned_and_the_rest_by_hand() -> None:
    rules, (base, learned), chance = find("latria").rules, by_weights(), FastRandom(4)
    quarter = LearnedHeuristics(base, OwnHand(NAMES), Weights(NAMES, [1.0, 0.0], [], {}), 0.25)
    s: Any = start(rules, 3, {}, FastRandom(2))
    while seats := to_act(s):
        pairs = zip(learned.values(s), base.values(s), strict=True)
        assert quarter.values(s) == pytest.approx([0.25 * a + 0.75 * b for a, b in pairs])
        choices = s.stack[-1].legal(s, seats[0])
        play(rules, s, seats[0], choices[chance.below(len(choices))])
    assert quarter.values(s) == base.values(s)
    game = find("latria")
    half = game.blended(0.5)
    assert isinstance(half, LearnedHeuristics)
    assert half.share == 0.5
    assert game.blended(0.5) is half
    assert find("connect_four").blended(0.5) is find("connect_four").heuristics


def test_weights_are_used_with_the_numbers_of_seats_they_were_learned_for() -> None:
    game = find("latria")
    assert game.features is not None
    zeros = [0.0] * len(game.features.names)
    learned = LearnedHeuristics(game.heuristics, game.features, Weights(game.features.names, zeros, [], {"seats": [4]}))
    for seats, equal in ((3, False), (4, True)):
        s = start(game.rules, seats, game.rules.checked(seats, {}), FastRandom(2))
        for _ in range(30):
            seat = to_act(s)[0]
            play(game.rules, s, seat, s.stack[-1].pick(s, seat))
        assert (learned.values(s) == [1 / seats] * seats) is equal
        assert (learned.values(s) == game.heuristics.values(s)) is not equal


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(WeightsError, match="learned for other features"):
        LearnedHeuristics(find("latria").heuristics, OwnHand(["a", "c"]), Weights(NAMES, [1.0, 0.0], [], {}))


def positions(game: str, seats: int, seed: int) -> Any:
    """Yield the positions of a random game."""
    rules, chance = find(game).rules, FastRandom(seed)
    s: Any = start(rules, seats, {}, FastRandom(seed))
    while actors := to_act(s):
        yield s
        choices = s.stack[-1].legal(s, actors[0])
        play(rules, s, actors[0], choices[chance.below(len(choices))])


WITH_FEATURES = [name for name, game in games().items() if game.features is not None]


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_the_features_of_every_game_fit_their_names(name: str) -> None:
    game = find(name)
    features, (least, most) = game.features, game.info.seats
    assert features is not None
    assert len(set(features.names)) == len(features.names)
    judged = 0
    for seats in (max(2, least), most):
        for s in islice(positions(name, seats, 5), 300):
            rows = features.rows(s)
            judged += len(rows) > 0
            assert len(rows) in (0, seats)
            assert all(len(row) == len(features.names) and all(map(isfinite, row)) for row in rows)
    assert judged > 20


def test_the_five_games_have_features() -> None:
    assert {"cultus", "eclipse", "hoshizukuri", "latria", "olympus"} <= set(WITH_FEATURES)


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_weights_that_come_with_a_game_say_where_they_come_from(name: str) -> None:
    game = find(name)
    weights = game.weights
    if weights is None:
        assert game.learned is game.heuristics
        return
    assert isinstance(game.learned, LearnedHeuristics)
    assert game.features is not None
    assert weights.features == game.features.names
    assert [fact for fact in FACTS if fact not in weights.provenance] == []
    assert weights.provenance["game"] == name
    assert len(game.text("weights.json")) <= MOST_BYTES


SAME_EVERYWHERE = {
    "cultus": "fcc8efc354d7",
    "eclipse": "63fe8dd72421",
    "hoshizukuri": "be62500ef9e7",
    "latria": "31c9fb159f5b",
    "olympus": "53ad82e633e1",
}


@pytest.mark.parametrize("name", SAME_EVERYWHERE)
def test_the_values_are_the_same_to_the_last_bit_interpreted_and_compiled(name: str) -> None:
    game = find(name)
    features = game.features
    assert features is not None
    size = len(features.names)
    linear = [0.003 * (i % 7 - 3) for i in range(size)]
    weights = Weights(features.names, linear, [[*[0.002] * size, 0.1, 0.3]], {})
    learned = LearnedHeuristics(game.heuristics, features, weights)
    values = [learned.values(s) for s in islice(positions(name, max(2, game.info.seats[0]), 8), 8, 160, 8)]
    assert sha256(repr(values).encode()).hexdigest()[:12] == SAME_EVERYWHERE[name]


def test_the_features_of_a_move_are_its_value_what_it_changes_and_its_verb() -> None:
    names = feature_names(NAMES, ["play", "pass"])
    assert names == ["value", "own a", "own b", "others' a", "others' b", "verb play", "verb pass"]
    moves = MoveFeatures(names)
    before = [[1.0, 2.0], [0.0, 0.0], [5.0, 0.0]]
    after = [[1.0, 4.0], [2.0, 0.0], [7.0, 3.0]]
    row = moves.row(0.5, before, after, 0, "pass")
    assert row == pytest.approx([0.5 / TEMPERATURE, 0.0, 2.0, 2.0, 1.5, 0.0, 1.0])
    assert moves.row(0.5, before, [], 1, "other") == pytest.approx([0.5 / TEMPERATURE, *[0.0] * 6])


def with_policy(linear: list[float]) -> tuple[Any, LearnedHeuristics[Any]]:
    game = find("latria")
    features = game.features
    assert features is not None
    names = feature_names(features.names, [verb.name for verb in game.rules.space.verbs])
    policy = Weights(names, linear + [0.0] * (len(names) - len(linear)), [], {})
    values = Weights(features.names, [0.01] * len(features.names), [], {})
    return game, LearnedHeuristics(game.heuristics, features, values.with_policy(policy))


def after_each_lead(game: Any) -> tuple[Any, list[Any], list[Any]]:
    s: Any = start(game.rules, 3, {}, FastRandom(4))
    seat, found = to_act(s)[0], []
    choices = s.stack[-1].legal(s, seat)
    for action in choices:
        w = s.clone()
        play(game.rules, w, seat, action)
        found.append(w)
    return s, found, choices


def test_a_policy_that_only_counts_the_value_changes_nothing() -> None:
    game, learned = with_policy([1.0])
    s, after, choices = after_each_lead(game)
    seat = to_act(s)[0]
    values = [learned.value(w, seat) for w in after]
    assert learned.priors(s, after, seat, choices) == pytest.approx(values)
    assert game.heuristics.priors(s, after, seat, choices) == [game.heuristics.value(w, seat) for w in after]


def test_a_policy_prefers_what_it_has_learned_and_keeps_the_mean_of_the_values() -> None:
    game, learned = with_policy([0.0, *[0.1 * i for i in range(24)]])
    s, after, choices = after_each_lead(game)
    seat = to_act(s)[0]
    priors, values = learned.priors(s, after, seat, choices), [learned.value(w, seat) for w in after]
    assert len(set(priors)) > 3
    assert priors != pytest.approx(values)
    assert sum(priors) == pytest.approx(sum(values))


SAME_PRIORS = "fec40b9d9a3f"


def test_the_priors_are_the_same_to_the_last_bit_interpreted_and_compiled() -> None:
    game, learned = with_policy([0.7, *[0.03 * (i % 7 - 3) for i in range(40)]])
    s, after, choices = after_each_lead(game)
    priors = learned.priors(s, after, to_act(s)[0], choices)
    assert sha256(repr(priors).encode()).hexdigest()[:12] == SAME_PRIORS


@given(st.lists(st.floats(-1e6, 1e6), max_size=20), st.lists(st.floats(-1e6, 1e6), max_size=5))
def test_plain_vectors_do_as_those_of_librt(first: list[float], more: list[float]) -> None:
    pytest.importorskip("librt.vecs")
    found = []
    for kind in (vectors, plain_vectors):
        made: Any = kind.vec[float](first)
        for value in more:
            made = kind.append(made, value)
        found.append((list(made), len(made), list(kind.vec[float]())))
    assert found[0] == found[1]
    assert found[0][0] == [*first, *more]
