"""Write games to Parquet files.  Needs pyarrow (`pip install tenban[lab]`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .statistics import Row

_GROUP = 20_000  # rows of a group, so that the file does not depend on how the games were shared out


class ParquetFile:
    """A Parquet file that appears when its `with` block is complete; a block that fails leaves no file."""

    def __init__(self, path: Path, schema: Any) -> None:
        import pyarrow
        from pyarrow import parquet

        self.path = path
        self._unfinished = path.with_name(f".{path.name}.part")
        self._arrow = pyarrow
        self._schema = schema
        self._lines: list[dict[str, Any]] = []
        self._writer = parquet.ParquetWriter(self._unfinished, self._schema)

    def write(self, lines: list[dict[str, Any]]) -> None:
        """Write rows, in groups of a fixed size."""
        self._lines += lines
        while len(self._lines) >= _GROUP:
            self._write(self._lines[:_GROUP])
            self._lines = self._lines[_GROUP:]

    def _write(self, lines: list[dict[str, Any]]) -> None:
        self._writer.write_table(self._arrow.Table.from_pylist(lines, self._schema))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and self._lines:
            self._write(self._lines)
        self._writer.close()
        if kind is None:
            self._unfinished.replace(self.path)
        else:
            self._unfinished.unlink()


class Sheet(ParquetFile):
    """A Parquet file with one row per game and seat."""

    def __init__(self, path: Path) -> None:
        import pyarrow

        whole, small = pyarrow.int64(), pyarrow.int16()
        columns = {"game": whole, "seat": small, "bot": pyarrow.string(), "points": whole, "place": small}
        more = {"victory": pyarrow.float64(), "decisions": whole, "rounds": small}
        super().__init__(path, pyarrow.schema(columns | more))

    def add(self, rows: Sequence[Row]) -> None:
        """Write finished games."""
        self.write([line for row in rows for line in _lines(row)])


def _lines(row: Row) -> list[dict[str, Any]]:
    return [
        {
            "game": row.number,
            "seat": seat,
            "bot": row.bots[seat],
            "points": points,
            "place": row.places[seat] if row.places else None,
            "victory": 1 / len(row.winners) if seat in row.winners else 0.0,
            "decisions": row.decisions,
            "rounds": row.rounds,
        }
        for seat, points in enumerate(row.points)
    ]
