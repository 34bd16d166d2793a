"""The suite as a pytest test: three lines in the tests of any game.

from tenban.testing import conformance

test_conformance = conformance("connect_four")
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from tenban.kernel import Rules
from tenban.registry import Game, find

from .playthrough import Scenario, fits, offers_wild
from .report import Report
from .setups import seat_counts
from .suite import check_scenario


def conformance(game: Game | str, examples: int = 5, seconds: float = 30) -> Callable[..., None]:
    """Return a test, parametrised by the number of seats; Hypothesis chooses options and seeds."""
    import pytest

    chosen = find(game) if isinstance(game, str) else game

    @pytest.mark.parametrize("seats", seat_counts(chosen))
    def test_conformance(seats: int) -> None:
        conforms(chosen, seats, examples, seconds)

    return test_conformance


def conforms(game: Game, seats: int, examples: int, seconds: float) -> None:
    """Fail if a check finds a fault in up to `examples` games; no new game starts after `seconds`."""
    from hypothesis import HealthCheck, Phase, assume, given, settings
    from hypothesis import strategies as st

    enough = monotonic() + seconds
    reports: list[Report] = []

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(options=_options(st, game.rules), seed=st.integers(0, 2**32), wild=st.booleans())
    def play(options: dict[str, str], seed: int, wild: bool) -> None:
        assume(fits(game.rules, seats, options))
        if not reports or (monotonic() < enough and reports[-1].ok):
            begins_wild = wild and offers_wild(game, seats, options, seed)
            reports.append(check_scenario(game, Scenario(game.name, seats, options, seed, begins_wild)))

    play()
    assert reports, f"no options of {game.name} fit {seats} seats"
    assert reports[-1].ok, f"\n{reports[-1]}"


def _options(st: Any, rules: Rules[Any]) -> Any:
    return st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in rules.options})
