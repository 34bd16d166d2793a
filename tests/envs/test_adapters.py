"""Adapters: the keys and types that each framework wants."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from tenban.envs.adapters import flat, for_rllib
from tenban.envs.gymnasium import TenbanEnv
from tenban.envs.pettingzoo import parallel_env


def test_rllib_gets_its_keys_in_every_step() -> None:
    env = for_rllib(parallel_env("latria", 3))
    parallel_api_test(env, num_cycles=30)
    seen, _ = env.reset(seed=1)
    for agent, one in seen.items():
        assert list(one) == ["observations", "action_mask"]
        assert env.observation_space(agent).contains(one)
    seen, *_ = env.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()})
    assert seen["player_1"]["observations"].dtype == np.float32


def test_maskable_ppo_finds_the_mask_through_a_wrapper() -> None:
    env = flat(TenbanEnv("hoshizukuri", 2, seat=0))
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen.max() > 0.5  # a flag is not lost beside numbers of up to 255
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"].astype(bool)).all()
    assert isinstance(env, gymnasium.Env)


@pytest.mark.parametrize(
    ("module", "framework"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_framework_is_named_with_what_to_install(module: str, framework: str) -> None:
    code = f"import sys; sys.modules['{framework}'] = None; import tenban.envs.{module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = ran.stderr.strip().splitlines()[-1]
    assert last.endswith(
        f'MissingFrameworkError: the environment needs {framework}, which is not installed: pip install "tenban[envs]"'
    )
