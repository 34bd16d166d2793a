"""PettingZoo's own tests, unmodified, on every game, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import tenban
from tenban.envs import EnvironmentSetupError
from tenban.envs.pettingzoo import env, parallel_env
from tenban.kernel import IllegalMove, SetupError, view
from tenban.registry import UnknownGameError, find
from tests.envs.cases import each_name, each_table


@each_table
def test_the_aec_environment_passes_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation ")  # dictionaries are known to it by name
        api_test(env(name, seats), num_cycles=100)
    seed_test(lambda: env(name, seats), num_cycles=20)


@each_table
def test_the_parallel_environment_passes_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=20)


@each_name
def test_every_render_mode_passes_the_test_of_pettingzoo(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode), {"svg": lambda svg: svg.startswith("<svg ")})


def test_the_environments_are_registered_with_pettingzoo() -> None:
    made = pettingzoo.make("aec", "tenban/latria-v0", seats=3)
    assert (made.metadata["name"], made.num_agents or len(made.possible_agents)) == ("latria_v0", 3)
    assert pettingzoo.make("parallel", "tenban/eclipse-v0").metadata["name"] == "eclipse_v0"


def play_out(e: Any, seed: int) -> Any:
    e.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in e.agent_iter():
        seen, _, over, _, _ = e.last()
        e.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return e


def test_a_seed_deals_the_same_game_as_tenban_new_and_the_record_replays() -> None:
    e = env("latria", 4)
    e.reset(seed=7)
    match = tenban.new("latria", 4, seed=7)
    assert e.agent_selection == f"player_{match.to_act[0]}"
    assert e.observe("player_2")["observation"].tobytes() == find("latria").tensor.encode(match.view(2))
    record = play_out(e, 7).record()
    assert tenban.load(record).over
    assert tenban.load(record).totals == e.episode.rules.totals(e.episode.state)


@pytest.mark.parametrize(("rewards", "total"), [("win_share", 1.0), ("points", None), ("margin", None)])
def test_rewards_come_to_all_seats_at_the_end(rewards: str, total: float | None) -> None:
    e = env("latria", 4, rewards=rewards)
    e.reset(seed=3)
    rng = np.random.default_rng(3)
    while not any(e.terminations.values()):
        assert set(e.rewards.values()) == {0.0}
        e.step(int(rng.choice(np.flatnonzero(e.last()[0]["action_mask"]))))
    points = e.episode.rules.totals(e.episode.state)
    if rewards == "points":
        assert list(e.rewards.values()) == points
    elif rewards == "margin":
        assert e.rewards["player_1"] == points[1] - max(points[0], *points[2:])
    else:
        assert sum(e.rewards.values()) == total
        assert max(e.rewards, key=e.rewards.__getitem__) == f"player_{e.episode.rules.winners(e.episode.state)[0]}"
    assert [e._cumulative_rewards[agent] for agent in e.agents] == list(e.rewards.values())


@each_name
def test_a_mask_shows_what_is_legal_and_only_that(name: str) -> None:
    e = env(name)
    e.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        seen, _, over, _, info = e.last()
        if over:
            break
        seat = int(e.agent_selection.removeprefix("player_"))
        v = view(e.episode.rules, e.episode.state, seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == [action.code for action in v.legal()]
        assert info["action_mask"] is seen["action_mask"]
        others = [agent for agent in e.agents if agent != e.agent_selection]
        assert all(np.flatnonzero(e.observe(agent)["action_mask"]).tolist() == [e.episode.wait] for agent in others)
        e.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_an_illegal_action_is_refused_or_replaced() -> None:
    e = env("latria", 3)
    e.reset(seed=1)
    before = e.observe(e.agent_selection)["observation"]
    refused = next(code for code in range(60) if not e.last()[0]["action_mask"][code])
    for action in (refused, e.episode.wait, -1, 10**6):
        with pytest.raises(IllegalMove, match="is not legal for seat"):
            e.step(action)
    assert (e.observe(e.agent_selection)["observation"] == before).all()
    lenient = env("latria", 3, illegal="replace")
    lenient.reset(seed=1)
    first = int(np.flatnonzero(lenient.last()[0]["action_mask"])[0])
    lenient.step(refused)
    assert lenient.episode.history[0][1] == first


def test_in_the_parallel_environment_all_that_are_asked_choose_in_one_step() -> None:
    e = parallel_env("latria", 4)
    seen, _ = e.reset(seed=7)
    asked = [agent for agent in e.agents if not seen[agent]["action_mask"][e.episode.wait]]
    assert asked == ["player_0"]
    seen, *_ = e.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in e.agents})
    asked = [agent for agent in e.agents if not seen[agent]["action_mask"][e.episode.wait]]
    assert asked == ["player_1", "player_2", "player_3"]
    e.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in e.agents})
    assert len(e.episode.history) == 4


def test_options_of_the_game_are_arguments() -> None:
    e = env("latria", 3, variant="star", campaign=True)
    assert (e.episode.options["variant"], e.episode.options["campaign"]) == ("star", "yes")


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "latriaa"}, UnknownGameError, "did you mean latria?"),
        ({"game": "latria", "seats": 9}, SetupError, "latria is for 3 to 6 seats, not 9"),
        ({"game": "latria", "variant": "odd"}, SetupError, "it can be: normal, simple, star"),
        ({"game": "latria", "rewards": "gold"}, EnvironmentSetupError, "it can be: win_share, points, margin"),
        ({"game": "latria", "render_mode": "3d"}, EnvironmentSetupError, "it can be: human, ansi, svg, rgb_array"),
        ({"game": "latria", "illegal": "ok"}, EnvironmentSetupError, "it can be: raise, replace"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    for make in (env, parallel_env):
        with pytest.raises(error, match=sentence.replace("?", r"\?")):
            make(**arguments)
