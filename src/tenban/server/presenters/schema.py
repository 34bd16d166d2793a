"""Everything that crosses the wire: HTTP bodies and socket messages, as data.

A field with its default value is left out of the JSON.  Bounds stand beside the fields they bound, so that a
message that breaks one is refused before anybody looks at it.  `scripts/types` writes the same for the client.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tenban.scene.schema import Scene

Lang = Literal["en", "ja"]
Phase = Literal["waiting", "running", "over"]
Kind = Literal["free", "person", "bot"]

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Viewpoint = Annotated[int, Meta(ge=-1, le=5)]  # -1: a spectator
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
ActId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
Codes = Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
OptionWords = Annotated[dict[Word, Word], Meta(max_length=32)]
BotLevels = Annotated[dict[Annotated[str, Meta(pattern="^[0-5]$", max_length=1)], Word], Meta(max_length=6)]
Names = Annotated[dict[Annotated[str, Meta(pattern="^[0-5]$", max_length=1)], Name], Meta(max_length=6)]


class _Wire(Struct, omit_defaults=True):
    pass


# -- the lobby: what the server tells


class Problem(_Wire):
    """Every refusal over HTTP: what is wrong and what would be right."""

    error: str


class OptionValue(_Wire):
    value: str
    text: str


class OptionInfo(_Wire):
    name: str
    text: str
    values: list[OptionValue]
    default: str


class GameInfo(_Wire):
    id: str
    title: str
    version: str
    seats: list[int]  # how many may play, ascending
    text: str = ""  # one sentence about the game
    options: list[OptionInfo] = []


class BotInfo(_Wire):
    level: str
    title: str
    text: str = ""


class Games(_Wire):
    games: list[GameInfo]
    bots: list[BotInfo]


class ClauseText(_Wire):
    id: str
    text: str
    heading: str = ""  # of the chapter that begins here


class RulesText(_Wire):
    game: str
    version: str
    lang: Lang
    clauses: list[ClauseText]
    how: list[str] = []  # how to play, in a few paragraphs; the game's symbols how-1, how-2 … illustrate them


class SeatInfo(_Wire):
    """Who sits where.  `left`: a bot plays for a person who may come back."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""  # of the bot that plays here now
    here: bool = False  # the person is connected
    left: bool = False
    yours: bool = False
    absent: bool = False  # away for so long that others may let a bot play on


class TableLine(_Wire):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    made: int  # seconds since 1970
    changed: int
    study: bool = False  # made from a record or a fork: its key is known


class TableList(_Wire):
    tables: list[TableLine]


class Me(_Wire):
    """The tables this browser sits at, newest first."""

    tables: list[TableLine] = []
    name: str = ""


class Invite(_Wire):
    seat: int
    token: str
    path: str  # the page to open, without the host


class Seated(_Wire):
    """The answer to making, joining, forking: where you sit."""

    table: str
    seats: list[int] = []  # yours; empty: you watch
    invites: list[Invite] = []  # for the maker only


class ReplayScene(_Wire):
    """A past position: after `at` of `last` moves."""

    at: int
    last: int
    scene: Scene


class Verified(_Wire):
    """The commitment checked: SHA-256(key ‖ salt) and a replay of every move."""

    commitment: str
    key: str
    salt: str
    moves: int
    kept: bool  # key and salt give the commitment published at the start
    replays: bool  # every move is legal and leads to the same end
    over: bool
    text: str = ""


class Health(_Wire):
    ok: bool
    version: str
    tables: int
    store: str


# -- the lobby: what a browser asks


