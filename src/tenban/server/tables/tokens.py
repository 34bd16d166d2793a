"""Unguessable words: seat tokens, invitations, table ids.  The store sees a token's hash only."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_lowercase, digits

_LETTERS = "".join(set(ascii_lowercase + digits) - set("il1o0"))  # an id may be read aloud


def new_token() -> str:
    """192 bits: a browser's right to its seats."""
    return token_urlsafe(24)


def new_invite() -> str:
    return token_urlsafe(15)


def new_table_id() -> str:
    """About 79 bits, so that a private table is not found by trying."""
    return "".join(choice(_LETTERS) for _ in range(16))


def owner_of(token: str) -> str:
    """How the store knows a token; "" for somebody without one."""
    return sha256(token.encode()).hexdigest() if token else ""
