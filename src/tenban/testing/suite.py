"""The conformance suite: it plays random games of every kind and runs every check on them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from tenban.registry import Game, find

from .checks import CHECKS, CHOOSING, COPYING, EVERY, GAME, SAMPLED, SERIES, TELLING, WHOLE, Check
from .compare import CheckError
from .playthrough import (
    Moment,
    Playthrough,
    Scenario,
    Series,
    fits,
    offers_wild,
    open_playthrough,
    play_on,
    sample,
    sample_events,
    some_options,
)
from .report import Fault, Report, Result
from .setups import seat_counts

_EACH = 2  # moments of each kind checked in one game
_EACH_EVENT = 2  # moments before each kind of event
_WILD = 40  # choices made after a wild start
_PLAYS = Check("plays", "A game runs from its start to its end without an error", EVERY, lambda _: None, lambda _: True)

_PARTS = {
    "oracle": "checks that exchange secrets, look into the past or start from wild positions did not run",
    "heuristics": "bots cannot value positions",
    "face": "every choice is a plain button",
    "tensor": "environments for learning are not available",
    "texts/en.ftl": "the game has no English texts",
    "texts/ja.ftl": "the game has no Japanese texts",
}
_BASIS: dict[str, Collection[str]] = {COPYING: (), CHOOSING: (COPYING,), SAMPLED: (COPYING, CHOOSING)}
_UNSOUND = "Checks that rely on correct clones and consistent legality did not run: fix the faults below first."

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
    """Play `games` random games with each number of seats, run every check on them and return the report.

    Options that are not given vary from game to game, starting with the defaults.  Half as many games again start
    from wild positions of the game's oracle, if it has any.  `only` names the checks to run, if not all.
    """
    game = find(game) if isinstance(game, str) else game
    suite = Suite(game, only)
    if not suite.loads():
        return suite.report
    scenarios = list(_scenarios(game, seats, seed, games, dict(options or {})))
    for n, scenario in enumerate(scenarios):
        suite.run(scenario)
        if progress is not None:
            progress(n + 1, len(scenarios))
    suite.finish()
    return suite.report


def check_scenario(game: Game, scenario: Scenario) -> Report:
    """Run every check on one game and return the report."""
    suite = Suite(game)
    suite.run(scenario)
    suite.finish()
    return suite.report


def _scenarios(game: Game, seats: int | None, seed: int, games: int, options: dict[str, str]) -> Iterator[Scenario]:
    rules = game.rules
    for count in _counts(game, seats, options):
        for n in range(games):
            chosen = some_options(rules, count, n) | options
            if fits(rules, count, chosen):
                yield Scenario(game.name, count, chosen, seed + n)
                if n % 2 == 0 and offers_wild(game, count, chosen, seed + n):
                    yield Scenario(game.name, count, chosen, seed + n, wild=True)


def _counts(game: Game, seats: int | None, options: dict[str, str]) -> list[int]:
    """Return the numbers of seats that these options allow; raise SetupError if there are none."""
    rules = game.rules
    counts = [seats] if seats is not None else list(seat_counts(game))
    for count in counts:
        rules.checked(count, options)
    fitting = [count for count in counts if fits(rules, count, options)]
    if not fitting:
        rules.setup(counts[0], rules.checked(counts[0], options))
    return fitting


class Suite:
    """Runs scenarios and collects results; a check that has found a fault does not run again."""

    def __init__(self, game: Game, only: Collection[str] = ()) -> None:
        self.game = game
        self.checks = [check for check in CHECKS if not only or check.name in only]
        self.results = {check.name: Result(check.name, check.title) for check in [_PLAYS, *self.checks]}
        self.report = Report(game.name, list(self.results.values()), notes=_missing(game))
        self.series: Series | None = None  # None until a whole game was played

    def loads(self) -> bool:
        """Return whether the game's modules can be imported; if not, that is a fault."""
        try:
            found = [self.game.rules, self.game.oracle, self.game.heuristics, self.game.face]
            found += [self.game.tensor] if self.game.has("tensor") else []
        except Exception as fault:
            self.results["plays"].fault = Fault("plays", _error(fault), Scenario(self.game.name, 0, {}, 0))
            return False
        return bool(found)

    def run(self, scenario: Scenario) -> None:
        """Play one game and run the checks on it."""
        playthrough = self._play(scenario)
        if playthrough is None:
            return
        self.report.games += 1
        self.report.choices += len(playthrough.choices)
        moments = sample(playthrough, _EACH)
        for scope in (COPYING, CHOOSING, SAMPLED):
            if not self._sound(_BASIS[scope]):
                return
            for moment in moments:
                self._ask(scope, moment)
        for moment in sample_events(playthrough, _EACH_EVENT) if self._asks(TELLING) else []:
            self._ask(TELLING, moment)
        if not scenario.wild:
            self._ask(WHOLE, playthrough)
            self.series = self.series or Series(playthrough.rules)
            self.series.add(playthrough, moments)

    def finish(self) -> None:
        """Run the checks on all games together, and on the game as it is installed."""
        self._ask(GAME, self.game)
        if self.series is not None:
            self._ask(SERIES, self.series)

    def _sound(self, basis: Collection[str]) -> bool:
        """Return whether the checks that later ones rely on found no fault."""
        broken = any(self.results[check.name].fault for check in self.checks if check.scope in basis)
        if broken and _UNSOUND not in self.report.notes:
            self.report.notes.append(_UNSOUND)
        return not broken

    def _play(self, scenario: Scenario) -> Playthrough | None:
        plays = self.results["plays"]
        plays.asked += 1
        playthrough: Playthrough | None = None
        try:
            playthrough = open_playthrough(self.game, scenario)
            for moment in play_on(playthrough, _WILD if scenario.wild else None):
                self._ask(EVERY, moment)
        except Exception as fault:
            if plays.fault is None:
                reached = Moment(playthrough, len(playthrough.choices)).scenario if playthrough else scenario
                plays.fault = Fault("plays", _error(fault), reached)
        return playthrough

    def _asks(self, scope: str) -> bool:
        """Return whether a check of this scope is still to run."""
        return any(check.scope == scope and self.results[check.name].fault is None for check in self.checks)

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
    """Return one sentence for each part that the game lacks: which part, and what follows."""
    there = {part: game.has(part) for part in ("oracle", "heuristics", "face", "tensor")}
    there |= {f"texts/{lang}.ftl": bool(game.text("texts", f"{lang}.ftl")) for lang in ("en", "ja")}
    return [f"There is no {_file(part)}: {_PARTS[part]}." for part, found in there.items() if not found]


