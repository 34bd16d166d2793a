"""A trained policy: a small network in NumPy, its file, and the bot that plays by it."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any, TypeVar

from tenban.bots import Bot
from tenban.bots.bot import checked
from tenban.kernel import Action, State, TenbanError, View
from tenban.registry import find

from .arrays import Array, np

S = TypeVar("S", bound=State)

_LAYERS = ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")
_FAR = np.float32(-1e9)  # the logit of an illegal action


class PolicyError(TenbanError, ValueError):
    """A file that holds no policy, or a game that a policy does not play; the message says which it plays."""


class Policy:
    """Two hidden layers, a logit for each action, and an estimate of the win share.

    A policy is for one game, one number of seats and one version of the game's tensor.
    """

    def __init__(self, game: str, seats: int, version: int, weights: dict[str, Array]) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        self.weights = weights

    @staticmethod
    def fresh(game: str, seats: int, hidden: int, seed: int) -> Policy:
        """Return a policy with random weights that prefers no action."""
        found = find(game)
        size, actions = found.tensor.layout(found.rules, seats).size, len(found.rules.space.actions) + 1
        rng = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, scale: float) -> Array:
            weights: Array = (rng.standard_normal((inputs, outputs)) * scale / np.sqrt(inputs)).astype(np.float32)
            return weights

        weights = {
            "w1": layer(size, hidden, 1.4),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, 1.4),
            "b2": np.zeros(hidden, np.float32),
            "wp": layer(hidden, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": layer(hidden, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        return Policy(game, seats, found.tensor.version, weights)

    @staticmethod
    def load(path: Path | str) -> Policy:
        """Return the policy that `save` wrote; raise PolicyError."""
        try:
            with np.load(path) as data:
                weights = {name: data[name] for name in _LAYERS}
                return Policy(str(data["game"]), int(data["seats"]), int(data["version"]), weights)
        except (OSError, ValueError, KeyError) as fault:
            raise PolicyError(f"{path} holds no policy: make one with examples/train_ppo.py") from fault

    def save(self, path: Path | str) -> None:
        """Write the policy to a file that ends in .npz."""
        data: dict[str, Any] = {"game": self.game, "seats": self.seats, "version": self.version, **self.weights}
        np.savez_compressed(path, **data)

    def forward(self, observations: Array) -> dict[str, Array]:
        """Return the layers' outputs for a batch of observations: x, h1, h2, logits and value."""
        w = self.weights
        x = np.log1p(observations.astype(np.float32))
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        return {"x": x, "h1": h1, "h2": h2, "logits": h2 @ w["wp"] + w["bp"], "value": (h2 @ w["wv"] + w["bv"])[:, 0]}

    def plays(self, game: str, seats: int) -> bool:
        """Return whether the policy is for this game with so many seats."""
        return (game, seats) == (self.game, self.seats) and find(game).tensor.version == self.version


def probabilities(logits: Array, masks: Array) -> Array:
    """Return the probability of each action; illegal ones have none."""
    legal = np.where(masks.astype(bool), logits, _FAR)
    grown = np.exp(legal - legal.max(axis=1, keepdims=True))
    shares: Array = grown / grown.sum(axis=1, keepdims=True)
    return shares


class PolicyBot(Bot):
    """Plays by a trained policy: the likeliest action, or one drawn by its probability."""

    def __init__(self, policy: Policy, sample: bool = False) -> None:
        super().__init__()
        self.policy = policy
        self.sample = sample

    def plays(self, game: str, seats: int) -> bool:
        return self.policy.plays(game, seats)

    def choose_action(self, view: View[S], seed: int, deadline: float = inf) -> Action:
        """Return an action of the view's seat; raise PolicyError for another game or number of seats."""
        out = self._forward(view)
        actions = view.legal()
        mask = np.zeros((1, out["logits"].shape[1]), bool)
        mask[0, [action.code for action in actions]] = True
        chances = probabilities(out["logits"], mask)[0]
        code = int(chances.argmax())
        if self.sample:
            code = int(np.random.default_rng(seed).choice(len(chances), p=chances / chances.sum()))
        return view.rules.space.actions[code]

    def value(self, view: View[S]) -> float:
        """Return the estimated win share of the view's seat."""
        return float(self._forward(view)["value"][0])

    def _forward(self, view: View[S]) -> dict[str, Array]:
        seen, policy = checked(view), self.policy
        if not self.plays(seen.rules.name, seen.seats):
            raise PolicyError(
                f"this policy plays {policy.game} with {policy.seats} seats, not {seen.rules.name} with {seen.seats}"
            )
        encoded = find(seen.rules.name).tensor.encode(seen)
        return policy.forward(np.frombuffer(encoded, np.uint8)[None])
