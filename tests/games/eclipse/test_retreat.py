"""Retreat (EC-17)."""

from __future__ import annotations
