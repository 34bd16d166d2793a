"""What the arguments of events, actions and scores are called."""

from __future__ import annotations

from collections.abc import Callable

from ..actions import ACTIONS, EDGES
from ..blueprint import COLOURS
from ..pieces import ITEMS, SETTLED_SQUARE, SIDES, STACKS
from ..scoring import REASONS
from .names import (
    At,
    discovery_name,
    hex_name,
    kind_name,
    part_name,
    place_name,
    side_name,
    signed,
    square_name,
    target_name,
    tech_name,
)

WORDS: dict[str, Callable[[At, int], str | int]] = {
    "hex": hex_name,
    "place": place_name,
    "party": side_name,
    "side": lambda at, side: at.words(f"board-{SIDES[side]}"),
    "technology": tech_name,
    "action": lambda at, n: at.words(f"action-{ACTIONS[n]}"),
    "stack": lambda at, n: STACKS[n],
    "discovery": discovery_name,
    "kind": kind_name,
    "part": part_name,
    "ship": target_name,
    "target": target_name,
    "item": lambda at, item: at.words(f"item-{ITEMS[item]}"),
    "settling": lambda at, n: square_name(at, SETTLED_SQUARE[n]),
    "square": square_name,
    "colour": lambda at, n: COLOURS[n],  # as part of a symbol's name
    "edge": lambda at, n: at.words(f"edge-{EDGES[n]}"),
    "slot": lambda at, n: n + 1,
    "value": lambda at, n: n + 1,
    "money": lambda at, n: signed(n),
    "science": lambda at, n: signed(n),
    "material": lambda at, n: signed(n),
    "reason": lambda at, n: REASONS[n],
}
