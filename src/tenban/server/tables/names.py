"""Text that people typed, made safe to show: plain, of one line, with no control or direction-changing signs."""

from __future__ import annotations

import unicodedata

from tenban.server.tables.errors import RefusedError

_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def plain(text: str) -> str:
    shown = "".join(c if unicodedata.category(c) not in _REMOVED else " " for c in text)
    return " ".join(shown.split())


def name_of(text: str) -> str:
    name = plain(text)[:24].strip()
    if not name:
        raise RefusedError("name-empty", 400)
    return name


def talk_of(text: str) -> str:
    talk = plain(text)
    if not talk:
        raise RefusedError("chat-empty", 400)
    return talk
