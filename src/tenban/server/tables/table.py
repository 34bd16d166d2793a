"""A table as its journal describes it.  It changes only by applying events."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from tenban.kernel.fairness import pledge
from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.record import Record, RecordError, rules_of
from tenban.kernel.rules import Rules
from tenban.lessons import Guide
from tenban.match import Match, Successor
from tenban.server.store import ActionKey
from tenban.server.tables import events as e

Phase = Literal["waiting", "running", "over"]
SeatKind = Literal["free", "person", "bot"]

KEPT_CHAT = 200
KEPT_NOTICES = 20


class TableSeat:
    """One seat.  With both an `owner` and a bot's `level`, the bot plays until the owner comes back."""

    def __init__(self, name: str = "", owner: str = "", level: str = "", contributes: bool = False) -> None:
        self.name = name
        self.owner = owner
        self.level = level
        self.contributes = contributes  # to the key: the game does not begin before
        self.stands_in = False  # the bot plays for an absent person, who was not asked
        self.entropy = ""  # what its person's client has contributed

    def copy(self) -> TableSeat:
        """Return an independent copy."""
        other = TableSeat(self.name, self.owner, self.level, self.contributes)
        other.stands_in, other.entropy = self.stands_in, self.entropy
        return other

    def kind(self) -> SeatKind:
        """Return who plays here now."""
        if self.level:
            return "bot"
        return "person" if self.owner or self.name else "free"


class PendingUndo:
    """A seat asks the others whether it may take its last move back."""

    def __init__(self, seat: int, agreed: frozenset[str]) -> None:
        self.seat = seat
        self.agreed = agreed  # owners


class ChatEntry(NamedTuple):
    seq: int
    said: e.Said


class NoticeEntry(NamedTuple):
    seq: int
    event: e.TableEvent


class TableMove(NamedTuple):
    """A move at a table; `seq` is the number of its event."""

    seat: int
    move: Move
    seq: int


