"""The server's own sentences, in the reader's language."""

from __future__ import annotations

from tenban.scene.words import words_of
from tenban.server.presenters.schema import Lang

LANGS: tuple[Lang, ...] = ("en", "ja")


def say(key: str, lang: Lang, **args: str | int) -> str:
    return words_of("tenban.server", lang)(key, **args)


def lang_of(wish: str) -> Lang:
    """The best of our languages for `?lang=` or an Accept-Language header; English if none fits."""
    for part in wish.split(",")[:10]:
        code = part.split(";")[0].strip().lower()[:2]
        for lang in LANGS:
            if code == lang:
                return lang
    return "en"
