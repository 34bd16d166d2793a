"""Reputation: how many tiles are drawn, which is kept, where (EC-19)."""

from __future__ import annotations