class Table:
    """Everything about one table; `rules` are its game's, with its house tables: see `create`."""

    def __init__(self, id: str, made: e.Made, rules: Rules[Any], guide: Guide | None = None) -> None:
        self.id = id
        self.guide = guide  # of a table that teaches
        self.seq = 1
        self.made = made
        self.changed = made.at
        self.seats = [TableSeat() for _ in range(made.seats)]
        self.key = b""
        self.salt = b""
        self.commitment = ""  # as published when the game began
        self.pledge = pledge(bytes.fromhex(made.secret)) if made.secret and not made.study else ""
        self.draw: e.Draw | None = None  # what the key was drawn from
        before = [] if made.closed else made.moves
        self.moves = [TableMove(seat, Move.parse(text, rules.space), 0) for seat, text in before]
        self.actions: dict[ActionKey, int] = {}  # clients' moves -> their numbers
        self.chat: deque[ChatEntry] = deque(maxlen=KEPT_CHAT)
        self.notices: deque[NoticeEntry] = deque(maxlen=KEPT_NOTICES)
        self.pending_undo: PendingUndo | None = None
        self.offers: dict[int, e.Invited] = {}  # abandoned seats that are offered to somebody else
        self.rematch = ""
        self.invites = list(made.invites)  # by seat
        self._rules = rules
        self._asked_floor = [0] * made.seats  # questions are at least as new as the last undo
        self._began = 0
        self._match: Match[Any] | None = None
        self._asked: list[int] = []  # by seat: the number of the event that put its question

    @staticmethod
    def create(id: str, made: e.Made, rules: Rules[Any], guide: Guide | None = None) -> Table:
        """Return a table that was just made of a game with these rules; raise RecordError.

        The match of an uploaded record exists only in worker processes, so its house tables are not looked at.
        """
        if made.closed:
            return Table(id, made, rules)
        own = rules_of(rules, Record(made.game, made.version, made.seats, b"", house=made.house))
        try:
            return Table(id, made, own, guide)
        except InvalidMoveError as fault:
            raise RecordError(str(fault)) from fault

    # -- queries

    def phase(self) -> Phase:
        if self.made.closed:
            return "over"
        if not self._began:
            return "waiting"
        return "over" if self.match().over else "running"

    def begun(self) -> bool:
        return self._began > 0

    def waits_for(self, seat: int) -> bool:
        """Return whether the game waits for a move of the seat."""
        return self.phase() == "running" and seat in self.match().to_act

    def match(self) -> Match[Any]:
        """Return the match as it stands; it is replayed after an undo."""
        if self._match is None:
            for _ in self.replay():
                pass
        assert self._match is not None
        return self._match

    def replay(self) -> Iterator[None]:
        """Replay the match if need be; yield before every move, so that the caller can do something else meanwhile."""
        if self._match is not None:
            return
        made = self.made
        assert not made.closed, "uploaded records are replayed by worker processes only"
        match: Match[Any] = Match(
            self._rules, made.seats, made.options, self.key, salt=self.salt, house=made.house, names=self.names()
        )
        self._asked = [self._began] * made.seats
        for move in self.moves:
            yield
            match.replay(move.seat, move.move)
            self._note_asked(match, move.seat, move.seq)
        self._asked = [max(pair) for pair in zip(self._asked, self._asked_floor, strict=True)]
        self._match = match

    def asked(self, seat: int) -> int:
        """Return the number of the event that put the seat's question."""
        self.match()
        return self._asked[seat]

    def _note_asked(self, match: Match[Any], seat: int, seq: int) -> None:
        """A move puts a new question to every seat; a sealed one that waits for others leaves theirs unchanged."""
        if match.is_sealed(seat):
            self._asked[seat] = seq
        else:
            self._asked = [seq] * self.made.seats

    def record(self) -> Record:
        """Return the game so far.  It holds the key, so it must not be shown to anybody before the end."""
        made = self.made
        draw = self.draw
        return Record(
            made.game,
            made.version,
            made.seats,
            self.key,
            self.salt,
            made.options,
            made.house,
            self.names() if draw is None else draw.names,  # the key depends on the names at the start
            self.notations(),
            draw=None if draw is None else draw.as_bytes(),
        )

    def notations(self) -> list[tuple[int, str]]:
        """Return the seats and notations of all moves."""
        return self.made.moves if self.made.closed else [(move.seat, move.move.text) for move in self.moves]

    def length(self) -> int:
        """Return the number of moves."""
        return len(self.made.moves) if self.made.closed else len(self.moves)

    def finished_record(self) -> Record:
        """Return the record with its result, if the game is over."""
        record = self.record()
        if self.made.closed:
            record.totals = self.made.totals  # as the worker process found that checked it
            return record
        match = self.match()
        record.totals = match.totals if match.over else None
        return record

    def awaited(self) -> set[str]:
        """Return the owners whose clients have announced a contribution to the key and not made it."""
        here = [seat for seat in self.seats if seat.kind() == "person" and seat.contributes]
        return {seat.owner for seat in here} - {seat.owner for seat in here if seat.entropy}

    def ready(self) -> bool:
        """Return whether nobody is waited for before the start."""
        return not self.free_seats() and not self.awaited()

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind() == "free"]

    def seats_of(self, owner: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def is_owner(self, owner: str, seat: int) -> bool:
        """Return whether a seat belongs to this owner; nobody owns the view of a spectator."""
        return owner != "" and 0 <= seat < len(self.seats) and self.seats[seat].owner == owner

    def people(self) -> set[str]:
        """Return the owners of the seats that people play."""
        return {seat.owner for seat in self.seats if seat.kind() == "person" and seat.owner}

    def claimants(self) -> set[str]:
        """Return the owners against whom nobody may gain anything: those who play, and those a bot stands in for."""
        return self.people() | {seat.owner for seat in self.seats if seat.stands_in}

    def stand_ins(self) -> list[int]:
        """Return the seats at which a bot plays for an absent person."""
        return [number for number, seat in enumerate(self.seats) if seat.stands_in]

    def owners(self) -> dict[int, str]:
        return {number: seat.owner for number, seat in enumerate(self.seats) if seat.owner}

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def bots_to_act(self) -> list[int]:
        if self.phase() != "running":
            return []
        return [seat for seat in self.match().to_act if self.seats[seat].kind() == "bot"]

    def scripted_move(self, seat: int) -> Move | None:
        """Return the move that a lesson has for the seat of a bot, or None."""
        return None if self.guide is None else self.guide.scripted_move(seat, self.match().history)

    # -- changes

    def with_events(self, events: Sequence[e.TableEvent], successor: Successor[Any] | None) -> Table:
        """Return another table, as this one would be after these events; this one does not change."""
        other = Table(self.id, self.made, self._rules, self.guide)
        other.seq, other.changed, other.rematch = self.seq, self.changed, self.rematch
        other.key, other.salt, other.commitment = self.key, self.salt, self.commitment
        other.seats = [seat.copy() for seat in self.seats]
        other.draw = self.draw
        other.moves, other.actions = self.moves[:], dict(self.actions)
        other.chat, other.notices = self.chat.copy(), self.notices.copy()
        other.pending_undo = self.pending_undo and PendingUndo(self.pending_undo.seat, self.pending_undo.agreed)
        other.offers, other.invites = dict(self.offers), self.invites[:]
        other._asked_floor, other._began = self._asked_floor[:], self._began
        other._match = self._match and self._match.copy()
        other._asked = self._asked[:]
        for event in events:
            other.apply(event, successor)
        return other

    def apply(self, event: e.TableEvent, successor: Successor[Any] | None = None) -> None:
        """Apply the next event.  `successor` is what its move leads to, if that is already known."""
        self.seq += 1
        match event:
            case e.Moved():
                self._apply_move(event, successor)
            case e.Undone():
                self._apply_undo(event)
            case e.Said():
                self.chat.append(ChatEntry(self.seq, event))
            case e.UndoAsked():
                self.pending_undo = PendingUndo(event.seat, frozenset({self.seats[event.seat].owner}))
            case e.UndoAnswered():
                self._apply_undo_answer(event)
            case e.Rematched():
                self.rematch = event.table
            case e.Began():
                self.key, self.salt = bytes.fromhex(event.key), bytes.fromhex(event.salt)
                self.commitment = event.commitment
                self.draw = event.draw
                self._began = self.seq
            case _:
                self._apply_seating(event)
        if not isinstance(event, (e.Said, e.Moved, e.Contributed)):
            self.notices.append(NoticeEntry(self.seq, event))
        self.changed = event.at

    def _apply_move(self, event: e.Moved, successor: Successor[Any] | None) -> None:
        move = Move.parse(event.notation(), self._rules.space)
        if self._match is not None:
            if successor is None:
                self._match.replay(event.seat, move)
            else:
                self._match.advance(event.seat, move, successor)
            self._note_asked(self._match, event.seat, self.seq)
        self.moves.append(TableMove(event.seat, move, self.seq))
        self.pending_undo = None
        if (key := e.action_key(event)) is not None:
            self.actions[key] = self.seq

    def _apply_undo(self, event: e.Undone) -> None:
        if event.alone:
            del self.moves[event.move]
            self._asked_floor[event.seat] = self.seq
        else:
            del self.moves[event.move :]
            self._asked_floor = [self.seq] * len(self._asked_floor)
        self._match = None
        self.pending_undo = None

    def _apply_undo_answer(self, event: e.UndoAnswered) -> None:
        if self.pending_undo is None:
            return
        if event.agree:
            self.pending_undo.agreed |= {self.seats[event.seat].owner}
        else:
            self.pending_undo = None

    def _apply_seating(self, event: e.TableEvent) -> None:
        match event:
            case e.Sat():
                self.seats[event.seat] = TableSeat(event.name, event.owner, contributes=event.contributes)
                self.offers.pop(event.seat, None)
            case e.Contributed():
                self.seats[event.seat].entropy = event.entropy
            case e.Freed():
                self.seats[event.seat] = TableSeat()
                self.invites[event.seat] = event.invite or self.invites[event.seat]
            case e.BotSat():
                self.seats[event.seat].level = event.level
                self.seats[event.seat].stands_in = event.stands_in
            case e.CameBack():
                self.seats[event.seat].level = ""
                self.seats[event.seat].stands_in = False
                self.offers.pop(event.seat, None)
            case e.Invited():
                self.offers[event.seat] = event
