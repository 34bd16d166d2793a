"""Gymnasium: one seat against bots, and many games at once as a vector environment.

>>> import gymnasium
>>> import tenban.envs.gymnasium
>>> env = gymnasium.make("tenban/Latria-v0", seats=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((661,), 12)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from tenban import bots
from tenban.bots import Bot
from tenban.registry import Game, games

from .arrays import Array, np
from .batch import Batch
from .episode import REWARDS, WIN_SHARE, Episode
from .errors import EnvironmentSetupError, framework, one_of
from .rendering import RENDER_MODES, Renderer
from .setup import mask_of, new_episode, vector

if TYPE_CHECKING:
    from gymnasium import Env
    from gymnasium.vector import VectorEnv
else:
    Env = framework("gymnasium").Env
    VectorEnv = framework("gymnasium.vector").VectorEnv
_spaces = framework("gymnasium.spaces")

Opponents = str | Bot | Sequence[str | Bot]


class TenbanEnv(Env):
    """One seat of a game; bots play the others.

    `opponents` names a bot for all other seats, or one for each of them in the order of seats.  `seat` is the
    learner's; None draws one for every game.  An illegal action is replaced by the first legal one, and counted in
    `info["illegal"]`.  `reset(options={"seat": 0, "opponents": "novice"})` changes these for the games that follow.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's name and type

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        rewards: str = WIN_SHARE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episode: Episode = new_episode(game, seats, options)
        self.reward_kind = one_of("rewards", rewards, REWARDS)
        self.render_mode = one_of("render_mode", render_mode, RENDER_MODES) if render_mode is not None else None
        self.renderer = Renderer(self.episode)
        self.observation_space = _spaces.Box(0, 255, (self.episode.size,), "uint8")
        self.action_space = _spaces.Discrete(self.episode.actions)
        self.opponents: list[Bot] = []
        self.fixed_seat: int | None = None
        self._arrange(opponents, seat)
        self.seat = 0  # the learner's, in this game
        self.illegal = 0  # actions replaced in this game
        self.seed = 0  # of the bots

    def _arrange(self, opponents: Opponents, seat: int | None) -> None:
        """Seat the learner and the bots; raise EnvironmentSetupError or UnknownBotError."""
        seats = self.episode.seats
        if seat is not None and not 0 <= seat < seats:
            raise EnvironmentSetupError(f"seat cannot be {seat}; it can be 0 to {seats - 1}, or None for any")
        named = [opponents] * (seats - 1) if isinstance(opponents, (str, Bot)) else list(opponents)
        if len(named) != seats - 1:
            raise EnvironmentSetupError(
                f"{len(named)} opponents are named for {seats - 1} other seats; name one for all"
            )
        self.opponents = [bots.make(bot) if isinstance(bot, str) else bot for bot in named]
        self.fixed_seat = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Start a new game and play it to the learner's first choice."""
        super().reset(seed=seed)
        if options:
            unknown = [name for name in options if name not in ("seat", "opponents")]
            if unknown:
                raise EnvironmentSetupError(f"reset has no option {unknown[0]!r}; its options are: seat, opponents")
            self._arrange(options.get("opponents", self.opponents), options.get("seat", self.fixed_seat))
        drawn = int(self.np_random.integers(2**31))
        self.seat = int(self.np_random.integers(self.episode.seats)) if self.fixed_seat is None else self.fixed_seat
        self.seed, self.illegal = drawn, 0
        self.episode.begin(drawn)
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action; the bots then play until it is asked again or the game is over."""
        episode = self.episode
        if not episode.over:
            code = episode.nearest(self.seat, int(action))
            self.illegal += code != int(action)
            episode.act(self.seat, code)
            self._play_others()
        if self.render_mode == "human":
            self.render()
        reward = episode.returns(self.reward_kind)[self.seat]
        return self._observation(), reward, episode.over, False, self._info()

    def _play_others(self) -> None:
        episode = self.episode
        while True:
            waiting = episode.to_act()
            if not waiting or self.seat in waiting:
                return
            self._play_bot(waiting[0])

    def _play_bot(self, seat: int) -> None:
        episode = self.episode
        bot = self.opponents[seat - (seat > self.seat)]
        move = bot.choose(episode.view(seat), self.seed + len(episode.history))
        for code in move.codes:
            episode.act(seat, code)

    def action_masks(self) -> Array:
        """Return the mask as booleans: the name that MaskablePPO of SB3-contrib looks for."""
        return self._mask().astype(bool)

    def _mask(self) -> Array:
        return mask_of(self.episode.mask(self.seat))

    def _observation(self) -> Array:
        return vector(self.episode.observation(self.seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat, "illegal": self.illegal}
        if self.episode.over:
            info["winners"] = self.episode.rules.winners(self.episode.state)
            info["points"] = self.episode.rules.totals(self.episode.state)
        return info

    def render(self) -> Any:
        """Return the table as text, as SVG or as an array of pixels, or show it; what a spectator sees."""
        return None if self.render_mode is None else self.renderer.render(self.render_mode)


class TenbanVectorEnv(VectorEnv):
    """Many games in one process, each seen by the seat whose turn it is: all seats learn.

    `infos["action_mask"]` and `infos["seat"]` have a row per game.  A game that ends is followed by another at once
    (SAME_STEP): then `infos["returns"]` has what each seat earned, and the reward is that of the seat that chose last.
    The arrays are allocated once and overwritten by every step; copy what you keep.
    """

    metadata = {"render_modes": [], "autoreset_mode": None}  # noqa: RUF012 - Gymnasium's name and type

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        rewards: str = WIN_SHARE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise EnvironmentSetupError(f"num_envs must be 1 or more, not {num_envs}")
        if render_mode is not None:
            raise EnvironmentSetupError("a vector environment cannot be rendered; use render_mode=None")
        episode = new_episode(game, seats, options)
        mode = framework("gymnasium.vector").AutoresetMode.SAME_STEP
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs = num_envs
        self.batch = Batch(episode, num_envs, one_of("rewards", rewards, REWARDS))
        self.single_observation_space = _spaces.Box(0, 255, (episode.size,), "uint8")
        self.single_action_space = _spaces.Discrete(episode.actions)
        batched = framework("gymnasium.vector.utils").batch_space
        self.observation_space = batched(self.single_observation_space, num_envs)
        self.action_space = batched(self.single_action_space, num_envs)
        self.observations = np.zeros((num_envs, episode.size), np.uint8)
        self.masks = np.zeros((num_envs, episode.actions), np.int8)
        self.rewards = np.zeros(num_envs, np.float64)
        self.terminations = np.zeros(num_envs, bool)
        self.truncations = np.zeros(num_envs, bool)
        self.returns = np.zeros((num_envs, episode.seats), np.float64)
        self.seats = np.zeros(num_envs, np.int64)
        self._bytes = memoryview(cast(Any, self.observations.reshape(-1)))
        self._mask_bytes = memoryview(cast(Any, self.masks.reshape(-1).view(np.uint8)))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Start new games; a single seed gives each game one of its own."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = [int(number) for number in self.np_random.integers(2**40, size=self.num_envs)]
        if isinstance(seed, list):
            drawn = [mine if one is None else one for one, mine in zip(seed, drawn, strict=True)]
        self.batch.begin(drawn)
        self.rewards[:], self.terminations[:], self.returns[:] = 0.0, False, 0.0
        return self._seen()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out one action in each game."""
        movers = self.batch.seats[:]
        self.batch.step(np.asarray(actions).tolist())
        self.rewards.fill(0.0)
        self.terminations.fill(False)
        self.returns.fill(0.0)
        for i, earned in self.batch.ended:
            self.terminations[i] = True
            self.returns[i] = earned
            self.rewards[i] = earned[movers[i]]
        observations, infos = self._seen()
        return observations, self.rewards, self.terminations, self.truncations, infos

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        batch = self.batch
        self._bytes[:] = batch.tensors()
        self._mask_bytes[:] = batch.masks()
        self.seats[:] = np.frombuffer(batch.seat_numbers(), np.uint8)
        return self.observations, {"action_mask": self.masks, "seat": self.seats, "returns": self.returns}


def name_of(game: Game) -> str:
    """Return the name under which a game is registered with Gymnasium, such as "tenban/Latria-v0"."""
    words = "".join([word.capitalize() for word in game.name.split("_")])
    return f"tenban/{words}-v{game.tensor.version - 1}"


def register() -> None:
    """Register every game for `gymnasium.make` and `gymnasium.make_vec`."""
    registry = framework("gymnasium.envs.registration")
    for name, game in games().items():
        if game.has("tensor") and name_of(game) not in registry.registry:
            registry.register(
                name_of(game),
                entry_point="tenban.envs.gymnasium:TenbanEnv",
                vector_entry_point="tenban.envs.gymnasium:TenbanVectorEnv",
                kwargs={"game": name},
            )


register()
