"""How a table begins: its game and options, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time

from tenban.kernel.record import Record
from tenban.kernel.rules import SetupError
from tenban.lessons import Lesson
from tenban.match import key_from_seed
from tenban.server.tables import events as e
from tenban.server.tables.draws import began, began_from, new_secret
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.games import TableGame
from tenban.server.tables.levels import checked_level
from tenban.server.tables.names import LONGEST_NAME, checked_name
from tenban.server.tables.table import Table, TableSeat
from tenban.server.tables.tokens import new_invite


@dataclass(frozen=True)
class Seating:
    """Who sits where from the beginning."""

    name: str  # the maker's
    bots: dict[int, str] = field(default_factory=dict)  # seat -> level
    seat: int | None = None  # the maker's; else the first seat without a bot
    names: dict[int, str] = field(default_factory=dict)  # hot-seat: seat -> name
    hotseat: bool = False  # the maker plays every seat without a bot
    watch: bool = False  # the maker takes no seat
    listed: bool = False
    contributes: bool = False  # the maker's client will contribute to the key


@dataclass(frozen=True)
class TableSetup:
    """A new table as somebody asks for it."""

    game: str
    seats: int
    seating: Seating
    options: dict[str, str] = field(default_factory=dict)
    absence: e.Absence = "others"
    absent_seconds: int = 0  # 0: as the server is set


def new_table(game: TableGame, owner: str, setup: TableSetup) -> e.Made:
    """Return the first event of a new table; raise RefusedError if the game cannot be set up like that."""
    rules, seating = game.rules, setup.seating
    try:
        options = rules.checked(setup.seats, setup.options)
        rules.setup(setup.seats, options)
    except SetupError as fault:
        raise RefusedError(text=str(fault), status=400) from fault
    return e.Made(
        int(time()),
        game.name,
        rules.version,
        setup.seats,
        options,
        owner,
        _invites(setup.seats),
        seating.hotseat,
        seating.listed,
        secret=new_secret(),
        absence=setup.absence,
        absent_seconds=setup.absent_seconds,
    )


def study(record: Record, moves: list[tuple[int, str]], owner: str) -> e.Made:
    """Return the first event of a table that goes on from a record's moves, with the record's known key."""
    return e.Made(
        int(time()),
        record.game,
        record.version,
        record.seats,
        record.options,
        owner,
        _invites(record.seats),
        house=record.house,
        moves=moves,
        study=True,
        key=record.key.hex(),
        salt=record.salt.hex(),
        secret=new_secret(),
    )


def lesson_table(game: TableGame, owner: str, lesson: Lesson) -> e.Made:
    """Return the first event of a table that teaches: its key is known, and moves may be made already."""
    key, salt = key_from_seed(lesson.seed)
    rules = game.rules
    options = rules.checked(lesson.seats, dict(lesson.options))
    record = Record(game.name, rules.version, lesson.seats, key, salt, options)
    made = study(record, list(lesson.start), owner)
    made.lesson = lesson.name
    return made


def uploaded(record: Record, owner: str) -> list[e.TableEvent]:
    """Return the events of a table that only shows a record."""
    made = study(record, record.moves, owner)
    made.closed, made.totals = True, record.totals
    names = [*record.names, *[""] * record.seats][: record.seats]
    sat = [e.Sat(made.at, seat, checked_name(name or f"{seat + 1}"), "") for seat, name in enumerate(names)]
    return [made, *sat, began_from(record, made.at)]


def rematch_of(old: Table, version: str) -> list[e.TableEvent]:
    """Return the events of a new table with the same people and bots."""
    was = old.made
    made = e.Made(
        int(time()),
        was.game,
        version,
        was.seats,
        was.options,
        was.maker,
        _invites(was.seats),
        was.hotseat,
        was.listed,
        secret=new_secret(),
        absence=was.absence,
        absent_seconds=was.absent_seconds,
    )
    events: list[e.TableEvent] = [made]
    for number, seat in enumerate(old.seats):
        if seat.owner:
            events.append(e.Sat(made.at, number, seat.name, seat.owner, seat.contributes))
        elif seat.level:
            events.append(e.BotSat(made.at, number, seat.level))
    return [*events, *_began_at_once(made, events)]


def with_seating(made: e.Made, owner: str, seating: Seating) -> list[e.TableEvent]:
    """Return the first event, those that seat the maker and bots, and the start if all seats are taken."""
    bots = {seat: checked_level(level) for seat, level in seating.bots.items()}
    names = {seat: checked_name(name) for seat, name in seating.names.items()}
    for seat in (*bots, *names, *([] if seating.seat is None else [seating.seat])):
        if seat >= made.seats:
            raise RefusedError("too-many-seats", 400, seat=seat + 1)
    people = _people(_makers_seats(made, seating), checked_name(seating.name), names)
    events: list[e.TableEvent] = [made]
    events += [
        e.Sat(made.at, seat, name, owner, seating.contributes and not made.study) for seat, name in people.items()
    ]
    events += [e.BotSat(made.at, seat, level) for seat, level in sorted(bots.items())]
    return [*events, *_began_at_once(made, events)]


def _began_at_once(made: e.Made, events: list[e.TableEvent]) -> list[e.TableEvent]:
    """Return the start of the game if these events take every seat and no contribution to the key is awaited."""
    sat = {event.seat: event for event in events if isinstance(event, (e.Sat, e.BotSat))}
    if len(sat) < made.seats or any(isinstance(event, e.Sat) and event.contributes for event in sat.values()):
        return []
    names = [event.name if isinstance(event, e.Sat) else "" for _, event in sorted(sat.items())]
    return [began(made, made.at, [TableSeat(name) for name in names])]


def _makers_seats(made: e.Made, seating: Seating) -> list[int]:
    unclaimed = [seat for seat in range(made.seats) if seat not in seating.bots]
    if seating.watch:
        return []
    if seating.hotseat:
        return unclaimed
    if seating.seat is not None:
        if seating.seat in seating.bots:
            raise RefusedError("seat-taken")
        return [seating.seat]
    return unclaimed[:1]


def _people(seats: list[int], name: str, names: dict[int, str]) -> dict[int, str]:
    """Return seat -> name; seats of a hot-seat table without a name of their own are numbered."""
    numbered = [name, *[f"{name[: LONGEST_NAME - 3]} {number + 1}" for number in range(1, len(seats))]]
    return {seat: names.get(seat, other) for seat, other in zip(seats, numbered, strict=False)}


def _invites(seats: int) -> list[str]:
    return [new_invite() for _ in range(seats)]
