"""The ways out of the engine: scenes and bots, which are made from views, learn no more than the views hold."""

from __future__ import annotations

from math import inf

import msgspec

from tenban.bots import search
from tenban.bots.bot import Bot
from tenban.bots.greedy import Greedy
from tenban.bots.levels import LEVELS
from tenban.bots.uniform import Uniform
from tenban.kernel import State, view

from ..compare import same
from ..report import NO_PEEK
from ..story import Moment
from .base import at_moments
from .worlds import exchanges

# Every bot, held by a number of thoughts and not by the clock, so that the same view makes the same choice.
_THOUGHTS = 60 if str(search.__file__).endswith(".so") else 12
BOTS: dict[str, Bot] = {
    "random": Uniform(),
    "greedy": Greedy(worlds=4),
    **{level.name: level.counted(_THOUGHTS) for level in LEVELS},
}
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


def _is_asked(m: Moment) -> bool:
    return m.oracle is not None and bool(m.actors) and m.n % _SELDOM == 0


def _no_peek(name: str) -> None:
    """A check of one bot; all of them together are the certificate."""

    def run(m: Moment) -> None:
        for pair in exchanges(m, m.actors[:1]):
            one, other = (_chosen(m, name, s, pair.seat) for s in (pair.true, pair.other))
            same(one, other, f"what the bot {name} chooses for seat {pair.seat} when secrets were exchanged")

    run.__name__ = f"{NO_PEEK}{name}"
    run.__doc__ = f"The bot {name} chooses the same in worlds that its seat cannot tell apart"
    at_moments(_is_asked)(run)


def _chosen(m: Moment, name: str, s: State, seat: int) -> str:
    return BOTS[name].choose(m.rules, m.game.hints, view(m.rules, s, seat), seat, m.seed, inf).text


for _name in BOTS:
    _no_peek(_name)
