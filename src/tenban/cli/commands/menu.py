"""What to play, asked in the terminal."""

from __future__ import annotations

import argparse

from tenban.bots import LEVELS, USUAL
from tenban.registry import games
from tenban.scene.words import Words, words_of

from ..errors import UsageError, bots_named
from ..setting import usual_seats
from ..terminal import Ended, read_line


def ask_what_to_play(wanted: argparse.Namespace) -> bool:
    """Fill in game, seats and bots; False if the person leaves."""
    words, known = words_of("tenban.cli", wanted.lang), list(games().values())
    if not known:
        raise UsageError("no game is installed: install a package with an entry point in tenban.games")
    print(words("menu-title"))
    for n, game in enumerate(known, 1):
        rules = game.rules
        print(f"  {n}. {game.words(wanted.lang)('title')} ({rules.least_seats}–{rules.most_seats})")
    try:
        number = _number(words, "menu-game", 1, len(known))
        if number is None:
            return False
        wanted.game = known[number - 1].name
        if wanted.seats is None:
            wanted.seats = _seats(words, wanted.game)
        if wanted.bots is None:
            wanted.bots = _bots(words, wanted.seats)
    except Ended:
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
    """Who sits on the other seats; nobody is asked for where there are none."""
    while seats > 1:
        line = read_line(words("menu-bots", bots=", ".join(level.name for level in LEVELS), usual=USUAL) + " ") or USUAL
        try:
            bots_named(line, seats - 1)
        except UsageError as fault:
            print(fault)
        else:
            return line
    return None
