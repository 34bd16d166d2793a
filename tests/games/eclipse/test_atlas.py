"""The index of the map, which every new tile extends, against the rules of connections read off the tiles."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.atlas import EDGE_COUNT, NOWHERE, Atlas, atlas_of, beyond, turned
from tenban.games.eclipse.pieces import EclipseBox
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import FastRandom, play, random_move, start, to_act

Tile = tuple[int, int, int]  # slot, number, wormholes


def tiles_of(box: EclipseBox, laid: tuple[int, ...]) -> dict[int, Tile]:
    """Return what lies at each space."""
    found: dict[int, Tile] = {}
    for entry in laid:
        slot, tile, rotation, space = entry & 63, entry >> 6 & 63, entry >> 12 & 7, entry >> 15
        found[space] = (slot, box.number[tile], turned(box.holes[tile], rotation))
    return found


def check_connections(atlas: Atlas, at: dict[int, Tile]) -> None:
    for space, (slot, _, holes) in at.items():
        near, full, half = [NOWHERE] * EDGE_COUNT, 0, 0
        for edge in range(EDGE_COUNT):
            if (there := at.get(beyond(space, edge))) is None:
                continue
            near[edge] = there[0]
            ends = (holes >> edge & 1) + (there[2] >> (edge + 3) % EDGE_COUNT & 1)
            full |= (1 << there[0]) * (ends == 2)
            half |= (1 << there[0]) * (ends >= 1)
        assert [atlas.neighbour(slot, edge) for edge in range(EDGE_COUNT)] == near
        assert (atlas.full[slot], atlas.half[slot]) == (full, half)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_map_of_a_game_is_extended_tile_by_tile(seats: int) -> None:
    chance = FastRandom(seats)
    s: EclipseState = start(RULES, seats, RULES.checked(seats, {}), FastRandom(7))
    seen = 0
    while (actors := to_act(s)) and seen < 5 * seats:
        explored = len(s.laid)
        for action in random_move(s, actors[0], chance).actions:
            play(RULES, s, actors[0], action)
        if len(s.laid) == explored:
            continue
        seen += 1
        at = tiles_of(s.box, s.laid)
        check_connections(s.atlas, at)
        assert s.atlas.at == {space: slot for space, (slot, _, _) in at.items()}
        assert s.atlas.descending == [slot for slot, _, _ in sorted(at.values(), key=lambda tile: -tile[1])]
        assert s.atlas.squares == atlas_of(s.box, s.laid).squares
    assert seen >= seats
