"""The seven peoples: what each breaks of the common rules (EC-24)."""

from __future__ import annotations
