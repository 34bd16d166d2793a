"""How many processes a command may use."""

from __future__ import annotations

import os

from .errors import UsageError


def jobs_wanted(jobs: int | None, most: int) -> int:
    """What was asked for; else one for each core, as long as there is work for it."""
    if jobs is None:
        return max(1, min(os.cpu_count() or 1, most))
    if jobs < 1:
        raise UsageError(f"--jobs must be 1 or more, not {jobs}")
    return jobs
