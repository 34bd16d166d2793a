"""A game with explicit chance: every draw is a node of the tree, decided from outside.

A move that needs a draw is carried out again, from the state before it, once the draw is decided.  So the game can be
cloned at any node and nothing in it knows the future.  Compiled, without any framework.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from tenban.kernel.chance import UNKNOWN_CHANCE, DrawNeededError, ExplicitRandom
from tenban.kernel.play import play, settle, to_act
from tenban.kernel.state import State
from tenban.kernel.step import Sealed
from tenban.kernel.view import View, view

from .episode import Episode

_MEMORY: Final = 16  # bytes of a digest


@final
class ExplicitGame:
    """A position in the tree of a game.  `outcomes` is the number of equally likely draws here, or 0."""

    def __init__(self, episode: Episode, state: State) -> None:
        self.episode: Final = episode  # the rules, seats and options
        self.state = state  # after the last move that is complete
        self.moves: list[tuple[int, int]] = []  # seats and codes of the move that waits for draws
        self.draws: list[int] = []  # decided for it
        self.outcomes = 0
        self.memory: list[bytes] = [b""] * episode.seats  # by seat, a digest of what it saw and did when it chose

    def copy(self) -> ExplicitGame:
        """Return an independent copy."""
        other = ExplicitGame(self.episode, self.state.clone())
        other.moves, other.draws, other.outcomes = self.moves[:], self.draws[:], self.outcomes
        other.memory = self.memory[:]
        return other

    @property
    def over(self) -> bool:
        return self.outcomes == 0 and not self.state.stack

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that choose here; () at a draw or the end."""
        return () if self.outcomes else to_act(self.state)

    def is_simultaneous(self) -> bool:
        """Return whether several seats choose here at once."""
        return not self.outcomes and len(to_act(self.state)) > 1 and isinstance(self.state.stack[-1], Sealed)

    def view(self, seat: int) -> View[Any]:
        """Return what a seat knows; at a draw, what it knew before the move that draws."""
        return view(self.episode.rules, self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending; `wait` alone if it is not asked."""
        if seat not in self.to_act():
            return [self.episode.wait]
        return [action.code for action in self.state.stack[-1].legal(self.state, seat)]

    def decide(self, draw: int) -> None:
        """Decide the draw of this node."""
        self.draws.append(draw)
        self._run()

    def act(self, moves: list[tuple[int, int]]) -> None:
        """Carry out the actions of one seat, or of all seats that choose at once."""
        for seat, code in moves:
            seen = self.episode.tensor.encode(self.view(seat))
            told = self.memory[seat] + seen + code.to_bytes(4, "big")
            self.memory[seat] = blake2b(told, digest_size=_MEMORY).digest()
        self.moves = moves
        self._run()

    def begin(self) -> None:
        """Run from the setup to the first node."""
        self._run()

    def _run(self) -> None:
        """Carry out the waiting move with the draws decided so far, or find out which draw it needs next."""
        rules: Any = self.episode.rules
        state = self.state.clone()
        state.chance = ExplicitRandom(self.draws)
        try:
            if self.moves:
                for seat, code in self.moves:
                    play(rules, state, seat, rules.space.actions[code])
            else:
                settle(state)
        except DrawNeededError as needed:
            self.outcomes = needed.outcomes
            return
        state.chance = UNKNOWN_CHANCE
        self.state, self.moves, self.draws, self.outcomes = state, [], [], 0


def explicit_game(episode: Episode) -> ExplicitGame:
    """Return a new game at its first node, which may be a draw."""
    state: State = episode.rules.setup(episode.seats, episode.options)
    state.chance = UNKNOWN_CHANCE
    game = ExplicitGame(episode, state)
    game.begin()
    return game
