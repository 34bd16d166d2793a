"""Making tables: new ones, forks of finished games, rematches."""

from __future__ import annotations

from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError, check
from tenban.server.tables.permissions import Asker, why_not_fork
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.setup import (
    Seating,
    TableSetup,
    lesson_table,
    new_table,
    rematch_of,
    study,
    with_seating,
)
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import new_table_id


async def create_table(registry: TableRegistry, owner: str, setup: TableSetup) -> TableService:
    """Make a new table; raise RefusedError."""
    await _check_quota(registry, owner)
    made = new_table(registry.game(setup.game), owner, setup)
    return await registry.make(new_table_id(), with_seating(made, owner, setup.seating))


async def start_lesson(registry: TableRegistry, owner: str, game: str, name: str, person: str) -> TableService:
    """Make a table that teaches: the learner on the seat of the lesson, bots on the others; raise RefusedError."""
    await _check_quota(registry, owner)
    found = registry.game(game)
    lesson = found.lessons().get(name)
    if lesson is None:
        raise RefusedError("no-such-lesson", 404, lesson=name, game=game, lessons=", ".join(found.lessons()) or "-")
    bots = {seat: lesson.bots for seat in range(lesson.seats) if seat != lesson.seat}
    made = lesson_table(found, owner, lesson)
    return await registry.make(new_table_id(), with_seating(made, owner, Seating(person, bots, lesson.seat)))


async def fork_of(registry: TableRegistry, owner: str, table: Table, at: int, seating: Seating) -> list[e.TableEvent]:
    """Return the events of a table from the position of a finished game after `at` moves; raise RefusedError.

    Its key is known, so this is a study, not a contest.
    """
    await _check_quota(registry, owner)
    check(why_not_fork(table, Asker(owner), at))
    made = study(table.record(), table.notations()[:at], owner)
    made.listed, made.hotseat = seating.listed, seating.hotseat
    return with_seating(made, owner, seating)


async def rematch(registry: TableRegistry, owner: str, service: TableService) -> TableService:
    """Return the table of the rematch: the same people and bots.  All who ask come to the same one."""
    asker = Asker(owner)
    await service.execute(lambda table, now: commands.rematch(table, now, asker, new_table_id()))
    old = service.table
    try:
        return await registry.service(old.rematch)
    except RefusedError:
        return await registry.make(old.rematch, rematch_of(old, service.game.rules.version))


async def _check_quota(registry: TableRegistry, owner: str) -> None:
    most = registry.settings.tables_per_guest
    if owner and await registry.store.open_tables(owner) >= most:
        raise RefusedError("too-many-tables", 429, most=most)
