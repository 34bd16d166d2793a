"""A table as its journal tells it.  Hearing an entry is the only way in which it changes."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.record import Record, RecordError, rules_of
from tenban.kernel.rules import Rules
from tenban.match import Match, Successor
from tenban.server.presenters.schema import Kind, Phase
from tenban.server.tables import events as e

KEPT_LINES = 200  # of talk
KEPT_NOTICES = 20


class Chair:
    """One seat.  A bot's `level` beside an `owner`: it plays until its owner comes back."""

    def __init__(self, name: str = "", owner: str = "", level: str = "") -> None:
        self.name = name
        self.owner = owner
        self.level = level

    def kind(self) -> Kind:
        if self.level:
            return "bot"
        return "person" if self.owner or self.name else "free"


class Question:
    """May this seat take its last choice back?"""

    def __init__(self, seat: int, agreed: frozenset[str]) -> None:
        self.seat = seat
        self.agreed = agreed  # owners


class Line(NamedTuple):
    seq: int
    said: e.Said


class Note(NamedTuple):
    seq: int
    entry: e.Entry


class TableMove(NamedTuple):
    """A move at a table; `seq` is the number of its journal entry."""

    seat: int
    move: Move
    seq: int


class Table:
    """Everything about one table; `rules` are those it is played by: see `made_table`."""

    def __init__(self, id: str, made: e.Made, rules: Rules[Any]) -> None:
        self.id = id
        self.seq = 1
        self.made = made
        self.changed = made.at
        self.chairs = [Chair() for _ in range(made.seats)]
        self.key = b""
        self.salt = b""
        self.commitment = ""  # as published when the game began
        self.moves = [TableMove(seat, Move.parse(text, rules.space), 0) for seat, text in made.moves]
        self.acts: dict[str, int] = {}
        self.chat: deque[Line] = deque(maxlen=KEPT_LINES)
        self.notices: deque[Note] = deque(maxlen=KEPT_NOTICES)
        self.question: Question | None = None
        self.fresh: dict[int, e.Invited] = {}  # seats that were abandoned and are offered anew
        self.rematch = ""
        self._rules = rules
        self._floor = [0] * made.seats  # questions are at least as new as the last undo
        self._began = 0
        self._match: Match[Any] | None = None
        self._asked: list[int] = []  # by seat: the entry with which its question was put

    # -- asking

    def phase(self) -> Phase:
        if self.made.closed:
            return "over"
        if not self._began:
            return "waiting"
        return "over" if self.match().over else "running"

    def begun(self) -> bool:
        return self._began > 0

    def match(self) -> Match[Any]:
        """Return the match as it stands; it is replayed after an undo."""
        if self._match is None:
            self._match = self.match_at(0)
            self._asked = [self._began] * self.made.seats
            for move in self.moves:
                self._match.replay(move.seat, move.move)
                self._note_asked(move.seat, move.seq)
            self._asked = [max(pair) for pair in zip(self._asked, self._floor, strict=True)]
        return self._match

    def match_at(self, moves: int) -> Match[Any]:
        """Return the match after its first `moves` moves."""
        made = self.made
        match: Match[Any] = Match(
            self._rules, made.seats, made.options, self.key, salt=self.salt, house=made.house, names=self.names()
        )
        for move in self.moves[:moves]:
            match.replay(move.seat, move.move)
        return match

    def asked(self, seat: int) -> int:
        """Return the number of the entry with which the seat's question was put."""
        self.match()
        return self._asked[seat]

    def _note_asked(self, seat: int, seq: int) -> None:
        """A move puts a new question to everybody; a sealed one that waits for others leaves theirs as they are."""
        if self._match is not None and self._match.is_sealed(seat):
            self._asked[seat] = seq
        else:
            self._asked = [seq] * self.made.seats

    def record(self) -> Record:
        """The game so far; it holds the key, so it is for nobody's eyes before the end."""
        made = self.made
        moves = [(move.seat, move.move.text) for move in self.moves]
        names = [chair.name for chair in self.chairs]
        return Record(made.game, made.version, made.seats, self.key, self.salt, made.options, made.house, names, moves)

    def finished_record(self) -> Record:
        record = self.record()
        match = self.match()
        record.totals = match.totals if match.over else None
        return record

    def free(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind() == "free"]

    def seats_of(self, owner: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if owner and chair.owner == owner]

    def people(self) -> set[str]:
        """Owners of the seats that people play."""
        return {chair.owner for chair in self.chairs if chair.kind() == "person" and chair.owner}

    def may_have_hints(self, owner: str) -> bool:
        """A bot's advice is fair where it helps against nobody but bots."""
        return bool(self.seats_of(owner)) and self.people() <= {owner}

    def hosted_by(self, owner: str) -> bool:
        """Does this person say who may sit down?  The maker, or whoever sits here if the maker does not play."""
        if owner and owner == self.made.maker:
            return True
        return bool(self.seats_of(owner)) and self.made.maker not in self.people()

    def owners(self) -> dict[int, str]:
        return {seat: chair.owner for seat, chair in enumerate(self.chairs) if chair.owner}

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def bots_to_act(self) -> list[int]:
        if self.phase() != "running":
            return []
        return [seat for seat in self.match().to_act if self.chairs[seat].kind() == "bot"]

    # -- hearing

    def after(self, entries: list[e.Entry], ready: Successor[Any] | None) -> Table:
        """Another table, as this one would be after these entries; this one stays as it is."""
        other = Table(self.id, self.made, self._rules)
        other.seq, other.changed, other.rematch = self.seq, self.changed, self.rematch
        other.key, other.salt, other.commitment = self.key, self.salt, self.commitment
        other.chairs = [Chair(chair.name, chair.owner, chair.level) for chair in self.chairs]
        other.moves, other.acts = self.moves[:], dict(self.acts)
        other.chat, other.notices = self.chat.copy(), self.notices.copy()
        other.question = self.question and Question(self.question.seat, self.question.agreed)
        other.fresh = dict(self.fresh)
        other._floor, other._began = self._floor[:], self._began
        other._match = self._match and self._match.copy()
        other._asked = self._asked[:]
        for entry in entries:
            other.hear(entry, ready)
        return other

    def hear(self, entry: e.Entry, ready: Successor[Any] | None = None) -> None:
        """Take in the next entry.  `ready` is what a choice leads to, if that is already known."""
        self.seq += 1
        match entry:
            case e.Moved():
                self._moved(entry, ready)
            case e.Undone():
                self._undone(entry)
            case e.Said():
                self.chat.append(Line(self.seq, entry))
            case e.UndoAsked():
                self.question = Question(entry.seat, frozenset({self.chairs[entry.seat].owner}))
            case e.UndoAnswered():
                self._answered(entry)
            case e.Rematched():
                self.rematch = entry.table
            case _:
                self._seated(entry)
        if not isinstance(entry, (e.Said, e.Moved)):
            self.notices.append(Note(self.seq, entry))
        self.changed = entry.at

    def _moved(self, entry: e.Moved, ready: Successor[Any] | None) -> None:
        move = Move.parse(entry.notation(), self._rules.space)
        if self._match is not None:
            if ready is None:
                self._match.replay(entry.seat, move)
            else:
                self._match.advance(entry.seat, move, ready)
            self._note_asked(entry.seat, self.seq)
        self.moves.append(TableMove(entry.seat, move, self.seq))
        self.question = None
        if (act := e.act_name(entry)) is not None:
            self.acts[act] = self.seq

    def _undone(self, entry: e.Undone) -> None:
        if entry.alone:
            del self.moves[entry.move]
            self._floor[entry.seat] = self.seq
        else:
            del self.moves[entry.move :]
            self._floor = [self.seq] * len(self._floor)
        self._match = None
        self.question = None

    def _answered(self, entry: e.UndoAnswered) -> None:
        if self.question is None:
            return
        if entry.agree:
            self.question.agreed |= {self.chairs[entry.seat].owner}
        else:
            self.question = None

    def _seated(self, entry: e.Entry) -> None:
        match entry:
            case e.Sat():
                self.chairs[entry.seat] = Chair(entry.name, entry.owner)
                self.fresh.pop(entry.seat, None)
            case e.Freed():
                self.chairs[entry.seat] = Chair()
            case e.BotSat():
                self.chairs[entry.seat].level = entry.level
            case e.CameBack():
                self.chairs[entry.seat].level = ""
                self.fresh.pop(entry.seat, None)
            case e.Invited():
                self.fresh[entry.seat] = entry
            case e.Began():
                self.key, self.salt = bytes.fromhex(entry.key), bytes.fromhex(entry.salt)
                self.commitment = entry.commitment
                self._began = self.seq


def made_table(id: str, made: e.Made, rules: Rules[Any]) -> Table:
    """A table of which nothing but its making is known; `rules` are those of its game.  Raises RecordError."""
    own = rules_of(rules, Record(made.game, made.version, made.seats, b"", house=made.house))
    try:
        return Table(id, made, own)
    except InvalidMoveError as fault:
        raise RecordError(str(fault)) from fault
