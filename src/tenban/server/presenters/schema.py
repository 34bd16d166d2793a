"""Messages of the socket, as data; `bodies` has those of HTTP.

A field with its default value is left out of the JSON.  Bounds stand beside the fields they bound, so that a message
that breaks one is refused before it is used.  `scripts/types` writes the same types for the client.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tenban.scene.schema import Scene

Lang = Literal["en", "ja"]
Phase = Literal["waiting", "running", "over"]
Kind = Literal["free", "person", "bot"]
Absence = Literal["wait", "others", "bot"]  # what was agreed about people who are long absent
# What the viewer may do: the server decides, a client only shows it.
TableAction = Literal["join", "accept", "contribute", "chat", "leave", "rematch", "replay"]
SeatAction = Literal["play", "bot", "invite", "take-back"]
PositionAction = Literal["act", "hint"]

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Viewpoint = Annotated[int, Meta(ge=-1, le=5)]  # -1: a spectator
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
ActId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
Codes = Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]


class _Message(Struct, omit_defaults=True):
    pass


# -- shared with HTTP


class SeatInfo(_Message):
    """Who sits where, and what the viewer may do with the seat."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""  # of the bot that plays here now
    here: bool = False  # the person is connected
    left: bool = False  # a bot plays for a person who may come back
    yours: bool = False
    absent: bool = False  # the person has been away for long
    contributed: bool = False  # to the key, before the start
    may: list[SeatAction] = []


class Invite(_Message):
    seat: int
    token: str
    path: str  # the page to open, without the host


# -- from the server


class UndoQuestion(_Message):
    """A seat asks to take its last move back."""

    seat: int
    agreed: list[int] = []
    waiting: list[int] = []  # seats whose people have not answered
    answer: int | UnsetType = UNSET  # the viewer may answer, for this seat


class UndoMessage(_Message, tag_field="t", tag="undo"):
    """Whether the viewer's seat may take its last move back, and why or why not.

    Part of the scene message, or sent a moment after it if finding out takes longer than to show the scene.
    """

    seq: int
    seat: int
    may: bool = False  # ask for it now
    free: bool = False  # it needs nobody's consent
    why: str = ""
    asked: UndoQuestion | UnsetType = UNSET


class LessonCard(_Message):
    """Something that a lesson says; `point` names what in the scene it is about."""

    id: int
    text: str = ""  # "" stands for the words of the expected choice
    point: list[str] = []


class LessonPlace(_Message):
    """Where the viewer is in a lesson."""

    cards: list[LessonCard] = []
    codes: list[int] = []  # the choice that is expected, or begins with it; [] if every choice is welcome
    at: int = 0  # choices of the script that are made
    of: int = 0
    finished: bool = False  # all that the lesson wants to show was met
    why: str = ""  # at the end: what decided the game


class SceneMessage(_Message, tag_field="t", tag="scene"):
    """A position.  `asked` is the number of the event that put the viewer's question."""

    seq: int
    seat: int  # -1: a spectator
    scene: Scene
    asked: int = 0
    may: list[PositionAction] = []
    undo: UndoMessage | UnsetType = UNSET  # absent for a spectator, and if it follows
    lesson: LessonPlace | UnsetType = UNSET  # at a table that teaches, for the learner
    since: int = 0  # the scene that this one continues, for a viewer who wants changes; 0: it is complete


class Notice(_Message):
    """Something that happened at the table, in words."""

    seq: int
    text: str


class TableMessage(_Message, tag_field="t", tag="table"):
    """Who sits here, what happens around the game, and what the viewer may do.  Sent when it changes."""

    id: str
    game: str
    seq: int
    phase: Phase
    seats: list[SeatInfo]
    pledge: str = ""  # the hash of the server's secret, published when the table is made
    commitment: str = ""  # published when the game starts
    key: str = ""  # when it is over
    salt: str = ""
    options: dict[str, str] = {}
    watchers: int = 0
    hotseat: bool = False
    listed: bool = False
    study: bool = False  # made from a record or a fork: its key is known
    lesson: str = ""  # the name of the lesson, if the table teaches
    absence: Absence = "others"
    absent_seconds: int = 0  # after which a person who is away counts as absent
    may: list[TableAction] = []
    invites: list[Invite] = []  # to free seats, for the maker; to abandoned ones, also for the person who offers them
    host: int = -1  # the seat of the person who made the table
    rematch: str = ""  # the table of the rematch
    notices: list[Notice] = []


class AckMessage(_Message, tag_field="t", tag="ack"):
    """The request `id` is stored, as number `seq`."""

    id: str
    seq: int


class RefusedMessage(_Message, tag_field="t", tag="refused"):
    """The request `id` changed nothing.  If it answered an older question it is `stale`, and a scene follows."""

    text: str
    id: str = ""
    clause: str = ""
    stale: bool = False


class ChatLine(_Message):
    seq: int
    at: int  # seconds since 1970
    name: str
    text: str
    seat: int = -1


class ChatMessage(_Message, tag_field="t", tag="chat"):
    """Lines of chat, oldest first: the recent ones after connecting, then each as it comes."""

    lines: list[ChatLine]


class HintLine(_Message):
    """One of the best moves, its expected result and its main advantage."""

    codes: list[int]
    text: str
    outlook: int  # how well the seat stands after it, in per cent: 0 lost … 100 won
    points: float | UnsetType = UNSET  # at the end, on average over games played out, if there was time for them
    rival: float | UnsetType = UNSET  # the best of the others, likewise
    why: str = ""
    clause: str = ""  # the rule that `why` refers to


class HintMessage(_Message, tag_field="t", tag="hint"):
    """The moves a bot would consider for your seat, best first."""

    id: str
    seq: int
    lines: list[HintLine]


class PongMessage(_Message, tag_field="t", tag="pong"):
    pass


ServerMessage = (
    SceneMessage | TableMessage | UndoMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | PongMessage
)


# -- from the client


class ActRequest(_Message, tag_field="t", tag="act", forbid_unknown_fields=True):
    """One complete move: the `codes` of a Choice of the scene `seq`.  Sending the same `id` twice does it once."""

    id: ActId
    seq: Sequence
    seat: SeatNumber
    codes: Codes


class ChatRequest(_Message, tag_field="t", tag="chat", forbid_unknown_fields=True):
    text: ChatText


class UndoRequest(_Message, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: SeatNumber
    id: ActId = "undo"


class UndoAnswer(_Message, tag_field="t", tag="undo-answer", forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class ContributeRequest(_Message, tag_field="t", tag="contribute", forbid_unknown_fields=True):
    """Random bytes for the key, from the seat of a person whose client has announced them: see docs/fairness.md."""

    seat: SeatNumber
    entropy: Entropy


class LangRequest(_Message, tag_field="t", tag="lang", forbid_unknown_fields=True):
    """Send texts in this language from now on; everything is sent again at once."""

    lang: Lang


class SitRequest(_Message, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Look from another of your seats, or as a spectator."""

    seat: Viewpoint


class SyncRequest(_Message, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send everything again."""


class HintRequest(_Message, tag_field="t", tag="hint", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber


class PingRequest(_Message, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    ActRequest
    | ChatRequest
    | UndoRequest
    | UndoAnswer
    | ContributeRequest
    | LangRequest
    | SitRequest
    | SyncRequest
    | HintRequest
    | PingRequest
)
