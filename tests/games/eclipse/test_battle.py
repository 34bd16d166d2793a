"""Engagement rounds, dice and hits (EC-16)."""

from __future__ import annotations
