"""The benchmark against OpenSpiel's ISMCTS: its opponent takes turns and must not peek either."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("open_spiel.python.algorithms.ismcts")

from bench.bots.outside import SAME_SIMULATIONS, Turns, match, their_move  # noqa: E402
from tenban.kernel import imagine  # noqa: E402


def deal(game: str, players: int, choices: int, seed: int = 3) -> Any:
    """Return a state of our environment after a number of choices."""
    rng = Random(seed)
    state = pyspiel.load_game(f"tenban_{game}(players={players})").new_initial_state()
    while state.is_chance_node() or choices:
        choices -= 0 if state.is_chance_node() else 1
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.game.legal(seat)) for seat in range(players)])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), [("latria", 3), ("cultus", 2)])
def test_the_outside_bot_chooses_the_same_in_worlds_that_its_seat_cannot_distinguish(game: str, players: int) -> None:
    state = deal(game, players, 2)
    seat = state.game.to_act()[0]
    worlds = [state.clone() for _ in range(4)]
    for seed, world in enumerate(worlds):
        world.game.state = imagine(state.game.view(seat), seed)
    assert len({str(world) for world in worlds}) > 1
    assert len({their_move(world, seat, 6, 5) for world in [state, *worlds]}) == 1


def test_players_who_choose_at_once_take_turns_and_do_not_see_each_other() -> None:
    state = deal("latria", 3, 0)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    first = state.game.to_act()[-1]
    turns = Turns(state, first)
    assert turns.current_player() == first
    other = turns.clone()
    turns.apply_action(turns.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert turns.current_player() == other.current_player() != first
    assert turns.information_state_string() == other.information_state_string()


def test_a_match_is_played_to_the_end_and_counts_parts_of_the_win() -> None:
    found = match("latria", 3, SAME_SIMULATIONS, 1, 2)
    assert found.games == 1
    assert 0.0 <= found.share <= 1.0
    assert min(found.milliseconds) > 0.0
