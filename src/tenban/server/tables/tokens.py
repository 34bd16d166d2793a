"""Unguessable words: seat tokens, invitations, table ids.  The store holds only a token's hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_lowercase, digits
from time import time

_LETTERS = "".join(sorted(set(ascii_lowercase + digits) - set("il1o0")))  # an id may be read aloud
_UNIT = 16  # seconds: tables that are made within so many have ids that begin alike
_TIME, _RANDOM = 5, 13  # letters of an id: those of the time begin again after fourteen years


def new_token() -> str:
    """Return 192 random bits: a browser's right to its seats."""
    return token_urlsafe(24)


def new_invite() -> str:
    """Return the token of an invitation."""
    return token_urlsafe(15)


def new_table_id() -> str:
    """Return an id with 64 random bits, so that a private table cannot be found by guessing.

    It begins with the time, so that tables that are played at the same time lie side by side in the store: among
    many tables, one commit then writes fewer pages.
    """
    return _time_letters(int(time()) // _UNIT) + "".join([choice(_LETTERS) for _ in range(_RANDOM)])


def _time_letters(units: int) -> str:
    """Return a number in letters that sort as the numbers do."""
    letters = ""
    for _ in range(_TIME):
        units, digit = divmod(units, len(_LETTERS))
        letters = _LETTERS[digit] + letters
    return letters


def owner_of(token: str) -> str:
    """Return the hash by which the store knows a token; "" for a visitor without one."""
    return sha256(token.encode()).hexdigest() if token else ""
