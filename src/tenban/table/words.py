"""The server's own sentences, in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tenban.table.wire import Lang

LANGS: tuple[Lang, ...] = ("en", "ja")


@cache
def _bundle(lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = (files("tenban.table") / "texts" / f"{lang}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, lang: Lang, **args: object) -> str:
    """The message `key`; the texts of all languages have the same keys, and a test says so."""
    pattern = _bundle(lang).get_message(key).value
    assert pattern is not None, key
    text, faults = _bundle(lang).format_pattern(pattern, args)
    assert not faults, (key, faults)
    return str(text)


def lang_of(wish: str) -> Lang:
    """The best of our languages for `?lang=` or an Accept-Language header; English if none fits."""
    for part in wish.split(",")[:10]:
        code = part.split(";")[0].strip().lower()[:2]
        for lang in LANGS:
            if code == lang:
                return lang
    return "en"
