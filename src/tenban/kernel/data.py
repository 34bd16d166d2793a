"""The data tables of a game: data.toml, the provenance of each table, and house files that replace entries."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from .errors import TenbanError

PROVENANCES: Final = ("rulebook", "public", "inferred", "reconstructed", "house")


class DataError(TenbanError, ValueError):
    """A table that cannot be used; the message names it and says what would be right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Base of a game's typed tables.  A box does not change: all states share it, and snapshots leave it out."""


B = TypeVar("B", bound=Box)


class Tables:
    """The raw tables of a game: name -> {provenance, note, …}.  Raises DataError for a table without provenance."""

    def __init__(self, game: str, raw: dict[str, Any]) -> None:
        self.game: Final = game
        self.raw: Final = raw
        for name, table in raw.items():
            if not isinstance(table, dict) or table.get("provenance") not in PROVENANCES:
                raise DataError(f"table {name} of {game} needs a provenance, one of: {', '.join(PROVENANCES)}")

    def __getitem__(self, name: str) -> dict[str, Any]:
        """Return a table by name."""
        table: dict[str, Any] = self.raw[name]
        return table

    def provenance(self) -> list[tuple[str, str, str]]:
        """Return (table, provenance, note) of each table in the order of the file."""
        return [(name, table["provenance"], table.get("note", "")) for name, table in self.raw.items()]

    def replaced(self, overrides: dict[str, Any]) -> Tables:
        """Return new tables with some entries replaced; raise DataError for unknown entries and other types."""
        raw = {name: dict(table) for name, table in self.raw.items()}
        for name, entries in overrides.items():
            if name not in raw:
                raise DataError(f"{self.game} has no table {name!r}; its tables are: {', '.join(raw)}")
            if not isinstance(entries, dict):
                raise DataError(f"[{name}] must be a table of entries")
            for key, value in entries.items():
                raw[name][key] = _alike(f"{name}.{key}", raw[name], key, value)
            raw[name]["provenance"] = "house"
        return Tables(self.game, raw)


def _alike(where: str, table: dict[str, Any], key: str, value: Any) -> Any:
    if key not in table:
        known = ", ".join(k for k in table if k not in ("provenance", "note"))
        raise DataError(f"there is no entry {where}; the entries are: {known}")
    if type(value) is not type(table[key]):
        raise DataError(f"{where} must be a {type(table[key]).__name__}, not {value!r}")
    return value


def read_tables(package: str) -> Tables:
    """Return the tables in the data.toml of a game's package."""
    text = files(package).joinpath("data.toml").read_text(encoding="utf-8")
    return Tables(package.rpartition(".")[2], tomllib.loads(text))


def load_box(package: str, overrides: dict[str, Any], make: Callable[[Tables], B]) -> tuple[Tables, B]:
    """Return a game's tables, with some entries replaced, and the box made from them; raise DataError."""
    tables = read_tables(package)
    if overrides:
        tables = tables.replaced(overrides)
    try:
        return tables, make(tables)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
        if isinstance(fault, DataError):
            raise
        raise DataError(f"the tables of {tables.game} do not fit together: {fault}") from fault


def parse_house(text: str) -> dict[str, Any]:
    """Return the tables in the text of a house file; raise DataError if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise DataError(f"the house file is not TOML: {fault}") from fault
