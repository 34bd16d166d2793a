"""How the key of a table is drawn when nobody is waited for any more: see docs/fairness.md."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from tenban.kernel.fairness import KEY_BYTES, SECRET_BYTES, commitment, drawn_key
from tenban.kernel.record import Record
from tenban.server.tables import events as e
from tenban.server.tables.table import Table, TableSeat


def new_secret() -> str:
    """Return the secret of a new table, whose hash is published at once."""
    return token_hex(SECRET_BYTES)


def began_after(table: Table, now: int, events: Sequence[e.TableEvent]) -> list[e.TableEvent]:
    """Return the start of the game if these events take the last free seat or are the last awaited contribution."""
    if table.phase() != "waiting":
        return []
    after = table.with_events(events, None)
    return [began(table.made, now, after.seats)] if after.ready() else []


def began(made: e.Made, now: int, seats: Sequence[TableSeat]) -> e.Began:
    """Return the start of the game: its key is drawn from the secret and the contributions, unless it is known."""
    if made.study:
        return _began(now, made.key, made.salt)
    if not made.secret:  # a table of the first version
        return _began(now, token_hex(KEY_BYTES), token_hex(KEY_BYTES))
    draw = e.Draw(made.secret, [seat.name for seat in seats], [seat.entropy for seat in seats])
    drawn = drawn_key(draw.as_bytes(), draw.names)
    return _began(now, drawn.key.hex(), drawn.salt.hex(), draw)


def began_from(record: Record, now: int) -> e.Began:
    """Return the start of an uploaded record, with all that it says about its key."""
    draw = record.draw
    told = draw and e.Draw(draw.secret.hex(), record.names, [entropy.hex() for entropy in draw.contributions])
    return _began(now, record.key.hex(), record.salt.hex(), told)


def _began(now: int, key: str, salt: str, draw: e.Draw | None = None) -> e.Began:
    return e.Began(now, key, salt, commitment(bytes.fromhex(key), bytes.fromhex(salt)), draw)
