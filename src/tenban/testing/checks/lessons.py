"""The lessons of a game fit its rules, its scenes and its languages."""

from __future__ import annotations

from tenban.registry import Game

from ..compare import CheckError
from ..lessons import check_lessons
from .base import of_installed


def _teaches(game: Game) -> bool:
    return game.has_lessons()


@of_installed(_teaches)
def lessons_fit(game: Game) -> None:
    """Every lesson can be played as it says: its moves are legal, what it points at is there, its texts exist."""
    faults = check_lessons(game)
    if faults:
        raise CheckError("; ".join(faults))
