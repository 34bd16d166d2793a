"""Every decision of a simulation as a row: what the seat saw (as a digest), could do and did, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tenban.bots import shared
from tenban.kernel import FastRandom, Rules, State, View, play, start, to_act, view
from tenban.kernel.snapshot import encode

from .parquet import ParquetFile
from .statistics import Row, places

_DIGEST = 16  # bytes


class Decision(NamedTuple):
    """One action of one seat."""

    number: int  # of the decision in its game, from 0
    seat: int
    step: str  # the paragraph of the rules that asked
    view: str  # a digest of all that the seat knew
    legal: list[int]  # codes
    choice: int  # the code chosen
    text: str  # the choice in notation
    value: float | None  # the bot's estimate of its win share, if it has one


class RecordedGame(NamedTuple):
    """A finished game with all its decisions."""

    row: Row
    decisions: list[Decision]
    clauses: list[dict[str, int]]  # by seat, points by clause


def digest(v: View[Any]) -> str:
    """Return a digest of a view: equal views have equal digests, in every process and on every machine."""
    data = {"seat": v.seat, "state": encode(v.state)}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=_DIGEST).hexdigest()


def play_recorded(
    rules: Rules[Any], options: dict[str, str], bots: tuple[str, ...], seed: int, number: int
) -> RecordedGame:
    """Play one game between bots, named by seat, and return it with its decisions."""
    s = start(rules, len(bots), options, FastRandom(seed))
    made: list[Decision] = []
    while seats := to_act(s):
        _choose(rules, s, seats[0], bots[seats[0]], seed, made)
    rounds = getattr(s, "round", None)
    totals, winners = tuple(rules.totals(s)), tuple(rules.winners(s))
    row = Row(number, bots, totals, winners, len(made), rounds, places(rules.ranking(s)))
    return RecordedGame(row, made, _by_clause(rules, s))


def _choose(rules: Rules[Any], s: State, seat: int, name: str, seed: int, made: list[Decision]) -> None:
    bot, seen = shared(name), view(rules, s, seat)
    move = bot.choose(seen, seed + len(made))
    valued = getattr(bot, "value", None)
    value = None if valued is None else float(valued(seen))
    for action in move.actions:
        seen = view(rules, s, seat)
        codes = [option.code for option in seen.legal()]
        step = type(s.stack[-1]).__name__
        made.append(Decision(len(made), seat, step, digest(seen), codes, action.code, action.text, value))
        play(rules, s, seat, action)


def _by_clause(rules: Rules[Any], s: State) -> list[dict[str, int]]:
    points: list[dict[str, int]] = [{} for _ in range(s.seats)]
    for line in rules.score(s):
        if 0 <= line.side < s.seats:
            of_seat = points[line.side]
            of_seat[line.clause.id] = of_seat.get(line.clause.id, 0) + line.points
    return points


class DecisionSheet(ParquetFile):
    """A Parquet file with one row per decision."""

    def __init__(self, path: Path) -> None:
        import pyarrow

        whole, small, text = pyarrow.int64(), pyarrow.int16(), pyarrow.string()
        columns = {"game": whole, "decision": pyarrow.int32(), "seat": small, "bot": text, "step": text, "view": text}
        chosen = {"legal": pyarrow.list_(small), "choice": small, "text": text, "value": pyarrow.float64()}
        ending = {"points": whole, "place": small, "victory": pyarrow.float64(), "clauses": pyarrow.map_(text, whole)}
        super().__init__(path, pyarrow.schema(columns | chosen | ending))

    def add(self, games: Sequence[RecordedGame]) -> None:
        """Write the decisions of finished games."""
        self.write([line for game in games for line in _lines(game)])


def _lines(game: RecordedGame) -> list[dict[str, Any]]:
    row = game.row
    return [
        {
            "game": row.number,
            "decision": made.number,
            "seat": made.seat,
            "bot": row.bots[made.seat],
            "step": made.step,
            "view": made.view,
            "legal": made.legal,
            "choice": made.choice,
            "text": made.text,
            "value": made.value,
            "points": row.points[made.seat],
            "place": row.places[made.seat],
            "victory": 1 / len(row.winners) if made.seat in row.winners else 0.0,
            "clauses": list(game.clauses[made.seat].items()),
        }
        for made in game.decisions
    ]
