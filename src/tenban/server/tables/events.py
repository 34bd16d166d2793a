"""The journal's entries: a table is what these make of it, one after the other.

Entries are facts, in no language, and never change once written.  An entry's number is its place in the journal.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tenban.kernel.move import SEPARATOR


class _Entry(Struct, omit_defaults=True, tag_field="t"):
    at: int  # seconds since 1970


class Made(_Entry, tag="made"):
    game: str
    version: str
    seats: int
    options: dict[str, str]
    maker: str  # hashed token
    invites: list[str]  # one per seat
    hotseat: bool = False
    listed: bool = False
    house: dict[str, Any] = {}
    moves: list[tuple[int, str]] = []  # of a study: what was played before
    study: bool = False  # from a record or a fork: its key is known from the start
    closed: bool = False  # a record to look at: nobody plays on here
    key: str = ""  # of a study
    salt: str = ""


class Sat(_Entry, tag="sat"):
    seat: int
    name: str
    owner: str  # hashed token; "" in a record somebody brought


class Freed(_Entry, tag="freed"):
    """Somebody left before the start."""

    seat: int


class BotSat(_Entry, tag="bot"):
    """A bot plays here now; if somebody sat here, until he comes back."""

    seat: int
    level: str


class CameBack(_Entry, tag="back"):
    seat: int


class Invited(_Entry, tag="invited"):
    """An abandoned seat is offered to somebody else; whoever comes with the token first has it."""

    seat: int
    token: str
    by: str  # hashed token


class Began(_Entry, tag="began"):
    """All seats are taken: the secret key is drawn, its commitment published."""

    key: str
    salt: str
    commitment: str


class Moved(_Entry, tag="move"):
    """One complete move.  Journals of the first version have `texts`, one per action, instead of `move`."""

    seat: int
    move: str = ""  # in notation
    id: str = ""
    texts: list[str] = []

    def notation(self) -> str:
        """Return the move in notation, whichever version wrote it."""
        return self.move or SEPARATOR.join(self.texts)


class UndoAsked(_Entry, tag="undo-asked"):
    seat: int


class UndoAnswered(_Entry, tag="undo-answered"):
    seat: int
    agree: bool


class Undone(_Entry, tag="undone"):
    """Choice number `move` (from 0) is taken back: with all after it, or alone if it was still sealed."""

    seat: int
    move: int
    alone: bool = False


class Said(_Entry, tag="said"):
    name: str
    text: str
    seat: int = -1


class Rematched(_Entry, tag="rematch"):
    table: str


class Noted(_Entry, tag="noted"):
    """Something the table should hear from the server: a bot that failed, for example."""

    what: str
    seat: int = -1
    level: str = ""


Entry = (
    Made
    | Sat
    | Freed
    | BotSat
    | CameBack
    | Invited
    | Began
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Rematched
    | Noted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    return _decoder.decode(data)


def act_name(entry: Entry) -> str | None:
    """What makes a choice unique in its table, so that it cannot be written twice."""
    return f"{entry.seat}:{entry.id}" if isinstance(entry, Moved) and entry.id else None
