"""The results of a laboratory as Parquet files.  Needs pyarrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..parquet import ParquetFile
from .run import Results

GAMES, TWINS, OTHERS = "games.parquet", "twins.parquet", "others.parquet"


def write(results: Results, folder: Path) -> list[Path]:
    """Write the games, the twins, and the games with other options or bots; return the paths."""
    import pyarrow

    whole, small, text, real = pyarrow.int64(), pyarrow.int16(), pyarrow.string(), pyarrow.float64()
    ending = {"points": whole, "victory": real}
    names = [thing.name for thing in results.plan.things()]
    shape = {"decisions": whole, "choices": real, "lead_changes": small, "things": pyarrow.list_(text)}
    games = {"game": whole, "place": small, **ending, **shape}
    arms = {"given": real, "denied": real, "free": real, "given_points": whole, "denied_points": whole}
    twins = {"thing": text, "game": whole, "place": small, **arms}
    others = {"kind": text, "what": text, "game": whole, "place": small, **ending, "decisions": whole}
    return [
        _write(folder / GAMES, pyarrow.schema(games), _games(results, names)),
        _write(folder / TWINS, pyarrow.schema(twins), _twins(results, names)),
        _write(folder / OTHERS, pyarrow.schema(others), _others(results)),
    ]


def _write(path: Path, schema: Any, lines: list[dict[str, Any]]) -> Path:
    with ParquetFile(path, schema) as file:
        file.write(lines)
    return path


def _games(results: Results, names: list[str]) -> list[dict[str, Any]]:
    return [
        {
            "game": game.number,
            "place": place + 1,
            "points": game.points[place],
            "victory": game.shares[place],
            "decisions": game.decisions,
            "choices": game.choices,
            "lead_changes": game.changes,
            "things": [names[thing] for thing in game.chosen[place]],
        }
        for _, game in sorted(results.games.items())
        for place in range(len(game.points))
    ]


def _twins(results: Results, names: list[str]) -> list[dict[str, Any]]:
    return [
        {
            "thing": names[twin.thing],
            "game": twin.number,
            "place": twin.seat + 1,
            "given": twin.given,
            "denied": twin.denied,
            "free": twin.free,
            "given_points": twin.given_points,
            "denied_points": twin.denied_points,
        }
        for twin in sorted(results.twins)
    ]


def _others(results: Results) -> list[dict[str, Any]]:
    return [
        {
            "kind": kind,
            "what": what,
            "game": game.number,
            "place": place + 1,
            "points": game.points[place],
            "victory": game.shares[place],
            "decisions": game.decisions,
        }
        for kind, found in (("option", results.options), ("skill", results.skill))
        for what, games in found.items()
        for _, game in sorted(games.items())
        for place in range(len(game.points))
    ]
