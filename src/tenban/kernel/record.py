"""Records: a game as its setup, key and moves, which replays to the same end."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from .chance import KeyedRandom
from .clause import IllegalMove
from .data import DataError
from .errors import TenbanError
from .fairness import DrawError, KeyDraw, commitment, drawn_key, pledge
from .move import InvalidMoveError, Move
from .play import start, submit, to_act
from .rules import Rules, SetupError
from .state import State

S = TypeVar("S", bound=State)

FORMAT: Final = "tenban-record-2"  # one complete move per line
FIRST_FORMAT: Final = "tenban-record-1"  # one action per line; still read
FIELDS: Final = (
    "format",
    "game",
    "version",
    "seats",
    "options",
    "house",
    "names",
    "key",
    "salt",
    "commitment",
    "draw",
    "totals",
    "moves",
)


class RecordError(TenbanError, ValueError):
    """A record that cannot be read or does not replay; the message says where and why."""


@dataclass(slots=True, repr=False)
class Record:
    """Everything needed to replay a game move by move."""

    game: str
    version: str
    seats: int
    key: bytes
    salt: bytes = b""
    options: dict[str, str] = field(default_factory=dict)
    house: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    totals: list[int] | None = None  # the result, once the game is over
    draw: KeyDraw | None = None  # what the key was drawn from; None: one side drew it alone

    def to_json(self) -> str:
        """Return the record as JSON, with each move as [seat, text] on its own line for human readers."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "house": self.house,
            "names": self.names,
            "key": self.key.hex(),
            "salt": self.salt.hex(),
            "commitment": commitment(self.key, self.salt),
        }
        if self.draw is not None:
            head["draw"] = _draw_as_json(self.draw)
        head["totals"] = self.totals
        opening = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
        moves = ",\n".join("  " + json.dumps([seat, text], ensure_ascii=False) for seat, text in self.moves)
        return f'{opening},\n "moves": [\n{moves}\n ]\n}}\n'

    def save(self, file: str | Path) -> None:
        """Write the record to a file."""
        Path(file).write_text(self.to_json(), encoding="utf-8")

    @staticmethod
    def load(file: str | Path) -> Record:
        """Return the record in a file; raise RecordError."""
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise RecordError(f"cannot read {file}: {fault}") from fault
        return parse(text)

    def __repr__(self) -> str:
        result = "unfinished" if self.totals is None else "totals " + ", ".join([str(points) for points in self.totals])
        return f"<Record of {self.game} {self.version}, {self.seats} seats, {len(self.moves)} moves, {result}>"


def parse(text: str) -> Record:
    """Return the record in a JSON text, which is untrusted; raise RecordError."""
    try:
        data = json.loads(text, object_pairs_hook=_unique)
    except RecordError:
        raise
    except (ValueError, RecursionError) as fault:  # an integer of thousands of digits is a plain ValueError
        raise RecordError("this is not a record: it is not JSON") from fault
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, FIRST_FORMAT):
        raise RecordError(f'this is not a record: "format" should be "{FORMAT}"')
    unknown = [name for name in data if name not in FIELDS]
    if unknown:
        raise RecordError(f'a record has no "{unknown[0][:40]}"; it has {", ".join(FIELDS)}')
    record = Record(
        _need(data, "game", str),
        _need(data, "version", str),
        _need(data, "seats", int),
        _hex(data, "key"),
        _hex(data, "salt"),
        _strings(data, "options"),
        _need(data, "house", dict),
        [str(name) for name in _need(data, "names", list)],
        [_move(i, move) for i, move in enumerate(_need(data, "moves", list), 1)],
        _totals(data.get("totals")),
        _draw(data["draw"]) if "draw" in data else None,
    )
    if data.get("commitment") != commitment(record.key, record.salt):
        raise RecordError("the commitment does not belong to this key and salt: the record was tampered with")
    if record.draw is not None:
        _check_draw(record, record.draw)
    return record


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; raise RecordError if a name occurs twice, because readers would differ about its value."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f'"{twice[:40]}" should stand only once in an object')
    return found


def _draw_as_json(draw: KeyDraw) -> dict[str, Any]:
    return {
        "secret": draw.secret.hex(),
        "pledge": pledge(draw.secret),
        "contributions": [entropy.hex() for entropy in draw.contributions],
    }


