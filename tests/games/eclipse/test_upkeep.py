"""Upkeep: colony ships, civilization, bankruptcy, production (EC-21)."""

from __future__ import annotations
