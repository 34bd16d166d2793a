"""Names and chat that people typed, made safe to show: plain text of one line."""

from __future__ import annotations

import unicodedata

from tenban.server.tables.errors import RefusedError

_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control and direction-changing characters, line breaks
LONGEST_NAME = 24


def plain_text(text: str) -> str:
    """Return the text without control characters and with single spaces."""
    shown = "".join(c if unicodedata.category(c) not in _REMOVED else " " for c in text)
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
