"""Attacking the population (EC-18)."""

from __future__ import annotations
