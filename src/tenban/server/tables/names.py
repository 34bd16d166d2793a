"""Names and chat that people typed, made safe to show: plain text of one line."""

from __future__ import annotations

import unicodedata

from tenban.server.tables.errors import RefusedError

_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control and direction-changing characters, line breaks
# Letters, symbols and marks that show nothing: fillers of Hangul, Khmer and Braille, and the grapheme joiner.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
LONGEST_NAME = 24


def plain_text(text: str) -> str:
    """Return the text without control and blank characters and with single spaces; "" if nothing of it is visible."""
    shown = "".join(c if c not in _BLANK and unicodedata.category(c) not in _REMOVED else " " for c in text)
    if all(unicodedata.category(c)[0] in "MZ" for c in shown):
        return ""  # marks without a letter to stand on
    return " ".join(shown.split())


def checked_name(text: str) -> str:
    """Return a person's name as it is shown; raise RefusedError if nothing of it is left."""
    name = plain_text(text)[:LONGEST_NAME].strip()
    if not name:
        raise RefusedError("name-empty", 400)
    return name


def checked_chat(text: str) -> str:
    """Return a line of chat as it is shown; raise RefusedError if nothing of it is left."""
    line = plain_text(text)
    if not line:
        raise RefusedError("chat-empty", 400)
    return line
