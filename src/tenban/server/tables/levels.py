"""The levels of the bots that can be seated."""

from __future__ import annotations

from tenban.bots import BOTS, LEVELS, USUAL
from tenban.server.tables.errors import RefusedError


def checked_level(name: str) -> str:
    """Return the level of that name, or the usual one for ""; raise RefusedError if there is none."""
    if not name:
        return USUAL
    if name not in BOTS:
        raise RefusedError("no-such-level", 400, level=name, levels=", ".join(level.name for level in LEVELS))
    return name
