"""What the suite found, for people to read."""

from __future__ import annotations

from dataclasses import dataclass, field

from .story import Story


@dataclass(frozen=True)
class Fault:
    """Something amiss, and the smallest story that shows it."""

    check: str
    what: str
    story: Story

    def __str__(self) -> str:
        lines = f"{self.check}: {self.what}\n{self.story}".splitlines()
        return "\n    ".join(lines)


@dataclass
class Result:
    """One check: how often it was asked and what it found first."""

    name: str
    title: str
    asked: int = 0
    fault: Fault | None = None

    @property
    def word(self) -> str:
        return "FAULT" if self.fault else "ok" if self.asked else "-"


@dataclass
class Report:
    """The results of a whole run."""

    game: str
    results: list[Result]
    games: int = 0
    choices: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.faults

    @property
    def faults(self) -> list[Fault]:
        return [result.fault for result in self.results if result.fault]

    def caught(self) -> list[str]:
        """The names of the checks that found something."""
        return [fault.check for fault in self.faults]

    def table(self) -> str:
        """One line per check, then the faults, each with its story."""
        width = max(len(result.name) for result in self.results)
        lines = [f"{r.word:<5}  {r.name:<{width}}  {r.asked:>6}  {r.title}" for r in self.results]
        head = f"{self.game}: {self.games} games, {self.choices} choices, {len(self.results)} checks"
        count = f"{len(self.faults)} faults" if self.faults else "no faults"
        parts = [head, *lines, *self.notes, count, *[f"\n{fault}" for fault in self.faults]]
        return "\n".join(parts)

    def __str__(self) -> str:
        return self.table()
