"""Reports of the suite, for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .playthrough import Scenario

NO_PEEK = "no-peek-"  # the prefix of the checks that make up the certificate


@dataclass(frozen=True)
class Fault:
    """What a check found, and the shortest scenario that shows it."""

    check: str
    what: str
    scenario: Scenario

    def __str__(self) -> str:
        lines = f"{self.check}: {self.what}\n{self.scenario}".splitlines()
        return "\n    ".join(lines)


@dataclass
class Result:
    """One check: how often it ran, and the first fault it found."""

    name: str
    title: str
    asked: int = 0
    fault: Fault | None = None

    @property
    def status(self) -> str:
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
        """Return the names of the checks that found a fault."""
        return [fault.check for fault in self.faults]

    @property
    def no_peek(self) -> list[Result]:
        """The results that make up the certificate."""
        return [result for result in self.results if result.name.startswith(NO_PEEK)]

    def certificate(self) -> str:
        """Return one sentence: whether any bot used what its seat does not know."""
        results = self.no_peek
        peeking = [result.name.removeprefix(NO_PEEK) for result in results if result.fault]
        if peeking:
            return f"No certificate: {', '.join(peeking)} used what the seat cannot know."
        if not results or not all(result.asked for result in results):
            return "No certificate: not every bot was asked in worlds that a seat cannot tell apart."
        bots, asked = ", ".join(r.name.removeprefix(NO_PEEK) for r in results), sum(r.asked for r in results)
        return f"No-peek certificate: {bots} chose the same, {asked} times, in worlds that a seat cannot tell apart."

    def table(self) -> str:
        """Return one line per check, then the faults, each with its scenario."""
        width = max(len(result.name) for result in self.results)
        lines = [f"{r.status:<5}  {r.name:<{width}}  {r.asked:>6}  {r.title}" for r in self.results]
        head = f"{self.game}: {self.games} games, {self.choices} choices, {len(self.results)} checks"
        count = f"{len(self.faults)} faults" if self.faults else "no faults"
        parts = [head, *lines, *self.notes, self.certificate(), count, *[f"\n{fault}" for fault in self.faults]]
        return "\n".join(parts)

    def __str__(self) -> str:
        return self.table()


def certificates(reports: Sequence[Report]) -> str:
    """Return a table of bots and games: in how many pairs of worlds each bot was asked and chose the same."""
    names = list(dict.fromkeys(result.name for report in reports for result in report.no_peek))
    head = ["no-peek", *[report.game for report in reports]]
    rows = [[name.removeprefix(NO_PEEK), *[_cell(report, name) for report in reports]] for name in names]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]])
        for row in [head, *rows]
    )


def _cell(report: Report, name: str) -> str:
    found = next((result for result in report.no_peek if result.name == name), None)
    return "–" if found is None or not found.asked else "FAULT" if found.fault else str(found.asked)
