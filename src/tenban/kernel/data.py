"""The data tables of a game: data.toml, the provenance and the limits of each table, and house files.

A house file replaces entries of the tables.  It is untrusted: `Tables.replaced` accepts only what the limits of the
table allow.  Each table declares them beside its entries:

    limits = { hand = [1, 9] }           the least and the greatest of the numbers in an entry
    lengths = { kinds = [1, 8] }         lists whose length may differ from the printed one
    keys = { sun = [1, 15] }             tables of an entry whose keys are any numbers of a range
    choices = { colour = ["red", "blue"] }   the words that an entry may hold

A limit belongs to all numbers in the entry of its name, however deep they lie; the name nearest to a number counts,
and "*" stands for all names that are not declared.
How entries depend on each other is checked by the game's Box.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from .errors import TenbanError

PROVENANCES: Final = ("rulebook", "public", "inferred", "reconstructed", "house")
NOT_ENTRIES: Final = ("provenance", "note", "limits", "lengths", "keys", "choices")
MOST_NOTE: Final = 1_000  # characters of a note
MOST_TEXT: Final = 40  # characters of another text
MOST_SHOWN: Final = 40  # characters of a value in a message
HUGE: Final = 10**12  # a number that a message does not repeat


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

    @property
    def is_house(self) -> bool:
        """Whether a house file has replaced anything."""
        return any(table["provenance"] == "house" for table in self.raw.values())

    def provenance(self) -> list[tuple[str, str, str]]:
        """Return (table, provenance, note) of each table in the order of the file."""
        return [(name, table["provenance"], table.get("note", "")) for name, table in self.raw.items()]

    def entries(self, name: str) -> dict[str, Any]:
        """Return the entries of a table, without what it says about itself."""
        return {key: value for key, value in self.raw[name].items() if key not in NOT_ENTRIES}

    def replaced(self, overrides: dict[str, Any]) -> Tables:
        """Return new tables with some entries replaced; raise DataError for what the limits do not allow."""
        raw = {name: dict(table) for name, table in self.raw.items()}
        for name, entries in overrides.items():
            if name not in raw:
                raise DataError(f"{self.game} has no table {shown(name)}; its tables are: {', '.join(raw)}")
            if not isinstance(entries, dict):
                raise DataError(f"[{name}] must be a table of entries")
            for key, value in entries.items():
                raw[name][key] = Limits(raw[name]).checked(name, key, value)
            raw[name]["provenance"] = "house"
        return Tables(self.game, raw)


class Limits:
    """What the entries of one table may hold."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table: Final = table
        self.numbers: Final[dict[str, list[int]]] = table.get("limits", {})
        self.lengths: Final[dict[str, list[int]]] = table.get("lengths", {})
        self.keys: Final[dict[str, list[int]]] = table.get("keys", {})
        self.choices: Final[dict[str, list[str]]] = table.get("choices", {})

    def checked(self, name: str, key: str, value: Any) -> Any:
        """Return a new value of an entry; raise DataError, which names the entry and what it may be."""
        if key == "note":
            return _text(f"{name}.note", value, MOST_NOTE)
        if key not in self.table or key in NOT_ENTRIES:
            known = ", ".join(k for k in self.table if k not in NOT_ENTRIES)
            raise DataError(f"there is no entry {name}.{shown(key, bare=True)}; the entries are: {known}")
        self._check(f"{name}.{key}", [key], self.table[key], value)
        return value

    def _check(self, where: str, path: list[str], printed: Any, value: Any) -> None:
        """Check a value against the printed one, which gives its shape; `path` are the names on the way to it."""
        if isinstance(printed, dict):
            self._check_table(where, path, printed, value)
        elif isinstance(printed, list):
            self._check_list(where, path, printed, value)
        elif isinstance(printed, bool):
            if not isinstance(value, bool):
                raise DataError(f"{where} must be true or false, not {shown(value)}")
        elif isinstance(printed, int):
            self._check_number(where, path, value)
        else:
            self._check_text(where, path, value)

    def _check_table(self, where: str, path: list[str], printed: dict[str, Any], value: Any) -> None:
        if not isinstance(value, dict):
            raise DataError(f"{where} must be a table, not {shown(value)}")
        free = nearest(self.keys, path)
        if free is None and set(value) != set(printed):
            raise DataError(f"{where} must have the entries {', '.join(printed)}, and no others")
        for key, inner in value.items():
            if free is not None:
                number = int(key) if key.isascii() and key.isdecimal() and len(key) < len(str(HUGE)) else -1
                if not free[0] <= number <= free[1] or str(number) != key:
                    raise DataError(
                        f"each number of {where} must be a whole number from {free[0]} to {free[1]}, not {shown(key)}"
                    )
            self._check(f"{where}.{key}", [*path, key], printed.get(key, 0), inner)

    def _check_list(self, where: str, path: list[str], printed: list[Any], value: Any) -> None:
        if not isinstance(value, list):
            raise DataError(f"{where} must be a list, not {shown(value)}")
        lengths = nearest(self.lengths, path)
        least, most = (len(printed), len(printed)) if lengths is None else (lengths[0], lengths[1])
        if not least <= len(value) <= most:
            number = f"{least}" if least == most else f"{least} to {most}"
            raise DataError(f"{where} must be a list of {number} entries, not of {len(value)}")
        is_number = isinstance(printed[0], int) if printed else nearest(self.numbers, path) is not None
        for item in value:
            if is_number:
                self._check_number(f"each number of {where}", path, item)
            else:
                self._check_text(f"each entry of {where}", path, item)

    def _check_number(self, where: str, path: list[str], value: Any) -> None:
        limit = nearest(self.numbers, path)
        if limit is None:
            raise DataError(f"{where} has no limits, so no house file can replace it")
        if not isinstance(value, int) or isinstance(value, bool) or not limit[0] <= value <= limit[1]:
            allowed = f"{limit[0]}" if limit[0] == limit[1] else f"a whole number from {limit[0]} to {limit[1]}"
            raise DataError(f"{where} must be {allowed}, not {shown(value)}")

    def _check_text(self, where: str, path: list[str], value: Any) -> None:
        allowed = nearest(self.choices, path)
        if allowed is None:
            _text(where, value, MOST_TEXT)
        elif not isinstance(value, str) or value not in allowed:
            raise DataError(f"{where} must be one of: {', '.join(allowed)}; not {shown(value)}")


