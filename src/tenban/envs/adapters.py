"""Adapters of a few lines for frameworks that name observations and masks differently.

| framework | what it looks for | adapter |
|---|---|---|
| PettingZoo, Tianshou, AgileRL | `observation` and `action_mask` in the observation | none |
| RLlib | `observations` (plural) and `action_mask` in the observation | `for_rllib` |
| SB3-contrib MaskablePPO | a method `action_masks()`, a flat observation | none: `tenban.envs.gymnasium` has it |
| TorchRL | `action_mask` in the observation of the group | none: `PettingZooWrapper(..., use_mask=True)` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .arrays import Array, np
from .errors import framework


def for_rllib(env: Any) -> Any:
    """Return a Parallel environment with RLlib's keys: `observations` as float32 and `action_mask`."""
    spaces = framework("gymnasium.spaces")

    def renamed(seen: dict[str, Array]) -> dict[str, Array]:
        return {"observations": seen["observation"].astype(np.float32), "action_mask": seen["action_mask"]}

    def renamed_space(space: Any) -> Any:
        size = space["observation"].shape
        return spaces.Dict({"observations": spaces.Box(0, 255, size, "float32"), "action_mask": space["action_mask"]})

    return _Renamed(env, renamed, {agent: renamed_space(env.observation_space(agent)) for agent in env.possible_agents})


class _Renamed:
    """A Parallel environment with other observations; everything else is passed through."""

    def __init__(self, env: Any, change: Callable[[Any], Any], spaces: dict[str, Any]) -> None:
        self.env = env
        self.change = change
        self.observation_spaces = spaces

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        seen, infos = self.env.reset(seed, options)
        return {agent: self.change(one) for agent, one in seen.items()}, infos

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        seen, *rest = self.env.step(actions)
        return ({agent: self.change(one) for agent, one in seen.items()}, *rest)


def flat(env: Any) -> Any:
    """Return a Gymnasium environment with float32 observations log(1 + x), for networks that expect small numbers.

    Flags stay near 1, and large counts do not outweigh them; the recipe's own policy reads observations in this way.
    """
    wrapper = framework("gymnasium.wrappers").TransformObservation
    space = framework("gymnasium.spaces").Box(0.0, np.log1p(np.float32(255)), env.observation_space.shape, "float32")
    return wrapper(env, lambda seen: np.log1p(seen.astype(np.float32)), space)
