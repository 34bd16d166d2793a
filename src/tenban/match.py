"""A Match: one game being played, with its rules, state, moves, events and undo.

The server, the terminal, the lab, environments and Python users all play through this class.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tenban.kernel.chance import KeyedRandom, UnknownChanceError
from tenban.kernel.clause import Clause, IllegalMove, ScoreLine
from tenban.kernel.errors import TenbanError
from tenban.kernel.event import Event
from tenban.kernel.fairness import KEY_BYTES
from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.moves import complete_moves
from tenban.kernel.play import NOT_OFFERED, NOT_YOUR_TURN, play, settle, submit, to_act, why_not
from tenban.kernel.record import Record, RecordError, rules_of
from tenban.kernel.rules import Rules, SetupError
from tenban.kernel.state import OPEN, State
from tenban.kernel.view import SPECTATOR, View, shown, shown_at_once, view
from tenban.registry import Game, UnknownGameError, find
from tenban.scene.schema import Refusal, Scene
from tenban.scene.text import render

S = TypeVar("S", bound=State)


class AmbiguousMoveError(TenbanError, ValueError):
    """A move without a seat while several seats choose at once; the message names the seats."""


class OutOfRangeError(TenbanError, IndexError):
    """A seat or a number of moves that the match does not have."""


class PlayedMove(NamedTuple):
    """A move and the seat that made it: an entry of `Match.history`.

    >>> match = tenban.new("latria", seats=4, seed=7)
    >>> _ = match.play("play S9")
    >>> for seat, move in match.history:
    ...     print(seat, move)
    0 play S9
    """

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.move.text}"


class Successor(NamedTuple, Generic[S]):
    """What a move leads to: the next state, and the events on the way."""

    state: S
    events: list[Event]


class Match(Generic[S]):
    """A running or finished game.

    `tenban.new` makes one from a game's name.  `moves` lists what the seat to act may do, `play` carries a move
    out, `view` is what a seat knows, and `record` is the whole match as data.  `print(match)` shows the table.

    >>> match = tenban.new("latria", seats=4, seed=7)
    >>> match.to_act, match.moves()[:3]
    ((0,), [Move('play S9'), Move('play S10'), Move('play S11')])
    >>> events = match.play("play S9")
    >>> match
    <Match of latria, 4 seats, 1 move, to act: seat 1, seat 2, seat 3>
    >>> match.options
    {'variant': 'normal', 'campaign': 'no', 'dealer': 'random'}
    """

    def __init__(
        self,
        rules: Rules[S],
        seats: int,
        options: dict[str, str],
        key: bytes,
        *,
        salt: bytes = b"",
        house: dict[str, Any] | None = None,
        names: Sequence[str] = (),
        state: S | None = None,
    ) -> None:
        """Set the game up and run it to its first decision, or go on from `state`; raise SetupError."""
        self.rules: Final = rules  # the rules of the game, with the house tables already in place
        self.options: Final = rules.checked(seats, options)  # every option of the game and its value
        self.key: Final = key  # decides all chance of the match
        self.salt: Final = salt  # makes the published commitment to the key unguessable
        self.house: Final[dict[str, Any]] = house or {}  # the tables of the game's data that were replaced
        if len(names) > seats:
            raise SetupError(f"{len(names)} names are given for {seats} seats")
        self.names = [*names, *[f"Player {seat + 1}" for seat in range(len(names), seats)]]  # by seat; may be changed
        self.history: list[PlayedMove] = []  # the moves so far
        self.events: list[Event] = []  # what has happened so far, secrets included; see `Event.seen_by`
        self.before: S | None = None  # the state before the last move
        self._judged: S | None = None  # the state for which `_showed` says whether the last move showed anything
        self._showed = True
        self.state: S = self._opening(seats) if state is None else state  # the true state; bots take `view(seat)`

    def _opening(self, seats: int) -> S:
        state = self.rules.setup(seats, self.options)
        state.chance = KeyedRandom(self.key)
        state.log = self.events
        settle(state)
        state.log = None
        return state

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose move the match waits for; () when it is over."""
        return to_act(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; [] while the match runs, or if a scripted rival wins."""
        return self.rules.winners(self.state) if self.over else []

    @property
    def totals(self) -> list[int]:
        """Points per seat so far."""
        return self.rules.totals(self.state)

    @property
    def ranking(self) -> list[tuple[int, ...]]:
        """Per seat its points so far, then the tie-breakers of the game: the greatest is ahead, equal is shared.

        >>> match = tenban.play_out("latria", bots="random", seed=1)
        >>> max(range(match.seats), key=lambda seat: match.ranking[seat]) in match.winners
        True
        """
        return self.rules.ranking(self.state)

    def scores(self) -> list[ScoreLine]:
        """Return the points so far, itemised: one line per side and clause.

        >>> match = tenban.play_out("latria", bots="random", seed=1)
        >>> sum(line.points for line in match.scores() if line.side == 0) == match.totals[0]
        True
        """
        return self.rules.score(self.state)

    def moves(self, seat: int | None = None, most: int = 10_000) -> list[Move]:
        """Return the complete legal moves of the seat to act, in code order.

        Return [] if `seat` is not to act.  If there are more than `most` moves, return each legal first part as a
        move; `play` accepts those too.

        >>> match = tenban.new("latria", seats=4, seed=7)
        >>> match.moves()[-1], match.moves(seat=1)
        (Move('play L12'), [])
        """
        waiting = self.to_act
        if not waiting:
            return []
        chooser = self._seat(seat)
        if chooser not in waiting:
            return []
        seen = self.view(chooser).state
        found = complete_moves(seen, chooser, most)
        return found if found is not None else [Move((action,)) for action in seen.stack[-1].legal(seen, chooser)]

    def view(self, seat: int = SPECTATOR) -> View[S]:
        """Return what `seat` knows, or what a spectator knows; raise OutOfRangeError.

        >>> tenban.new("latria", seats=4, seed=7).view(1)
        <View of latria for seat 1, to act: 0>
        """
        return view(self.rules, self.state, self._checked(seat))

    def why_not(self, move: Move | str, seat: int | None = None, lang: str = "en") -> Refusal | None:
        """Return why a move is not allowed now, or None if it is legal; raise InvalidMoveError if it is no move.

        >>> match = tenban.new("latria", seats=4, seed=7)
        >>> match.why_not("play S9") is None
        True
        >>> match.why_not("play S9", seat=1)
        Refusal(clause='TB-1', text='It is not your turn to choose.')
        """
        chosen = self.parse(move)
        clause = self.judge(self._seat(seat, chosen), chosen)
        return None if clause is None else self._refusal(clause, lang)

    def judge(self, seat: int, move: Move) -> Clause | None:
        """Return the clause that forbids a move to `seat`, or None.

        The move is judged by what the seat sees, so that a refusal tells nothing else.  Actions after the first
        must continue the same choice, or be joined to it: nothing may be drawn or shown between them.
        """
        v, actions = view(self.rules, self.state, self._checked(seat)).state, move.actions
        for number, action in enumerate(actions, 1):
            clause = why_not(v, seat, action)
            if clause is not None or number == len(actions):
                return clause
            step = v.stack[-1]
            if not (step.part(v, seat, action) or step.joins(action)):
                return NOT_OFFERED
            try:
                play(self.rules, v, seat, action)
            except UnknownChanceError:
                return NOT_OFFERED
        return NOT_OFFERED

    def parse(self, move: Move | str) -> Move:
        """Return a move from its notation; raise InvalidMoveError.

        >>> tenban.new("latria", seed=7).parse("play S9").codes
        (8,)
        """
        return Move.parse(move, self.rules.space) if isinstance(move, str) else move

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Carry a move out, run to the next decision, and return the events on the way, secrets included.

        Raise InvalidMoveError if the text is no move, or IllegalMove if the rules forbid it: then nothing changes.
        `seat` may be left out if one seat is to act, or if only one of the seats to act could make the move; else
        AmbiguousMoveError is raised.

        >>> match = tenban.new("latria", seats=4, seed=7)
        >>> [event.name for event in match.play("play S9")]
        ['leads']
        >>> match.play("play M2", seat=1)
        Traceback (most recent call last):
        tenban.kernel.clause.IllegalMove: LO-3.9: A follower must play a card of the target or of Latria; ...
        """
        chosen = self.parse(move)
        chooser = self._seat(seat, chosen)
        clause = self.judge(chooser, chosen)
        if clause is not None:
            raise IllegalMove(clause, self._refusal(clause, "en").text)
        new = self.successor(chooser, chosen)
        self.advance(chooser, chosen, new)
        return new.events

    def successor(self, seat: int, move: Move) -> Successor[S]:
        """Return what a move leads to, without checking it; the match does not change."""
        state = self.state.clone()
        state.log = []
        for action in move.actions:
            play(self.rules, state, seat, action)
        events = state.log
        state.log = None
        return Successor(state, events)

    def advance(self, seat: int, move: Move, new: Successor[S]) -> None:
        """Go on to the successor of a move; the rest of a move that was begun becomes part of it."""
        if self.state.picks and self.history:
            begun = self.history.pop()
            move = Move((*begun.move.actions, *move.actions))
        else:
            self.before = self.state
        self.state = new.state
        self.history.append(PlayedMove(seat, move))
        self.events.extend(new.events)

    def replay(self, seat: int, move: Move) -> None:
        """Carry out a move from a record or a journal, which is judged by the true state; raise IllegalMove."""
        state = self.state.clone()
        state.log = []
        for action in move.actions:
            submit(self.rules, state, seat, action)
        new = Successor(state, state.log)
        state.log = None
        self.advance(seat, move, new)

    def is_sealed(self, seat: int) -> bool:
        """Return whether `seat` has made a secret choice that is not revealed yet."""
        return self.state.sealed[seat] != OPEN

    def last_showed(self) -> bool:
        """Return whether the last move drew or showed anything: if not, taking it back is free."""
        known = self.last_showed_at_once()
        if known is None:
            assert self.before is not None
            last = self.history[-1]
            known = self._showed = shown(self.rules, self.before, last.move, last.seat)
            self._judged = self.state  # a match replaces its state and never changes it
        return known

    def last_showed_at_once(self) -> bool | None:
        """Return the answer of `last_showed` if it is known at once, or None if worlds have to be imagined for it."""
        if not self.history or self.before is None:
            return True
        if self._judged is self.state:
            return self._showed
        return shown_at_once(self.rules, self.before, self.state, self.history[-1].seat)

    def undo(self) -> PlayedMove:
        """Take the last move back and return it; raise OutOfRangeError if there is none.

        >>> match = tenban.new("latria", seats=4, seed=7)
        >>> _ = match.play("play S9")
        >>> match.undo()
        PlayedMove(seat=0, move=Move('play S9'))
        >>> match
        <Match of latria, 4 seats, 0 moves, to act: seat 0>
        """
        if not self.history:
            raise OutOfRangeError("no move has been played yet, so none can be taken back")
        last = self.history[-1]
        earlier = self.at(len(self.history) - 1)
        self.state, self.events, self.history, self.before = (
            earlier.state,
            earlier.events,
            earlier.history,
            earlier.before,
        )
        return last

    def at(self, moves: int) -> Match[S]:
        """Return the match as it was after its first `moves` moves; raise OutOfRangeError.

        >>> match = tenban.play_out("latria", bots="random", seed=1)
        >>> match.at(0)
        <Match of latria, 4 seats, 0 moves, to act: seat 2>
        """
        if not 0 <= moves <= len(self.history):
            raise OutOfRangeError(f"{_moves(len(self.history))} have been played, so there is no match after {moves}")
        other = self._like(None)
        for seat, move in self.history[:moves]:
            other.replay(seat, move)
        return other

    def copy(self) -> Match[S]:
        """Return an independent copy.

        >>> match = tenban.new("latria", seats=4, seed=7)
        >>> _ = match.copy().play("play S9")
        >>> len(match.history)
        0
        """
        # The state is shared: a match replaces its state and never changes it.
        other = self._like(self.state)
        other.history, other.events, other.before = self.history[:], self.events[:], self.before
        other._judged, other._showed = self._judged, self._showed
        return other

    def _like(self, state: S | None) -> Match[S]:
        return Match(
            self.rules,
            self.state.seats,
            self.options,
            self.key,
            salt=self.salt,
            house=self.house,
            names=self.names,
            state=state,
        )

    @property
    def game(self) -> Game:
        """The installed game that the match is of."""
        return find(self.rules.name)

    def scene(self, seat: int = SPECTATOR, lang: str = "en") -> Scene:
        """Return all that a seat sees and may do, as data for a client."""
        log = [event.seen_by(seat) for event in self.events]
        return self.game.face.scene(self.view(seat), lang=lang, names=self.names, rev=len(self.history), log=log)

    def text(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """Return the scene of a seat as text."""
        return render(self.scene(seat, lang))

    def record(self) -> Record:
        """Return the match so far as a record, with its result if it is over.

        >>> tenban.new("latria", seed=7).record()
        <Record of latria 1, 4 seats, 0 moves, unfinished>
        """
        return Record(
            self.rules.name,
            self.rules.version,
            self.seats,
            self.key,
            self.salt,
            self.options,
            self.house,
            list(self.names),
            [(seat, move.text) for seat, move in self.history],
            self.totals if self.over else None,
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        if self.over:
            now = f"over, won by {', '.join([f'seat {seat}' for seat in self.winners]) or 'nobody'}"
        else:
            now = "to act: " + ", ".join([f"seat {seat}" for seat in self.to_act])
        return f"<Match of {self.rules.name}, {self.seats} seats, {_moves(len(self.history))}, {now}>"

    def _checked(self, seat: int) -> int:
        if not SPECTATOR <= seat < self.state.seats:
            raise OutOfRangeError(f"there is no seat {seat}: the seats are 0 to {self.state.seats - 1}")
        return seat

    def _seat(self, seat: int | None, move: Move | None = None) -> int:
        """Return the seat that is meant: the one given, the only one to act, or the only one that could make `move`."""
        if seat is not None:
            return seat
        waiting = self.to_act
        if not waiting:
            raise IllegalMove(NOT_YOUR_TURN, "the match is over")
        if len(waiting) == 1:
            return waiting[0]
        able = [one for one in waiting if move is not None and self.judge(one, move) is None]
        if len(able) == 1:
            return able[0]
        raise AmbiguousMoveError(f"seats {', '.join(map(str, waiting))} choose at once: name one with seat=")

    def _refusal(self, clause: Clause, lang: str) -> Refusal:
        try:
            return Refusal(clause.id, self.game.words(lang, self.rules).clause(clause.id))
        except UnknownGameError:  # rules that are not installed as a game have no words
            return Refusal(clause.id, "")


def load_record(record: Record, upto: int | None = None) -> Match[Any]:
    """Return the match that a record describes, or its first `upto` lines; raise RecordError."""
    try:
        rules = rules_of(find(record.game).rules, record)
        match: Match[Any] = Match(
            rules,
            record.seats,
            record.options,
            record.key,
            salt=record.salt,
            house=record.house,
            names=record.names,
        )
    except (SetupError, UnknownGameError) as fault:
        raise RecordError(str(fault)) from fault
    for number, (seat, text) in enumerate(record.moves[:upto], 1):
        try:
            match.replay(seat, match.parse(text))
        except InvalidMoveError:
            raise RecordError(f"move {number}: {text!r} is not a move of {rules.name}") from None
        except IllegalMove as refusal:
            raise RecordError(f"move {number}: {text!r} of seat {seat} is refused by {refusal.clause.id}") from refusal
    return match


def key_from_seed(seed: int | str | None) -> tuple[bytes, bytes]:
    """Return the key and salt of a match: the same for the same seed, random ones without a seed."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES)
    return _bytes(f"tenban key {seed}"), _bytes(f"tenban salt {seed}")


def _bytes(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=KEY_BYTES).digest()


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"
