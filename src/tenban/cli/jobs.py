"""The number of processes that a command uses."""

from __future__ import annotations

import os

from .errors import UsageError


def number_of_jobs(jobs: int | None, most: int) -> int:
    """Return the number given by --jobs, or one per core but no more than there is work for."""
    if jobs is None:
        return max(1, min(os.cpu_count() or 1, most))
    if jobs < 1:
        raise UsageError(f"--jobs must be 1 or more, not {jobs}")
    return jobs
