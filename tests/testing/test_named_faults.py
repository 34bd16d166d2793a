"""Faults that once passed unnoticed are noticed, each by the test written for it."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from tests.games.everywhere import COMPILED
from tests.mutation.named import NAMED, NamedFault, fails

pytestmark = pytest.mark.skipif(COMPILED, reason="faults are planted in interpreted code")


def arguments_of(fault: NamedFault) -> list[tuple[Any, ...]]:
    """Return the sets of arguments with which pytest would call the test."""
    module, _, name = fault.test.partition(":")
    marks = getattr(getattr(importlib.import_module(module), name), "pytestmark", [])
    (values,) = [mark.args[1] for mark in marks if mark.name == "parametrize"] or [[()]]
    return [value if isinstance(value, tuple) else (value,) for value in values]


@pytest.mark.parametrize("fault", NAMED, ids=lambda fault: f"{fault.game}: {fault.title}")
def test_a_named_fault_is_noticed(fault: NamedFault) -> None:
    assert fails(fault, arguments_of(fault))
