"""The functions of `import tenban`: make, load and play out matches; find games and bots."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tenban import bots as _bots
from tenban import registry
from tenban.bots import Bot
from tenban.kernel.record import Record
from tenban.kernel.rules import Rules, SetupError
from tenban.kernel.state import State
from tenban.match import Match, key_from_seed, load_record
from tenban.registry import Game

USUAL_SEATS = 4


def new(
    game: str | Game,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    names: Sequence[str] = (),
    house: Mapping[str, Any] | None = None,
    **options: str | int | bool,
) -> Match[State]:
    """Return a new match; raise UnknownGameError, SetupError or DataError.

    `seats` defaults to four or the nearest number that the game allows.  The same `seed` deals the same match; without
    one the match is random.  The options of the game are keywords; `house` replaces entries of the game's data.

    >>> tenban.new("latria", seats=4, seed=7)
    <Match of latria, 4 seats, 0 moves, to act: seat 0>
    >>> tenban.new("latria", seed=7, campaign=True, names=["Ada", "Bo"]).names
    ['Ada', 'Bo', 'Player 3', 'Player 4']
    >>> tenban.new("latria", seed=7, house={"astrology_doubles": {"polaris": []}}).house
    {'astrology_doubles': {'polaris': []}}
    """
    found = game if isinstance(game, Game) else registry.find(game)
    rules: Rules[Any] = found.rules.house(dict(house)) if house else found.rules
    wanted = {name: _option(value) for name, value in options.items()}
    key, salt = key_from_seed(seed)
    number = usual_seats(rules) if seats is None else seats
    return Match(rules, number, wanted, key, salt=salt, house=dict(house or {}), names=names)


def usual_seats(rules: Rules[Any]) -> int:
    """Return the default number of seats: four, or the nearest number that the game allows."""
    return max(rules.least_seats, min(USUAL_SEATS, rules.most_seats))


def _option(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def load(source: str | os.PathLike[str] | Record) -> Match[State]:
    """Return the match in a record or in a file that `Record.save` wrote; raise RecordError.

    >>> match = tenban.new("latria", seed=7)
    >>> _ = match.play("play S9")
    >>> match.record().save("game.json")
    >>> tenban.load("game.json")
    <Match of latria, 4 seats, 1 move, to act: seat 1, seat 2, seat 3>
    """
    return load_record(source if isinstance(source, Record) else Record.load(Path(source)))


def play_out(
    game: str | Game | Match[Any],
    bots: str | Bot | Sequence[str | Bot] = "steady",
    seed: int | str | None = None,
    *,
    seats: int | None = None,
    **more: Any,
) -> Match[State]:
    """Play a match to its end with bots and return it.

    `bots` is one bot for all seats, or one per seat, each given by its name or as a Bot.  The other arguments are
    those of `new`.  A match that is given is played on from its present state, and is the one returned.

    >>> tenban.play_out("latria", bots=["greedy", "random", "random"], seed=1).over
    True
    """
    chosen = [bots] if isinstance(bots, (str, Bot)) else list(bots)
    if isinstance(game, Match):
        if seed is not None or seats is not None or more:
            raise SetupError("the match has begun: its seed, seats and options cannot be set any more")
        match: Match[State] = game
    else:
        match = new(game, len(chosen) if seats is None and len(chosen) > 1 else seats, seed, **more)
    if len(chosen) not in (1, match.seats):
        raise SetupError(f"{len(chosen)} bots are named for {match.seats} seats; name one for all, or one per seat")
    made = [bot(one) if isinstance(one, str) else one for one in chosen]
    players = made * match.seats if len(made) == 1 else made
    number = int.from_bytes(match.salt[:6], "big")
    while match.to_act:
        seat = match.to_act[0]
        match.play(players[seat].choose(match.view(seat), number + len(match.history)), seat)
    return match


def bot(name: str) -> Bot:
    """Return the bot of that name ("random", "greedy", "novice" … "master"); raise UnknownBotError.

    >>> match = tenban.new("latria", seats=4, seed=7)
    >>> tenban.bot("greedy").choose(match.view(0))
    Move('play P8')
    """
    return _bots.make(name)


def game(name: str) -> Game:
    """Return the game of that name; raise UnknownGameError.

    >>> tenban.game("latria").info.seats
    (3, 6)
    """
    return registry.find(name)


def games() -> dict[str, Game]:
    """Return every installed game by its name.

    >>> {"cultus", "eclipse", "hoshizukuri", "latria", "olympus"} <= set(tenban.games())
    True
    """
    return dict(registry.games())


__all__ = ["bot", "game", "games", "load", "new", "play_out", "usual_seats"]
