"""Scenes of finished games, composed by worker processes."""

from __future__ import annotations

from typing import Any

import msgspec

from tenban.kernel.view import SPECTATOR
from tenban.server.presenters import schema
from tenban.server.presenters.scenes import LOG_LINES
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.seats import seat_names
from tenban.server.settings import Settings
from tenban.server.tables.table import Table
from tenban.server.workers import records
from tenban.server.workers.pool import WorkerPools
from tenban.server.workers.replays import Shown


async def show_finished(
    pools: WorkerPools, settings: Settings, table: Table, at: int, seat: int, lang: Lang, rev: int | None = None
) -> Shown:
    """Return the scene of a finished game after `at` moves, numbered `at` unless `rev` is given; raise RefusedError."""
    names, number = seat_names(table, lang), at if rev is None else rev
    return await records.show(pools.replays, settings, table, at, seat, lang, names, LOG_LINES, number)


async def last_scene(pools: WorkerPools, settings: Settings, table: Table, lang: Lang) -> bytes:
    """Return the encoded scene message of a record's last position, for spectators; raise RefusedError."""
    shown = await show_finished(pools, settings, table, table.length(), SPECTATOR, lang, table.seq)
    scene: Any = shown.scene  # encoded already
    return msgspec.json.encode(schema.SceneMessage(table.seq, SPECTATOR, scene))
