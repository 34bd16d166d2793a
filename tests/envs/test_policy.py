"""Trained policies: the network, its file, the bot at the table, and the recipe."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tenban
from tenban.envs.policy import Policy, PolicyBot, PolicyError, probabilities

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def recipe() -> Any:
    """examples/train_ppo.py as a module."""
    spec = importlib.util.spec_from_file_location("train_ppo", ROOT / "examples/train_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = module
    spec.loader.exec_module(module)
    return module


def test_illegal_actions_have_no_probability() -> None:
    logits, masks = np.array([[3.0, 1.0, 2.0]]), np.array([[0, 1, 1]])
    shares = probabilities(logits, masks)[0]
    assert shares[0] == 0
    assert shares.sum() == pytest.approx(1)
    assert shares[2] / shares[1] == pytest.approx(np.e)


def test_a_policy_is_the_same_after_saving(tmp_path: Path) -> None:
    policy = Policy.fresh("hoshizukuri", 2, 16, 3)
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    assert (again.game, again.seats, again.version) == ("hoshizukuri", 2, 1)
    match = tenban.play_out("hoshizukuri", PolicyBot(policy), seed=1, seats=2)
    other = tenban.play_out("hoshizukuri", PolicyBot(again), seed=1, seats=2)
    assert match.record().moves == other.record().moves


def test_a_policy_plays_its_own_game_only(tmp_path: Path) -> None:
    bot = PolicyBot(Policy.fresh("hoshizukuri", 2, 8, 1))
    with pytest.raises(PolicyError, match="this policy plays hoshizukuri with 2 seats, not hoshizukuri with 3"):
        bot.choose(tenban.new("hoshizukuri", 3, seed=1).view(0))
    state: Any = tenban.new("hoshizukuri", 2, seed=1).state
    with pytest.raises(TypeError, match=r"a bot takes a View|View object expected"):
        bot.choose(state)
    (tmp_path / "none.npz").write_bytes(b"no")
    with pytest.raises(PolicyError, match=r"none.npz holds no policy: make one with examples/train_ppo.py"):
        Policy.load(tmp_path / "none.npz")


def test_the_gradients_of_the_recipe_are_those_of_its_loss(recipe: Any) -> None:
    """Compared with differences of the loss, at a few weights of each layer."""
    policy = Policy.fresh("hoshizukuri", 2, 8, 1)
    policy.weights = {name: weight.astype(np.float64) for name, weight in policy.weights.items()}
    settings = recipe.Settings("hoshizukuri", 2, envs=8, batch=60, entropy=0.05)
    batch = recipe.Collector(settings).collect(policy)
    rng = np.random.default_rng(2)
    batch = recipe.Batch(*[column[:40] for column in batch])
    batch = batch._replace(advantages=rng.standard_normal(len(batch.actions)))

    def loss() -> float:
        out = policy.forward(batch.observations)
        chances = probabilities(out["logits"], batch.masks)
        ratio = chances[np.arange(len(batch.actions)), batch.actions] / batch.chances
        clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        gain = np.minimum(ratio * batch.advantages, clipped * batch.advantages)
        entropy = -(chances * np.log(np.maximum(chances, 1e-12))).sum(axis=1)
        error = (out["value"] - batch.returns) ** 2 / 2
        return float((-gain - settings.entropy * entropy + error).mean())

    gradients = recipe.Learner(policy, settings).gradients(batch)
    for name, weight in policy.weights.items():
        flat = weight.reshape(-1)
        for i in np.argsort(-np.abs(gradients[name].reshape(-1)))[:3]:
            kept, step = flat[i], 1e-3
            flat[i] = kept + step
            more = loss()
            flat[i] = kept - step
            less = loss()
            flat[i] = kept
            assert (more - less) / (2 * step) == pytest.approx(gradients[name].reshape(-1)[i], rel=0.02, abs=2e-4), name


def test_advantages_without_a_trace_are_what_the_next_value_adds(recipe: Any) -> None:
    assert recipe.advantages_of([0.2, 0.5], 1.0, 0.0).tolist() == pytest.approx([0.3, 0.5])
    assert recipe.advantages_of([0.2, 0.5], 1.0, 1.0).tolist() == pytest.approx([0.8, 0.5])


def install(recipe: Any, folder: Path) -> dict[str, str]:
    """Write the package of a bot and its metadata; return the environment in which it is installed."""
    policy = Policy.fresh("hoshizukuri", 2, 8, 1)
    recipe.write(policy, [{"minutes": 0.0, "random": 0.5}], folder, "learned")
    metadata = folder / "tenban_learned-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tenban-learned\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[tenban.bots]\nlearned = tenban_learned:bot\n")
    return {**os.environ, "PYTHONPATH": str(folder)}


def python(code: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)


def test_an_installed_policy_is_a_bot_with_the_certificate(recipe: Any, tmp_path: Path) -> None:
    env = install(recipe, tmp_path)
    main = "import sys; from tenban.cli import main; sys.exit(main(sys.argv[1:] or {words}))"
    words = ["simulate", "hoshizukuri", "--seats", "2", "--games", "4", "--bots", "learned,random", "--jobs", "1"]
    ran = python(main.format(words=[*words, "--json"]), env)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["bots"] == ["learned", "random"]
    ran = python(main.format(words=["simulate", "latria", "--games", "1", "--bots", "learned", "--jobs", "1"]), env)
    assert ran.returncode == 2
    assert "this policy plays hoshizukuri with 2 seats, not latria with 4" in ran.stderr
    checked = (
        "from tenban.testing.suite import check\n"
        "for seats in (2, 3):\n"
        "    r = check('hoshizukuri', seats=seats, games=3, only=['no-peek-learned'])\n"
        "    print([(x.name, x.asked > 0, x.fault) for x in r.results][1:])"
    )
    ran = python(checked, env)
    assert ran.stdout.splitlines() == ["[('no-peek-learned', True, None)]", "[('no-peek-learned', False, None)]"], ran


@pytest.mark.slow
def test_a_short_run_of_the_recipe_improves(recipe: Any) -> None:
    settings = recipe.Settings("hoshizukuri", 2, minutes=10, updates=8, every=8, games=60, envs=32, batch=2048)
    _, curve = recipe.train(settings, lambda line: None)
    assert curve[0]["random"] < 0.4
    assert curve[-1]["random"] > curve[0]["random"] + 0.25
