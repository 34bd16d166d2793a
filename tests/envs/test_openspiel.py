"""OpenSpiel's own tests, unmodified, on every game; Shimmy step by step; and what they do not ask."""

from __future__ import annotations

import io
import json
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from shimmy import OpenSpielCompatibilityV0

from tenban.envs import EnvironmentSetupError
from tenban.envs.openspiel import short_name
from tenban.kernel import legal, play, start, to_act
from tenban.kernel.chance import ExplicitRandom
from tenban.registry import find
from tests.envs.cases import each_name, each_table


def load(name: str, seats: int, **more: str) -> Any:
    options = "".join(f",{key}={value}" for key, value in more.items())
    return pyspiel.load_game(f"{short_name(find(name))}(players={seats}{options})")


def play_some(state: Any, choices: int, seed: int) -> Any:
    """Play so many random choices, and the draws among them."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal() and (choices > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
            continue
        choices -= 1
        if state.is_simultaneous_node():
            state.apply_actions([int(rng.choice(state.legal_actions(seat))) for seat in range(state.num_players())])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@each_table
def test_a_game_passes_the_random_simulation_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@each_name
def test_a_game_passes_the_api_checks_of_openspiel(name: str) -> None:
    random.seed(7)  # its sample of states is drawn from here
    game = load(name, find(name).info.seats[0] + (name == "cultus"))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": f"tenban_{name}", "game": game})
    said = io.StringIO()
    result = unittest.TextTestRunner(said).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.wasSuccessful(), said.getvalue()
    assert result.testsRun >= 5


@each_name
def test_a_round_trip_through_shimmy_is_the_same_game_step_by_step(name: str) -> None:
    seats = find(name).info.seats[0] + (name == "cultus")
    env = OpenSpielCompatibilityV0(env=load(name, seats), config={"players": seats})
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    masks: list[list[int]] = []
    for _ in env.agent_iter():
        _, _, over, _, info = env.last()
        legal_now = np.flatnonzero(info["action_mask"]).tolist() if not over else []
        masks.append(legal_now)
        env.step(None if over else int(rng.choice(legal_now)))
        if not env.agents or len(masks) > 400:
            break
    history = env.game_state.full_history()
    rules = find(name).rules
    wait = len(rules.space.actions)
    draws = [item.action for item in history if item.player == pyspiel.PlayerId.CHANCE]
    s = start(rules, seats, {}, ExplicitRandom(draws))
    shown = iter(masks)
    for item in history:
        if item.player >= 0 and item.action != wait:
            assert item.player in to_act(s)
            codes = [action.code for action in legal(s, item.player)]
            mask = next(shown)
            while mask == [wait]:
                mask = next(shown)
            assert mask == codes
            play(rules, s, item.player, rules.space.actions[item.action])
    if not s.stack:
        winners = rules.winners(s)
        assert env.game_state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]


def test_the_information_set_search_of_openspiel_plays() -> None:
    """Cultus has no simultaneous choices, which that search does not know."""
    game = load("cultus", 2)
    state = play_some(game.new_initial_state(), 3, 1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=12,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
        use_observation_string=True,
    )
    bot.set_resampler(lambda node, player: node.resample_from_infostate(player, np.random.RandomState(3).rand))
    assert bot.step(state) in state.legal_actions()


@each_name
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game = load(name, find(name).info.seats[0] + (name == "cultus"))
    state = play_some(game.new_initial_state(), 12, 5)
    if state.is_terminal():
        return
    player = max(0, state.current_player())
    for seed in range(5):
        other = state.resample_from_infostate(player, np.random.RandomState(seed).rand)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)


def test_a_clone_has_a_future_of_its_own_and_the_original_does_not_change() -> None:
    state = play_some(load("latria", 3).new_initial_state(), 2, 1)
    before = str(state)
    one, other = state.clone(), state.clone()
    assert str(play_some(one, 6, 1)) != str(play_some(other, 6, 2))
    assert str(state) == before
    assert str(play_some(state.clone(), 6, 1)) == str(one)


def test_a_state_survives_serialisation_in_the_middle_of_a_draw() -> None:
    game = load("hoshizukuri", 2)
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(0)
    assert state.is_chance_node()
    again = game.deserialize_state(state.serialize())
    assert (str(again), again.chance_outcomes()) == (str(state), state.chance_outcomes())
    assert pickle.loads(pickle.dumps(game)).num_players() == 2


def test_information_states_recall_what_the_player_did() -> None:
    """Two orders that lead to one view are two information states."""
    game = load("olympus", 3)
    state = play_some(game.new_initial_state(), 5, 3)
    one, other = state.information_state_string(0), state.observation_string(0)
    assert other.partition(":")[2] == one.partition(":")[2]
    assert "after" in one
    assert "after" not in other


def test_observers_show_a_seat_or_the_public_or_the_private_part() -> None:
    game = load("latria", 3)
    state = play_some(game.new_initial_state(), 1, 1)
    private = make_observation(game, pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    for seat in range(3):
        assert list(json.loads(private.string_from(state, seat).partition(": ")[2])) == ["hands"]
    assert public.string_from(state, 0) == public.string_from(state, 2)
    public.set_from(state, 0)
    assert not public.dict["hands"].any()
    own = make_observation(game)
    own.set_from(state, 1)
    assert own.dict["hands"].sum() == state.game.state.hands[1].bit_count()
    with pytest.raises(EnvironmentSetupError, match="not all secrets"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_structs_are_the_snapshot_and_the_text_of_actions() -> None:
    state = play_some(load("latria", 3).new_initial_state(), 0, 1)
    seat = state.current_player()
    action = state.legal_actions()[0]
    struct = state.action_to_struct(seat, action)
    assert json.loads(struct.to_json())["action"] == state.action_to_string(seat, action)
    assert list(state.struct_to_actions(struct)) == [action]
    assert json.loads(state.to_struct().to_json())["game"] == "latria"
    hands = json.loads(state.to_observation_struct(seat).to_json())["view"]["own"]["hands"]["seats"]
    assert [hand > 0 for hand in hands[:3]] == [other == seat for other in range(3)]


def test_the_learning_environment_of_openspiel_runs_a_game() -> None:
    env = Environment(load("hoshizukuri", 2))
    step = env.reset()
    rng = np.random.default_rng(1)
    while not step.last():
        step = env.step([int(rng.choice(codes)) if codes else 0 for codes in step.observations["legal_actions"]])
    assert sum(step.rewards) == 1.0
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


def test_parameters_are_the_options_of_the_game() -> None:
    game = load("latria", 4, variant="star", rewards="margin")
    assert game.episode.options["variant"] == "star"
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("latria", 4).get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert load("cultus", 1).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(EnvironmentSetupError, match="it can be: win_share, points, margin"):
        load("latria", 4, rewards="gold")
