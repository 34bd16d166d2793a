"""The menu of `tenban play`: which game, how many seats, which bots."""

from __future__ import annotations

import argparse

from tenban.api import usual_seats
from tenban.bots import LEVELS, USUAL
from tenban.registry import games
from tenban.scene.words import Words, words_of

from ..errors import UsageError, find_bots
from ..screen import EndOfInputError, read_line


def ask_what_to_play(args: argparse.Namespace) -> bool:
    """Fill in game, seats and bots; return False if the person quits."""
    words, known = words_of("tenban.cli", args.lang), list(games().values())
    if not known:
        raise UsageError("no game is installed: install a package with an entry point in tenban.games")
    print(words("menu-title"))
    for n, game in enumerate(known, 1):
        rules = game.rules
        print(f"  {n}. {game.words(args.lang)('title')} ({rules.least_seats}–{rules.most_seats})")
    try:
        number = _number(words, "menu-game", 1, len(known))
        if number is None:
            return False
        args.game = known[number - 1].name
        if args.seats is None:
            args.seats = _seats(words, args.game)
        if args.bots is None:
            args.bots = _bots(words, args.seats)
    except EndOfInputError:
        return False
    return True


def _number(words: Words, prompt: str, least: int, most: int) -> int | None:
    while True:
        line = read_line(words(prompt) + ": ")
        if line.lower() in ("q", "quit"):
            return None
        if line.isdecimal() and least <= int(line) <= most:
            return int(line)
        print(words("menu-one-of", most=most))


def _seats(words: Words, name: str) -> int:
    rules = games()[name].rules
    least, most, usual = rules.least_seats, rules.most_seats, usual_seats(rules)
    if least == most:
        return least
    while True:
        line = read_line(words("menu-seats", least=least, most=most, usual=usual) + " ")
        if not line:
            return usual
        if line.isdecimal() and least <= int(line) <= most:
            return int(line)
        print(words("menu-number", least=least, most=most))


def _bots(words: Words, seats: int) -> str | None:
    """Return the bots for the other seats, or None if there are no other seats."""
    while seats > 1:
        line = read_line(words("menu-bots", bots=", ".join(level.name for level in LEVELS), usual=USUAL) + " ") or USUAL
        try:
            find_bots(line, seats - 1)
        except UsageError as error:
            print(error)
        else:
            return line
    return None
