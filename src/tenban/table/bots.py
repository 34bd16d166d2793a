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
from tenban.table import desk
from tenban.table import entry as e
from tenban.table.desk import Plan
from tenban.table.fold import Table
from tenban.table.levels import FALLBACKS
from tenban.table.position import finish_parts
from tenban.table.refusal import Done, Refused
from tenban.table.store import StoreError
from tenban.table.thinkers import Crashed, Late
from tenban.table.wire import ActRequest
from tenban.table.worker import Chosen, Failed, Think

if TYPE_CHECKING:
    from tenban.table.room import Room

log = logging.getLogger("tenban.bots")
PATIENCE = 1.0  # seconds before trying again when the storage fails


class BotRunner:
    """The bots of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    def busy(self) -> bool:
        return bool(self._thinking)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def wake(self) -> None:
        """Let every bot that is asked something think about it, once."""
        for seat in self._room.table.bots_to_act():
            key = (seat, self._room.table.position().asked[seat])
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._turn(*key))

    async def _turn(self, seat: int, asked: int) -> None:
        again = True
        try:
            await self._answer(seat, asked)
        except (Refused, Done) as past:
            log.debug("a bot's answer came too late at %s: %s", self._room.table.id, past)
            again = False  # whatever came first has woken the bots
        except StoreError as error:
            log.warning("a bot's answer could not be written at %s: %s", self._room.table.id, error)
            await asyncio.sleep(PATIENCE)
        finally:
            self._thinking.pop((seat, asked), None)
        if again:
            self.wake()

    async def _answer(self, seat: int, asked: int) -> None:
        started = monotonic()
        level = self._room.table.chairs[seat].level
        texts, trouble = await think(self._room, seat, level, self._room.hall.settings.bot_seconds)
        await asyncio.sleep(self._room.hall.settings.bot_pace - (monotonic() - started))

        def decide(table: Table, now: int) -> Plan:
            if table.chairs[seat].level != level or table.position().asked[seat] != asked:
                return Plan([])
            plan = desk.choose(table, now, _request(table, seat, asked, texts))
            noted = [e.Noted(now, trouble, seat, level)] if trouble else []
            return Plan([*noted, *plan.entries], plan.ready)

        await self._room.do(decide)


def _request(table: Table, seat: int, asked: int, texts: list[str]) -> ActRequest:
    """The space in its id keeps it apart from every id a client may send."""
    codes = [action.code for action in table.position().actions(texts)]
    return ActRequest(f"bot {asked}", asked, seat, codes)


async def think(room: Room, seat: int, level: str, seconds: float) -> tuple[list[str], str]:
    """What a bot would choose, and what went wrong with it ("": nothing).  There is always an answer."""
    table, position = room.table, room.table.position()
    seen = view(position.rules, position.state, seat)
    seed = seed_of(table.id, seat, position.asked[seat])
    trouble = ""
    for name in dict.fromkeys((level, *FALLBACKS)):
        share = room.hall.thinkers.share(seconds)
        task = Think(table.made.game, table.made.house, table.made.options, encode(seen), seat, name, seed, share)
        try:
            answer = await room.hall.thinkers.run(task, seconds + room.hall.settings.bot_grace, Chosen)
        except (Late, Crashed) as fault:
            log.warning("the bot %s failed at %s: %r", name, table.id, fault)
            trouble = trouble or ("bot-late" if isinstance(fault, Late) else "bot-failed")
            continue
        if isinstance(answer, Chosen) and _stands(room, seat, answer.texts):
            return answer.texts, trouble
        log.warning("the bot %s chose what is not allowed at %s: %s", name, table.id, _what(answer))
        trouble = trouble or "bot-failed"
    return first_legal(room, seen, seat, seed), trouble


def _what(answer: Chosen | Failed) -> str:
    return answer.fault if isinstance(answer, Failed) else ", ".join(answer.texts)


def _stands(room: Room, seat: int, texts: list[str]) -> bool:
    """Is it a complete legal choice in what the seat sees?  (The table may have gone on; the desk asks again.)"""
    position = room.table.position()
    known = position.rules.space.by_text
    if not texts or any(text not in known for text in texts) or seat not in position.to_act():
        return bool(texts) and seat not in position.to_act()
    return position.refusal(seat, [known[text] for text in texts]) is None


def first_legal(room: Room, seen: State, seat: int, seed: int) -> list[str]:
    """When every bot has failed: any choice the rules allow."""
    rules = room.table.position().rules

    def choose(v: State, part: int) -> Action:
        choices = legal(v, seat)
        return choices[(seed + part) % len(choices)]

    return [action.text for action in finish_parts(rules, seen, seat, choose)]


def seed_of(*parts: object) -> int:
    """The same question gets the same answer, whichever process asks."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=7).digest(), "big")
