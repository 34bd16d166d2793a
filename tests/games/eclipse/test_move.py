"""The move action (EC-13)."""

from __future__ import annotations
