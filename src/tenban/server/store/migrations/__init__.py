"""Migrations: numbered .sql files, each applied once and in order."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from tenban.server.store.port import StoreError


class Migration(NamedTuple):
    number: int
    sql: str


def migrations(kind: str) -> list[Migration]:
    """Return all migrations of `sqlite` or `postgres`, in order."""
    folder = files("tenban.server.store.migrations") / kind
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [Migration(int(name[:3]), (folder / name).read_text("utf-8")) for name in names]


def due(kind: str, done: int) -> list[Migration]:
    """Return the migrations that a database at number `done` lacks; raise StoreError if it is too new."""
    known = migrations(kind)
    if done > known[-1].number:
        raise StoreError(
            f"the database is at version {done}, this program knows versions up to {known[-1].number}; "
            "use the newer program that wrote it"
        )
    return [one for one in known if one.number > done]
