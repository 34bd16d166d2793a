"""The command line: commands, their arguments, and help that teaches by examples."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from tenban import __version__
from tenban.scene.words import LANGUAGES

from .errors import UsageError, nearest
from .setting import add_arguments

Command = Callable[[argparse.Namespace], int]

_ALL = """\
Modern board games on one table: in the browser with friends and honest bots, or in the terminal.

examples:
  tenban                                  open the table in your browser
  tenban play                             play in the terminal: a menu asks what
  tenban games                            what there is to play
  tenban play latria --seats 4            play in the terminal against bots
  tenban rules latria LO-3.9              one clause of the rules, in plain words
  tenban simulate latria --games 2000 --bots greedy,random
"""


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message.removeprefix('argument ')}; see `{self.prog} --help`")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The wanted command with its arguments; raises UsageError."""
    parser = Parser(
        prog="tenban", description=_ALL, formatter_class=argparse.RawDescriptionHelpFormatter, add_help=True
    )
    parser.add_argument("--version", action="version", version=f"tenban {__version__}")
    _add_language(parser, language_of(os.environ))
    parser.set_defaults(command=_command("home"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, (about, examples, fill) in _COMMANDS.items():
        description = f"{about[0].upper()}{about[1:]}.\n\nexamples:\n{examples}"
        one = commands.add_parser(
            name, help=about, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        _add_language(one, argparse.SUPPRESS)
        fill(one)
        one.set_defaults(command=_command(name))
    _check_command(arguments)
    return parser.parse_args(arguments)


def language_of(environment: os._Environ[str] | dict[str, str]) -> str:
    """The first language the environment names that we speak, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _command(name: str) -> Command:
    """The function `run` of the module of that name, imported when it is wanted."""

    def run(wanted: argparse.Namespace) -> int:
        module = import_module(f"tenban.cli.commands.{name}")
        return int(module.run(wanted))

    return run


def _check_command(arguments: Sequence[str]) -> None:
    word = next((word for word in arguments if not word.startswith("-") and word not in LANGUAGES), None)
    if word is not None and word not in _COMMANDS:
        raise UsageError(
            f"there is no command {word!r}{nearest(word, _COMMANDS)}; the commands are: {', '.join(_COMMANDS)}"
        )


def _add_language(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help="the language (default: your locale's)")


def _games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as data")


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("clause", nargs="?", help="one clause or chapter, such as LO-3.9 or LO-3")
    parser.add_argument("--provenance", action="store_true", help="which tables are not from the rulebook, and why")
    parser.add_argument("--house", type=Path, metavar="FILE", help="with the tables of a house file")


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="left out: a menu asks")
    add_arguments(parser)
    parser.add_argument("--seat", type=int, metavar="K", help="where you sit, counted from 1; 0: watch (default: 1)")
    parser.add_argument("--bots", metavar="A,B", help="who sits on the other seats, in order (default: steady)")
    parser.add_argument("--seed", metavar="S", help="any word; the same word deals the same game")
    parser.add_argument("--name", metavar="NAME", help="what the others call you")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    add_arguments(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--bots", default="random", metavar="A,B", help="one for each seat, repeated (default: random)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same number plays the same games")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (default: one per core)")
    parser.add_argument("--fixed", action="store_true", help="bots keep their seats instead of moving on each game")
    parser.add_argument("--json", action="store_true", help="the summary as data")
    parser.add_argument("--out", type=Path, metavar="FILE.parquet", help="every game and seat as a row")


def _ladder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    add_arguments(parser)
    parser.add_argument("--bots", metavar="A,B", help="who climbs (default: random, greedy and all levels)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each pair at most (default: 200)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same number deals the same games")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="ratings and pairs as data")
    parser.add_argument("--out", type=Path, metavar="DIR", help="journal, games and report (default: ladder-GAME)")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, metavar="K", help="as this seat saw it, counted from 1 (default: all)")
    parser.add_argument("--at", type=int, metavar="N", help="show the table after N moves instead of telling the story")


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", metavar="HEX", help="what was published when the game began")


def _check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="+", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N", help="only with so many seats")
    parser.add_argument("--games", type=int, default=6, metavar="N", help="random games for each number of seats")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="other games")


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--turns", type=int, default=7, metavar="N", help="how often each pair is measured")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long one measurement takes")


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free one")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://… instead of a file")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one needs --database")
    parser.add_argument("--open", action="store_true", help="open a browser in front of it")


_PLAY = """\
  tenban play latria --seats 4 --bots novice,strong
  tenban play latria --option variant=star --lang ja
  tenban play --resume game.json"""

_SIMULATE = """\
  tenban simulate latria --seats 4 --games 2000 --bots random --json
  tenban simulate latria --bots greedy,random,random,random --out games.parquet"""

_LADDER = """\
  tenban ladder latria --bots greedy,steady,strong --games 400
  tenban ladder connect_four --bots ismcts@100,ismcts@400 --out climb
  the same command again goes on where it was stopped"""

_RULES = """\
  tenban rules latria
  tenban rules latria LO-3
  tenban rules latria --provenance"""

_REPLAY = """\
  tenban replay game.json
  tenban replay game.json --at 20"""

_COMMANDS: dict[str, tuple[str, str, Callable[[argparse.ArgumentParser], None]]] = {
    "games": ("list the games: seats, options, where their data comes from", "  tenban games --json", _games),
    "rules": ("print the rules of a game, or one clause", _RULES, _rules),
    "play": ("play in the terminal", _PLAY, _play),
    "simulate": ("let bots play many games and count", _SIMULATE, _simulate),
    "ladder": ("rate bots: each against each, until it is plain who is stronger", _LADDER, _ladder),
    "replay": ("tell a recorded game again", _REPLAY, _replay),
    "verify": ("prove that a recorded game was played by the rules", "  tenban verify game.json", _verify),
    "check": ("hold a game against the conformance suite", "  tenban check connect_four --games 10", _check),
    "bench": ("measure our speed beside that of others", "  tenban bench --turns 3", _bench),
    "serve": ("serve tables to browsers", "  tenban serve --host 0.0.0.0 --port 8000", _serve),
}
