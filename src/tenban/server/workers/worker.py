"""The worker process, in which bots think and records are checked, replayed and shown.

One JSON task per line on standard input, one JSON answer per line on standard output.  A task that hangs or
crashes takes nothing with it but this process, which the server then replaces.  The arguments are the most memory it
may use, in bytes, and by how much other processes go first.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from time import monotonic
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from tenban import bots
from tenban.kernel.record import Record, RecordError, parse, replay, rules_of
from tenban.kernel.snapshot import decode, encode
from tenban.kernel.view import View
from tenban.match import load_record
from tenban.registry import UnknownGameError, find
from tenban.server.workers.replays import (
    ForgottenGameError,
    Replays,
    Show,
    Shown,
    StoredGame,
    Tried,
    Try,
    Write,
    Written,
)

MEMORY = 4 << 30  # unless an argument says otherwise
DEEPEST = 12  # nesting of house tables
LARGEST = 2**53  # an integer of house tables, as every reader of JSON understands it
NICE = 10  # the server, which answers people, goes first


class SeatTask(Struct):
    """A task for one seat.  It has only the seat's view: what the seat may not know never reaches this process."""

    game: str
    house: dict[str, Any]
    options: dict[str, str]
    view: dict[str, Any]
    seat: int
    seed: int
    seconds: float


class Think(SeatTask, tag="think"):
    """Choose a move."""

    level: str


class Ponder(SeatTask, tag="ponder"):
    """Answer questions that the seat will probably be asked next."""

    level: str


class Advise(SeatTask, tag="advise"):
    """Find the best few moves."""


class Check(Struct, tag="check"):
    """Find out whether a text is a record that replays."""

    text: str
    most_moves: int
    course: bool = False  # return the points on the way, too


class Ping(Struct, tag="ping"):
    pass


class Chosen(Struct, tag="chosen"):
    move: str  # in notation


class Pondered(Struct, tag="pondered"):
    moves: dict[str, str]  # in notation, by the key of the question


class Line(Struct):
    """A move and its evaluation: see tenban.bots.Advice."""

    move: str  # in notation
    outlook: float
    worlds: int
    points: float
    rival: float
    reason: str
    more: float
    then: str = ""  # the next choice of the same seat, in notation


class Advised(Struct, tag="advised"):
    lines: list[Line]


class Checked(Struct, tag="checked"):
    """A record that replays, as it is to be stored."""

    over: bool
    stored: StoredGame
    points: list[list[int]] = []  # of every seat, at the beginning, on the way and at the end


class Failed(Struct, tag="failed"):
    fault: str
    internal: bool = False  # a fault of the program, not of the input
    forgotten: bool = False  # the worker does not know the game any more


Task = Think | Ponder | Advise | Check | Show | Write | Try | Ping
Answer = Chosen | Pondered | Advised | Checked | Shown | Written | Tried | Failed

replays = Replays(find)


def question_key(state: dict[str, Any]) -> str:
    """Return a name for an encoded view, the same in every process."""
    return blake2b(msgspec.json.encode(state), digest_size=16).hexdigest()


def _view(task: SeatTask) -> View[Any]:
    """Return the view that a task describes."""
    rules = find(task.game).rules
    rules = rules.house(task.house) if task.house else rules
    return View(rules, decode(rules, task.view, task.options), task.seat)


def think(task: Think) -> Chosen:
    """Return the move that a bot chooses."""
    deadline = monotonic() + task.seconds
    return Chosen(bots.choose(task.level, _view(task), task.seed, deadline).text)


def ponder(task: Ponder) -> Pondered:
    """Return the answers to questions that the seat may be asked next."""
    found = bots.ponder(task.level, _view(task), task.seed, monotonic() + task.seconds)
    return Pondered({question_key(encode(question.state)): move.text for question, move in found})


def advise(task: Advise) -> Advised:
    """Return the best few moves."""
    found = bots.advise(_view(task), task.seed, monotonic() + task.seconds)
    return Advised([line_of(advice) for advice in found])


def line_of(advice: bots.Advice) -> Line:
    """Return advice as it is sent to the server."""
    return Line(
        advice.move.text,
        advice.outlook,
        advice.worlds,
        advice.points,
        advice.rival,
        advice.reason,
        advice.more,
        advice.then.text if advice.then is not None else "",
    )


def check(task: Check) -> Checked:
    """Replay a record; raise RecordError or UnknownGameError."""
    record = parse(task.text)
    if len(record.moves) > task.most_moves:
        raise RecordError(f"it has {len(record.moves)} moves; {task.most_moves} are the most")
    check_plain(record.house)
    return Checked(_replays(record), StoredGame.of(record), _course(record) if task.course else [])


def check_plain(value: object, depth: int = 0) -> None:
    """Raise RecordError if a value of house tables is nested too deeply, or not finite, or very large."""
    if depth > DEEPEST:
        raise RecordError(f"its house tables are nested more than {DEEPEST} deep")
    if isinstance(value, dict):
        for each in value.values():
            check_plain(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            check_plain(each, depth + 1)
    elif isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
        raise RecordError("a number of its house tables is too large")


COURSE = 80  # points on the way at most


def _course(record: Record) -> list[list[int]]:
    """Return the points of every seat after every so many moves."""
    match, every = load_record(record, 0), -(-len(record.moves) // COURSE) or 1
    course = [match.totals]
    for number, (seat, text) in enumerate(record.moves, 1):
        match.replay(seat, match.parse(text))
        if number % every == 0 or number == len(record.moves):
            course.append(match.totals)
    return course


def _replays(record: Record) -> bool:
    """Return whether the game is over at the record's end, and note its result; raise RecordError if it is wrong."""
    rules = find(record.game).rules
    state = replay(rules, record)
    over = not state.stack
    totals = rules_of(rules, record).totals(state) if over else None
    if record.totals is not None and record.totals != totals:
        raise RecordError(f"the record says {record.totals}, but the game gives {totals}")
    record.totals = totals
    return over


def answer(task: Task) -> Answer:
    """Return the answer to a task; an exception is an answer too, unless it says that the memory is full."""
    try:
        return _answer(task)
    except (RecordError, UnknownGameError) as fault:
        return Failed(str(fault))
    except ForgottenGameError:
        return Failed("", forgotten=True)
    except MemoryError:
        raise
    except Exception as fault:
        return Failed(f"{type(fault).__name__}: {fault}", internal=True)


def _answer(task: Task) -> Answer:
    match task:
        case Think():
            return think(task)
        case Ponder():
            return ponder(task)
        case Advise():
            return advise(task)
        case Check():
            return check(task)
        case Show():
            return replays.show(task)
        case Write():
            return replays.write(task)
        case Try():
            return replays.try_out(task)
        case Ping():
            return Chosen("")


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer tasks until the input ends."""
    reader, writer = msgspec.json.Decoder(Task), msgspec.json.Encoder()
    for line in tasks:
        answers.write(writer.encode(answer(reader.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    # WebAssembly runs tasks without this process and lacks what limits one
    from tenban.server.system import limit_memory, lower_priority

    memory, nice = [int(word) for word in sys.argv[1:3]] if len(sys.argv) > 2 else (MEMORY, NICE)
    limit_memory(memory)
    lower_priority(nice)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints must not be taken for an answer
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
