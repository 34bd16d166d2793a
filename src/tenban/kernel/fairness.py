"""How the key of a table is drawn, so that neither the server nor a player alone can choose it.

The server draws a secret and publishes its hash, the pledge, before anybody sits down.  Then each person's client
contributes random bytes.  The key is a hash of all of them: docs/fairness.md specifies it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from .errors import TenbanError

SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 32
KEY_BYTES: Final = 16
_TAG: Final = b"tenban-key-1\x00"


class DrawError(TenbanError, ValueError):
    """A secret, a name or a contribution that no key can be drawn from."""


class KeyDraw(NamedTuple):
    """What a key was drawn from: the server's secret, and each seat's contribution (b"" if it made none)."""

    secret: bytes
    contributions: tuple[bytes, ...]


class DrawnKey(NamedTuple):
    key: bytes
    salt: bytes


def commitment(key: bytes, salt: bytes) -> str:
    """Return the hash that is published when a game starts, so that its key cannot be changed afterwards."""
    return sha256(key + salt).hexdigest()


def pledge(secret: bytes) -> str:
    """Return the hash that is published when a table is made, so that its secret cannot be changed afterwards."""
    return sha256(secret).hexdigest()


def drawn_key(draw: KeyDraw, names: list[str]) -> DrawnKey:
    """Return the key and the salt that a secret, the names at the start and the contributions give; raise DrawError."""
    if len(draw.secret) != SECRET_BYTES:
        raise DrawError(f"the secret should have {SECRET_BYTES} bytes")
    if len(draw.contributions) != len(names):
        raise DrawError("there should be one contribution for each name")
    message = _TAG + draw.secret + bytes([len(names)])
    for name, entropy in zip(names, draw.contributions, strict=True):
        if len(entropy) not in (0, ENTROPY_BYTES):
            raise DrawError(f"a contribution should have {ENTROPY_BYTES} bytes, or none")
        text = name.encode("utf-8", "surrogatepass")
        message += len(text).to_bytes(2, "big") + text + bytes([len(entropy)]) + entropy
    digest = sha256(message).digest()
    return DrawnKey(digest[:KEY_BYTES], digest[KEY_BYTES:])
