"""Test vectors of docs/fairness.md for other implementations: words, keys, and the draws of the golden games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tenban.kernel.chance import KeyedRandom, TracedRandom
from tenban.kernel.fairness import KeyDraw, commitment, drawn_key, pledge
from tenban.kernel.play import start, submit
from tenban.kernel.record import Record, rules_of
from tenban.registry import find

from .golden import parse

ROOT = Path(__file__).parents[3]
FILE = ROOT / "client" / "tests" / "vectors" / "fairness.json"
GOLDEN = ROOT / "tests" / "golden"
NAMES = (["Ann", "", "夜 Önder"], ["", ""], ["a" * 24, "b", "c", "d", "e", "f"])


def vectors_text() -> str:
    """Return all vectors as JSON, one game per line."""
    parts = {"words": _words(), "draws": [_draw(number, names) for number, names in enumerate(NAMES)]}
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in parts.items()]
    games = ",\n".join("  " + json.dumps(game) for game in golden_games())
    return "{\n" + ",\n".join([*lines, f' "games": [\n{games}\n ]']) + "\n}\n"


def _words() -> dict[str, Any]:
    key = bytes(15) + b"\x03"
    chance = KeyedRandom(key)
    words = [int(chance.below(1 << 48)) for _ in range(8)]
    bound = (1 << 47) + 1  # half of all words are skipped
    chance = KeyedRandom(key)
    return {"key": key.hex(), "words": words, "bound": bound, "below": [int(chance.below(bound)) for _ in range(8)]}


def _draw(number: int, names: list[str]) -> dict[str, Any]:
    secret = bytes([number]) * 32
    contributions = tuple([bytes([16 + seat]) * 32 if name else b"" for seat, name in enumerate(names)])
    key, salt = drawn_key(KeyDraw(secret, contributions), names)
    return {
        "secret": secret.hex(),
        "pledge": pledge(secret),
        "names": names,
        "contributions": [entropy.hex() for entropy in contributions],
        "key": key.hex(),
        "salt": salt.hex(),
        "commitment": commitment(key, salt),
    }


def golden_games() -> list[dict[str, Any]]:
    """Return every golden game with the bounds and the results of its draws."""
    return [_game(path) for path in sorted(GOLDEN.glob("*/*.play"))]


def _game(path: Path) -> dict[str, Any]:
    record = parse(path.read_text(encoding="utf-8"))
    traced = traced_draws(record)
    return {
        "name": f"{path.parent.name}/{path.stem}",
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "key": record.key.hex(),
        "commitment": commitment(record.key, b""),
        "bounds": traced.bounds,
        "results": traced.results,
        "moves": record.moves if record.game == "latria" else [],
    }


def traced_draws(record: Record) -> TracedRandom:
    """Return all draws of a record, in order."""
    rules = rules_of(find(record.game).rules, record)
    s = start(rules, record.seats, record.options, TracedRandom(KeyedRandom(record.key)))
    for seat, text in record.moves:
        submit(rules, s, seat, rules.space.by_text[text])
    assert isinstance(s.chance, TracedRandom)
    return s.chance
