"""Messages in the viewer's language, from Fluent files.

In a .ftl file `[moon]` is the symbol of that name, because Fluent uses braces itself; it is formatted as `{moon}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ja")
MOST_KNOWN: Final = 50_000  # sentences in the cache
_SYMBOL: Final = re.compile(r"\[([a-z][a-z0-9-]*)\]")


class Words:
    """The messages of one language, with the English ones for those that it lacks."""

    def __init__(self, lang: str, texts: Mapping[str, list[str]]) -> None:
        self.lang = lang
        self._bundles = [_bundle(code, texts[code]) for code in dict.fromkeys((lang, "en"))]
        self._plain: dict[str, str] = {}  # formatted messages without arguments
        self._known: dict[tuple[object, ...], str] = {}  # formatted messages with arguments

    def __call__(self, id: str, **args: str | int) -> str:
        """Return a message with its arguments, or the id itself if no message exists for it."""
        found = self._plain.get(id) if not args else self._known.get((id, *args.items()))
        return self._formatted(id, args) if found is None else found

    def _formatted(self, id: str, args: dict[str, Any]) -> str:
        """Format a message and cache it: most sentences are needed again and again."""
        found = self._format(id, args)
        if not args:
            self._plain[id] = found
            return found
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[id, *args.items()] = found
        return found

    def has(self, id: str) -> bool:
        """Return whether this language itself has the message."""
        return self._bundles[0].has_message(id)

    def clause(self, id: str) -> str:
        """Return the sentence of a clause."""
        return self("clause-" + slug(id))

    def _format(self, id: str, args: dict[str, Any]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, args)
                    return _SYMBOL.sub(r"{\1}", str(text))
        return id


def slug(clause: str) -> str:
    """Return the id of a clause as part of a message id: LO-6.1a becomes lo-6-1a."""
    return clause.lower().replace(".", "-")


def _bundle(lang: str, texts: list[str]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def core(lang: str) -> str:
    """Return the text of the messages that every game needs."""
    return files("tenban.scene").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def words_of(package: str, lang: str) -> Words:
    """Return the messages of a package together with those that every game needs."""
    return Words(lang, {code: [core(code), _own(package, code)] for code in LANGUAGES})


def _own(package: str, lang: str) -> str:
    file = files(package).joinpath("texts", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
