"""The ways out of the engine: scenes and bots, which are made from views, learn no more than the views hold."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import msgspec

from tenban.bots import search
from tenban.bots.advice import advise
from tenban.bots.bot import Bot
from tenban.bots.greedy import Greedy
from tenban.bots.levels import LEVELS
from tenban.bots.uniform import Uniform
from tenban.kernel import State, view

from ..compare import same
from ..report import NO_PEEK
from ..story import Moment
from .base import at_moments
from .worlds import Pair, exchanges, hides_nothing, other_worlds

# Every bot, held by a number of thoughts and not by the clock, so that the same view makes the same choice.
_THOUGHTS = 60 if str(search.__file__).endswith(".so") else 12
BOTS: dict[str, Bot] = {
    "random": Uniform(),
    "greedy": Greedy(worlds=4),
    **{level.name: level.counted(_THOUGHTS) for level in LEVELS},
}
Answer = Callable[[Moment, State, Pair], str]
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
    scene = m.game.face.scene(view(m.rules, s, seat), lang="en", names=names)
    return msgspec.json.encode(scene)


def _is_asked(m: Moment) -> bool:
    return (m.oracle is not None or hides_nothing(m.rules)) and bool(m.actors) and m.n % _SELDOM == 0


def asked_twice(name: str, answer: Answer) -> Callable[[Moment], None]:
    """Ask in the true world and in one that the seat cannot tell from it: the answers must be the same."""

    def run(m: Moment) -> None:
        for pair in other_worlds(m, m.actors[0]):
            one, other = (answer(m, s, pair) for s in (pair.true, pair.other))
            same(one, other, f"what {name} says for seat {pair.seat} when secrets were exchanged")

    return run


def _no_peek(name: str, title: str, answer: Answer) -> None:
    """A check of one bot, or of the hints; all of them together are the certificate."""
    run = asked_twice(name, answer)
    run.__name__ = f"{NO_PEEK}{name}"
    run.__doc__ = title
    at_moments(_is_asked)(run)


def _by_bot(bot: Bot) -> Answer:
    def choose(m: Moment, s: State, pair: Pair) -> str:
        seen = view(m.rules, s, pair.seat)
        bot.own_heuristics = m.game.heuristics  # the game may be a copy that is not registered
        return bot.choose(seen, m.seed).text

    return choose


def _hint(m: Moment, s: State, pair: Pair) -> str:
    """Choices, outlooks, points and reasons, all of it."""
    seen = view(m.rules, s, pair.seat)
    found = advise(seen, m.game.heuristics, m.seed, inf, simulations=_THOUGHTS, worlds=1)
    return "; ".join(f"{a.move.text} {a.outlook} {a.points} {a.rival} {a.reason} {a.more}" for a in found)


for _name, _bot in BOTS.items():
    _no_peek(_name, f"The bot {_name} chooses the same in worlds that its seat cannot tell apart", _by_bot(_bot))
_no_peek("hint", "A hint is the same, with its outlooks and reasons, in worlds that its seat cannot tell apart", _hint)
