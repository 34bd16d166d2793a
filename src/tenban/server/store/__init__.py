"""Storage of tables: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from tenban.server.store.port import ActionKey, ConflictError, Head, Row, Store, StoreError, TransientStoreError

__all__ = ["ActionKey", "ConflictError", "Head", "Row", "Store", "StoreError", "TransientStoreError", "store_for"]


def store_for(data: Path, database: str = "") -> Store:
    """Return the store that `--data` and `--database` name; raise StoreError."""
    if not database:
        from tenban.server.store.sqlite import SqliteStore

        return SqliteStore(data / "tables.sqlite3")
    if database.startswith(("postgres://", "postgresql://")):
        from tenban.server.store.postgres import PostgresStore

        return PostgresStore(database)
    raise StoreError(
        f"--database {database!r} is not understood; write postgresql://user@host/name, "
        "or leave it out to keep tables in a SQLite file"
    )
