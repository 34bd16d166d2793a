"""`tenban games`: list the games."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

from tenban.kernel import Rules
from tenban.registry import Game, games
from tenban.scene.words import Words, words_of

from ..formatting import message


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([as_data(game, args.lang) for game in games().values()], ensure_ascii=False, indent=1))
        return 0
    words = words_of("tenban.cli", args.lang)
    print("\n\n".join([describe(game, words, args.lang) for game in games().values()]) or words("no-games"))
    return 0


def as_data(game: Game, lang: str) -> dict[str, Any]:
    rules, words = game.rules, game.words(lang)
    return {
        "name": game.name,
        "title": words("title"),
        "version": rules.version,
        "seats": [rules.least_seats, rules.most_seats],
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default} for option in rules.options
        ],
        "provenance": {name: kind for name, kind, _ in rules.tables.provenance()} if rules.tables else {},
    }


def describe(game: Game, words: Words, lang: str) -> str:
    own, rules = game.words(lang), game.rules
    seats = str(rules.least_seats)
    if rules.most_seats > rules.least_seats:
        seats += f"–{rules.most_seats}"
    lines = [f"{game.name} — {own('title')} ({words('version', version=rules.version)})"]
    lines.append("  " + words("seats", seats=seats))
    for option in rules.options:
        about = message(own, f"option-{option.name}") if own.has(f"option-{option.name}") else option.name
        lines.append(f"  --option {option.name}={'|'.join(option.values)}  {about} [{option.default}]")
    return "\n".join([*lines, *_provenance(rules, words)])


def _provenance(rules: Rules[Any], words: Words) -> list[str]:
    if rules.tables is None:
        return []
    kinds = Counter(kind for _, kind, _ in rules.tables.provenance())
    counted = ", ".join(f"{words(f'provenance-{kind}')} {count}" for kind, count in kinds.items())
    return ["  " + words("tables", counted=counted)]
