"""The events of a table's journal.  Applying them in order gives the table.

Events are facts, in no language, and never change once written.  An event's number is its place in the journal.
Tags and field names are the stored form: journals of earlier versions must stay readable.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tenban.kernel.fairness import KeyDraw
from tenban.kernel.move import SEPARATOR
from tenban.server.store import ActionKey

Absence = Literal["wait", "others", "bot"]  # wait for the person, others may put a bot, a bot plays on by itself


class _Event(Struct, omit_defaults=True, tag_field="t"):
    at: int  # seconds since 1970


class Made(_Event, tag="made"):
    """The table was made; always the first event."""

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
    closed: bool = False  # an uploaded record: it can be viewed but not played
    key: str = ""  # of a study
    salt: str = ""
    secret: str = ""  # of the server; "" at tables of the first version
    absence: Absence = "others"  # what was agreed about people who are long absent
    absent_seconds: int = 0  # after which they are; 0: as the server is set
    totals: list[int] | None = None  # the result of an uploaded record
    lesson: str = ""  # its name, if the table teaches


class Sat(_Event, tag="sat"):
    seat: int
    name: str
    owner: str  # hashed token; "" in an uploaded record
    contributes: bool = False  # the game does not begin before this person's client has contributed to the key


class Freed(_Event, tag="freed"):
    """A person left before the start; the invitation to the seat is renewed."""

    seat: int
    invite: str = ""  # "" in journals of the first version: the old one stays


class BotSat(_Event, tag="bot"):
    """A bot plays this seat from now on; if a person owns it, until that person comes back."""

    seat: int
    level: str
    stands_in: bool = False  # for an absent person, who was not asked


class CameBack(_Event, tag="back"):
    seat: int


class Invited(_Event, tag="invited"):
    """An abandoned seat is offered to somebody else; the first person who comes with the token gets it."""

    seat: int
    token: str
    by: str  # hashed token


class Contributed(_Event, tag="contributed"):
    """A person's client contributed random bytes to the key, before the start."""

    seat: int
    entropy: str


class Draw(Struct):
    """What a key was drawn from, by seat: see docs/fairness.md."""

    secret: str
    names: list[str]  # at the start
    contributions: list[str]

    def as_bytes(self) -> KeyDraw:
        return KeyDraw(bytes.fromhex(self.secret), tuple([bytes.fromhex(entropy) for entropy in self.contributions]))


class Began(_Event, tag="began"):
    """All seats are taken: the secret key is drawn, its commitment published."""

    key: str
    salt: str
    commitment: str
    draw: Draw | None = None  # None: the key of a study, or of the first version


class Moved(_Event, tag="move"):
    """One complete move.  Journals of the first version have `texts`, one per action, instead of `move`."""

    seat: int
    move: str = ""  # in notation
    id: str = ""  # chosen by the client; "" for a bot's move
    texts: list[str] = []

    def notation(self) -> str:
        """Return the move in notation, whichever version wrote it."""
        return self.move or SEPARATOR.join(self.texts)


class UndoAsked(_Event, tag="undo-asked"):
    seat: int


class UndoAnswered(_Event, tag="undo-answered"):
    seat: int
    agree: bool


class Undone(_Event, tag="undone"):
    """Move number `move` (from 0) is taken back: with all after it, or alone if it was still sealed."""

    seat: int
    move: int
    alone: bool = False


class Said(_Event, tag="said"):
    name: str
    text: str
    seat: int = -1


class Rematched(_Event, tag="rematch"):
    table: str


class Noted(_Event, tag="noted"):
    """Something the server reports to the table, for example that a bot failed."""

    what: str  # the message note-<what>
    seat: int = -1
    level: str = ""


TableEvent = (
    Made
    | Sat
    | Freed
    | BotSat
    | CameBack
    | Invited
    | Contributed
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
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def encode(event: TableEvent) -> bytes:
    """Return the stored form of an event."""
    return _encoder.encode(event)


def decode(data: bytes) -> TableEvent:
    """Return the event of a stored form."""
    return _decoder.decode(data)


def action_key(event: TableEvent) -> ActionKey | None:
    """Return what identifies a client's move within its table, so that it cannot be written twice."""
    return ActionKey(event.seat, event.id) if isinstance(event, Moved) and event.id else None