class NewTable(_Wire, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[int, Meta(ge=1, le=6)]
    name: Name
    options: OptionWords = {}
    bots: BotLevels = {}  # seat -> level
    seat: SeatNumber | UnsetType = UNSET  # where the maker sits; else the first seat without a bot
    names: Names = {}  # hot-seat: seat -> name
    hotseat: bool = False  # the maker plays every seat that is no bot's
    watch: bool = False  # the maker takes no seat
    listed: bool = False


class JoinTable(_Wire, forbid_unknown_fields=True):
    name: Name
    invite: Token = ""
    seat: SeatNumber | UnsetType = UNSET


class LeaveTable(_Wire, forbid_unknown_fields=True):
    """Leave all your seats, or one.  Before the start the seat is free again; after it a bot plays on."""

    seat: SeatNumber | UnsetType = UNSET
    level: Word = ""  # of the bot; else the table's usual


class BotSeat(_Wire, forbid_unknown_fields=True):
    """Put a bot on a free seat (the maker), on your own, or on that of somebody long absent."""

    seat: SeatNumber
    level: Word = ""


class InviteSeat(_Wire, forbid_unknown_fields=True):
    """Offer a seat that a bot plays, or that somebody left long ago, to whoever has the new link."""

    seat: SeatNumber


class HandBack(_Wire, forbid_unknown_fields=True):
    """Take your seat back from the bot."""

    seat: SeatNumber | UnsetType = UNSET


class Rematch(_Wire, forbid_unknown_fields=True):
    """The same people at a new table; the second who asks is led to the first one's."""


class ForkTable(_Wire, forbid_unknown_fields=True):
    """A new table from a finished one's position after `at` moves."""

    at: Sequence
    name: Name
    bots: BotLevels = {}
    seat: SeatNumber | UnsetType = UNSET
    names: Names = {}
    hotseat: bool = False
    watch: bool = False
    listed: bool = False


# -- the socket: what the server says


class UndoQuestion(_Wire):
    """Somebody asks to take a choice back."""

    seat: int
    agreed: list[int] = []
    waiting: list[int] = []  # seats whose people have not answered


class UndoMessage(_Wire, tag_field="t", tag="undo"):
    """May the viewer's seat take its last choice back, freely or by asking, and why.

    Sent a moment after the scene, and at once when somebody asks.
    """

    seq: int
    seat: int
    free: bool = False
    possible: bool = False  # by asking
    why: str = ""
    asked: UndoQuestion | UnsetType = UNSET


class SceneMessage(_Wire, tag_field="t", tag="scene"):
    """A position.  `asked`: the sequence number at which the viewer's question was put."""

    seq: int
    seat: int  # -1: a spectator
    scene: Scene
    asked: int = 0


class Notice(_Wire):
    """Something the server says to the whole table."""

    seq: int
    text: str


class TableMessage(_Wire, tag_field="t", tag="table"):
    """Who sits here and what goes on around the game.  Sent when it changes."""

    id: str
    game: str
    seq: int
    phase: Phase
    seats: list[SeatInfo]
    commitment: str = ""  # published when the game starts
    key: str = ""  # when it is over
    salt: str = ""
    options: dict[str, str] = {}
    watchers: int = 0
    hotseat: bool = False
    listed: bool = False
    maker: bool = False  # you made this table
    host: bool = False  # you say who may sit down: the maker, or anybody seated where the maker does not play
    study: bool = False
    hints: bool = False  # a hint may be asked here
    invites: list[Invite] = []  # of free seats, for the maker; of abandoned ones, also for who offers them
    rematch: str = ""  # the table of the rematch
    notices: list[Notice] = []


class AckMessage(_Wire, tag_field="t", tag="ack"):
    """The action `id` is stored for good, as number `seq`."""

    id: str
    seq: int


class RefusedMessage(_Wire, tag_field="t", tag="refused"):
    """The request `id` changed nothing.  `stale`: it answered an older question; a scene follows."""

    text: str
    id: str = ""
    clause: str = ""
    stale: bool = False


class ChatLine(_Wire):
    seq: int
    at: int  # seconds since 1970
    name: str
    text: str
    seat: int = -1


class ChatMessage(_Wire, tag_field="t", tag="chat"):
    """Lines of talk, oldest first; all the recent ones after connecting, then each as it comes."""

    lines: list[ChatLine]


class HintLine(_Wire):
    """One of the best choices, what may come of it, and what speaks for it."""

    codes: list[int]
    text: str
    outlook: int  # how well you would stand, in per cent: 0 lost … 100 won
    points: float | UnsetType = UNSET  # at the end, on average over games played out, if there was time for them
    rival: float | UnsetType = UNSET  # the best of the others, likewise
    why: str = ""
    clause: str = ""  # of the rules, that the reason speaks of


class HintMessage(_Wire, tag_field="t", tag="hint"):
    """What a bot would do in your place, best first."""

    id: str
    seq: int
    lines: list[HintLine]


class PongMessage(_Wire, tag_field="t", tag="pong"):
    pass


ServerMessage = (
    SceneMessage | TableMessage | UndoMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | PongMessage
)


# -- the socket: what a browser says


class ActRequest(_Wire, tag_field="t", tag="act", forbid_unknown_fields=True):
    """One complete choice: `codes` of a Choice of the scene `seq`.  `id` makes sending it twice harmless."""

    id: ActId
    seq: Sequence
    seat: SeatNumber
    codes: Codes


class ChatRequest(_Wire, tag_field="t", tag="chat", forbid_unknown_fields=True):
    text: ChatText


class UndoRequest(_Wire, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: SeatNumber
    id: ActId = "undo"


class UndoAnswer(_Wire, tag_field="t", tag="undo-answer", forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class LangRequest(_Wire, tag_field="t", tag="lang", forbid_unknown_fields=True):
    """From now on scenes in this language; one comes at once."""

    lang: Lang


class SitRequest(_Wire, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Look from another of your seats (hot-seat), or as a spectator."""

    seat: Viewpoint


class SyncRequest(_Wire, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send everything anew."""


class HintRequest(_Wire, tag_field="t", tag="hint", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber


class PingRequest(_Wire, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    ActRequest
    | ChatRequest
    | UndoRequest
    | UndoAnswer
    | LangRequest
    | SitRequest
    | SyncRequest
    | HintRequest
    | PingRequest
)

RecordText = dict[str, Any]  # the record's own JSON; tenban.kernel.record reads it
