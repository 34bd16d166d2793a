"""What the games of a laboratory show: effects with intervals, families controlled for false discoveries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .effects import Effect, controlled, difference, effect
from .games import TENTHS, Observed, Twin
from .run import Results, Short

LEAST = 20  # games with a thing, below which it is not examined


@dataclass(frozen=True)
class Saving:
    """What twin games are worth beside independent ones."""

    variance: float  # of a difference between independent games, divided by that between twins
    twins: int  # games played here
    independent: int  # games that independent ones would take for the same intervals

    @property
    def ratio(self) -> float:
        return self.independent / max(1, self.twins)


def seats(results: Results) -> list[Effect]:
    """Return the share of the win of each place in turn order."""
    games, fair = list(results.games.values()), 1 / results.plan.seats
    places = range(results.plan.seats)
    return controlled([effect(str(place), [game.shares[place] for game in games], fair) for place in places])


def interventions(results: Results) -> list[Effect]:
    """Return for each thing the share of the win with it given minus that with it denied, if it could be had."""
    found = [
        effect(name, [twin.given - twin.denied for twin in twins])
        for name, twins in _by_thing(results).items()
        if len(twins) >= LEAST
    ]
    return controlled(found)


def observations(results: Results) -> dict[str, Effect]:
    """Return for each thing the share of the win of those who chose it minus that of those who did not."""
    found = []
    for number, thing in enumerate(results.plan.things()):
        with_it: list[float] = []
        without: list[float] = []
        for game in results.games.values():
            for place, chosen in enumerate(game.chosen):
                (with_it if number in chosen else without).append(game.shares[place])
        if min(len(with_it), len(without)) >= LEAST:
            found.append(difference(thing.name, with_it, without))
    return {one.name: one for one in controlled(found)}


def _by_thing(results: Results) -> dict[str, list[Twin]]:
    names = [thing.name for thing in results.plan.things()]
    found: dict[str, list[Twin]] = {}
    for twin in results.twins:
        found.setdefault(names[twin.thing], []).append(twin)
    return found


def saving(results: Results) -> Saving:
    """Return how many games independent experiments would take for the intervals that the twins give.

    An independent game tests one thing on one arm, and counts if its seat could have that thing at all.
    """
    games = len(results.twinned)
    played, independent, ratios = games, 0.0, []
    for twins in _by_thing(results).values():
        between = _variance([twin.given - twin.denied for twin in twins])
        if len(twins) < LEAST or not between:
            continue
        played += sum(twin.played for twin in twins)
        apart = _variance([twin.given for twin in twins]) + _variance([twin.denied for twin in twins])
        ratios.append((apart / between, len(twins)))
        independent += 2 * len(twins) * apart / between * games / len(twins)
    weight = sum(count for _, count in ratios)
    return Saving(sum(r * count for r, count in ratios) / max(1, weight), played, round(independent))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


@dataclass(frozen=True)
class OptionEffect:
    """One value of an option, as differences from the games with the same keys without it."""

    name: str
    first: Effect  # the share of the win of the seat that acts first
    length: Effect  # decisions
    points: Effect  # of a seat, on average


def options(results: Results) -> list[OptionEffect]:
    """Return what the other values of options change."""
    found = [_option(results, name, list(games.values())) for name, games in results.options.items()]
    families = [controlled([getattr(one, part) for one in found]) for part in ("first", "length", "points")]
    return [OptionEffect(one.name, *parts) for one, parts in zip(found, zip(*families, strict=True), strict=True)]


def _option(results: Results, name: str, games: list[Short]) -> OptionEffect:
    pairs = [(game, results.games[game.number]) for game in games if game.number in results.games]
    return OptionEffect(
        name,
        effect(name, [one.shares[0] - free.shares[0] for one, free in pairs]),
        effect(name, [float(one.decisions - free.decisions) for one, free in pairs], prior=1.0),
        effect(name, [_mean(one.points) - _mean(free.points) for one, free in pairs], prior=1.0),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def comebacks(results: Results) -> tuple[list[Effect], list[Effect]]:
    """Return how often the leader after each tenth of the game wins, and how often the last does."""
    games = [game for game in results.games.values() if game.leaders]
    tenths = range(TENTHS + 1)
    leaders = [effect(str(t), [game.shares[game.leaders[t]] for game in games]) for t in tenths]
    lasts = [effect(str(t), [game.shares[game.lasts[t]] for game in games]) for t in tenths]
    return leaders, lasts


def skill(results: Results) -> list[Effect]:
    """Return the share of the win of each bot alone among those of the plan."""
    fair = 1 / results.plan.seats
    found = [
        effect(bot, [game.shares[game.seat] for game in games.values()], fair) for bot, games in results.skill.items()
    ]
    return controlled(found)


def habits(results: Results) -> list[Effect]:
    """Return how often winners use each verb in a game, minus how often the others do."""
    games = [game for game in results.games.values() if 0 < sum(share > 0 for share in game.shares) < len(game.shares)]
    verbs = sorted({verb for game in games for used in game.verbs for verb in used})
    found = [effect(verb, [_habit(game, verb) for game in games], prior=0.0) for verb in verbs]
    return controlled([one for one in found if one.low < one.high])


def _habit(game: Observed, verb: str) -> float:
    won = [used.get(verb, 0) for used, share in zip(game.verbs, game.shares, strict=True) if share > 0]
    lost = [used.get(verb, 0) for used, share in zip(game.verbs, game.shares, strict=True) if share == 0]
    return _mean(won) - _mean(lost)


def shape(results: Results) -> list[Effect]:
    """Return the length, the branching and the changes of the lead of a game, on average."""
    games = list(results.games.values())
    found = {
        "decisions": [float(game.decisions) for game in games],
        "choices": [game.choices for game in games],
        "changes": [float(game.changes) for game in games],
        "margin": [float(max(game.points) - sorted(game.points)[-2]) for game in games if len(game.points) > 1],
    }
    return [effect(name, values, prior=0.0) for name, values in found.items() if values]
