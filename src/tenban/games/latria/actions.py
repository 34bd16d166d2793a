"""What a player of Latria Opus can choose."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Domain, Space, Verb

from .pieces import ASTROLOGY, FACES, SUITS

CARD: Final = Domain("card", ASTROLOGY)
CELESTIAL: Final = Domain("celestial", SUITS[:3])
PILE: Final = Domain("pile", ("normal", "eclipse"))
FACE: Final = Domain("face", FACES)

PLAY: Final = Verb("play", CARD)  # LO-3.6, LO-3.9
DECLARE: Final = Verb("declare", CELESTIAL)  # LO-3.7
PURGE: Final = Verb("purge", PILE, FACE)  # LO-6.1

SPACE: Final = Space(PLAY, DECLARE, PURGE)
