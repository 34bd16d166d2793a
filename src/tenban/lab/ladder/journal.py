"""The journal of a ladder: it stores every deal, so that a ladder that was stopped can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, asdict, fields
from pathlib import Path
from typing import Any

from tenban.kernel.errors import TenbanError

from ..parquet import Sheet
from ..statistics import Row
from .matches import Deal, Ladder

PLAN, DEALS, GAMES = "ladder.json", "deals.jsonl", "games.parquet"
_GROUP = 10_000  # games of one row group
_MAY_CHANGE = ("games",)  # when a ladder goes on
# what plans of earlier versions do not say
_USUAL = {field.name: field.default for field in fields(Ladder) if field.default is not MISSING}


class LadderError(TenbanError):
    """A folder with another ladder or a damaged one; the message says which."""


class Journal:
    """A folder with the plan, one line per deal, and at the end every game as Parquet."""

    def __init__(self, folder: Path, ladder: Ladder) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.ladder = ladder
        self._open_plan()

    def _open_plan(self) -> None:
        plan, file = json.loads(json.dumps(asdict(self.ladder))), self.folder / PLAN
        if file.exists():
            there = _read_plan(file)
            different = [name for name in plan if name not in _MAY_CHANGE and plan[name] != there.get(name)]
            if different:
                raise LadderError(
                    f"{self.folder} holds a ladder with another {', '.join(different)}; name another folder"
                )
        file.write_text(json.dumps(plan, ensure_ascii=False, indent=1) + "\n", "utf-8")

    @classmethod
    def there(cls, folder: Path) -> Journal:
        """Return the journal of the ladder in a folder; raise LadderError if there is none."""
        if not (folder / PLAN).is_file():
            raise LadderError(f"{folder} has no ladder; name a folder of `tenban ladder --out`")
        plan = _read_plan(folder / PLAN)
        try:
            ladder = Ladder(**{**plan, "bots": tuple(plan["bots"]), "options": tuple(map(tuple, plan["options"]))})
        except (TypeError, KeyError) as fault:
            raise LadderError(f"{folder / PLAN} is damaged; name another folder") from fault
        return cls(folder, ladder)

    def read(self) -> Iterator[Deal]:
        """Yield the deals already played; an incomplete last line is removed, and its deal is played again."""
        file = self.folder / DEALS
        if not file.exists():
            return
        whole = 0
        for n, line in enumerate(file.read_bytes().splitlines(keepends=True), 1):
            if not line.endswith(b"\n"):
                break
            try:
                yield _decoded(line)
            except (ValueError, TypeError) as fault:
                raise LadderError(f"line {n} of {file} is damaged; mend it, or name another folder") from fault
            whole += len(line)
        if whole < file.stat().st_size:
            with file.open("r+b") as lines:
                lines.truncate(whole)

    def write(self, deal: Deal) -> None:
        """Append a deal."""
        with (self.folder / DEALS).open("a", encoding="utf-8") as file:
            file.write(json.dumps([deal.pair, deal.number, deal.rows], ensure_ascii=False) + "\n")

    def write_games(self, deals: list[Deal]) -> Path:
        """Write every game and seat as a row of the Parquet file, and return its path."""
        path = self.folder / GAMES
        rows = [row for deal in deals for row in deal.rows]
        with Sheet(path) as sheet:
            for first in range(0, len(rows), _GROUP):
                some = enumerate(rows[first : first + _GROUP], first)
                sheet.add([row._replace(number=number) for number, row in some])
        return path


def _read_plan(file: Path) -> dict[str, Any]:
    try:
        return {**_USUAL, **json.loads(file.read_text("utf-8"))}
    except (ValueError, TypeError) as fault:
        raise LadderError(f"{file} is damaged; name another folder") from fault


def _decoded(line: bytes) -> Deal:
    pair, number, rows = json.loads(line)
    return Deal((pair[0], pair[1]), number, tuple([_row(row) for row in rows]))


def _row(row: list[Any]) -> Row:
    return Row._make([tuple(field) if isinstance(field, list) else field for field in row])
