"""The bots one can play with, and what they are called."""

from __future__ import annotations

from tenban.bots import BOTS, about
from tenban.scene.words import words_of
from tenban.table.refusal import Refused
from tenban.table.wire import BotInfo, Lang

USUAL = "greedy"  # who plays on for somebody who left
FALLBACKS = ("greedy", "random")  # who chooses when a stronger one fails


def level_of(word: str) -> str:
    """A level by its name, or the usual one; refuses what there is not."""
    if not word:
        return USUAL
    if word not in BOTS:
        raise Refused("no-such-level", 400, level=word, levels=", ".join(BOTS))
    return word


def title_of(level: str, lang: Lang) -> str:
    """What the bot is called at the table; one without a name of its own goes by its level."""
    words, key = words_of("tenban.table", lang), f"bot-{level}"
    return words(key) if words.has(key) else level


def bot_infos(lang: Lang) -> list[BotInfo]:
    return [BotInfo(level, title_of(level, lang), about(level, lang)) for level in BOTS]
