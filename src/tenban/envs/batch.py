"""A Batch: many episodes that are stepped together, each by the seat whose turn it is.  Compiled, without NumPy."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, u8

from tenban.kernel.buffer import BytesWriter
from tenban.kernel.chance import FastRandom
from tenban.kernel.play import play, start, to_act
from tenban.kernel.state import State
from tenban.kernel.tensor import Observer

from .episode import Episode, append_mask

_NEXT_GAME: Final = 1_000_003  # added to the seed of a game for the one that follows it


@final
class Batch:
    """Games that run side by side; one that ends is followed by the next at once.

    After `begin` and every `step`, `seats` has the seat to act of each game; `tensors` and `masks` return what it sees
    and may do, one game after the other.
    """

    def __init__(self, episode: Episode, size: int, rewards: str) -> None:
        self.episode: Final = episode  # the rules, seats and options of all games
        self.size: Final = size
        self.rewards: Final = rewards
        self.states: Final[list[State]] = []
        self.seeds: Final[list[int]] = []
        self.seats: Final[list[int]] = [0] * size
        self.ended: list[tuple[int, list[float]]] = []  # the games that ended in the last step, and what each seat won
        self.replaced = 0  # how many illegal actions were replaced so far
        self._observer: Final = Observer(episode.tensor, episode.rules, episode.seats)
        self._masks: Final = BytesWriter()
        self._numbers: Final = BytesWriter()  # the seats again, a byte each

    def tensors(self) -> bytes:
        """Return the tensors of all games, once after each step."""
        return self._observer.taken()

    def masks(self) -> bytes:
        """Return the masks of all games."""
        return self._masks.getvalue()

    def seat_numbers(self) -> bytes:
        """Return the seat to act of each game, a byte each."""
        return self._numbers.getvalue()

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
            state = self.states[i]
            play(rules, state, self.seats[i], every[self._legal(i, actions[i])])
            if not state.stack:
                self._end(i, state)
        self._look()

    def _legal(self, i: i64, action: i64) -> i64:
        """Return the action if game `i` has it in its mask, else its first legal one."""
        masks = self._masks
        width: i64 = self.episode.actions
        first = i * width
        if 0 <= action < width and masks[first + action] != 0:
            return action
        self.replaced += 1
        code: i64 = 0
        while masks[first + code] == 0:
            code += 1
        return code

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
        observer, masks, numbers, nothing = self._observer, self._masks, self._numbers, self.episode.nothing
        observer.taken()
        masks.truncate(0)
        numbers.truncate(0)
        for i in range(self.size):
            state = self.states[i]
            seat = to_act(state)[0]
            self.seats[i] = seat
            append_mask(masks, state.stack[-1].legal(state, seat), nothing)
            numbers.append(u8(seat))
            observer.observe(state, seat)
