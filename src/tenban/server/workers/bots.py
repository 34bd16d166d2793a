"""The bots of a table: they see views, think in worker processes, and answer at an even pace.

An answer that came at once would reveal how easy the choice was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import blake2b
from time import monotonic
from typing import Any

from tenban.bots import ponders
from tenban.kernel.chance import FastRandom
from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.moves import random_move
from tenban.kernel.snapshot import encode
from tenban.kernel.view import View
from tenban.server.metrics import Metrics
from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.commands import Decision, MoveRequest
from tenban.server.tables.errors import AlreadyDoneError, RefusedError
from tenban.server.tables.service import Command, TableService
from tenban.server.tables.table import Table
from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerPools, WorkerTimeoutError
from tenban.server.workers.worker import Chosen, Ponder, Pondered, Think, question_key

log = logging.getLogger("tenban.bots")
FALLBACKS = ("greedy", "random")  # bots that choose when a stronger one fails
ANY_MOVE = "any"  # when every bot has failed: a random legal move, chosen in this process
FIRST_DELAY, LONGEST_DELAY = 0.25, 8.0  # seconds before trying again after a fault


class BotRunner:
    """Listens to one table and plays its bots."""

    def __init__(self, service: TableService, pools: WorkerPools, metrics: Metrics) -> None:
        self._service = service
        self._pools = pools
        self._metrics = metrics
        self._delay = FIRST_DELAY
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self._pondering: asyncio.Task[None] | None = None
        self._foreseen: dict[tuple[int, str], dict[str, str]] = {}  # by seat and level: moves, by the key of a question

    def table_changed(self, events: Sequence[e.TableEvent]) -> None:
        self.wake()

    def people_changed(self) -> None:
        pass

    def busy(self) -> bool:
        return bool(self._thinking) or self._pondering is not None

    def cut(self) -> None:
        pass

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        if self._pondering is not None:
            self._pondering.cancel()

    def wake(self) -> None:
        """Let every bot that is to act think about its question, once."""
        for seat in self._service.table.bots_to_act():
            key = (seat, self._service.table.asked(seat))
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._turn(*key))
        seats = self._may_ponder()
        if seats:
            self._pondering = asyncio.create_task(self._ponder(seats))

    # -- on the time of others

    def _may_ponder(self) -> list[int]:
        """Return the bots that may think while people choose: no other bot waits for a processor."""
        pools, table = self._pools, self._service.table
        if self._thinking or self._pondering is not None or self._service.settings.ponder_seconds <= 0.0:
            return []
        if not (pools.bots.is_idle() and pools.pondering.is_idle()) or table.phase() != "running":
            return []
        return [seat for seat, sitting in enumerate(table.seats) if sitting.kind() == "bot" and ponders(sitting.level)]

    async def _ponder(self, seats: list[int]) -> None:
        seq = self._service.table.seq
        try:
            for seat in seats:
                if self._service.table.seq == seq:
                    level = self._service.table.seats[seat].level
                    self._foreseen[seat, level] = await answers(self._service, self._pools.pondering, seat, level)
        except (WorkerTimeoutError, WorkerCrashedError) as fault:
            log.debug("nothing was foreseen at %s: %r", self._service.table.id, fault)
        finally:
            self._pondering = None

    def _foreseen_move(self, seat: int, level: str) -> Move | None:
        """Return the answer of a bot of this level to the seat's question, if it was foreseen."""
        answers = self._foreseen.pop((seat, level), None)
        match = self._service.table.match()
        if not answers or seat not in match.to_act:
            return None
        text = answers.get(question_key(encode(match.view(seat).state)))
        if text is None:
            return None
        self._metrics.foreseen += 1
        return match.parse(text)

    # -- on the own time

    async def _turn(self, seat: int, asked: int) -> None:
        try:
            again = await self._try(seat, asked)
        finally:
            self._thinking.pop((seat, asked), None)
        if again:
            self.wake()

    async def _try(self, seat: int, asked: int) -> bool:
        """Answer a question; wait a moment if that failed.  Return whether the bots must be woken."""
        failed = True
        try:
            await self._answer(seat, asked)
            self._delay = FIRST_DELAY
            failed = False
        except (RefusedError, AlreadyDoneError) as past:
            log.debug("a bot's answer came too late at %s: %s", self._service.table.id, past)
            return False  # the event that came first has woken the bots
        except StoreError as error:
            log.warning("a bot's answer could not be written at %s: %s", self._service.table.id, error)
        except Exception:
            log.exception("a fault of a bot at %s", self._service.table.id)
            self._metrics.faults += 1
        if failed:
            await self._wait()
        return True

    async def _wait(self) -> None:
        """Wait before the next try, longer each time that the last one failed too."""
        self._delay = min(2 * self._delay, LONGEST_DELAY)
        await asyncio.sleep(self._delay)

    async def _answer(self, seat: int, asked: int) -> None:
        """Play what the bot chooses; if it fails or its move is refused, what a simpler bot chooses."""
        started, settings = monotonic(), self._service.settings
        level, trouble = self._service.table.seats[seat].level, ""
        for name in (*dict.fromkeys((level, *FALLBACKS)), ANY_MOVE):
            move, fault = (self._foreseen_move(seat, level) if name == level else None), ""
            if move is None:
                move, fault = await think(self._service, self._pools, seat, name)
            trouble = trouble or fault
            if move is None:
                continue
            await asyncio.sleep(settings.bot_pace - (monotonic() - started))
            try:
                await self._service.execute(_command(seat, asked, level, move, trouble))
                return
            except RefusedError as refused:
                if not refused.clause or refused.stale or name == ANY_MOVE:
                    raise
                log.warning("the bot %s chose %s, refused by %s", name, move.text, refused.clause)
                trouble = trouble or "bot-failed"


