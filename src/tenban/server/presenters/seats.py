"""The seats of a table as a viewer sees them: names, presence, invitations."""

from __future__ import annotations

from collections.abc import Sequence, Set

from tenban.server.presenters import schema
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import text
from tenban.server.tables.permissions import Asker, allowed_at_seat
from tenban.server.tables.summary import SeatSummary
from tenban.server.tables.table import Table


def seat_name(number: int, name: str, level: str, lang: Lang) -> str:
    """Return what a seat is called: its person's name, or a bot's."""
    return name or text("bot-name" if level else "seat-name", lang, number=number + 1)


def seat_names(table: Table, lang: Lang) -> list[str]:
    """Return what each seat is called."""
    return [seat_name(number, seat.name, seat.level, lang) for number, seat in enumerate(table.seats)]


def seat_infos(table: Table, lang: Lang, asker: Asker, here: Set[str]) -> list[schema.SeatInfo]:
    """Return who sits where, and what the asker may do with each seat."""
    return [
        schema.SeatInfo(
            number,
            seat.kind(),
            "" if seat.kind() == "free" else seat_name(number, seat.name, seat.level, lang),
            seat.level,
            here=seat.owner in here,
            left=bool(seat.level and seat.owner),
            yours=bool(asker.owner) and seat.owner == asker.owner,
            absent=seat.owner in asker.absent and seat.kind() == "person",
            contributed=bool(seat.entropy),
            may=list(allowed_at_seat(table, asker, number)),
        )
        for number, seat in enumerate(table.seats)
    ]


def summary_seats(seats: Sequence[SeatSummary], lang: Lang) -> list[schema.SeatInfo]:
    """Return the seats of a table in a list, which is the same for every viewer."""
    return [
        schema.SeatInfo(
            seat.seat,
            seat.kind,
            "" if seat.kind == "free" else seat_name(seat.seat, seat.name, seat.level, lang),
            seat.level,
            left=seat.left,
        )
        for seat in seats
    ]


def invites(table: Table, owner: str) -> list[schema.Invite]:
    """Return links to free seats for the maker; to abandoned ones also for the person who offers them."""
    maker = bool(owner) and owner == table.made.maker
    tokens = {seat: table.invites[seat] for seat in table.free_seats()} if maker else {}
    tokens |= {seat: offer.token for seat, offer in table.offers.items() if maker or offer.by == owner}
    return [schema.Invite(seat, token, f"/table/{table.id}?invite={token}") for seat, token in sorted(tokens.items())]
