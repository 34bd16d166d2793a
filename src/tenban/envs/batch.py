"""A Batch: many episodes that are stepped together, each by the seat whose turn it is.  Compiled, without NumPy."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.chance import FastRandom
from tenban.kernel.play import play, start, to_act
from tenban.kernel.state import State
from tenban.kernel.view import view

from .episode import Episode

_NEXT_GAME: Final = 1_000_003  # added to the seed of a game for the one that follows it


@final
class Batch:
    """Games that run side by side; one that ends is followed by the next at once.

    After `begin` and every `step`, `seats` has the seat to act of each game, `codes` its legal actions, and `chunks`
    the tensors of all games, one after the other, in pieces.
    """

    def __init__(self, episode: Episode, size: int, rewards: str) -> None:
        self.episode: Final = episode  # the rules, seats and options of all games
        self.size: Final = size
        self.rewards: Final = rewards
        self.states: Final[list[State]] = []
        self.seeds: Final[list[int]] = []
        self.seats: Final[list[int]] = [0] * size
        self.codes: Final[list[list[int]]] = [[] for _ in range(size)]
        self.legal: list[int] = []  # the indices of all legal actions in a table of games × actions
        self.chunks: list[bytes] = []
        self.ended: list[tuple[int, list[float]]] = []  # the games that ended in the last step, and what each seat won
        self.replaced = 0  # how many illegal actions were replaced so far

    def begin(self, seeds: list[int]) -> None:
        """Start new games."""
        self.states.clear()
        self.seeds.clear()
        self.seeds.extend(seeds)
        for seed in seeds:
            self.states.append(self._new(seed))
        self.ended = []
        self._look()

    def step(self, actions: list[int]) -> None:
        """Carry out one action in each game; an illegal one is replaced by the first legal one."""
        rules: Any = self.episode.rules
        every = self.episode.rules.space.actions
        self.ended = []
        for i in range(self.size):
            code = actions[i]
            legal = self.codes[i]
            if code not in legal:
                code = legal[0]
                self.replaced += 1
            state = self.states[i]
            play(rules, state, self.seats[i], every[code])
            if not state.stack:
                self._end(i, state)
        self._look()

    def _end(self, i: int, state: State) -> None:
        episode = self.episode
        episode.state = state
        self.ended.append((i, episode.returns(self.rewards)))
        self.seeds[i] += _NEXT_GAME
        self.states[i] = self._new(self.seeds[i])

    def _new(self, seed: int) -> State:
        episode = self.episode
        state: State = start(episode.rules, episode.seats, episode.options, FastRandom(seed))
        return state

    def _look(self) -> None:
        """Find the seat, the legal actions and the tensor of every game."""
        episode = self.episode
        rules: Any = episode.rules
        tensor = episode.tensor
        chunks: list[bytes] = []
        indices: list[int] = []
        first = 0
        for i in range(self.size):
            state = self.states[i]
            seat = to_act(state)[0]
            self.seats[i] = seat
            codes: list[int] = []
            for action in state.stack[-1].legal(state, seat):
                codes.append(action.code)
                indices.append(first + action.code)
            self.codes[i] = codes
            first += episode.actions
            tensor.append_to(view(rules, state, seat), chunks)
        self.chunks, self.legal = chunks, indices
