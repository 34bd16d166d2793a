"""What the suite found, for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .story import Story

NO_PEEK = "no-peek-"  # how the names of the checks begin that make up the certificate


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

    @property
    def watched(self) -> list[Result]:
        """The checks that make up the certificate."""
        return [result for result in self.results if result.name.startswith(NO_PEEK)]

    def certificate(self) -> str:
        """Whether every bot was seen to know no more than its seat."""
        watched = self.watched
        peeking = [result.name.removeprefix(NO_PEEK) for result in watched if result.fault]
        if peeking:
            return f"No certificate: {', '.join(peeking)} chose by what the seat cannot know."
        if not watched or not all(result.asked for result in watched):
            return "No certificate: not every bot was asked in worlds that a seat cannot tell apart."
        bots, asked = ", ".join(r.name.removeprefix(NO_PEEK) for r in watched), sum(r.asked for r in watched)
        return f"No-peek certificate: {bots} chose the same, {asked} times, in worlds that a seat cannot tell apart."

    def table(self) -> str:
        """One line per check, then the faults, each with its story."""
        width = max(len(result.name) for result in self.results)
        lines = [f"{r.word:<5}  {r.name:<{width}}  {r.asked:>6}  {r.title}" for r in self.results]
        head = f"{self.game}: {self.games} games, {self.choices} choices, {len(self.results)} checks"
        count = f"{len(self.faults)} faults" if self.faults else "no faults"
        parts = [head, *lines, *self.notes, self.certificate(), count, *[f"\n{fault}" for fault in self.faults]]
        return "\n".join(parts)

    def __str__(self) -> str:
        return self.table()


def certificates(reports: Sequence[Report]) -> str:
    """Bot by game: in how many worlds each was asked twice and answered the same."""
    names = list(dict.fromkeys(result.name for report in reports for result in report.watched))
    head = ["no-peek", *[report.game for report in reports]]
    rows = [[name.removeprefix(NO_PEEK), *[_cell(report, name) for report in reports]] for name in names]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]])
        for row in [head, *rows]
    )


def _cell(report: Report, name: str) -> str:
    found = next((result for result in report.watched if result.name == name), None)
    return "–" if found is None or not found.asked else "FAULT" if found.fault else str(found.asked)
