"""The command line: commands, their arguments, and help with examples."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from tenban import __version__, extras
from tenban.scene.words import LANGUAGES

from . import admin_arguments
from .errors import UsageError, suggestion
from .setup import add_arguments

Command = Callable[[argparse.Namespace], int]

_ALL = """\
Play modern board games in the browser or in the terminal, with friends and with bots.

examples:
  tenban                                  start the server and open your browser
  tenban play                             choose a game from a menu and play in the terminal
  tenban games                            list the games
  tenban play latria --seats 4            play in the terminal against bots
  tenban rules latria LO-3.9              print one clause of the rules
  tenban simulate latria --games 2000 --bots greedy,random
"""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError with one sentence."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message.removeprefix('argument ')}; see `{self.prog} --help`")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the command and its arguments; raise UsageError."""
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
    """Return the language of the environment if there are texts in it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _command(name: str) -> Command:
    """Return a function that imports the module of a command and runs it; it raises MissingExtraError."""

    def run(args: argparse.Namespace) -> int:
        if name in _NEEDED:
            extra, modules = _NEEDED[name]
            extras.require(f"`tenban {name}`", extra, *modules)
        module = import_module(f"tenban.cli.commands.{name}")
        return int(module.run(args))

    return run


def _check_command(arguments: Sequence[str]) -> None:
    word = next((word for word in arguments if not word.startswith("-") and word not in LANGUAGES), None)
    if word is not None and word not in _COMMANDS:
        raise UsageError(
            f"there is no command {word!r}{suggestion(word, _COMMANDS)}; the commands are: {', '.join(_COMMANDS)}"
        )


def _add_language(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default, help="language of the output (default: from your locale)"
    )


def _games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    parser.add_argument("clause", nargs="?", help="one clause or chapter, such as LO-3.9 or LO-3 (default: all)")
    parser.add_argument("--how", action="store_true", help="print how to play: goal, a turn, winning, usual mistakes")
    parser.add_argument("--card", action="store_true", help="print the reference card: turn, costs, scoring, symbols")
    parser.add_argument(
        "--provenance", action="store_true", help="list the tables that are not from the rulebook, and why"
    )
    parser.add_argument("--house", type=Path, metavar="FILE", help="apply the tables of a house file")


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="name of the game (default: choose from a menu)")
    add_arguments(parser)
    parser.add_argument("--seat", type=int, metavar="K", help="your seat, counted from 1; 0 watches (default: 1)")
    parser.add_argument(
        "--bots", metavar="A,B", help="bots on the other seats, in order; a shorter list is repeated (default: steady)"
    )
    parser.add_argument("--seed", metavar="S", help="any word; the same seed deals the same game (default: random)")
    parser.add_argument("--name", metavar="NAME", help="your name")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")


def _learn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="name of the game (default: list all lessons)")
    parser.add_argument("lesson", nargs="?", help="name of the lesson (default: the first one)")
    parser.add_argument("--list", action="store_true", help="list the lessons of the game")
    parser.add_argument("--name", metavar="NAME", help="your name")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved lesson")


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    add_arguments(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    parser.add_argument(
        "--bots", default="random", metavar="A,B", help="bot of each seat; a shorter list is repeated (default: random)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number; the same seed plays the same games (default: 0)"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="number of processes (default: one per core)")
    parser.add_argument("--fixed", action="store_true", help="keep bots on their seats instead of rotating them")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--out", type=Path, metavar="FILE.parquet", help="write one row per game and seat")
    parser.add_argument("--decisions", type=Path, metavar="FILE.parquet", help="write one row per decision")
    _add_releases(parser)
    _add_cluster(parser)


def _add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on the Ray cluster at ADDRESS, or on one that is started here",
    )


def _add_releases(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--release",
        action="append",
        default=[],
        metavar="NAME=PYTHON",
        help="Python with another release of Tenban; its bots are named such as master@NAME; may be repeated",
    )


def _ladder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    add_arguments(parser)
    parser.add_argument("--bots", metavar="A,B", help="bots to rate (default: random, greedy and all levels)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="most games of each pair (default: 200)")
    parser.add_argument(
        "--near", type=int, metavar="N", help="pair only bots at most N places apart in the list (default: all pairs)"
    )
    parser.add_argument(
        "--all-games",
        action="store_true",
        help="play all games, also of a pair that is decided, for narrower intervals",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number; the same seed deals the same games (default: 0)"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="number of processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print ratings and pairs as JSON")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder for games and report (default: ladder-GAME)")
    _add_releases(parser)
    _add_cluster(parser)


def _train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    add_arguments(parser, several=True)
    for name, default, about in _TRAIN_NUMBERS:
        parser.add_argument(name, type=int, default=default, metavar="N", help=f"{about} (default: {default})")
    parser.add_argument("--vary", default="", metavar="A,B", help="options that get a random value in every game")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number; the same seed learns the same weights (default: 0)"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="number of processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder for games and weights (default: train-GAME)")
    _add_cluster(parser)


_TRAIN_NUMBERS = (
    ("--games", 2000, "games of self-play in each round"),
    ("--rounds", 2, "rounds; each plays with the weights of the one before"),
    ("--window", 2, "rounds whose positions are fitted: the last ones"),
    ("--trials", 200, "games against the hand-written heuristics after each round"),
    ("--hidden", 0, "units of a hidden layer; 0 learns a linear function"),
    ("--policy", 0, "games in each round whose positions are searched to learn a policy; 0 learns none"),
)


def _lab(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    add_arguments(parser)
    parser.add_argument("--bot", default="greedy@1", metavar="BOT", help="the bot of every seat (default: greedy@1)")
    for name, default, about in _LAB_GAMES:
        parser.add_argument(name, type=int, default=default, metavar="N", help=f"{about} (default: {default})")
    parser.add_argument("--skill-bots", default=_SKILL, metavar="A,B", help=f"bots to compare (default: {_SKILL})")
    parser.add_argument("--things", metavar="VERB,VERB", help="verbs to give and deny (default: the game's own)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number; the same seed plays the same games (default: 0)"
    )
    parser.add_argument("--null", action="store_true", help="give and deny nothing: every effect found is false")
    parser.add_argument("--jobs", type=int, metavar="J", help="number of processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print the effects as JSON")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder for results and report (default: lab-GAME)")
    _add_cluster(parser)


_SKILL = "random,novice,quick,casual,steady"
_LAB_GAMES = (
    ("--games", 6000, "games to observe"),
    ("--twins", 3000, "how many of them are played on with each thing given and denied"),
    ("--option-games", 200, "games with each other value of each option"),
    ("--skill-games", 200, "games of each bot of the skill curve"),
)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="record, as `save` or the server wrote it")
    parser.add_argument(
        "--seat", type=int, metavar="K", help="show what this seat saw, counted from 1 (default: everything)"
    )
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N moves instead of the log")


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="record of a finished game")
    parser.add_argument("--commitment", metavar="HEX", help="compare with the hash published when the game began")


def _check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="+", metavar="GAME", help="names of games")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: every number)")
    parser.add_argument(
        "--games", type=int, default=6, metavar="N", help="random games for each number of seats (default: 6)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="number; another seed plays other games (default: 0)"
    )


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--turns", type=int, default=7, metavar="N", help="measurements of each pair (default: 7)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="length of one measurement (default: 0.5)"
    )


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for the whole network (default: 127.0.0.1)"
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes a free one (default: 8000)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the database (default: your data folder)")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://… to use instead of a file")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="number of processes; more than one needs --database (default: 1)",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")


def _admin(parser: argparse.ArgumentParser) -> None:
    admin_arguments.add_arguments(parser)


_PLAY = """\
  tenban play latria --seats 4 --bots novice,strong
  tenban play latria --option variant=star --lang ja
  tenban play --resume game.json"""

_LEARN = """\
  tenban learn latria
  tenban learn --lang ja
  tenban learn latria first --resume game.json"""

_SIMULATE = """\
  tenban simulate latria --seats 4 --games 2000 --bots random --json
  tenban simulate latria --bots greedy,random,random,random --out games.parquet
  tenban simulate latria --bots greedy --games 200 --decisions decisions.parquet"""

_LADDER = """\
  tenban ladder latria --bots greedy,steady,strong --games 400
  tenban ladder connect_four --bots ismcts@100,ismcts@400 --out climb
  tenban ladder latria --bots master,master@1.0 --release 1.0=/opt/tenban-1.0/bin/python
  tenban ladder cultus --bots random,novice,casual,steady,strong,master --near 1 --all-games --games 100
  run the same command again to continue a ladder that was stopped"""

_LAB = """\
  tenban lab latria --seats 4
  tenban lab eclipse --seats 2 --bot quick --things tech,species --out eclipse-lab
  run the same command again to continue a lab that was stopped"""

_TRAIN = """\
  tenban train latria --seats 3,4 --games 4000
  tenban train hoshizukuri --vary set --rounds 3 --out stars
  run the same command again to continue a training that was stopped"""

_RULES = """\
  tenban rules latria
  tenban rules latria LO-3
  tenban rules latria --provenance"""

_REPLAY = """\
  tenban replay game.json
  tenban replay game.json --at 20"""

_COMMANDS: dict[str, tuple[str, str, Callable[[argparse.ArgumentParser], None]]] = {
    "games": ("list the games with their seats, options and sources of data", "  tenban games --json", _games),
    "rules": ("print the rules of a game, or one clause", _RULES, _rules),
    "play": ("play in the terminal", _PLAY, _play),
    "learn": ("learn a game in the terminal, by playing it", _LEARN, _learn),
    "simulate": ("play many games between bots and print statistics", _SIMULATE, _simulate),
    "ladder": ("rate bots by playing each pair until one is clearly stronger; needs tenban[lab]", _LADDER, _ladder),
    "lab": ("examine the balance of a game and write a report; needs tenban[lab]", _LAB, _lab),
    "train": ("learn from self-play how well positions stand; needs tenban[lab]", _TRAIN, _train),
    "replay": ("print a recorded game, or one position of it", _REPLAY, _replay),
    "verify": ("check that a recorded game follows the rules and its commitment", "  tenban verify game.json", _verify),
    "check": ("run the conformance suite on games", "  tenban check connect_four --games 10", _check),
    "bench": ("measure the speed of the engine beside others", "  tenban bench --turns 3", _bench),
    "serve": ("run the server for browsers; needs tenban[server]", "  tenban serve --host 0.0.0.0 --port 8000", _serve),
    "admin": (
        "count, clean up, back up and restore the tables of a server; needs tenban[server]",
        admin_arguments.EXAMPLES,
        _admin,
    ),
}

# The extra of a command, and the modules that it cannot do without.
_NEEDED: dict[str, tuple[str, tuple[str, ...]]] = {
    "ladder": ("lab", ("choix", "matplotlib", "pyarrow")),
    "lab": ("lab", ("pyarrow",)),
    "serve": ("server", extras.SERVER),
    "admin": ("server", extras.SERVER),
}
