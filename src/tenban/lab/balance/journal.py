"""The journal of a laboratory: every result is a line, so that a run that was stopped can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tenban.kernel.errors import TenbanError

from .plan import LabPlan

PLAN, RESULTS = "lab.json", "results.jsonl"
FORMAT = 2  # rises when results change their form or meaning
_MAY_CHANGE = ("games", "twins", "option_games", "skill_games", "skill_bots")  # when a run goes on


class LabError(TenbanError):
    """A folder with another laboratory or a damaged one; the message says which."""


class Journal:
    """A folder with the plan and one line per result: [kind, what, number, …]."""

    def __init__(self, folder: Path, plan: LabPlan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        wanted, file = json.loads(json.dumps({"format": FORMAT, **asdict(plan)})), folder / PLAN
        if file.exists():
            there = _read(file)
            different = [name for name in wanted if name not in _MAY_CHANGE and wanted[name] != there.get(name)]
            if different:
                raise LabError(f"{folder} holds a lab with another {', '.join(different)}; name another folder")
        file.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", "utf-8")

    def read(self) -> Iterator[list[Any]]:
        """Yield the results so far; an incomplete last line is removed, and its game is played again."""
        file = self.folder / RESULTS
        if not file.exists():
            return
        whole = 0
        with file.open("rb") as lines:
            for n, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    yield list(json.loads(line))
                except (ValueError, TypeError) as fault:
                    raise LabError(f"line {n} of {file} is damaged; mend it, or name another folder") from fault
                whole += len(line)
        if whole < file.stat().st_size:
            with file.open("r+b") as partly:
                partly.truncate(whole)

    def write(self, results: Iterable[list[Any]]) -> None:
        """Append results."""
        with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in results)


def _read(file: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(file.read_text("utf-8")))
    except (ValueError, TypeError) as fault:
        raise LabError(f"{file} is damaged; name another folder") from fault
