"""The speed of the environments beside PettingZoo's connect four: `scripts/bench envs`.

Every environment is stepped by the same random driver in one process, in turns, and measured in processor time, so
that other load on the machine counts little.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from tenban.envs import pettingzoo
from tenban.envs.gymnasium import TenbanVectorEnv
from tenban.kernel import play

Driver = Callable[[float], float]  # seconds -> steps per second
PROMISED = {"aec latria": 100_000, "aec eclipse": 25_000, "vector latria": 500_000}
BESIDE = "pettingzoo connect four"
RATIO = 8.0  # aec latria beside it


def aec(make: Callable[[], Any], mask: Callable[[Any, Any], Any]) -> Driver:
    """Return a driver of an AEC environment: `last`, a random legal action, `step`."""
    env, rng, seed = make(), Random(1), 0

    def drive(seconds: float) -> float:
        nonlocal seed
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            seed += 1
            env.reset(seed=seed)
            while True:
                observation, _, over, cut, info = env.last()
                if over or cut:
                    break
                legal = mask(observation, info).nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps / (process_time() - began)

    return drive


def vector(game: str, seats: int, size: int = 256) -> Driver:
    """Return a driver of a vector environment; the actions of a step are drawn for all games at once."""
    env = TenbanVectorEnv(game, size, seats)
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)
    state = {"masks": infos["action_mask"]}

    def drive(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            _, _, _, _, infos = env.step(_drawn(state["masks"], rng))
            state["masks"] = infos["action_mask"]
            steps += size
        return steps / (process_time() - began)

    return drive


def _drawn(masks: Any, rng: np.random.Generator) -> Any:
    """Return a random legal action of each game."""
    games, actions = masks.shape
    legal = np.flatnonzero(masks.view(bool))
    bounds = np.searchsorted(legal, np.arange(games + 1) * actions)
    places = bounds[:-1] + (rng.random(games) * np.diff(bounds)).astype(np.int64)
    return legal[places] % actions


def subjects() -> dict[str, Driver]:
    from pettingzoo.classic import connect_four_v3

    def seen(observation: Any, info: Any) -> Any:
        return observation["action_mask"]

    found = {BESIDE: aec(connect_four_v3.env, seen)}
    for game, seats in (("latria", 4), ("olympus", 3), ("hoshizukuri", 2), ("cultus", 2), ("eclipse", 2)):
        found[f"aec {game}"] = aec(partial(pettingzoo.env, game, seats), seen)
    found["vector latria"] = vector("latria", 4)
    found["vector eclipse"] = vector("eclipse", 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the environments, in steps per second of processor time")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    args = parser.parse_args()
    drivers = subjects()
    rates: dict[str, list[float]] = {name: [] for name in drivers}
    for _ in range(args.turns):
        for name, drive in drivers.items():
            rates[name].append(drive(args.seconds))
    state = "compiled" if type(play).__name__ == "builtin_function_or_method" else "interpreted"
    print(f"Steps per second of processor time with observations and masks, engine {state}; medians of {args.turns}.\n")
    print("| environment | steps/s | beside connect four | promised |\n|---|---:|---:|---|")
    for name, found in rates.items():
        ratio = median(own / other for own, other in zip(found, rates[BESIDE], strict=True))
        print(f"| {name} | {median(found):,.0f} | {ratio:.1f}× | {_promise(name, median(found), ratio)} |")


def _promise(name: str, rate: float, ratio: float) -> str:
    if name not in PROMISED:
        return "–"
    kept = rate >= PROMISED[name] and (name != "aec latria" or ratio >= RATIO)
    more = f" and ≥ {RATIO:.0f}×" if name == "aec latria" else ""
    return f"≥ {PROMISED[name]:,}{more} {'kept' if kept else 'NOT KEPT'}"


if __name__ == "__main__":
    main()
