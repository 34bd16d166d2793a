"""The ways out of the engine: scenes and bots, which are made from views, learn no more than the views hold."""

from __future__ import annotations

from math import inf

import msgspec

from tenban.bots.bot import Bot
from tenban.bots.greedy import Greedy
from tenban.bots.ismcts import Ismcts
from tenban.bots.search import Budget
from tenban.bots.uniform import Uniform
from tenban.kernel import State, view

from ..compare import same
from ..story import Moment
from .base import at_moments
from .worlds import exchanges

# One of each kind, held by a number of thoughts and not by the clock, so that the same view makes the same choice.
BOTS: tuple[Bot, ...] = (Uniform(), Greedy(worlds=4), Ismcts(Budget(simulations=24)))
_SELDOM = 5  # a bot thinks long: it is asked at one moment in so many


@at_moments(lambda m: m.oracle is not None and m.game.has("face"))
def scenes_tell_no_secret(m: Moment) -> None:
    """After an exchange of secrets the scene is the same, byte for byte."""
    for pair in exchanges(m):
        one, other = (scene_of(m, s, pair.seat) for s in (pair.true, pair.other))
        same(
            msgspec.json.decode(one),
            msgspec.json.decode(other),
            f"the scene of seat {pair.seat} when secrets were exchanged",
        )
        same(one, other, f"the scene of seat {pair.seat}, byte for byte")


def scene_of(m: Moment, s: State, seat: int) -> bytes:
    names = [f"player {i + 1}" for i in range(s.seats)]
    scene = m.game.face.scene(m.rules, view(m.rules, s, seat), seat, lang="en", names=names)
    return msgspec.json.encode(scene)


@at_moments(lambda m: m.oracle is not None and bool(m.actors) and m.n % _SELDOM == 0)
def bots_see_no_secret(m: Moment) -> None:
    """After an exchange of secrets every bot chooses the same."""
    hints = m.game.hints
    for pair in exchanges(m, m.actors[:1]):
        one, other = (view(m.rules, s, pair.seat) for s in (pair.true, pair.other))
        for bot in BOTS:
            chosen = [bot.choose(m.rules, hints, v, pair.seat, m.seed, inf).text for v in (one, other)]
            name = type(bot).__name__.lower()
            same(chosen[0], chosen[1], f"what the bot {name} chooses for seat {pair.seat} when secrets were exchanged")
