"""The faults that the suite must find, planted in Latria Opus: at least one for every check."""

from __future__ import annotations

from .code import after, event, extra_field
from .first import FAULTS
from .play import PLAY
from .sight import SIGHT

MORE = [*PLAY, *SIGHT]
__all__ = ["FAULTS", "MORE", "after", "event", "extra_field"]