def _draw(data: Any) -> KeyDraw:
    if not isinstance(data, dict) or sorted(data) != ["contributions", "pledge", "secret"]:
        raise RecordError('"draw" should have secret, pledge and contributions')
    secret, contributions = _hex(data, "secret"), _need(data, "contributions", list)
    try:
        draw = KeyDraw(secret, tuple([bytes.fromhex(entropy) for entropy in contributions]))
    except (TypeError, ValueError) as fault:
        raise RecordError('each of "contributions" should be hexadecimal') from fault
    if data["pledge"] != pledge(draw.secret):
        raise RecordError("the pledge does not belong to this secret: the record was tampered with")
    return draw


def _check_draw(record: Record, draw: KeyDraw) -> None:
    """Raise RecordError if the key and the salt are not those that the names and the contributions give."""
    try:
        drawn = drawn_key(draw, record.names)
    except DrawError as fault:
        raise RecordError(str(fault)) from fault
    if drawn != (record.key, record.salt):
        raise RecordError("secret, names and contributions do not give this key and salt: the record was tampered with")


def _need(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise RecordError(f'"{name}" should be a {kind.__name__}')
    return value


def _hex(data: dict[str, Any], name: str) -> bytes:
    try:
        value = bytes.fromhex(_need(data, name, str))
    except ValueError as fault:
        raise RecordError(f'"{name}" should be hexadecimal') from fault
    if len(value) > 64:
        raise RecordError(f'"{name}" is longer than 64 bytes')
    return value


def _strings(data: dict[str, Any], name: str) -> dict[str, str]:
    value = _need(data, name, dict)
    if not all(isinstance(v, str) for v in value.values()):
        raise RecordError(f'each entry of "{name}" should be a string')
    return dict(value)


def _move(number: int, move: Any) -> tuple[int, str]:
    if isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str):
        return (move[0], move[1])
    raise RecordError(f"move {number} should be [seat, text]")


def _totals(value: Any) -> list[int] | None:
    if value is None or (isinstance(value, list) and all(type(points) is int for points in value)):
        return value
    raise RecordError('"totals" should be a list of points')


def rules_of(rules: Rules[S], record: Record) -> Rules[S]:
    """Return the rules by which a record was played, with its house tables; raise RecordError for another version."""
    if record.game != rules.name:
        raise RecordError(f"this is a record of {record.game}, not of {rules.name}")
    kept = rules.of_version(record.version)
    if kept is None:
        raise RecordError(
            f"this game was played by version {record.version} of {rules.name}; here is version {rules.version}"
        )
    try:
        return kept.house(record.house) if record.house else kept
    except (DataError, SetupError) as fault:
        raise RecordError(str(fault)) from fault


def replay(rules: Rules[S], record: Record, upto: int | None = None) -> S:
    """Return the state after all moves of a record, or after its first `upto` moves; raise RecordError.

    A record with house tables is replayed with `rules_of(rules, record)`.
    """
    rules = rules_of(rules, record)
    try:
        s = start(rules, record.seats, record.options, KeyedRandom(record.key))
    except SetupError as fault:
        raise RecordError(str(fault)) from fault
    for number, (seat, text) in enumerate(record.moves[:upto], 1):
        try:
            for action in Move.parse(text, rules.space).actions:
                submit(rules, s, seat, action)
        except InvalidMoveError:
            raise RecordError(f"move {number}: {text!r} is not a move of {rules.name}") from None
        except IllegalMove as refusal:  # a new name: mypyc gives a name the type of its first exception
            raise RecordError(f"move {number}: {text!r} of seat {seat} is refused by {refusal.clause.id}") from refusal
    return s


def verify(rules: Rules[S], record: Record) -> S:
    """Return the final state of a finished game; raise RecordError if it is not over or its result differs."""
    s = replay(rules, record)
    if to_act(s):
        raise RecordError(f"the record stops after {len(record.moves)} moves, before the end of the game")
    totals = rules_of(rules, record).totals(s)
    if record.totals is None:
        raise RecordError(f'"totals" should be {totals}: the game is over')
    if record.totals != totals:
        raise RecordError(f"the record says {record.totals}, but the game ends {totals}: it was tampered with")
    return s
