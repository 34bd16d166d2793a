"""A Scene: all that one viewer may see and do, as plain data.  No game is known here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Form = Literal["zone", "card", "tile", "token", "hex", "square", "mark", "cell", "spot", "die", "label"]
Layout = Literal["", "row", "fan", "pile", "cascade", "track", "board", "split", "column", "tabs"]
Tone = Literal["", "alarm", "mark", "full", "lit"]
Scale = Literal["", "small", "wide"]
Shape = Literal["", "round", "hex", "slot", "dashed"]
Area = Literal["", "board", "side", "shelf"]
HandPlace = Literal["high", "low", "side", "none"]
InkStyle = Literal["line", "faint", "area", "ring", "glow", "port", "dash"]


class Ink(Struct, omit_defaults=True):
    """A line or area drawn under the pieces of a board: an SVG path in board units."""

    d: str
    style: InkStyle = "line"
    tint: str = ""  # a name in Scene.palette, or "seat0" … "seat5"
    width: float = 0.0


class Piece(Struct, omit_defaults=True):
    """Anything on the table.  A piece that holds others (hand, pile, board, hex) is a zone."""

    id: str
    name: str = ""  # its name for people; pieces without a name are decoration
    form: Form = "zone"  # the frame that the client draws
    layout: Layout = ""  # how `items` lie
    art: str = ""  # a symbol of the game's sprite or the core's
    tint: str = ""  # a name in Scene.palette
    seat: int | UnsetType = UNSET  # its owner: shown by colour and by shape
    text: dict[str, str] = {}  # slots: tl tr title mid body bl br note
    hint: str = ""  # the long text: tooltip, magnifier
    glyph: str = ""  # at most 2 characters: its square in a text grid
    at: tuple[float, float] | UnsetType = UNSET  # centre, in units of the board that holds it
    size: tuple[float, float] | UnsetType = UNSET  # in the same units; default: one by one
    rot: int = 0  # degrees clockwise; what lies on it stays upright
    box: tuple[float, float] | UnsetType = UNSET  # a board's own size in units
    grid: tuple[int, int] | UnsetType = UNSET  # rows, columns: text may print a table
    ink: list[Ink] = []
    items: list[Piece] = []
    count: int | UnsetType = UNSET  # pieces that are not listed (a deck, a hand)
    pick: str = ""  # the pick that a click on it adds; equal for equal cards; default: id
    came: str = ""  # if it is new: the piece it flies from
    links: list[str] = []  # ids of neighbours, for screen readers
    weight: int = 0  # share of the width inside a split
    area: Area = ""  # of a piece in Scene.table: its part of the stage; default: the board
    down: bool = False  # face down
    dim: bool = False  # not available now; read aloud as such
    new: bool = False  # just arrived
    shy: bool = False  # shown only while it can be chosen
    bare: bool = False  # without its title or inner frame
    tone: Tone = ""  # alarm: danger; mark: framed; full: covered or owned; lit: part of a run
    scale: Scale = ""
    shape: Shape = ""  # slot: an empty place for a card; dashed, round, hex: of a spot or cell


class Counter(Struct, omit_defaults=True):
    """A number in front of a seat."""

    art: str
    name: str
    value: str
    top: str = ""  # "3/5": the 5
    pick: str = ""
    alarm: bool = False  # something is wrong with it


class Seat(Struct, omit_defaults=True):
    name: str
    colour: int  # 0..5: colour and shape
    counters: list[Counter] = []
    badges: list[Piece] = []  # dealer, first player, traitor
    items: list[Piece] = []  # zones in front of this player
    active: bool = False  # the game waits for this seat
    note: str = ""  # "Terran Federation", "passed"


class Ghost(Struct, omit_defaults=True):
    """Where a piece would lie if this choice were taken."""

    piece: str
    into: str
    at: tuple[float, float]
    rot: int = 0


class Choice(Struct, omit_defaults=True):
    """One complete legal choice.  `path` is a bag of picks: any order of clicks will do.

    `codes` are the kernel's actions behind it, one or more, applied all or nothing.
    """

    codes: list[int]
    text: str
    path: list[str] = []
    verb: str = ""
    notes: list[str] = []  # what it costs and brings, each in a phrase
    ghosts: list[Ghost] = []
    sure: bool = False  # confirmed even if the other choices need one click only
    again: str = ""  # how long it may be repeated unasked, in words: "Do nothing in round 3"

    @property
    def note(self) -> str:
        """The notes as one line."""
        return " · ".join(self.notes)


class Verb(Struct, omit_defaults=True):
    """A kind of choice, shown as a chip.  `why` says which clause forbids it now."""

    key: str
    text: str
    art: str = ""
    why: str = ""
    hint: str = ""  # the long text: tooltip


class Refusal(Struct, omit_defaults=True, frozen=True):
    """Why a move is not allowed: the id of the clause that forbids it, and its sentence."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"


