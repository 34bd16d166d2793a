"""Messages for a terminal: symbols become words."""

from __future__ import annotations

import re

from tenban.scene.text import width, wrapped
from tenban.scene.words import Words, slug

_SYMBOL = re.compile(r"\{([a-z][a-z0-9-]*)\}")


def plain(words: Words, id: str, **args: str | int) -> str:
    """A message with {symbol} read aloud."""
    return spoken(words, words(id, **args))


def spoken(words: Words, text: str) -> str:
    return _SYMBOL.sub(lambda m: words(f"symbol-{m[1]}") if words.has(f"symbol-{m[1]}") else m[1], text)


def clause_text(words: Words, id: str) -> str:
    return plain(words, f"clause-{slug(id)}")


def indented(head: str, text: str) -> str:
    """A paragraph whose further lines stand under its text."""
    return "\n".join(wrapped(text, head, " " * width(head)))
