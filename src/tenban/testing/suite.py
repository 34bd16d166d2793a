"""The conformance suite: random games of every kind, and every check on them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from tenban.registry import Game, find

from .checks import CHECKS, CHOOSING, COPYING, EVERY, SAMPLED, WHOLE, Check
from .compare import CheckError
from .report import Fault, Report, Result
from .setups import seat_counts
from .story import Moment, Playthrough, Story, fits, offers_wild, open_playthrough, play_on, sample, some_options

_EACH = 2  # moments of each kind looked at in one game
_WILD = 40  # choices made after a wild start
_PLAYS = Check("plays", "A game goes from its start to its end without an error", EVERY, lambda _: None, lambda _: True)

_PARTS = {
    "oracle": "exchanges of secrets, the past and wild positions were not looked at",
    "heuristics": "bots do not know what is good",
    "face": "every choice is a plain button",
    "texts/en.ftl": "nothing can be said in English",
    "texts/ja.ftl": "nothing can be said in Japanese",
}
_BASIS: dict[str, Collection[str]] = {COPYING: (), CHOOSING: (COPYING,), SAMPLED: (COPYING, CHOOSING)}
_UNSOUND = "What relies on sound clones and on one idea of legality was not asked: mend those first."

Progress = Callable[[int, int], None]  # games played, games in all


def check(
    game: Game | str,
    seats: int | None = None,
    seed: int = 0,
    games: int = 6,
    options: Mapping[str, str] | None = None,
    only: Collection[str] = (),
    progress: Progress | None = None,
) -> Report:
    """Play `games` random games with each number of seats and ask everything the suite knows to ask.

    `options` left out are different from game to game, defaults first.  Half as many games again begin in the
    wild positions of the game's oracle, if it has any.  `only` names the checks to ask, if not all.
    """
    game = find(game) if isinstance(game, str) else game
    suite = Suite(game, only)
    stories = list(_stories(game, seats, seed, games, dict(options or {}))) if suite.loads() else []
    for n, story in enumerate(stories):
        suite.tell(story)
        if progress is not None:
            progress(n + 1, len(stories))
    return suite.report


def check_story(game: Game, story: Story) -> Report:
    """Everything the suite asks, of one game only."""
    suite = Suite(game)
    suite.tell(story)
    return suite.report


def _stories(game: Game, seats: int | None, seed: int, games: int, options: dict[str, str]) -> Iterator[Story]:
    rules = game.rules
    for count in _counts(game, seats, options):
        for n in range(games):
            chosen = some_options(rules, count, n) | options
            if fits(rules, count, chosen):
                yield Story(game.name, count, chosen, seed + n)
                if n % 2 == 0 and offers_wild(game, count, chosen, seed + n):
                    yield Story(game.name, count, chosen, seed + n, wild=True)


def _counts(game: Game, seats: int | None, options: dict[str, str]) -> list[int]:
    """The numbers of seats with which these options can be played; raises SetupError if there is none."""
    rules = game.rules
    counts = [seats] if seats is not None else list(seat_counts(game))
    for count in counts:
        rules.checked(count, options)
    fitting = [count for count in counts if fits(rules, count, options)]
    if not fitting:
        rules.setup(counts[0], rules.checked(counts[0], options))
    return fitting


class Suite:
    """Runs stories and keeps what was found; a check that has found a fault is not asked again."""

    def __init__(self, game: Game, only: Collection[str] = ()) -> None:
        self.game = game
        self.checks = [check for check in CHECKS if not only or check.name in only]
        self.results = {check.name: Result(check.name, check.title) for check in [_PLAYS, *self.checks]}
        self.report = Report(game.name, list(self.results.values()), notes=_missing(game))

    def loads(self) -> bool:
        """Can the game's modules be imported at all?"""
        try:
            found = [self.game.rules, self.game.oracle, self.game.heuristics, self.game.face]
        except Exception as fault:
            self.results["plays"].fault = Fault("plays", _error(fault), Story(self.game.name, 0, {}, 0))
            return False
        return bool(found)

    def tell(self, story: Story) -> None:
        """Play one game and ask everything about it."""
        through = self._play(story)
        if through is None:
            return
        self.report.games += 1
        self.report.choices += len(through.choices)
        moments = sample(through, _EACH)
        for scope in (COPYING, CHOOSING, SAMPLED):
            if not self._sound(_BASIS[scope]):
                return
            for moment in moments:
                self._ask(scope, moment)
        if not story.wild:
            self._ask(WHOLE, through)

    def _sound(self, basis: Collection[str]) -> bool:
        """Can what comes next rely on what came before?  If not, its faults would only be shadows."""
        broken = any(self.results[check.name].fault for check in self.checks if check.scope in basis)
        if broken and _UNSOUND not in self.report.notes:
            self.report.notes.append(_UNSOUND)
        return not broken

    def _play(self, story: Story) -> Playthrough | None:
        plays = self.results["plays"]
        plays.asked += 1
        through: Playthrough | None = None
        try:
            through = open_playthrough(self.game, story)
            for moment in play_on(through, _WILD if story.wild else None):
                self._ask(EVERY, moment)
        except Exception as fault:
            if plays.fault is None:
                told = Moment(through, len(through.choices)).story if through else story
                plays.fault = Fault("plays", _error(fault), told)
        return through

    def _ask(self, scope: str, about: Any) -> None:
        for asked in self.checks:
            result = self.results[asked.name]
            if asked.scope != scope or result.fault is not None or not asked.applies(about):
                continue
            result.asked += 1
            what = _ask(asked, about)
            if what:
                result.fault = _smallest(asked, about, what)


def _missing(game: Game) -> list[str]:
    """The parts a game could have and has not, and what that means."""
    there = {part: game.has(part) for part in ("oracle", "heuristics", "face")}
    there |= {f"texts/{lang}.ftl": bool(game.text("texts", f"{lang}.ftl")) for lang in ("en", "ja")}
    return [f"There is no {_file(part)}: {_PARTS[part]}." for part, found in there.items() if not found]


def _file(part: str) -> str:
    return part if "." in part else f"{part}.py"


def _ask(asked: Check, about: Any) -> str:
    """What a check finds; "" if nothing."""
    try:
        asked.run(about)
    except CheckError as wrong:
        return str(wrong)
    except Exception as fault:
        return _error(fault)
    return ""


def _error(fault: Exception) -> str:
    """An error of the game's own, and where it came from."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    place = "/".join(frame.filename.replace("\\", "/").split("/")[-2:])
    unwritten = "it is not written yet" if isinstance(fault, NotImplementedError) else "no message"
    return f"{type(fault).__name__} in {frame.name} ({place}, line {frame.lineno}): {str(fault) or unwritten}"


def _smallest(asked: Check, about: Any, what: str) -> Fault:
    """The fault at the earliest moment of the game that shows it."""
    if isinstance(about, Playthrough):
        return Fault(asked.name, what, Moment(about, len(about.choices)).story)
    for n in range(about.n):
        earlier = Moment(about.through, n)
        found = _ask(asked, earlier) if asked.applies(earlier) else ""
        if found:
            return Fault(asked.name, found, earlier.story)
    return Fault(asked.name, what, about.story)
