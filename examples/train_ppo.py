"""Train a policy by self-play with PPO, on a CPU, with NumPy alone.

    python examples/train_ppo.py hoshizukuri --seats 2 --minutes 15 --out trained

All seats play by one policy; a game gives each of its seats a trajectory with the win share as its only reward.  The
folder `trained` gets the policy (policy.npz), the learning curve (curve.csv and curve.png), and a package with the bot,
which `pip install ./trained` puts at the table: `tenban play hoshizukuri --bots learned`.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenban.bots import Bot, make
from tenban.envs.gymnasium import TenbanEnv, TenbanVectorEnv
from tenban.envs.policy import Policy, PolicyBot, probabilities

Array = NDArray[Any]


@dataclass
class Settings:
    game: str
    seats: int
    minutes: float = 15.0
    updates: int = 1_000_000
    envs: int = 64
    batch: int = 4096  # choices of finished trajectories in an update
    epochs: int = 3
    minibatch: int = 512
    hidden: int = 128
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantage estimate
    entropy: float = 0.01
    seed: int = 0
    every: int = 25  # updates between evaluations
    games: int = 100  # of an evaluation


class Batch(NamedTuple):
    observations: Array
    masks: Array
    actions: Array
    chances: Array  # of the actions, when they were taken
    returns: Array
    advantages: Array


@dataclass
class Trajectory:
    """The choices of one seat in a game that is not over yet."""

    observations: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


class Collector:
    """Plays the policy against itself and hands out finished trajectories."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.env = TenbanVectorEnv(settings.game, settings.envs, settings.seats)
        self.rng = np.random.default_rng(settings.seed)
        self.observations, self.infos = self.env.reset(seed=settings.seed)
        self.open = [[Trajectory() for _ in range(settings.seats)] for _ in range(settings.envs)]
        self.steps = 0

    def collect(self, policy: Policy) -> Batch:
        done: list[tuple[Trajectory, float]] = []
        found = 0
        while found < self.settings.batch:
            for trajectory, earned in self._step(policy):
                done.append((trajectory, earned))
                found += len(trajectory.actions)
        return self._batch(done)

    def _step(self, policy: Policy) -> list[tuple[Trajectory, float]]:
        """Make one choice in every game; return the trajectories of the games that ended."""
        observations, masks, seats = (
            self.observations.copy(),
            self.infos["action_mask"].copy(),
            self.infos["seat"].copy(),
        )
        out = policy.forward(observations)
        chances = probabilities(out["logits"], masks)
        drawn = self.rng.random((len(chances), 1))
        actions = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)
        actions = np.where(masks[np.arange(len(actions)), actions] == 1, actions, chances.argmax(axis=1))
        for i, action in enumerate(actions):
            mine = self.open[i][seats[i]]
            mine.observations.append(observations[i])
            mine.masks.append(masks[i])
            mine.actions.append(int(action))
            mine.chances.append(float(chances[i, action]))
            mine.values.append(float(out["value"][i]))
        self.observations, _, over, _, self.infos = self.env.step(actions)
        self.steps += len(actions)
        return [ended for i in np.flatnonzero(over) for ended in self._ended(int(i))]

    def _ended(self, i: int) -> list[tuple[Trajectory, float]]:
        earned = self.infos["returns"][i].tolist()
        ended = [(one, share) for one, share in zip(self.open[i], earned, strict=True) if one.actions]
        self.open[i] = [Trajectory() for _ in range(self.settings.seats)]
        return ended

    def _batch(self, done: list[tuple[Trajectory, float]]) -> Batch:
        returns, advantages = [], []
        for trajectory, earned in done:
            gain = advantages_of(trajectory.values, earned, self.settings.trace)
            advantages.append(gain)
            returns.append(gain + np.array(trajectory.values))
        return Batch(
            np.array([seen for one, _ in done for seen in one.observations]),
            np.array([mask for one, _ in done for mask in one.masks]),
            np.array([action for one, _ in done for action in one.actions]),
            np.array([chance for one, _ in done for chance in one.chances], np.float32),
            np.concatenate(returns).astype(np.float32),
            np.concatenate(advantages).astype(np.float32),
        )


def advantages_of(values: list[float], earned: float, trace: float) -> Array:
    """Return generalised advantages of a trajectory whose only reward comes at its end; nothing is discounted."""
    following = [*values[1:], earned]
    gains, gain = np.zeros(len(values)), 0.0
    for t in range(len(values) - 1, -1, -1):
        gain = following[t] - values[t] + trace * gain
        gains[t] = gain
    return gains


