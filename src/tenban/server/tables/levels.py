"""The bots one can play with, and what they are called."""

from __future__ import annotations

from tenban.bots import BOTS, LEVELS, USUAL, about
from tenban.scene.words import words_of
from tenban.server.presenters.schema import BotInfo, Lang
from tenban.server.tables.errors import RefusedError

FALLBACKS = ("greedy", "random")  # who chooses when a stronger one fails


def level_of(word: str) -> str:
    """A bot by its name, or the usual one; refuses what there is not."""
    if not word:
        return USUAL
    if word not in BOTS:
        raise RefusedError("no-such-level", 400, level=word, levels=", ".join(level.name for level in LEVELS))
    return word


def title_of(level: str, lang: Lang) -> str:
    """What the bot is called at the table; one without a name of its own goes by its level."""
    words, key = words_of("tenban.server", lang), f"bot-{level}"
    return words(key) if words.has(key) else level


def bot_infos(lang: Lang) -> list[BotInfo]:
    """The levels, from the gentlest up; the other bots can be asked for by name."""
    return [BotInfo(level.name, title_of(level.name, lang), about(level.name, lang)) for level in LEVELS]
