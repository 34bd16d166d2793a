"""Train one seat against a bot with MaskablePPO of SB3-contrib.  Needs PyTorch, which is large:

    pip install 'tenban[envs]' sb3-contrib
    python examples/train_maskable_ppo.py hoshizukuri --seats 2 --opponents random --minutes 15

`train_ppo.py` beside it needs NumPy alone and learns by self-play; this one shows the same game through Gymnasium, with
a mask, to a library that many use.  It prints the win share against `random`, `greedy` and `novice`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import tenban.envs.gymnasium
from tenban.envs.adapters import flat
from tenban.registry import find


def make(game: str, seats: int, opponents: str) -> Any:
    """Return an environment as MaskablePPO wants it: a flat observation and a method `action_masks`."""
    return flat(gymnasium.make(tenban.envs.gymnasium.name_of(find(game)), seats=seats, opponents=opponents))


def win_share(model: Any, game: str, seats: int, opponents: str, games: int, seed: int = 10**6) -> float:
    """Return the mean win share of a model, seated everywhere in turn."""
    env, total = make(game, seats, opponents), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number, options={"seat": number % seats})
        over, reward = False, 0.0
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        total += float(reward)
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train one seat with MaskablePPO.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="the bot on all other seats")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="games of the final evaluation")
    parser.add_argument("--out", type=Path, default=Path("maskable.zip"))
    args = parser.parse_args()
    env = make(args.game, args.seats, args.opponents)
    network = {"net_arch": [128, 128]}
    model = MaskablePPO("MlpPolicy", env, seed=args.seed, n_steps=2048, policy_kwargs=network, device="cpu")
    began = time.monotonic()
    while (minutes := (time.monotonic() - began) / 60) < args.minutes:
        share = win_share(model, args.game, args.seats, "random", 50)
        print(f"{minutes:5.1f} min, {model.num_timesteps:8d} choices: {100 * share:.0f} % against random", flush=True)
        model.learn(10_240, reset_num_timesteps=False)
    model.save(args.out)
    for opponents in ("random", "greedy", "novice"):
        share = win_share(model, args.game, args.seats, opponents, args.games)
        error = np.sqrt(share * (1 - share) / args.games)
        print(f"against {opponents}: {100 * share:.1f} % of {args.games} games, ± {196 * error:.1f}")


if __name__ == "__main__":
    main()
