"""Golden playthroughs: whole games as text that people read and a test compares.

For each choice: the seat, the step, the legal actions, the refused ones with their clauses, the chosen action, and
the events as each seat sees them.  At the end: the score, line by line, with its clauses.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from tenban.kernel import (
    EVERYONE,
    Action,
    Event,
    KeyedRandom,
    Record,
    RecordError,
    State,
    legal,
    play,
    replay,
    settle,
    submit,
    to_act,
)
from tenban.kernel.record import rules_of
from tenban.registry import Game

from .citations import cited_clauses
from .coverage import Coverage, refused, trace
from .exhaust import random_player
from .playthrough import some_options
from .setups import seat_counts, variants

SUFFIX = ".play"
_WIDTH = 116
_MOST_TRIED = 300  # random games tried in search of what is still missing
_CHOICE = re.compile(r"^\d+\. seat (\d+), .*\n(?:   .*\n)*?   chooses  (.*)$", re.MULTILINE)


def render(game: Game, record: Record) -> str:
    """Return a record as the text of a golden playthrough."""
    rules = rules_of(game.rules, record)
    s = rules.setup(record.seats, rules.checked(record.seats, record.options))
    s.chance, s.log = KeyedRandom(record.key), []
    settle(s)
    parts = [_head(record) + "".join(_events(s))]
    for number, (seat, text) in enumerate(record.moves, 1):
        action = rules.space.by_text[text]
        asked = _question(s, number, seat)
        s.log = []
        submit(rules, s, seat, action)
        parts.append(f"{asked}   chooses  {text}\n" + "".join(_events(s)))
    if not to_act(s):
        parts.append(_end(game, s))
    return "\n".join(parts)


def _head(record: Record) -> str:
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    fields = {"game": record.game, "version": record.version, "seats": record.seats, "options": options}
    return "".join(f"{name}: {value}\n" for name, value in fields.items()) + f"key: {record.key.hex()}\n\n"


def _question(s: State, number: int, seat: int) -> str:
    lines = [f"{number}. seat {seat}, {type(s.stack[-1]).__name__}\n"]
    lines.append(_listed("may      ", [action.text for action in legal(s, seat)]))
    forbidden: dict[str, list[str]] = {}
    for action, clause in refused(s, seat):
        forbidden.setdefault(clause, []).append(action.text)
    lines += [_listed(f"refused  {clause}: ", texts) for clause, texts in forbidden.items()]
    return "".join(lines)


def _listed(head: str, items: list[str]) -> str:
    return textwrap.fill(head + ", ".join(items), _WIDTH, initial_indent="   ", subsequent_indent="            ") + "\n"


def _events(s: State) -> Iterator[str]:
    for event in s.log or []:
        if event.audience == EVERYONE:
            yield f"   all      {_event_text(event, event.values)}\n"
        else:
            yield f"   seat {event.audience}   {_event_text(event, event.values)}\n"
            yield f"   others   {_event_text(event, event.public)}\n"


def _event_text(event: Event, args: tuple[int, ...]) -> str:
    return " ".join([event.name, *[str(arg) for arg in args]])


def _end(game: Game, s: State) -> str:
    rules = game.rules
    width = max((len(clause.id) for clause in rules.clauses), default=0)
    lines = ["The end\n"]
    for line in rules.score(s):
        args = " ".join(str(arg) for arg in line.args)
        lines.append(f"   side {line.side}   {line.clause.id:<{width}} {line.points:+5d}   {args}".rstrip() + "\n")
    lines.append(f"   points   {' '.join(str(points) for points in rules.totals(s))}\n")
    lines.append(f"   winners  {' '.join(str(seat) for seat in rules.winners(s))}\n")
    return "".join(lines)


def parse(text: str) -> Record:
    """Return the record of a golden playthrough; raise RecordError."""
    head = dict(re.findall(r"^(game|version|seats|options|key): (.*)$", text, re.MULTILINE))
    missing = {"game", "version", "seats", "options", "key"} - set(head)
    if missing:
        raise RecordError(f"this is not a golden playthrough: it has no line for {', '.join(sorted(missing))}")
    options = dict(pair.split("=", 1) for pair in head["options"].split())
    moves = [(int(seat), move) for seat, move in _CHOICE.findall(text)]
    return Record(
        head["game"], head["version"], int(head["seats"]), bytes.fromhex(head["key"]), options=options, moves=moves
    )


def updated(game: Game, text: str) -> str:
    """Return the text of the same moves under the rules of their version, or of a new game from the same key if one of
    the moves is no longer legal."""
    record = parse(text)
    if game.rules.of_version(record.version) is None:
        record.version = game.rules.version
    try:
        replay(game.rules, record)
    except RecordError:
        record = random_record(game, record.seats, record.options, int.from_bytes(record.key, "big"))
    return render(game, record)


def random_record(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """Return the record of a random game, the same for the same seed."""
    rules = game.rules
    record = Record(game.name, rules.version, seats, seed.to_bytes(16, "big"), options=rules.checked(seats, options))
    s = rules.setup(seats, record.options)
    s.chance = KeyedRandom(record.key)
    settle(s)
    player = random_player(seed)
    while (chosen := player(s) if to_act(s) else None) is not None:
        seat, action = chosen
        record.moves.append((seat, action.text))
        play(rules, s, seat, action)
    return record


invent = random_record  # the name that older tests use


def coverage_of(game: Game, record: Record) -> Coverage:
    """Return what occurs in a record."""
    rules = rules_of(game.rules, record)
    s = rules.setup(record.seats, rules.checked(record.seats, record.options))
    s.chance = KeyedRandom(record.key)
    moves = iter(record.moves)

    def next_move(_: State) -> tuple[int, Action] | None:
        move = next(moves, None)
        return None if move is None else (move[0], rules.space.by_text[move[1]])

    return trace(rules, s, next_move)


def compose(game: Game) -> dict[str, Record]:
    """Return a few records in which everything occurs: one for each number of seats, then those that add something."""
    rules = game.rules
    counts = seat_counts(game)
    usual = [random_record(game, seats, {}, seats) for seats in counts]
    chosen = {name_of(game, record): record for record in usual}
    missing = _expected(game) - set().union(*[_found(game, record) for record in usual])
    for seed in range(1, _MOST_TRIED):
        if not missing:
            break
        seats = counts[seed * len(counts) // _MOST_TRIED]  # short games first
        record = random_record(game, seats, some_options(rules, seats, seed), seed)
        found = _found(game, record)
        if found & missing:
            missing -= found
            chosen[name_of(game, record)] = record
    return chosen


def _expected(game: Game) -> set[str]:
    """Return every clause that the code cites, every step and every variant."""
    values = {f"{option.name}={value}" for option in variants(game) for value in option.values}
    return {*cited_clauses(game), *game.rules.steps, *values} - set(
        game.oracle.never if game.oracle is not None else ()
    )


def _found(game: Game, record: Record) -> set[str]:
    return coverage_of(game, record).everything() | {f"{name}={value}" for name, value in record.options.items()}


def name_of(game: Game, record: Record) -> str:
    """Return a file name that says how the game was set up."""
    unusual = [f"{o.name}-{record.options[o.name]}" for o in game.rules.options if record.options[o.name] != o.default]
    return "-".join([f"{record.seats}-seats", *unusual, f"seed-{int.from_bytes(record.key, 'big')}"]) + SUFFIX


def files_of(game: Game, folder: Path) -> list[Path]:
    return sorted((folder / game.name).glob(f"*{SUFFIX}"))


def regenerate(game: Game, folder: Path) -> list[Path]:
    """Rewrite every golden playthrough of a game, or write the first ones; return their paths."""
    for path in files_of(game, folder):
        path.write_text(updated(game, path.read_text(encoding="utf-8")), encoding="utf-8")
    if not files_of(game, folder):
        (folder / game.name).mkdir(parents=True, exist_ok=True)
        for name, record in compose(game).items():
            (folder / game.name / name).write_text(render(game, record), encoding="utf-8")
    return files_of(game, folder)
