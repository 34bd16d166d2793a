"""The functions of `import tenban`: make, load and play out matches; find games and bots."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tenban import bots as _bots
from tenban import registry
from tenban.bots import Bot
from tenban.kernel.errors import TenbanError
from tenban.kernel.record import Record, RecordError
from tenban.kernel.rules import Rules
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
) -> Match[Any]:
    """Return a new match.

    `seats` defaults to four or the nearest number that the game allows.  The same `seed` deals the same match; without
    one the match is random.  The options of the game are keywords; `house` replaces tables of the game's data.

    >>> match = tenban.new("latria", seats=4, seed=7)
    >>> match
    <Match of latria, 4 seats, 0 moves, to act: seat 2>
    """
    found = game if isinstance(game, Game) else registry.find(game)
    rules: Rules[Any] = found.rules.house(dict(house)) if house else found.rules
    wanted = {name: _option(value) for name, value in options.items()}
    key, salt = key_from_seed(seed)
    number = usual_seats(rules) if seats is None else seats
    return Match(rules, number, wanted, key, salt=salt, house=dict(house or {}), names=names)


def usual_seats(rules: Rules[Any]) -> int:
    """Return how many seats a match has if nobody says: four, or the nearest number that the game allows."""
    return max(rules.least_seats, min(USUAL_SEATS, rules.most_seats))


def _option(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def load(source: str | os.PathLike[str] | Record) -> Match[Any]:
    """Return the match in a record or in a file that `Record.save` wrote; raise RecordError.

    >>> match = tenban.new("latria", seed=7)
    >>> _ = match.play(match.moves()[0])
    >>> match.record().save("game.json")
    >>> tenban.load("game.json")
    <Match of latria, 4 seats, 1 moves, to act: seat 0, seat 1, seat 3>
    """
    return load_record(source if isinstance(source, Record) else Record.load(Path(source)))


def play_out(
    game: str | Game | Match[Any],
    bots: str | Sequence[str | Bot] = "steady",
    seed: int | str | None = None,
    **more: Any,
) -> Match[Any]:
    """Play a match to its end with bots and return it.

    `bots` names one bot per seat, or one for all seats.  A match that is given is played on from where it stands.

    >>> tenban.play_out("latria", bots=["greedy", "random", "random"], seed=1).over
    True
    """
    chosen = [bots] if isinstance(bots, (str, Bot)) else list(bots)
    if isinstance(game, Match):
        match = game
    else:
        seats = more.pop("seats", len(chosen) if len(chosen) > 1 else None)
        match = new(game, seats, seed, **more)
    if len(chosen) not in (1, match.seats):
        raise TenbanError(f"{len(chosen)} bots are named for {match.seats} seats; name one for all, or one per seat")
    players = [bot(one) if isinstance(one, str) else one for one in chosen] * (match.seats // len(chosen))
    number = int.from_bytes(match.salt[:6], "big")
    while match.to_act:
        seat = match.to_act[0]
        match.play(players[seat].choose(match.view(seat), number + len(match.history)), seat)
    return match


def bot(name: str) -> Bot:
    """Return the bot of that name ("random", "greedy", "novice" … "master"); raise UnknownBotError.

    >>> tenban.bot("greedy").choose(tenban.new("latria", seed=7).view(2))
    Move('play L6')
    """
    return _bots.make(name)


def game(name: str) -> Game:
    """Return the game of that name; raise UnknownGameError.

    >>> tenban.game("latria").rules.info.seats
    (3, 6)
    """
    return registry.find(name)


def games() -> dict[str, Game]:
    """Return every installed game by its name.

    >>> [name for name in tenban.games() if name != "connect_four"]
    ['cultus', 'eclipse', 'hoshizukuri', 'latria', 'olympus']
    """
    return dict(registry.games())


__all__ = ["RecordError", "bot", "game", "games", "load", "new", "play_out", "usual_seats"]
