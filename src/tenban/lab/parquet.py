"""Write games to a Parquet file, one row per game and seat.  Needs pyarrow (`pip install tenban[lab]`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from .statistics import Row


class Sheet:
    """A Parquet file that appears when its `with` block is complete; a block that fails leaves no file."""

    def __init__(self, path: Path) -> None:
        import pyarrow
        from pyarrow import parquet

        self.path = path
        self._unfinished = path.with_name(f".{path.name}.part")
        self._arrow = pyarrow
        whole, small = pyarrow.int64(), pyarrow.int16()
        columns = {"game": whole, "seat": small, "bot": pyarrow.string(), "points": whole, "place": small}
        more = {"victory": pyarrow.float64(), "decisions": whole, "rounds": small}
        self._schema = pyarrow.schema(columns | more)
        self._writer = parquet.ParquetWriter(self._unfinished, self._schema)

    def add(self, rows: Sequence[Row]) -> None:
        """Write finished games."""
        lines = [line for row in rows for line in _lines(row)]
        self._writer.write_table(self._arrow.Table.from_pylist(lines, self._schema))

    def __enter__(self) -> Sheet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()
        if kind is None:
            self._unfinished.replace(self.path)
        else:
            self._unfinished.unlink()


def _lines(row: Row) -> list[dict[str, object]]:
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
