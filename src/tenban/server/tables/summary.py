"""A table as lists show it.  The store keeps it beside the index, so its JSON must stay readable."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tenban.server.tables.table import Phase, SeatKind, Table


class SeatSummary(Struct, omit_defaults=True):
    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    left: bool = False  # a bot plays for a person who may come back


class TableSummary(Struct, omit_defaults=True):
    id: str
    game: str
    phase: Phase
    seats: list[SeatSummary]
    made: int  # seconds since 1970
    changed: int
    study: bool = False
    winners: list[int] = []  # when the game is over
    totals: list[int] = []
    lesson: str = ""  # its name, if the table teaches


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableSummary)


def encoded_summary(table: Table, phase: Phase | None = None, result: tuple[list[int], list[int]] = ([], [])) -> bytes:
    """Return the stored form of a table's summary.

    `phase` is the table's own if it is left out; `result` are the winners and the points when the game is over.
    """
    seats = [
        SeatSummary(number, seat.kind(), seat.name, seat.level, left=bool(seat.level and seat.owner))
        for number, seat in enumerate(table.seats)
    ]
    made = table.made
    state = phase or table.phase()
    return _encoder.encode(
        TableSummary(table.id, made.game, state, seats, made.at, table.changed, made.study, *result, lesson=made.lesson)
    )


def decoded_summary(data: bytes) -> TableSummary:
    """Return the summary of its stored form."""
    return _decoder.decode(data)
