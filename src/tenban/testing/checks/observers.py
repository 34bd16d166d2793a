"""Observers: bots, hints and scenes.  They are made from views and use no more than the views hold."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from math import inf
from typing import Any, TypeVar

import msgspec

from tenban.api import play_out
from tenban.bots import GROUP, make, search
from tenban.bots.advice import advise
from tenban.bots.bot import Bot
from tenban.bots.greedy import Greedy
from tenban.bots.ismcts import Ismcts
from tenban.bots.levels import LEVELS
from tenban.bots.rooted import Rooted
from tenban.bots.search import Budget
from tenban.bots.uniform import Uniform
from tenban.kernel import SPECTATOR, Chance, Move, State, UnknownChance, View, imagine, view
from tenban.scene.viewer import Commons, Viewer

from ..compare import CheckError, mutable, same, walk
from ..playthrough import Moment
from ..report import NO_PEEK
from .base import at_moments
from .moves import match_at
from .worlds import Pair, exchanges, hides_nothing, other_worlds

S = TypeVar("S", bound=State)

# Every bot, limited by a number of simulations and not by the clock, so that the same view gives the same choice.
_SIMULATIONS = 60 if str(search.__file__).endswith(".so") else 12
BOTS: dict[str, Bot] = {
    "random": Uniform(),
    "greedy": Greedy(worlds=4),
    **{level.name: level.counted(_SIMULATIONS) for level in LEVELS},
    "ismcts": Ismcts(Budget(simulations=_SIMULATIONS)),
    "rooted": Rooted(Budget(simulations=_SIMULATIONS), learned=0.5),
    **{entry.name: make(entry.name) for entry in entry_points(group=GROUP)},
}
Answer = Callable[[Moment, State, Pair], str]
_SELDOM = 5  # bots are slow: they are asked at one moment in so many


@at_moments(lambda m: m.oracle is not None and m.game.has("face"))
def scenes_tell_no_secret(m: Moment) -> None:
    """After an exchange of secrets, the scene is the same, byte for byte."""
    for pair in exchanges(m):
        one, other = (scene_of(m, s, pair.seat) for s in (pair.true, pair.other))
        same(
            msgspec.json.decode(one),
            msgspec.json.decode(other),
            f"the scene of seat {pair.seat} when secrets were exchanged",
        )
        same(one, other, f"the scene of seat {pair.seat}, byte for byte")


@at_moments(lambda m: m.game.has("face"))
def common_pieces_look_alike(m: Moment) -> None:
    """Pieces that viewers share (`Viewer.common`) are shown to all and look alike; so do choices (`same_choices`)."""
    face, names = m.game.face, names_of(m.state)
    if m.n % 2:
        names.reverse()  # what was encoded for others must not show their names
    shown: list[str] | None = None
    for seat in (SPECTATOR, *range(m.state.seats)):
        seen = view(m.rules, m.state, SPECTATOR)
        commons = Commons(Viewer(seen, face.words(seen.rules, "en"), names))
        shared = msgspec.json.decode(scene_of(m, m.state, seat, commons, names))
        fresh = msgspec.json.decode(scene_of(m, m.state, seat, names=names))
        same(shared, fresh, f"the scene of seat {seat} with shared pieces")
        shown = sorted(commons.shown) if shown is None else shown
        same(sorted(commons.shown), shown, f"the shared pieces that seat {seat} is shown")


def scene_of(
    m: Moment, s: State, seat: int, commons: Commons[Any] | None = None, names: list[str] | None = None
) -> bytes:
    scene = m.game.face.scene(view(m.rules, s, seat), lang="en", names=names or names_of(s), commons=commons)
    return msgspec.json.encode(scene)


def names_of(s: State) -> list[str]:
    return [f"player {i + 1}" for i in range(s.seats)]


def _is_asked(m: Moment) -> bool:
    return (m.oracle is not None or hides_nothing(m.rules)) and bool(m.actors) and m.n % _SELDOM == 0


def compare_answers(name: str, answer: Answer) -> Callable[[Moment], None]:
    """Return a check: the answers in the true world and in one that the seat cannot tell from it are the same."""

    def run(m: Moment) -> None:
        for pair in other_worlds(m, m.actors[0]):
            one, other = (answer(m, s, pair) for s in (pair.true, pair.other))
            same(one, other, f"the answer of {name} for seat {pair.seat} when secrets were exchanged")

    return run


def _no_peek(name: str, title: str, answer: Answer, bot: Bot | None = None) -> None:
    """Add a check of one bot, or of the hints; together they are the certificate."""
    run = compare_answers(name, answer)
    run.__name__ = f"{NO_PEEK}{name}"
    run.__doc__ = title
    at_moments(lambda m: _is_asked(m) and (bot is None or bot.plays(m.rules.name, m.state.seats)))(run)


def _by_bot(bot: Bot) -> Answer:
    def choose(m: Moment, s: State, pair: Pair) -> str:
        seen = view(m.rules, s, pair.seat)
        bot.own_heuristics = m.game.heuristics  # the game may be a copy that is not registered
        return bot.choose(seen, m.seed).text

    return choose


def _hint(m: Moment, s: State, pair: Pair) -> str:
    """Return a hint as text: moves, outlooks, points and reasons."""
    seen = view(m.rules, s, pair.seat)
    found = advise(seen, m.game.heuristics, m.seed, inf, simulations=_SIMULATIONS, worlds=1)
    return "; ".join(f"{a.move.text} {a.outlook} {a.points} {a.rival} {a.reason} {a.more}" for a in found)


for _name, _bot in BOTS.items():
    _title = f"The bot `{_name}` chooses the same in worlds that its seat cannot tell apart"
    _no_peek(_name, _title, _by_bot(_bot), _bot)
_no_peek("hint", "A hint, with its outlooks and reasons, is the same in worlds that its seat cannot tell apart", _hint)


@at_moments(lambda m: bool(m.actors) and m.n % _SELDOM == 0)
def views_only(m: Moment) -> None:
    """Bots, hints, `imagine` and scenes raise TypeError for a state, and a bot in a match is handed a View alone."""
    for name, call in _consumers(m).items():
        error = _error_of(call, m.state.clone())
        if error is not TypeError:
            outcome = "accepts it" if error is None else f"raises {error.__name__}"
            raise CheckError(f"handed a {type(m.state).__name__} instead of a View, {name} {outcome}")
    leak = handed_in_a_match(m)
    if leak:
        raise CheckError(f"a bot in a match is handed {leak}")


def _consumers(m: Moment) -> dict[str, Callable[[Any], object]]:
    """Return the functions that take a View, by name."""
    seat, names = m.actors[0], names_of(m.state)
    bots = {f"the bot {name}": (lambda s, bot=bot: bot.choose(s, m.seed)) for name, bot in BOTS.items()}
    return {
        **bots,
        "advise": lambda s: advise(s, m.game.heuristics, m.seed, inf, simulations=_SIMULATIONS, worlds=1),
        "imagine": lambda s: imagine(s, m.seed),
        "the scene": lambda s: m.game.face.scene(s, lang="en", names=names),
        "View": lambda s: View(m.rules, s, seat),
    }


def _error_of(call: Callable[[Any], object], s: State) -> type[Exception] | None:
    try:
        call(s)
    except Exception as error:
        return type(error)
    return None


class _EnoughError(Exception):
    """The probe was asked: the match need not go on."""


class ProbeBot(Bot):
    """Looks for the true state in what it is handed."""

    def __init__(self, true: State) -> None:
        super().__init__()
        self.true = true
        self.leak = ""

    def choose(self, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
        self.leak = leak_in(view, self.true)
        raise _EnoughError


def handed_in_a_match(m: Moment) -> str:
    """Play a match with a probe as its bot; return what the probe gets beyond a View, or ""."""
    match = match_at(m)
    probe = ProbeBot(match.state)
    try:
        play_out(match, [probe])
    except _EnoughError:
        return probe.leak
    raise CheckError("a match with a seat to act asked no bot")


def leak_in(handed: object, true: State) -> str:
    """Return which part of the true state can be reached from what a bot is handed, or ""."""
    if not isinstance(handed, View):
        return f"a {type(handed).__name__} instead of a View"
    shared = mutable(true)
    for path, value in walk(handed, "view"):
        if value is true:
            return f"the true state: {path}"
        if isinstance(value, Chance) and not isinstance(value, UnknownChance):
            return f"the chance of the game: {path}"
        if id(value) in shared:
            return f"{shared[id(value)]} of the true state: {path}"
    return ""
