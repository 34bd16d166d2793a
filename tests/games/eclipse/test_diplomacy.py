"""Diplomacy and the traitor (EC-14)."""

from __future__ import annotations
