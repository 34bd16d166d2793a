"""Hints: the best few choices of a seat, found from what it sees, in a process of their own."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec import UNSET

from tenban.bots import reason
from tenban.bots.advice import RIVAL
from tenban.kernel.sight import view
from tenban.kernel.snapshot import encode
from tenban.table import telling
from tenban.table.bots import seed_of
from tenban.table.fold import Table
from tenban.table.refusal import Refused
from tenban.table.thinkers import Crashed, Late
from tenban.table.wire import HintLine, Lang
from tenban.table.worker import Advise, Advised, Failed, Line

if TYPE_CHECKING:
    from tenban.table.games import TableGame
    from tenban.table.room import Room

log = logging.getLogger("tenban.hints")


async def advise(room: Room, seat: int) -> list[Line]:
    """The best few choices, best first; refuses if none could be found in time."""
    table, position, settings = room.table, room.table.position(), room.hall.settings
    seen, made = view(position.rules, position.state, seat), table.made
    seed = seed_of(table.id, seat, position.asked[seat], "hint")
    task = Advise(made.game, made.house, made.options, encode(seen), seat, seed, settings.hint_seconds)
    try:
        answer = await room.hall.advisers.run(task, settings.hint_seconds + settings.bot_grace, Advised)
    except (Late, Crashed) as fault:
        log.warning("there was no hint at %s: %r", table.id, fault)
        raise Refused("hint-failed") from fault
    if isinstance(answer, Failed):
        raise Refused("hint-failed")
    return answer.lines


def told(game: TableGame, table: Table, seat: int, lang: Lang, lines: list[Line]) -> list[HintLine]:
    """Advice in the words of the scene that offers the choices."""
    codes = [[action.code for action in table.position().actions(line.texts)] for line in lines]
    texts = telling.sentences(game, table, seat, lang, codes)
    words = game.words(lang)
    return [
        HintLine(
            codes=own,
            text=text,
            outlook=round(100 * line.outlook),
            points=round(line.points, 1) if line.worlds else UNSET,
            rival=round(line.rival, 1) if line.worlds else UNSET,
            why=reason(line.reason, line.more, words, lang),
            clause="" if line.reason == RIVAL else line.reason,
        )
        for own, text, line in zip(codes, texts, lines, strict=True)
    ]
