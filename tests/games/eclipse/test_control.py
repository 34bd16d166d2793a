"""Who takes a hex when the shooting is over (EC-20)."""

from __future__ import annotations
