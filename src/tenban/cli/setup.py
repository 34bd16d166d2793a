"""The game to play: its seats, options and house tables, from the arguments of a command."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenban.api import usual_seats
from tenban.kernel import DataError, Rules
from tenban.kernel.data import parse_house
from tenban.registry import Game

from .errors import UsageError, find_game
from .files import read_text

_HOUSE_HELP = "house file with tables that replace those of the game; or the name of one that comes with the game"


@dataclass(frozen=True)
class GameSetup:
    """A game with valid seats, options and house tables."""

    game: Game
    rules: Rules[Any]
    seats: int
    options: dict[str, str]
    house: dict[str, Any]
    house_text: str = ""


def add_arguments(parser: argparse.ArgumentParser, several: bool = False) -> None:
    """Add the arguments of a setup; with `several`, games are played with several numbers of seats."""
    parser.add_argument(
        "--seats",
        type=numbers if several else int,
        metavar="N,N" if several else "N",
        help="numbers of players, such as 2,3 (default: every number from two)"
        if several
        else "number of players (default: 4, or the nearest number that the game allows)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="option of the game, such as variant=simple; may be repeated; `tenban games` lists the options",
    )
    parser.add_argument("--house", type=Path, metavar="FILE", help=_HOUSE_HELP)


def numbers(text: str) -> list[int]:
    """Return the numbers of a list such as 2,3."""
    return [int(word) for word in text.split(",")]


def read_setup(args: argparse.Namespace) -> GameSetup:
    """Return the setup that the arguments describe; raise UsageError, SetupError or DataError."""
    game = find_game(args.game)
    rules, house, text = with_house(game, args.house)
    seats = usual_seats(rules) if args.seats is None else args.seats
    options = rules.checked(seats, dict([_option(word) for word in args.option]))
    rules.setup(seats, options)  # raises SetupError if the options do not fit the number of seats
    return GameSetup(game, rules, seats, options, house, text)


def with_house(game: Game, file: Path | None) -> tuple[Rules[Any], dict[str, Any], str]:
    """Return the rules with the tables of a house file, the tables, and the text of the file."""
    if file is None:
        return game.rules, {}, ""
    text = _house_text(game, file)
    try:
        tables = parse_house(text)
        return game.rules.house(tables), tables, text
    except DataError as fault:
        raise UsageError(f"{file}: {fault}") from fault


def _house_text(game: Game, file: Path) -> str:
    """Return the text of a house file: a path, or the name of a file that comes with the game."""
    houses = game.houses()
    if file.exists() or not houses:
        return read_text(file, "the house file")
    if str(file) in houses:
        return game.text("houses", f"{file}.toml")
    raise UsageError(f"there is no house file {file}; {game.name} comes with: {', '.join(houses)}")


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not (name and sign and value):
        raise UsageError(f"an option is written NAME=VALUE, such as variant=simple, not {word!r}")
    return name.strip(), value.strip()
