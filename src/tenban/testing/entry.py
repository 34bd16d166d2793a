"""The suite as a pytest test, three lines in any game's own tests.

from tenban.testing import conformance

test_conformance = conformance("connect_four")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenban.kernel import Rules
from tenban.registry import Game, find

from .setups import seat_counts
from .story import Story, fits
from .suite import check_story


def conformance(game: Game | str, examples: int = 5) -> Callable[..., None]:
    """A test per number of seats; Hypothesis chooses options and seeds, and finds the least that fail."""
    import pytest

    chosen = find(game) if isinstance(game, str) else game

    @pytest.mark.parametrize("seats", seat_counts(chosen))
    def test_conformance(seats: int) -> None:
        conforms(chosen, seats, examples)

    return test_conformance


def conforms(game: Game, seats: int, examples: int) -> None:
    """Fail, with the smallest story, if any check finds a fault in any of `examples` games."""
    from hypothesis import HealthCheck, Phase, assume, given, settings
    from hypothesis import strategies as st

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        derandomize=True,
    )
    @given(options=_options(st, game.rules), seed=st.integers(0, 2**32), wild=st.booleans())
    def one(options: dict[str, str], seed: int, wild: bool) -> None:
        assume(fits(game.rules, seats, options))
        if wild and not _has_wild(game, seats, options, seed):
            wild = False
        report = check_story(game, Story(game.name, seats, options, seed, wild))
        assert report.ok, f"\n{report}"

    one()


def _options(st: Any, rules: Rules[Any]) -> Any:
    return st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in rules.options})


def _has_wild(game: Game, seats: int, options: dict[str, str], seed: int) -> bool:
    return game.oracle is not None and game.oracle.wild(seats, options, seed) is not None
