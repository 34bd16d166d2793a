"""Searches run without the garbage collector, which is as it was afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import tenban
from tenban.bots.uncollected import Uncollected


@pytest.fixture(autouse=True)
def _collector_as_it_was() -> Iterator[None]:
    collecting = gc.isenabled()
    yield
    (gc.enable if collecting else gc.disable)()


@pytest.mark.parametrize("collecting", [True, False])
def test_the_collector_is_off_inside_and_as_before_afterwards(collecting: bool) -> None:
    (gc.enable if collecting else gc.disable)()
    with Uncollected():
        assert not gc.isenabled()
    assert gc.isenabled() == collecting


def test_an_exception_goes_through_and_leaves_the_collector_on() -> None:
    gc.enable()
    with pytest.raises(ZeroDivisionError), Uncollected():
        raise ZeroDivisionError
    assert gc.isenabled()


@pytest.mark.parametrize("bot", ["greedy", "casual", "rooted@20", "ismcts@20"])
def test_no_collection_happens_while_a_bot_searches(bot: str) -> None:
    match = tenban.new("hoshizukuri", seats=2, seed=1)
    view, collections = match.view(match.to_act[0]), []
    thresholds = gc.get_threshold()
    gc.enable()
    gc.collect()
    gc.set_threshold(5, 10, 10)
    gc.callbacks.append(lambda phase, info: collections.append(phase))
    try:
        tenban.bot(bot).choose(view, seed=1)
        assert len(collections) < 60, "only objects made before and after the search may start one"
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*thresholds)
