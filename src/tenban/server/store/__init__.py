"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

from tenban.server.store.port import ConflictError, Head, Row, Store, StoreError

__all__ = ["ConflictError", "Head", "Row", "Store", "StoreError", "store_for"]


def store_for(data: Path, database: str = "") -> Store:
    """The store that `--data` and `--database` name."""
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
