"""Digests of whole games, state by state: the same interpreted and compiled, on every machine."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from tenban.kernel import EVERYONE, Event, play, to_act
from tenban.kernel.snapshot import encode
from tenban.registry import Game

from .exhaust import random_player
from .setups import Setup, setups


def digest(game: Game, setup: Setup) -> str:
    """Return one line with the digest of a random game: its moves, states and events."""
    s = setup.begin(game, listen=True)
    whole = sha256()
    player = random_player(setup.seed)
    made = 0
    while (chosen := player(s) if to_act(s) else None) is not None:
        seat, action = chosen
        whole.update(_bytes([seat, action.text, encode(s), _events(s.log)]))
        s.log = []
        play(game.rules, s, seat, action)
        made += 1
    whole.update(_bytes([encode(s), _events(s.log), game.rules.totals(s)]))
    return f"{setup}, {made} choices: {whole.hexdigest()[:32]}"


def _events(log: list[Event] | None) -> list[object]:
    return [[e.name, e.values, e.audience, () if e.audience == EVERYONE else e.public] for e in log or []]


def _bytes(data: object) -> bytes:
    """Return JSON with sorted keys, because a compiled class lists its fields in another order."""
    return json.dumps(data, sort_keys=True).encode()


def text(game: Game) -> str:
    return "".join(f"{digest(game, setup)}\n" for setup in setups(game))


def file_of(game: Game, folder: Path) -> Path:
    return folder / f"{game.name}.txt"
