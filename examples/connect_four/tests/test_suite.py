"""The conformance suite, on connect four."""

from __future__ import annotations

from tenban.testing import conformance

test_connect_four_conforms = conformance("connect_four")
