"""Unguessable words: seat tokens, invitations, table ids.  The store holds only a token's hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_lowercase, digits

_LETTERS = "".join(set(ascii_lowercase + digits) - set("il1o0"))  # an id may be read aloud


def new_token() -> str:
    """Return 192 random bits: a browser's right to its seats."""
    return token_urlsafe(24)


def new_invite() -> str:
    """Return the token of an invitation."""
    return token_urlsafe(15)


def new_table_id() -> str:
    """Return an id of about 79 random bits, so that a private table cannot be found by guessing."""
    return "".join(choice(_LETTERS) for _ in range(16))


def owner_of(token: str) -> str:
    """Return the hash by which the store knows a token; "" for a visitor without one."""
    return sha256(token.encode()).hexdigest() if token else ""