class Learner:
    """Improves a policy by PPO's clipped objective, with Adam."""

    def __init__(self, policy: Policy, settings: Settings) -> None:
        self.policy = policy
        self.settings = settings
        self.first = {name: np.zeros_like(weight) for name, weight in policy.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in policy.weights.items()}
        self.time = 0
        self.rng = np.random.default_rng(settings.seed + 1)

    def learn(self, batch: Batch) -> None:
        count = len(batch.actions)
        spread = batch.advantages.std() + 1e-6
        batch = batch._replace(advantages=(batch.advantages - batch.advantages.mean()) / spread)
        for _ in range(self.settings.epochs):
            order = self.rng.permutation(count)
            for start in range(0, count, self.settings.minibatch):
                part = order[start : start + self.settings.minibatch]
                self._apply(self.gradients(Batch(*[column[part] for column in batch])))

    def gradients(self, batch: Batch) -> dict[str, Array]:
        """Return the gradient of the loss by every weight."""
        out, w, count = self.policy.forward(batch.observations), self.policy.weights, len(batch.actions)
        chances = probabilities(out["logits"], batch.masks)
        by_logits = self._by_logits(chances, batch) / count
        by_value = (out["value"] - batch.returns)[:, None] / count
        by_h2 = (by_logits @ w["wp"].T + by_value @ w["wv"].T) * (out["h2"] > 0)
        by_h1 = (by_h2 @ w["w2"].T) * (out["h1"] > 0)
        return {
            "w1": out["x"].T @ by_h1,
            "b1": by_h1.sum(axis=0),
            "w2": out["h1"].T @ by_h2,
            "b2": by_h2.sum(axis=0),
            "wp": out["h2"].T @ by_logits,
            "bp": by_logits.sum(axis=0),
            "wv": out["h2"].T @ by_value,
            "bv": by_value.sum(axis=0),
        }

    def _by_logits(self, chances: Array, batch: Batch) -> Array:
        rows, clip = np.arange(len(batch.actions)), self.settings.clip
        ratio = chances[rows, batch.actions] / np.maximum(batch.chances, 1e-8)
        clipped = np.where(batch.advantages > 0, ratio > 1 + clip, ratio < 1 - clip)
        push = np.where(clipped, 0.0, ratio * batch.advantages)[:, None]
        chosen = np.zeros_like(chances)
        chosen[rows, batch.actions] = 1.0
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_entropy = -chances * (logs + entropy)
        gradient: Array = -(push * (chosen - chances)) - self.settings.entropy * by_entropy
        return gradient.astype(np.float32)

    def _apply(self, gradients: dict[str, Array]) -> None:
        self.time += 1
        size = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        scale = min(1.0, 0.5 / (size + 1e-8))
        for name, gradient in gradients.items():
            step = gradient * scale
            self.first[name] = 0.9 * self.first[name] + 0.1 * step
            self.second[name] = 0.999 * self.second[name] + 0.001 * step**2
            mean = self.first[name] / (1 - 0.9**self.time)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.time))
            self.policy.weights[name] -= (self.settings.rate * mean / (spread + 1e-8)).astype(np.float32)


def win_share(bot: Bot, opponents: str, settings: Settings, games: int, seed: int = 10**6) -> float:
    """Return the mean win share of a bot against others, seated everywhere in turn."""
    env = TenbanEnv(settings.game, settings.seats, opponents=opponents, seat=0)
    total = 0.0
    for number in range(games):
        env.reset(seed=seed + number, options={"seat": number % settings.seats})
        over, reward = env.episode.over, 0.0
        while not over:
            view = env.episode.view(env.seat)
            for code in bot.choose(view, seed + number).codes:
                _, reward, over, _, _ = env.step(code)
        total += reward
    return total / games


def train(settings: Settings, say: Any = print) -> tuple[Policy, list[dict[str, float]]]:
    """Return a trained policy and its learning curve: win shares against `random` over time."""
    policy = Policy.fresh(settings.game, settings.seats, settings.hidden, settings.seed)
    collector, learner = Collector(settings), Learner(policy, settings)
    began, curve = time.monotonic(), list[dict[str, float]]()

    def look(update: int) -> None:
        share = win_share(PolicyBot(policy), "random", settings, settings.games)
        minutes = (time.monotonic() - began) / 60
        curve.append({"update": update, "minutes": round(minutes, 2), "choices": collector.steps, "random": share})
        say(f"{minutes:5.1f} min, {collector.steps:8d} choices: {100 * share:.0f} % against random")

    look(0)
    for update in range(1, settings.updates + 1):
        learner.learn(collector.collect(policy))
        if update % settings.every == 0 or update == settings.updates:
            look(update)
        if time.monotonic() - began > settings.minutes * 60:
            break
    return policy, curve


MODULE = '''"""A bot that was trained by examples/train_ppo.py."""

from pathlib import Path

from tenban.envs.policy import Policy, PolicyBot


def bot() -> PolicyBot:
    """Return the trained bot."""
    return PolicyBot(Policy.load(Path(__file__).with_name("policy.npz")))
'''

PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "tenban-{name}"
version = "1"
dependencies = ["tenban[envs]"]

[project.entry-points."tenban.bots"]
{name} = "tenban_{name}:bot"

[tool.hatch.build.targets.wheel]
packages = ["tenban_{name}"]
"""


def write(policy: Policy, curve: list[dict[str, float]], folder: Path, name: str) -> None:
    """Write the policy, the curve and the package of the bot."""
    package = folder / f"tenban_{name}"
    package.mkdir(parents=True, exist_ok=True)
    policy.save(package / "policy.npz")
    (package / "__init__.py").write_text(MODULE, "utf-8")
    (folder / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    with (folder / "curve.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(curve[0]))
        table.writeheader()
        table.writerows(curve)
    plot(curve, folder / "curve.png")


def plot(curve: list[dict[str, float]], file: Path) -> None:
    """Draw the learning curve, if matplotlib is installed (`pip install tenban[lab]`)."""
    try:
        import matplotlib as mpl

        mpl.use("agg")
        from matplotlib import pyplot
    except ImportError:
        return
    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.plot([point["minutes"] for point in curve], [100 * point["random"] for point in curve], marker=".")
    axes.set_xlabel("minutes")
    axes.set_ylabel("win share against random, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=110, bbox_inches="tight")


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="games of the final evaluation")
    parser.add_argument("--name", default="learned", help="the name of the bot")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    args = parser.parse_args()
    settings = Settings(args.game, args.seats, args.minutes, seed=args.seed)
    policy, curve = train(settings)
    write(policy, curve, args.out, args.name)
    for opponent in ("random", "greedy", "novice"):
        make(opponent)
        share = win_share(PolicyBot(policy), opponent, settings, args.games)
        print(f"against {opponent}: {100 * share:.1f} % of {args.games} games")


if __name__ == "__main__":
    main()