def _command(seat: int, asked: int, level: str, move: Move, trouble: str) -> Command:
    """Return the command that plays a bot's move, unless the seat's question has changed meanwhile."""

    def command(table: Table, now: int) -> Decision:
        if table.seats[seat].level != level or table.asked(seat) != asked:
            return Decision([])
        decision = commands.move(table, now, MoveRequest(seat, asked, move.codes))
        noted = [e.Noted(now, trouble, seat, level)] if trouble else []
        return Decision([*noted, *decision.events], decision.successor)

    return command


async def think(service: TableService, pools: WorkerPools, seat: int, name: str) -> tuple[Move | None, str]:
    """Return the move that the bot `name` chooses and "", or None and the id of a notice about what went wrong."""
    table, match, settings = service.table, service.table.match(), service.settings
    if seat not in match.to_act:
        raise RefusedError("stale", stale=True)
    scripted = table.scripted_move(seat)
    if scripted is not None and name == table.seats[seat].level:
        return scripted, ""
    seen, seed = match.view(seat), question_seed(table, seat, "move")
    if name == ANY_MOVE:
        return random_move(seen.state, seat, FastRandom(seed)), ""
    task = _task(service, seen, name, seed, pools.bots.share(settings.bot_seconds))
    try:
        answer = await pools.bots.run(task, settings.bot_seconds + settings.bot_grace, Chosen)
        if isinstance(answer, Chosen):
            return match.parse(answer.move), ""
        log.warning("the bot %s failed at %s: %s", name, table.id, answer.fault)
    except (WorkerTimeoutError, WorkerCrashedError, InvalidMoveError) as fault:
        log.warning("the bot %s failed at %s: %r", name, table.id, fault)
        return None, "bot-late" if isinstance(fault, WorkerTimeoutError) else "bot-failed"
    return None, "bot-failed"


async def answers(service: TableService, pool: WorkerPool, seat: int, level: str) -> dict[str, str]:
    """Return what the bot of a seat would answer to likely next questions, by their keys: moves in notation."""
    table, settings = service.table, service.settings
    seen, made = table.match().view(seat), table.made
    seed, seconds = question_seed(table, seat, "ponder"), settings.ponder_seconds
    task = Ponder(made.game, made.house, made.options, encode(seen.state), seat, seed, seconds, level)
    answer = await pool.run(task, seconds + settings.bot_grace, Pondered)
    return answer.moves if isinstance(answer, Pondered) else {}


def _task(service: TableService, seen: View[Any], name: str, seed: int, seconds: float) -> Think:
    made = service.table.made
    return Think(made.game, made.house, made.options, encode(seen.state), seen.seat, seed, seconds, name)


def question_seed(table: Table, seat: int, purpose: str) -> int:
    """Return a seed that is the same for the same question in every process.

    It is mixed with the secret of the table: what a bot will do cannot be computed from public facts.  The key would
    not do, because that of a study is known.
    """
    question, secret = repr((seat, table.asked(seat), purpose)), bytes.fromhex(table.made.secret)
    return int.from_bytes(blake2b(question.encode(), key=secret or table.key, digest_size=7).digest(), "big")
