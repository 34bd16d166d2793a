"""Games over links of which three in ten are silently dropped: nobody holds anybody up, nothing is lost or doubled.

`python -m tests.server.soak` runs for longer, and counts tables that stood still for more than five seconds.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.soak import Tally, soak

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
SECONDS = 20.0
FROZEN = 60.0  # seconds: a table that waits for a dead link does so for longer, on any machine


def check(found: Tally, *troubles: str) -> None:
    assert found.dropped > 0
    assert found.games > 0
    assert set(troubles) & set(found.events), found.events
    assert found.longest < FROZEN, found


def test_dropped_links_and_kills_of_a_server_hold_no_table_up(tmp_path: Path) -> None:
    check(asyncio.run(soak(tmp_path, "", SECONDS, 1, 8, ["kill"], 6.0, 1)), "kill")


@pytest.mark.postgres
def test_of_two_servers_any_one_may_be_killed_stopped_or_cut_off(tmp_path: Path, database: str) -> None:
    troubles = ["kill", "freeze", "cut", "sever", "stall"]
    check(asyncio.run(soak(tmp_path, database, SECONDS, 2, 8, troubles, 3.0, 2)), *troubles)
