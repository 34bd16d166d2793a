"""Requests of the wire as the domain's own types."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UnsetType

from tenban.server.presenters.bodies import ForkTable, NewTable
from tenban.server.presenters.schema import ActRequest
from tenban.server.tables.commands import MoveRequest
from tenban.server.tables.setup import Seating, TableSetup

T = TypeVar("T")


def given(value: T | UnsetType) -> T | None:
    """Return a field that may be left out, or None."""
    return None if isinstance(value, UnsetType) else value


def seating_of(request: NewTable | ForkTable) -> Seating:
    """Return who is to sit where."""
    return Seating(
        request.name,
        {int(seat): level for seat, level in request.bots.items()},
        given(request.seat),
        {int(seat): name for seat, name in request.names.items()},
        request.hotseat,
        request.watch,
        request.listed,
        isinstance(request, NewTable) and request.contribute,
    )


def setup_of(request: NewTable) -> TableSetup:
    """Return the table that is asked for."""
    seconds = given(request.absent_seconds) or 0
    return TableSetup(request.game, request.seats, seating_of(request), request.options, request.absence, seconds)


def move_of(request: ActRequest) -> MoveRequest:
    """Return the move that is asked for."""
    return MoveRequest(request.seat, request.seq, request.codes, request.id)
