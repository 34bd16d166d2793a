"""Bodies of the HTTP requests and answers, as data.

A field with its default value is left out of the JSON.  Bounds stand beside the fields they bound, so that a body
that breaks one is refused before it is used.  `scripts/types` writes the same types for the client.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tenban.scene.rulebook import HowKind
from tenban.scene.schema import Scene, Sheet
from tenban.server.presenters.schema import (
    Absence,
    Invite,
    Lang,
    Name,
    Phase,
    SeatInfo,
    SeatNumber,
    Sequence,
    Token,
    Word,
)

ReplayAction = Literal["fork"]  # what a viewer of a past position may do

OptionWords = Annotated[dict[Word, Word], Meta(max_length=32)]
SeatKey = Annotated[str, Meta(pattern="^[0-5]$", max_length=1)]
AbsentSeconds = Annotated[int, Meta(ge=60, le=30 * 24 * 3600)]
BotLevels = Annotated[dict[SeatKey, Word], Meta(max_length=6)]
Names = Annotated[dict[SeatKey, Name], Meta(max_length=6)]


class _Body(Struct, omit_defaults=True):
    pass


# -- answers


class Problem(_Body):
    """Every refusal over HTTP: what is wrong and what would be right, in one sentence."""

    error: str


class OptionValue(_Body):
    value: str
    text: str


class OptionInfo(_Body):
    name: str
    text: str
    values: list[OptionValue]
    default: str
    advanced: bool = False  # belongs among further options
    most_seats: int = 0  # applies only up to so many seats; 0: to any number


class LessonInfo(_Body):
    """A guided game."""

    id: str
    title: str
    minutes: int
    text: str = ""  # one sentence about it


class Lessons(_Body):
    game: str
    title: str  # of the game
    lessons: list[LessonInfo]


class GameInfo(_Body):
    id: str
    title: str
    version: str
    seats: list[int]  # how many may play, ascending
    text: str = ""  # one sentence about the game
    duration: str = ""  # how long a game takes
    weight: str = ""  # how much there is to learn
    options: list[OptionInfo] = []
    lessons: list[LessonInfo] = []  # guided games, the first one for newcomers
    ratings: dict[str, dict[str, int]] = {}  # number of seats -> level of a bot -> its rating


class BotInfo(_Body):
    level: str
    title: str
    text: str = ""


class Games(_Body):
    games: list[GameInfo]
    bots: list[BotInfo]


class ClauseText(_Body):
    id: str
    text: str
    heading: str = ""  # of the chapter that begins here
    doubt: str = ""  # why the clause is a reconstruction


class RulesText(_Body):
    game: str
    version: str
    lang: Lang
    clauses: list[ClauseText]
    sheets: list[Sheet] = []  # what is printed on the components
    legend: dict[str, str] = {}  # symbol -> word, for {symbol} in any text
    palette: dict[str, str] = {}


class HowPart(_Body):
    """A paragraph of the how-to-play; its picture is a scene that holds only the pieces to show."""

    id: str
    kind: HowKind
    text: str
    picture: Scene | UnsetType = UNSET
    marks: list[str] = []  # pieces that the text is about
    scale: str = ""  # small or wide: how large the picture is drawn


class HowText(_Body):
    """How to play: goal, a turn in pictures, how one wins, and what beginners get wrong."""

    game: str
    lang: Lang
    parts: list[HowPart] = []
    legend: dict[str, str] = {}


class SymbolText(_Body):
    art: str
    name: str
    text: str = ""


class CardText(_Body):
    """The reference card of a game: the order of a turn, costs, scoring, every symbol."""

    game: str
    lang: Lang
    title: str
    turn: list[str] = []
    costs: list[str] = []
    scoring: list[str] = []
    symbols: list[SymbolText] = []
    legend: dict[str, str] = {}
    palette: dict[str, str] = {}


class TableLine(_Body):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    made: int  # seconds since 1970
    changed: int
    study: bool = False  # made from a record or a fork: its key is known
    status: str = ""  # where the game is, or how it ended
    lesson: str = ""  # the name of the lesson, if the table teaches


class TableList(_Body):
    tables: list[TableLine]


class Me(_Body):
    """The tables this browser sits at, newest first."""

    tables: list[TableLine] = []
    name: str = ""


class Seated(_Body):
    """The answer to making, joining and forking: where you sit."""

    table: str
    seats: list[int] = []  # yours; empty: you watch
    invites: list[Invite] = []  # for the maker only


class ReplayHead(_Body):
    """A heading of the log, and after how many moves it is reached."""

    at: int
    text: str


class ReplayScene(_Body):
    """A past position: after `at` of `last` moves; `heads` are the rounds or turns of the whole game."""

    at: int
    last: int
    scene: Scene
    may: list[ReplayAction] = []
    heads: list[ReplayHead] = []


class Course(_Body):
    """The points of every seat in the course of a game: at its beginning, after equal numbers of moves, at its end."""

    points: list[list[int]]


class Verified(_Body):
    """The result of checking the commitment, SHA-256(key ‖ salt), and of replaying every move."""

    commitment: str
    key: str
    salt: str
    moves: int
    kept: bool  # key and salt give the commitment published at the start
    replays: bool  # every move is legal and leads to the same end
    over: bool
    text: str = ""


class Address(_Body):
    """Where others find this page: "" means the address that the browser shows."""

    origin: str = ""


class Health(_Body):
    """Whether the server can do its work; it answers with 503 if not."""

    ok: bool
    version: str
    store: str
    trouble: str = ""  # why the storage does not answer
    faults: int = 0  # since the start
    unreadable: int = 0  # tables that cannot be opened
    loop_blocked: float = 0.0  # seconds, the longest time for which work kept the event loop


# -- requests


class NewTable(_Body, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[int, Meta(ge=1, le=6)]
    name: Name
    options: OptionWords = {}
    bots: BotLevels = {}  # seat -> level
    seat: SeatNumber | UnsetType = UNSET  # where the maker sits; else the first seat without a bot
    names: Names = {}  # hot-seat: seat -> name
    hotseat: bool = False  # the maker plays every seat without a bot
    watch: bool = False  # the maker takes no seat
    listed: bool = False
    contribute: bool = False  # your client will contribute to the key; the game does not begin before
    absence: Absence = "others"  # about absent people: wait, others may put a bot, or a bot plays on by itself
    absent_seconds: AbsentSeconds | UnsetType = UNSET  # after which they are absent; else as the server is set


class StartLesson(_Body, forbid_unknown_fields=True):
    """A new table that teaches, from a lesson of the game."""

    name: Name


class JoinTable(_Body, forbid_unknown_fields=True):
    name: Name
    invite: Token = ""
    seat: SeatNumber | UnsetType = UNSET
    contribute: bool = False  # your client will contribute to the key; the game does not begin before


class LeaveTable(_Body, forbid_unknown_fields=True):
    """Leave all your seats, or one.  Before the start the seat is free again; after it a bot plays on."""

    seat: SeatNumber | UnsetType = UNSET
    level: Word = ""  # of the bot; "" means the usual one


class BotSeat(_Body, forbid_unknown_fields=True):
    """Put a bot on a free seat, on your own, or, if that was agreed, on that of somebody long absent."""

    seat: SeatNumber
    level: Word = ""


class InviteSeat(_Body, forbid_unknown_fields=True):
    """Offer a seat that a bot plays to the first who opens the new link; an absent person's is kept for that person."""

    seat: SeatNumber


class TakeBack(_Body, forbid_unknown_fields=True):
    """Take your seat back from the bot."""

    seat: SeatNumber | UnsetType = UNSET


class Rematch(_Body, forbid_unknown_fields=True):
    """The same people at a new table; all who ask come to the same one."""


class ForkTable(_Body, forbid_unknown_fields=True):
    """A new table from the position of a finished one after `at` moves."""

    at: Sequence
    name: Name
    bots: BotLevels = {}
    seat: SeatNumber | UnsetType = UNSET
    names: Names = {}
    hotseat: bool = False
    watch: bool = False
    listed: bool = False