class Ask(Struct, omit_defaults=True):
    """What the viewer is asked."""

    text: str
    choices: list[Choice] = []
    verbs: list[Verb] = []
    refused: dict[str, Refusal] = {}  # pick -> why it cannot be chosen
    sealed: bool = False  # secret until everybody has chosen
    quick: bool = False  # one click makes a choice, without confirmation


class Line(Struct, omit_defaults=True):
    """One sentence of the log: something that happened, where, and what it brought."""

    text: str
    seat: int | UnsetType = UNSET
    head: bool = False
    at: str = ""  # the piece at which it happened
    gains: dict[str, int] = {}  # art of a counter of the seat -> by how much it changed
    hold: bool = False  # worth a pause: the end of a trick, points, a battle won


class Tally(Struct, omit_defaults=True):
    """One line of the score sheet, with the clause that gives the points."""

    seat: int
    points: int
    clause: str
    text: str
    row: str = ""  # what the points are for, if one clause gives points for several things


class Result(Struct, omit_defaults=True):
    """The end: who won and why."""

    winners: list[int]
    totals: list[int]
    lines: list[Tally] = []
    note: str = ""  # a tie-break or an ending, in words


class Stage(Struct, omit_defaults=True, frozen=True):
    """How the screen is divided.  It is the same in every scene of a game, so that nothing moves the board."""

    hand: HandPlace = "high"  # room for the viewer's own: a row below, a low one, beside the board, or none
    share: int = 60  # of the width, in per cent, that the board gets where something lies beside it
    shelf: bool = False  # there is a row above the board


class PhaseStep(Struct, omit_defaults=True):
    """One phase of a turn."""

    text: str
    current: bool = False


class Scene(Struct, omit_defaults=True):
    game: str
    rev: int
    lang: str
    title: str
    phase: str = ""
    steps: list[PhaseStep] = []  # the phases of the turn
    you: int | UnsetType = UNSET  # absent: a spectator
    seats: list[Seat] = []
    table: list[Piece] = []  # the public middle
    hand: list[Piece] = []  # the dock: the viewer's own
    ask: Ask | UnsetType = UNSET
    log: list[Line] = []
    gone: dict[str, str] = {}  # piece that left -> the piece it flies to
    palette: dict[str, str] = {}
    legend: dict[str, str] = {}  # symbol -> word, for {symbol} in any text
    result: Result | UnsetType = UNSET
    stage: Stage = Stage()
    told: int = 0  # the number of lines so far; `log` has the last of them


class Sheet(Struct, omit_defaults=True):
    """A table of the rulebook: what is printed on the components."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""  # where the numbers come from, if they are not copied from the rulebook
    arts: list[str] = []  # for each row the symbol of what it is about; "" for none


def zone(id: str, name: str, layout: Layout, items: Iterable[Piece] = (), **more: Any) -> Piece:
    """Return a piece that holds others."""
    return Piece(id, name, "zone", layout, items=list(items), **more)


def board(
    id: str, name: str, box: tuple[float, float], items: Iterable[Piece], ink: Iterable[Ink] = (), **more: Any
) -> Piece:
    """Return a board of a size, with pieces at their places and lines under them."""
    return Piece(id, name, "zone", "board", box=box, items=list(items), ink=list(ink), **more)


def mark(id: str, art: str, at: tuple[float, float], d: float, name: str = "", **more: Any) -> Piece:
    """Return a symbol of diameter `d` on a board."""
    return Piece(id, name, "mark", art=art, at=at, size=(d, d), **more)


def track(id: str, name: str, cells: Iterable[tuple[str, bool]], **more: Any) -> Piece:
    """Return a row of cells, each with a word and whether it is covered."""
    return zone(id, name, "track", [_cell(f"{id}.{i}", word, full) for i, (word, full) in enumerate(cells)], **more)


def _cell(id: str, word: str, full: bool) -> Piece:
    return Piece(id, word, "cell", text={"mid": word}, tone="full" if full else "")
