"""A Move: one complete choice of a seat, made of one or more actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from .action import Action, Space
from .errors import TenbanError

SEPARATOR: Final = "; "  # between the actions of a move in notation; no action contains it


class InvalidMoveError(TenbanError, ValueError):
    """A text or a list of codes that is not a move of the game."""


@final
class Move:
    """A complete choice: the actions that a seat chooses together, in order.

    Most moves have one action.  `text` is the notation ("play S6", or "send 2; to e4" for two actions), which
    records and journals store; `codes` are the same as numbers, which the wire and environments use.
    """

    def __init__(self, actions: tuple[Action, ...]) -> None:
        if not actions:
            raise InvalidMoveError("a move has at least one action")
        self.actions: Final = actions
        self.codes: Final = tuple([action.code for action in actions])

    @property
    def text(self) -> str:
        """The move in notation."""
        if len(self.actions) == 1:
            return self.actions[0].text
        return SEPARATOR.join([action.text for action in self.actions])

    @staticmethod
    def parse(text: str, space: Space) -> Move:
        """Return the move that `text` denotes in a game's action space; raise InvalidMoveError."""
        return Move(tuple([_action(part.strip(), space) for part in text.split(";")]))

    @staticmethod
    def from_codes(codes: Sequence[int], space: Space) -> Move:
        """Return the move with these action codes; raise InvalidMoveError."""
        for code in codes:
            if not 0 <= code < len(space.actions):
                raise InvalidMoveError(f"{code} is not an action code; codes run from 0 to {len(space.actions) - 1}")
        return Move(tuple([space.actions[code] for code in codes]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.actions == other.actions

    def __hash__(self) -> int:
        return hash(self.codes)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


def _action(text: str, space: Space) -> Action:
    action = space.by_text.get(text)
    if action is None:
        raise InvalidMoveError(f"{text!r} is not a move of this game")
    return action
