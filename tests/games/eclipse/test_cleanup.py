"""Clean-up between the rounds (EC-22)."""

from __future__ import annotations
