"""Hints: the best few moves of a seat, found in a worker process from what the seat sees."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec import UNSET

from tenban.bots import reason
from tenban.bots.advice import RIVAL
from tenban.kernel.snapshot import encode
from tenban.server.presenters import messages
from tenban.server.presenters.schema import HintLine, Lang
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.table import Table
from tenban.server.workers.bots import seed_of
from tenban.server.workers.pool import WorkerCrashedError, WorkerTimeoutError
from tenban.server.workers.worker import Advise, Advised, Failed, Line

if TYPE_CHECKING:
    from tenban.server.presenters.games import TableGame
    from tenban.server.tables.service import TableService

log = logging.getLogger("tenban.hints")


async def advise(service: TableService, seat: int) -> list[Line]:
    """The best few choices, best first; refuses if none could be found in time."""
    table, settings = service.table, service.registry.settings
    seen, made = table.match().view(seat), table.made
    seed = seed_of(table.id, seat, table.asked(seat), "hint")
    task = Advise(made.game, made.house, made.options, encode(seen.state), seat, seed, settings.hint_seconds)
    try:
        answer = await service.registry.advisers.run(task, settings.hint_seconds + settings.bot_grace, Advised)
    except (WorkerTimeoutError, WorkerCrashedError) as fault:
        log.warning("there was no hint at %s: %r", table.id, fault)
        raise RefusedError("hint-failed") from fault
    if isinstance(answer, Failed):
        raise RefusedError("hint-failed")
    return answer.lines


def told(game: TableGame, table: Table, seat: int, lang: Lang, lines: list[Line]) -> list[HintLine]:
    """Advice in the words of the scene that offers the choices."""
    moves = [table.match().parse(line.move) for line in lines]
    texts = messages.sentences(game, table, seat, lang, moves)
    words = game.words(lang)
    return [
        HintLine(
            codes=list(move.codes),
            text=text,
            outlook=round(100 * line.outlook),
            points=round(line.points, 1) if line.worlds else UNSET,
            rival=round(line.rival, 1) if line.worlds else UNSET,
            why=reason(line.reason, line.more, words, lang),
            clause="" if line.reason == RIVAL else line.reason,
        )
        for move, text, line in zip(moves, texts, lines, strict=True)
    ]
