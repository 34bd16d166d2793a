"""What is to be played: game, seats, options and house tables as the command line gives them."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenban.kernel import DataError, Rules
from tenban.kernel.data import parse_house
from tenban.registry import Game

from .errors import UsageError, game_named
from .files import read_text

_USUAL_SEATS = 4
_HOUSE_HELP = "a house file, or the name of one that comes with the game: tables that replace the box's"


@dataclass(frozen=True)
class Setting:
    """A game ready to be set up: everything in it was checked."""

    game: Game
    rules: Rules[Any]
    seats: int
    options: dict[str, str]
    house: dict[str, Any]
    house_text: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: 4, or what the game allows)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as variant=simple; `tenban games` lists them; may be repeated",
    )
    parser.add_argument("--house", type=Path, metavar="FILE", help=_HOUSE_HELP)


def read_setting(wanted: argparse.Namespace) -> Setting:
    """Raises UsageError, SetupError or DataError."""
    game = game_named(wanted.game)
    rules, house, text = with_house(game, wanted.house)
    seats = usual_seats(rules) if wanted.seats is None else wanted.seats
    options = rules.checked(seats, dict([_option(word) for word in wanted.option]))
    rules.setup(seats, options)  # some options do not go with every number of seats
    return Setting(game, rules, seats, options, house, text)


def with_house(game: Game, file: Path | None) -> tuple[Rules[Any], dict[str, Any], str]:
    """The rules with the tables of a house file, these tables, and the file's text."""
    if file is None:
        return game.rules, {}, ""
    text = _house_text(game, file)
    try:
        tables = parse_house(text)
        return game.rules.house(tables), tables, text
    except DataError as fault:
        raise UsageError(f"{file}: {fault}") from fault


def _house_text(game: Game, file: Path) -> str:
    """A file that somebody named, or one that comes with the game."""
    houses = game.houses()
    if file.exists() or not houses:
        return read_text(file, "the house file")
    if str(file) in houses:
        return game.text("houses", f"{file}.toml")
    raise UsageError(f"there is no house file {file}; with {game.name} come: {', '.join(houses)}")


def usual_seats(rules: Rules[Any]) -> int:
    return max(rules.least_seats, min(_USUAL_SEATS, rules.most_seats))


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not (name and sign and value):
        raise UsageError(f"an option is written NAME=VALUE, such as variant=simple, not {word!r}")
    return name.strip(), value.strip()
