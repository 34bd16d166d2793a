"""The bots one can play with, and what they are called."""

from __future__ import annotations

from tenban.table.refusal import Refused
from tenban.table.wire import BotInfo, Lang
from tenban.table.words import say

LEVELS = ("random", "greedy")
USUAL = "greedy"  # who plays on for somebody who left
FALLBACKS = ("greedy", "random")  # who chooses when a stronger one fails


def level_of(word: str) -> str:
    """A level by its name, or the usual one; refuses what there is not."""
    if not word:
        return USUAL
    if word not in LEVELS:
        raise Refused("no-such-level", 400, level=word, levels=", ".join(LEVELS))
    return word


def title_of(level: str, lang: Lang) -> str:
    return say(f"bot-{level}", lang)


def bot_infos(lang: Lang) -> list[BotInfo]:
    return [BotInfo(level, title_of(level, lang), say(f"bot-{level}-text", lang)) for level in LEVELS]
