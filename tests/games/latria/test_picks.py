"""Random choices of bots and simulations."""

from __future__ import annotations

from tests.games.picks import examine


def test_a_random_choice_may_be_any_legal_one() -> None:
    examine("latria")