T = TypeVar("T")


def nearest(declared: dict[str, T], path: list[str]) -> T | None:
    """Return what is declared for the last name of a path that has a declaration, or for all others ("*")."""
    for name in reversed(path):
        if name in declared:
            return declared[name]
    return declared.get("*")


def _text(where: str, value: Any, most: int) -> str:
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise DataError(f"{where} must be a text of at most {most} printable characters, not {shown(value)}")
    return value


def shown(value: Any, bare: bool = False) -> str:
    """Return a value as a message can name it: a huge one is described instead of repeated."""
    if isinstance(value, int) and abs(value) > HUGE:
        return "a number with more than 12 digits"
    if isinstance(value, (list, dict)):
        return f"a {'list' if isinstance(value, list) else 'table'}"
    text = str(value) if bare and str(value).isprintable() else repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def numbers_in(path: list[str], value: Any) -> Iterator[tuple[list[str], int]]:
    """Yield the path and the value of every number in an entry."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in([*path, key], inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(path, inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


_READ: Final[dict[str, Tables]] = {}  # package -> its tables, which nobody changes: `replaced` returns new ones


def read_tables(package: str) -> Tables:
    """Return the tables in the data.toml of a game's package; the file is read once."""
    if package not in _READ:
        text = files(package).joinpath("data.toml").read_text(encoding="utf-8")
        _READ[package] = Tables(package.rpartition(".")[2], tomllib.loads(text))
    return _READ[package]


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
    except RecursionError as fault:
        raise DataError("the house file is not TOML that can be read: it is nested too deeply") from fault
    except ValueError as fault:
        raise DataError(f"the house file is not TOML: {fault}") from fault


def require(holds: bool, sentence: str) -> None:
    """Raise DataError with a sentence unless a relation between entries holds."""
    if not holds:
        raise DataError(sentence)
