"""Which battles happen, in what order (EC-15)."""

from __future__ import annotations
