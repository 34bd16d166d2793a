"""Faults that tests plant to see that they are found."""

from __future__ import annotations

import pytest

from tenban.server.tables import service

# A fault is planted by replacing a function, and compiled code would go on calling the right one.
plants_a_fault = pytest.mark.skipif(
    not str(service.__file__).endswith(".py"),
    reason="planted by the interpreted run: compiled code would not notice",
)