def _file(part: str) -> str:
    return part if "." in part else f"{part}.py"


def _ask(asked: Check, about: Any) -> str:
    """Return what a check finds, or "" if it finds no fault."""
    try:
        asked.run(about)
    except CheckError as wrong:
        return str(wrong)
    except Exception as fault:
        return _error(fault)
    return ""


def _error(fault: Exception) -> str:
    """Return an error of the game in one line, with the place it came from."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    place = "/".join(frame.filename.replace("\\", "/").split("/")[-2:])
    unwritten = "it is not implemented yet" if isinstance(fault, NotImplementedError) else "no message"
    return f"{type(fault).__name__} in {frame.name} ({place}, line {frame.lineno}): {str(fault) or unwritten}"


def _smallest(asked: Check, about: Any, what: str) -> Fault:
    """Return the fault at the earliest moment of the game that shows it."""
    if isinstance(about, Game):
        return Fault(asked.name, what, Scenario(about.name, about.rules.least_seats, {}, 0))
    if isinstance(about, Series):
        assert about.scenario is not None
        return Fault(asked.name, what, about.scenario)
    if isinstance(about, Playthrough):
        return Fault(asked.name, what, Moment(about, len(about.choices)).scenario)
    for n in range(about.n):
        earlier = Moment(about.playthrough, n)
        found = _ask(asked, earlier) if asked.applies(earlier) else ""
        if found:
            return Fault(asked.name, found, earlier.scenario)
    return Fault(asked.name, what, about.scenario)
