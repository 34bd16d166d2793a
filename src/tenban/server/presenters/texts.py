"""The server's own sentences, in the reader's language."""

from __future__ import annotations

from tenban.scene.words import words_of
from tenban.server.presenters.schema import Lang
from tenban.server.tables.errors import RefusedError

LANGS: tuple[Lang, ...] = ("en", "ja")


def text(id: str, lang: Lang, **arguments: str | int) -> str:
    """Return a message of texts/*.ftl."""
    return words_of("tenban.server", lang)(id, **arguments)


def refusal_text(refused: RefusedError, lang: Lang) -> str:
    """Return why a request was refused."""
    return refused.text or text(refused.why, lang, **refused.arguments)


def level_title(level: str, lang: Lang) -> str:
    """Return the name of a bot's level; a level without a name of its own goes by its id."""
    words, id = words_of("tenban.server", lang), f"bot-{level}"
    return words(id) if words.has(id) else level


def lang_of(wish: str) -> Lang:
    """Return the best language for `?lang=` or an Accept-Language header; English if none fits."""
    for part in wish.split(",")[:10]:
        code = part.split(";")[0].strip().lower()[:2]
        for lang in LANGS:
            if code == lang:
                return lang
    return "en"
