"""What the games of a laboratory show: effects with intervals, families controlled for false discoveries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from .effects import Effect, controlled, difference, effect
from .games import TENTHS, Observed, Twin
from .run import Results, Short

LEAST = 20  # games with a thing, or twins of them, below which an effect is not examined


@dataclass(frozen=True)
class Saving:
    """What twin games are worth beside independent ones, for the same intervals of all effects of things."""

    twins: int  # games played here, the free ones included
    independent: int  # games that independent experiments would take, each of one effect
    sharing: int  # the same if they shared their free games

    @property
    def ratio(self) -> float:
        return self.independent / max(1, self.twins)

    @property
    def sharing_ratio(self) -> float:
        return self.sharing / max(1, self.twins)


def seats(results: Results) -> list[Effect]:
    """Return the share of the win of each place in turn order."""
    games, fair = list(results.games.values()), 1 / results.plan.seats
    places = range(results.plan.seats)
    return controlled([effect(str(place), [game.shares[place] for game in games], fair) for place in places])


def denied(results: Results) -> list[Effect]:
    """Return for each thing the share of the win with the choice free minus that with the thing denied."""
    found = [effect(name, [_worth(twin) for twin in twins]) for name, twins in _denied(results)]
    return controlled(found)


def given(results: Results) -> list[Effect]:
    """Return for each thing the share of the win with the thing given minus that with the choice free."""
    found = [effect(name, [_gain(twin) for twin in twins]) for name, twins in _given(results)]
    return controlled(found)


def _worth(twin: Twin) -> float:
    return twin.free - twin.denied


def _gain(twin: Twin) -> float:
    return twin.given - twin.free


def _denied(results: Results) -> list[tuple[str, list[Twin]]]:
    """Return the things that were denied often enough, each with all games in which they could be chosen."""
    return [one for one in _by_thing(results).items() if sum(twin.denies for twin in one[1]) >= LEAST]


def _given(results: Results) -> list[tuple[str, list[Twin]]]:
    return [one for one in _by_thing(results).items() if sum(twin.gives for twin in one[1]) >= LEAST]


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


class _Need(NamedTuple):
    """What an experiment of one effect needs: the variances of its mean here and of one game, and games for one result.

    A game counts if its seat could have the thing at all.
    """

    mean: float
    game: float
    tries: float

    def games(self, free: float) -> float:
        """Return how many games with the thing given or denied are needed beside so many free ones; inf if too few."""
        rest = self.mean - self.game * self.tries / free
        return self.game * self.tries / rest if rest > 0 else inf


def saving(results: Results) -> Saving:
    """Return how many games independent experiments would take for the intervals that the twins give."""
    needs = [_need(results, twins, _worth) for _, twins in _denied(results)]
    needs += [_need(results, twins, _gain) for _, twins in _given(results)]
    played = len(results.twinned)
    played += sum(twin.denies for _, twins in _denied(results) for twin in twins)
    played += sum(twin.gives for _, twins in _given(results) for twin in twins)
    apart = sum(4 * need.game * need.tries / need.mean for need in needs)
    return Saving(played, round(apart), round(_sharing(needs)))


def _need(results: Results, twins: Sequence[Twin], difference_of: Callable[[Twin], float]) -> _Need:
    found = effect("", [difference_of(twin) for twin in twins])
    return _Need(found.error**2, _variance([twin.free for twin in twins]), len(results.twinned) / len(twins))


def _sharing(needs: Sequence[_Need]) -> float:
    """Return how many games all experiments need together if one set of free games, of the best size, serves all."""
    if not needs:
        return 0.0
    least = max(1.0, *[need.game * need.tries / need.mean for need in needs])
    sizes = [least * 1.05**step for step in range(1, 150)]
    return min(free + sum(need.games(free) for need in needs) for free in sizes)


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
