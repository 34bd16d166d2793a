"""PettingZoo: every game as an AEC environment and as a Parallel environment.

>>> from tenban.envs import pettingzoo
>>> env = pettingzoo.env("latria", seats=4)
>>> env.reset(seed=7)
>>> env.agent_selection, env.possible_agents
('player_0', ['player_0', 'player_1', 'player_2', 'player_3'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenban.registry import Game, games

from .arrays import Array
from .episode import REWARDS, WIN_SHARE, Episode
from .errors import framework, one_of
from .rendering import RENDER_MODES, Renderer
from .setup import mask_of, new_episode, vector, version_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv
else:
    _framework = framework("pettingzoo")
    AECEnv, ParallelEnv = _framework.AECEnv, _framework.ParallelEnv
_spaces = framework("gymnasium.spaces")
_logger = framework("pettingzoo.utils.env_logger")

RAISE = "raise"
REPLACE = "replace"
ILLEGAL = (RAISE, REPLACE)


def env(game: str | Game, seats: int | None = None, **more: Any) -> TenbanAEC:
    """Return an AEC environment: the agents choose one after the other.

    `rewards` is "win_share" (1 for the winner, shared by several), "points" or "margin", given at the end.  `illegal`
    says what happens to an action outside the mask: "raise" an error, or "replace" it by the first legal action.
    `render_mode` is "ansi", "svg", "rgb_array" or "human".  All other arguments are options of the game.
    """
    return TenbanAEC(game, seats, **more)


def parallel_env(game: str | Game, seats: int | None = None, **more: Any) -> TenbanParallel:
    """Return a Parallel environment: in a step all seats that are asked choose at once, and the others wait.

    The arguments are those of `env`, but an illegal action is replaced by default.
    """
    return TenbanParallel(game, seats, **more)


class _Table:
    """What both kinds of environment share: the episode, the spaces, and drawing."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        rewards: str = WIN_SHARE,
        illegal: str,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episode: Episode = new_episode(game, seats, options)
        self.reward_kind = one_of("rewards", rewards, REWARDS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.render_mode = one_of("render_mode", render_mode, RENDER_MODES) if render_mode is not None else None
        self.renderer = Renderer(self.episode)
        self.metadata = {
            "name": f"{self.episode.rules.name}_v{version_of(self.episode)}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.episode.size, self.episode.actions
        self.observation_spaces = {
            agent: _spaces.Dict(
                {
                    "observation": _spaces.Box(0, 255, (size,), "uint8"),
                    "action_mask": _spaces.Box(0, 1, (actions,), "int8"),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: _spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Return the table as text, as SVG or as an array of pixels, or show it; what a spectator sees."""
        if self.render_mode is None:
            _logger.EnvLogger.warn("You are calling render method without specifying any render mode.")
            return None
        return self.renderer.render(self.render_mode)

    def close(self) -> None:
        """Nothing is to be closed."""

    def record(self) -> Any:
        """Return the game so far as a `tenban.Record`, which can be saved, replayed and verified."""
        return self.episode.record()

    def _legal(self, seat: int, action: Any) -> int:
        """Return the action as a code; an illegal one raises IllegalMove or is replaced."""
        code = int(action)
        if self.illegal == RAISE:
            self.episode.check(seat, code)
            return code
        return self.episode.nearest(seat, code)


class TenbanAEC(_Table, AECEnv):  # type: ignore[misc]
    """A game as PettingZoo's agent-environment cycle.  A seat that makes several choices stays selected."""

    def __init__(self, game: str | Game, seats: int | None = None, *, illegal: str = RAISE, **more: Any) -> None:
        _Table.__init__(self, game, seats, illegal=illegal, **more)
        self.agents: list[str] = []
        self._waiting: dict[str, dict[str, Array]] = {}  # the infos of agents that are not selected

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._waiting = {agent: {"action_mask": mask_of(bytearray(self.episode.waiting))} for agent in self.agents}
        self.infos = dict(self._waiting)
        self._select()

    def _select(self) -> None:
        """Select the first seat that is asked, or end the game."""
        waiting = self.episode.to_act()
        if not waiting:
            self._finish()
            return
        agent = self.agent_selection = self.possible_agents[waiting[0]]
        self.infos[agent] = {"action_mask": mask_of(self.episode.mask(waiting[0]))}

    def _finish(self) -> None:
        earned = self.episode.returns(self.reward_kind)
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent sees, and its mask."""
        seen = vector(self.episode.observation(self.seat_of[agent]))
        return {"observation": seen, "action_mask": self.infos[agent]["action_mask"]}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the observation, reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self.episode.act(seat, self._legal(seat, action))
        self.infos[agent] = self._waiting[agent]
        self._select()
        if self.render_mode == "human":
            self.render()

    def __str__(self) -> str:
        return str(self.metadata["name"])


class TenbanParallel(_Table, ParallelEnv):  # type: ignore[misc]
    """A game in which a step takes one action of every seat; those that are not asked wait."""

    def __init__(self, game: str | Game, seats: int | None = None, *, illegal: str = REPLACE, **more: Any) -> None:
        _Table.__init__(self, game, seats, illegal=illegal, **more)
        self.metadata["is_parallelizable"] = True
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observations, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = mask_of(self.episode.mask(seat))
            observations[agent] = {"observation": vector(self.episode.observation(seat)), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out the actions of the seats that are asked; what the others do is not looked at."""
        asked = self.episode.to_act()
        for seat in asked:
            action = actions.get(self.possible_agents[seat], self.episode.wait)
            self.episode.act(seat, self._legal(seat, action))
        over = self.episode.over
        rewards = dict(zip(self.possible_agents, self.episode.returns(self.reward_kind), strict=True))
        observations, infos = self._seen()
        self.agents = [] if over else self.agents
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, over)
        return observations, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def __str__(self) -> str:
        return str(self.metadata["name"])


def register() -> None:
    """Register every game for `pettingzoo.make("aec", "tenban/latria-v0")`, where PettingZoo has `make`."""
    add = getattr(framework("pettingzoo"), "register", None)
    if add is None:
        return
    for kind, make in (("aec", env), ("parallel", parallel_env)):
        known = getattr(framework("pettingzoo"), f"{kind}_registry", {})
        for name, game in games().items():
            id = f"tenban/{name}-v{game.tensor.version - 1}" if game.has("tensor") else ""
            if id and id not in known:
                add(kind, id, make, kwargs={"game": name})


register()
