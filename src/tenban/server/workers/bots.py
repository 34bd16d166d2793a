"""Bots at a table: they see views, think elsewhere, and never answer at a speed that would tell something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, Any

from tenban.kernel.chance import FastRandom
from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.moves import random_move
from tenban.kernel.snapshot import encode
from tenban.kernel.view import View
from tenban.server.presenters.schema import ActRequest
from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.commands import Plan
from tenban.server.tables.errors import AlreadyDoneError, RefusedError
from tenban.server.tables.levels import FALLBACKS
from tenban.server.tables.table import Table
from tenban.server.workers.pool import WorkerCrashedError, WorkerTimeoutError
from tenban.server.workers.worker import Chosen, Think

if TYPE_CHECKING:
    from tenban.server.tables.service import TableService

log = logging.getLogger("tenban.bots")
ANY_MOVE = "any"  # when every bot has failed: a random legal move, chosen here
PATIENCE = 1.0  # seconds before trying again when the storage fails


class BotRunner:
    """The bots of one table."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    def busy(self) -> bool:
        return bool(self._thinking)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def wake(self) -> None:
        """Let every bot that is asked something think about it, once."""
        for seat in self._service.table.bots_to_act():
            key = (seat, self._service.table.asked(seat))
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._turn(*key))

    async def _turn(self, seat: int, asked: int) -> None:
        again = True
        try:
            await self._answer(seat, asked)
        except (RefusedError, AlreadyDoneError) as past:
            log.debug("a bot's answer came too late at %s: %s", self._service.table.id, past)
            again = False  # whatever came first has woken the bots
        except StoreError as error:
            log.warning("a bot's answer could not be written at %s: %s", self._service.table.id, error)
            await asyncio.sleep(PATIENCE)
        finally:
            self._thinking.pop((seat, asked), None)
        if again:
            self.wake()

    async def _answer(self, seat: int, asked: int) -> None:
        """Play what the bot chooses; if it fails or its move is refused, what a simpler bot chooses."""
        started, settings = monotonic(), self._service.registry.settings
        level, trouble = self._service.table.chairs[seat].level, ""
        for name in (*dict.fromkeys((level, *FALLBACKS)), ANY_MOVE):
            move, fault = await think(self._service, seat, name, settings.bot_seconds)
            trouble = trouble or fault
            if move is None:
                continue
            await asyncio.sleep(settings.bot_pace - (monotonic() - started))
            try:
                await self._service.do(_decision(seat, asked, level, move, trouble))
                return
            except RefusedError as refused:
                if not refused.clause or refused.stale or name == ANY_MOVE:
                    raise
                log.warning("the bot %s chose %s, refused by %s", name, move.text, refused.clause)
                trouble = trouble or "bot-failed"


def _decision(seat: int, asked: int, level: str, move: Move, trouble: str) -> Callable[[Table, int], Plan]:
    """Return the decision to play a bot's move, unless the table has gone on meanwhile."""

    def decide(table: Table, now: int) -> Plan:
        if table.chairs[seat].level != level or table.asked(seat) != asked:
            return Plan([])
        # the space in its id keeps it apart from every id that a client may send
        plan = commands.choose(table, now, ActRequest(f"bot {asked}", asked, seat, list(move.codes)))
        noted = [e.Noted(now, trouble, seat, level)] if trouble else []
        return Plan([*noted, *plan.entries], plan.ready)

    return decide


async def think(service: TableService, seat: int, name: str, seconds: float) -> tuple[Move | None, str]:
    """Return the move that the bot `name` chooses, or None and what went wrong."""
    table, match = service.table, service.table.match()
    if seat not in match.to_act:
        raise RefusedError("stale", stale=True)
    seen, seed = match.view(seat), seed_of(table.id, seat, table.asked(seat))
    if name == ANY_MOVE:
        return random_move(seen.state, seat, FastRandom(seed)), ""
    task = _task(service, seen, name, seed, service.registry.workers.share(seconds))
    try:
        answer = await service.registry.workers.run(task, seconds + service.registry.settings.bot_grace, Chosen)
        if isinstance(answer, Chosen):
            return match.parse(answer.move), ""
        log.warning("the bot %s failed at %s: %s", name, table.id, answer.fault)
    except (WorkerTimeoutError, WorkerCrashedError, InvalidMoveError) as fault:
        log.warning("the bot %s failed at %s: %r", name, table.id, fault)
        return None, "bot-late" if isinstance(fault, WorkerTimeoutError) else "bot-failed"
    return None, "bot-failed"


def _task(service: TableService, seen: View[Any], name: str, seed: int, seconds: float) -> Think:
    made = service.table.made
    return Think(made.game, made.house, made.options, encode(seen.state), seen.seat, name, seed, seconds)


def seed_of(*parts: object) -> int:
    """The same question gets the same answer, whichever process asks."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=7).digest(), "big")
