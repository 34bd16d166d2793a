"""Every secret that a game keeps is kept by a check: a machine lets each of them out, and the suite notices.

Three kinds of leaks are planted in every game: an event for one seat is told to everyone, a secret field of an event
is declared public, and a line of `hide` is left out.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator

import pytest

from tenban.kernel import Event, event
from tenban.registry import Game, find
from tenban.testing.playthrough import Scenario, some_options
from tenban.testing.report import Fault
from tenban.testing.setups import seat_counts
from tenban.testing.suite import Suite
from tests.games.everywhere import COMPILED, OURS
from tests.mutation.mutants import Mutant, mutants_of

pytestmark = pytest.mark.skipif(COMPILED, reason="leaks are planted in interpreted code")

EVENTS = ("events-tell-no-secret",)
VIEWS = ("exchange-unseen", "imagined-gives-the-same-view", "imagined-is-sound")
GAMES = 24  # played at most; most leaks show in the first one or two


def leaks() -> Iterator[Mutant]:
    for game in OURS if not COMPILED else []:
        for mutant in mutants_of(game):
            forgotten = mutant.function == "hide" and mutant.kind == "dropped statement"
            if mutant.kind == "audience" or forgotten:
                yield mutant


def secret_events() -> Iterator[tuple[Game, type[Event]]]:
    for game in OURS:
        for kind in vars(importlib.import_module(f"{game.package}.events")).values():
            if inspect.isclass(kind) and issubclass(kind, Event) and kind.secret:
                yield game, kind


LEAKS, SECRETS = list(leaks()), list(secret_events())


def faults(game: Game, checks: tuple[str, ...]) -> list[Fault]:
    """Return the first faults that the checks find, in games with every number of seats; most start from wild
    positions, which are short."""
    counts = seat_counts(game)
    for n in range(GAMES):
        seats = counts[(n + 1) % len(counts)]
        suite = Suite(game, checks)
        suite.run(Scenario(game.name, seats, some_options(game.rules, seats, n // 2), n, wild=n % 4 > 0))
        if suite.report.faults:
            return suite.report.faults
    return []


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: f"{leak.game} {leak.id}")
def test_a_leak_is_caught(leak: Mutant) -> None:
    with leak.planted():
        assert faults(find(leak.game), EVENTS if leak.kind == "audience" else VIEWS)


@pytest.mark.parametrize(("game", "kind"), SECRETS, ids=lambda value: getattr(value, "name", ""))
def test_a_secret_field_declared_public_is_caught(
    game: Game, kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "secret", ())
    monkeypatch.setattr(event, "_fields", {})
    assert faults(game, EVENTS)


def test_leaks_were_planted_in_every_game_with_secrets_of_its_own() -> None:
    games = {leak.game for leak in LEAKS}
    assert games == {"cultus", "eclipse", "hoshizukuri", "latria"}  # in Olympus the kernel keeps the only secret
    assert {game.name for game, _ in SECRETS} == {"cultus", "eclipse", "hoshizukuri"}
