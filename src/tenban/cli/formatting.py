"""Messages for a terminal: symbols in texts are replaced by words."""

from __future__ import annotations

import re

from tenban.scene.text import wrapped
from tenban.scene.words import Words, slug
from tenban.scene.wrapping import width

_SYMBOL = re.compile(r"\{([a-z][a-z0-9-]*)\}")


def message(words: Words, id: str, **args: str | int) -> str:
    """Return a message with its symbols in words."""
    return without_symbols(words, words(id, **args))


def without_symbols(words: Words, text: str) -> str:
    """Return a text in which {symbol} is replaced by the message symbol-<name>."""
    return _SYMBOL.sub(lambda m: words(f"symbol-{m[1]}") if words.has(f"symbol-{m[1]}") else m[1], text)


def clause_text(words: Words, id: str) -> str:
    return message(words, f"clause-{slug(id)}")


def indented(head: str, text: str) -> str:
    """Return a paragraph with a hanging indent as wide as `head`."""
    return "\n".join(wrapped(text, head, " " * width(head)))
