"""Golden playthroughs: whole games as text that people read and a test compares.

For each choice: who, in which step, what he may do, what the rules refuse, what he does, and what everybody is
then told; at the end the score, line by line, with its clauses.
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
from tenban.registry import Game

from .cited import cited
from .exhaust import at_random
from .setups import seat_counts, variants
from .story import some_options
from .travel import Seen, refused, travel

SUFFIX = ".play"
_WIDTH = 116
_MOST_TRIED = 300  # games looked at to find one with a clause that is still missing
_CHOICE = re.compile(r"^\d+\. seat (\d+), .*\n(?:   .*\n)*?   chooses  (.*)$", re.MULTILINE)


def tell(game: Game, record: Record) -> str:
    """A record as a golden playthrough."""
    rules = game.rules
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
            yield f"   all      {_told(event, event.values)}\n"
        else:
            yield f"   seat {event.audience}   {_told(event, event.values)}\n"
            yield f"   others   {_told(event, event.public)}\n"


def _told(event: Event, args: tuple[int, ...]) -> str:
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


def read(text: str) -> Record:
    """The record that a golden playthrough tells; raises RecordError."""
    head = dict(re.findall(r"^(game|version|seats|options|key): (.*)$", text, re.MULTILINE))
    missing = {"game", "version", "seats", "options", "key"} - set(head)
    if missing:
        raise RecordError(f"this is no golden playthrough: it does not say its {', '.join(sorted(missing))}")
    options = dict(pair.split("=", 1) for pair in head["options"].split())
    moves = [(int(seat), move) for seat, move in _CHOICE.findall(text)]
    return Record(
        head["game"], head["version"], int(head["seats"]), bytes.fromhex(head["key"]), options=options, moves=moves
    )


def retell(game: Game, text: str) -> str:
    """The same moves told by the rules as they are now; a new game from the same key if they allow them no longer."""
    record = read(text)
    record.version = game.rules.version
    try:
        replay(game.rules, record)
    except RecordError:
        record = invent(game, record.seats, record.options, int.from_bytes(record.key, "big"))
    return tell(game, record)


def invent(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A random game, the same for the same seed."""
    rules = game.rules
    record = Record(game.name, rules.version, seats, seed.to_bytes(16, "big"), options=rules.checked(seats, options))
    s = rules.setup(seats, record.options)
    s.chance = KeyedRandom(record.key)
    settle(s)
    player = at_random(seed)
    while (chosen := player(s) if to_act(s) else None) is not None:
        seat, action = chosen
        record.moves.append((seat, action.text))
        play(rules, s, seat, action)
    return record


def seen_in(game: Game, record: Record) -> Seen:
    """What occurs in a record."""
    rules = game.rules
    s = rules.setup(record.seats, rules.checked(record.seats, record.options))
    s.chance = KeyedRandom(record.key)
    moves = iter(record.moves)

    def next_move(_: State) -> tuple[int, Action] | None:
        move = next(moves, None)
        return None if move is None else (move[0], rules.space.by_text[move[1]])

    return travel(rules, s, next_move)


def compose(game: Game) -> dict[str, Record]:
    """Few games in which everything occurs: one with each number of seats, then whatever adds something missing."""
    rules = game.rules
    counts = seat_counts(game)
    usual = [invent(game, seats, {}, seats) for seats in counts]
    chosen = {name_of(game, record): record for record in usual}
    missing = _wanted(game) - set().union(*[_found(game, record) for record in usual])
    for seed in range(1, _MOST_TRIED):
        if not missing:
            break
        seats = counts[seed * len(counts) // _MOST_TRIED]  # short games first
        record = invent(game, seats, some_options(rules, seats, seed), seed)
        found = _found(game, record)
        if found & missing:
            missing -= found
            chosen[name_of(game, record)] = record
    return chosen


def _wanted(game: Game) -> set[str]:
    """Every clause the code cites, every step, and every variant."""
    values = {f"{option.name}={value}" for option in variants(game) for value in option.values}
    return {*cited(game), *game.rules.steps, *values} - set(game.oracle.never if game.oracle is not None else ())


def _found(game: Game, record: Record) -> set[str]:
    return seen_in(game, record).everything() | {f"{name}={value}" for name, value in record.options.items()}


def name_of(game: Game, record: Record) -> str:
    """A file name that says how the game was set up."""
    unusual = [f"{o.name}-{record.options[o.name]}" for o in game.rules.options if record.options[o.name] != o.default]
    return "-".join([f"{record.seats}-seats", *unusual, f"seed-{int.from_bytes(record.key, 'big')}"]) + SUFFIX


def files_of(game: Game, folder: Path) -> list[Path]:
    return sorted((folder / game.name).glob(f"*{SUFFIX}"))


def regenerate(game: Game, folder: Path) -> list[Path]:
    """Tell every golden playthrough of a game anew; if there is none yet, compose some."""
    for path in files_of(game, folder):
        path.write_text(retell(game, path.read_text(encoding="utf-8")), encoding="utf-8")
    if not files_of(game, folder):
        (folder / game.name).mkdir(parents=True, exist_ok=True)
        for name, record in compose(game).items():
            (folder / game.name / name).write_text(tell(game, record), encoding="utf-8")
    return files_of(game, folder)
