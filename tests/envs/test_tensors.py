"""Tensors tell no secret: exchanged worlds in number, beside the checks of `tenban check`."""

from __future__ import annotations

from itertools import islice

import pytest

from tenban.kernel import State
from tenban.testing.checks.tensors import tensor_of
from tenban.testing.playthrough import Moment
from tests.envs.cases import each_name
from tests.envs.worlds import compare, run, scenarios


@each_name
def test_exchanged_worlds_have_the_same_tensors(name: str) -> None:
    count = run(name, 400, seed=1)
    assert (count.worlds, count.leaks) == (400, 0)
    assert count.other > 0  # the oracle did exchange something


def test_a_tensor_that_shows_what_another_seat_sees_is_noticed() -> None:
    def next_seat(m: Moment, s: State, seat: int) -> bytes:
        return tensor_of(m, s, (seat + 1) % s.seats)

    (scenario,) = islice(scenarios("latria", 1), 1)
    assert compare(scenario, 100, next_seat).leaks > 50
    assert compare(scenario, 100).leaks == 0


@pytest.mark.slow
@each_name
def test_many_exchanged_worlds_have_the_same_tensors(name: str) -> None:
    assert run(name, 20_000, seed=2).leaks == 0
