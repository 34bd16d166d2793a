"""Bots at a table: they see views, think elsewhere, and never answer at a speed that would tell something."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING

from tenban.kernel.action import Action
from tenban.kernel.play import legal
from tenban.kernel.sight import view
from tenban.kernel.snapshot import encode
from tenban.kernel.state import State
from tenban.server.position import finish_parts
from tenban.server.presenters.schema import ActRequest
from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.commands import Plan
from tenban.server.tables.errors import AlreadyDoneError, RefusedError
from tenban.server.tables.levels import FALLBACKS
from tenban.server.tables.table import Table
from tenban.server.workers.pool import WorkerCrashedError, WorkerTimeoutError
from tenban.server.workers.worker import Chosen, Failed, Think

if TYPE_CHECKING:
    from tenban.server.tables.service import TableService

log = logging.getLogger("tenban.bots")
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
            key = (seat, self._service.table.position().asked[seat])
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
        started = monotonic()
        level = self._service.table.chairs[seat].level
        texts, trouble = await think(self._service, seat, level, self._service.registry.settings.bot_seconds)
        await asyncio.sleep(self._service.registry.settings.bot_pace - (monotonic() - started))

        def decide(table: Table, now: int) -> Plan:
            if table.chairs[seat].level != level or table.position().asked[seat] != asked:
                return Plan([])
            plan = commands.choose(table, now, _request(table, seat, asked, texts))
            noted = [e.Noted(now, trouble, seat, level)] if trouble else []
            return Plan([*noted, *plan.entries], plan.ready)

        await self._service.do(decide)


def _request(table: Table, seat: int, asked: int, texts: list[str]) -> ActRequest:
    """The space in its id keeps it apart from every id a client may send."""
    codes = [action.code for action in table.position().actions(texts)]
    return ActRequest(f"bot {asked}", asked, seat, codes)


async def think(service: TableService, seat: int, level: str, seconds: float) -> tuple[list[str], str]:
    """What a bot would choose, and what went wrong with it ("": nothing).  There is always an answer."""
    table, position = service.table, service.table.position()
    seen = view(position.rules, position.state, seat)
    seed = seed_of(table.id, seat, position.asked[seat])
    trouble = ""
    for name in dict.fromkeys((level, *FALLBACKS)):
        share = service.registry.workers.share(seconds)
        task = Think(table.made.game, table.made.house, table.made.options, encode(seen), seat, name, seed, share)
        try:
            answer = await service.registry.workers.run(task, seconds + service.registry.settings.bot_grace, Chosen)
        except (WorkerTimeoutError, WorkerCrashedError) as fault:
            log.warning("the bot %s failed at %s: %r", name, table.id, fault)
            trouble = trouble or ("bot-late" if isinstance(fault, WorkerTimeoutError) else "bot-failed")
            continue
        if isinstance(answer, Chosen) and _stands(service, seat, answer.texts):
            return answer.texts, trouble
        log.warning("the bot %s chose what is not allowed at %s: %s", name, table.id, _what(answer))
        trouble = trouble or "bot-failed"
    return first_legal(service, seen, seat, seed), trouble


def _what(answer: Chosen | Failed) -> str:
    return answer.fault if isinstance(answer, Failed) else ", ".join(answer.texts)


def _stands(service: TableService, seat: int, texts: list[str]) -> bool:
    """Is it a complete legal choice in what the seat sees?  (The table may have gone on; the desk asks again.)"""
    position = service.table.position()
    known = position.rules.space.by_text
    if not texts or any(text not in known for text in texts) or seat not in position.to_act():
        return bool(texts) and seat not in position.to_act()
    return position.refusal(seat, [known[text] for text in texts]) is None


def first_legal(service: TableService, seen: State, seat: int, seed: int) -> list[str]:
    """When every bot has failed: any choice the rules allow."""
    rules = service.table.position().rules

    def choose(v: State, part: int) -> Action:
        choices = legal(v, seat)
        return choices[(seed + part) % len(choices)]

    return [action.text for action in finish_parts(rules, seen, seat, choose)]


def seed_of(*parts: object) -> int:
    """The same question gets the same answer, whichever process asks."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=7).digest(), "big")
