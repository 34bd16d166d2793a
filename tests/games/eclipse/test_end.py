"""The end of the game, its scores and its ties (EC-23)."""

from __future__ import annotations
