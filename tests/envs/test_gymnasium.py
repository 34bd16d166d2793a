"""Gymnasium's own checks, unmodified, on every game, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tenban.envs.gymnasium
from tenban.bots import Bot, UnknownBotError
from tenban.envs import EnvironmentSetupError
from tenban.kernel import Move, View, view
from tenban.registry import find
from tests.envs.cases import each_name, each_table


def made(name: str, **more: Any) -> Any:
    return gymnasium.make(tenban.envs.gymnasium.name_of(find(name)), **more)


@each_table
def test_the_single_seat_passes_the_check_of_gymnasium(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*rendering.*|.*render modes.*|.*`render`.*|.*human.*")
        check_env(made(name, seats=seats, seat=0).unwrapped, skip_render_check=True)


@each_name
def test_a_game_is_played_to_its_end_by_the_mask(name: str) -> None:
    env = made(name)
    observation, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    over = False
    while not over:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        observation, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert info["illegal"] == 0
    assert reward == (1 / len(info["winners"]) if info["seat"] in info["winners"] else 0)
    assert observation.shape == env.observation_space.shape


def test_illegal_actions_are_replaced_and_counted() -> None:
    env = made("latria", seats=3, seat=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, info = env.step(wrong)
    assert info["illegal"] == 1


class Probe(Bot):
    """Chooses the first move, and notes for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def choose(self, view: View[Any], seed: int = 0, deadline: float = 0.0) -> Move:
        self.asked.append(view.seat)
        moves = view.moves()
        assert moves
        return moves[0]


def test_each_opponent_keeps_its_seat_whichever_the_learner_has() -> None:
    probes = [Probe(), Probe(), Probe()]
    env = made("latria", seats=4, opponents=probes)
    for seat in range(4):
        env.reset(seed=seat, options={"seat": seat})
        for _ in range(8):
            env.step(0)
        others = [other for other in range(4) if other != seat]
        assert [set(probe.asked) for probe in probes] == [{other} for other in others]
        for probe in probes:
            probe.asked.clear()


def test_a_seat_is_drawn_for_every_game() -> None:
    env = made("latria", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"opponents": "steddy"}, UnknownBotError, "did you mean steady"),
        ({"opponents": ["random"]}, EnvironmentSetupError, "1 opponents are named for 3 other seats"),
        ({"seat": 4}, EnvironmentSetupError, "it can be 0 to 3, or None for any"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        tenban.envs.gymnasium.TenbanEnv("latria", 4, **arguments)
    with pytest.raises(EnvironmentSetupError, match="its options are: seat, opponents"):
        made("latria").reset(options={"colour": "red"})


# the vector environment


def vector_env(name: str, games: int, **more: Any) -> Any:
    return gymnasium.make_vec(
        tenban.envs.gymnasium.name_of(find(name)), num_envs=games, vectorization_mode="vector_entry_point", **more
    )


def choices(masks: Any, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@each_name
def test_the_rows_of_a_vector_are_the_games_one_by_one(name: str) -> None:
    env = vector_env(name, 5)
    observations, infos = env.reset(seed=3)
    rng = np.random.default_rng(3)
    episode, tensor = env.unwrapped.batch.episode, find(name).tensor
    for _ in range(30):
        for i, state in enumerate(env.unwrapped.batch.states):
            seen = view(episode.rules, state, int(infos["seat"][i]))
            assert observations[i].tobytes() == tensor.encode(seen)
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == [action.code for action in seen.legal()]
        observations, _, _, _, infos = env.step(choices(infos["action_mask"], rng))
    assert env.unwrapped.batch.replaced == 0


def test_a_vector_overwrites_its_arrays_and_starts_the_next_game_at_once() -> None:
    env = vector_env("latria", 3, seats=3)
    first, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        movers = infos["seat"].copy()
        observations, rewards, over, cut, infos = env.step(choices(infos["action_mask"], rng))
        assert observations is first
        for i in np.flatnonzero(over):
            ended += 1
            assert infos["returns"][i].sum() == pytest.approx(1.0)
            assert rewards[i] == infos["returns"][i][movers[i]]
        assert not infos["returns"][~over].any()
        assert not cut.any()
    assert ended >= 6


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    def played(seed: int) -> list[bytes]:
        env = vector_env("hoshizukuri", 4)
        observations, infos = env.reset(seed=seed)
        rng, seen = np.random.default_rng(0), []
        for _ in range(20):
            seen.append(observations.tobytes())
            observations, *_, infos = env.step(choices(infos["action_mask"], rng))
        return seen

    assert played(1) == played(1) != played(2)


def test_a_vector_refuses_what_it_cannot_do() -> None:
    with pytest.raises(EnvironmentSetupError, match="num_envs must be 1 or more, not 0"):
        tenban.envs.gymnasium.TenbanVectorEnv("latria", 0)
