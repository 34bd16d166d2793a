"""Numbered .sql files, applied once each and in order."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from tenban.server.store.port import StoreError


class Migration(NamedTuple):
    number: int
    sql: str


def migrations(kind: str) -> list[Migration]:
    """All migrations of `sqlite` or `postgres`, ascending."""
    folder = files("tenban.server.store") / "sql" / kind
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [Migration(int(name[:3]), (folder / name).read_text("utf-8")) for name in names]


def due(kind: str, done: int) -> list[Migration]:
    """What is still to be applied to a database at `done`; a newer database is refused, not guessed at."""
    known = migrations(kind)
    if done > known[-1].number:
        raise StoreError(
            f"the database is at version {done}, this program knows versions up to {known[-1].number}; "
            "use the newer program that wrote it"
        )
    return [one for one in known if one.number > done]
