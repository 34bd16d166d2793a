"""`tenban serve`: tables for browsers."""

from __future__ import annotations

import argparse

from tenban.server.run import ServeError, serve

from ..errors import UsageError


def run(wanted: argparse.Namespace) -> int:
    if not 0 <= wanted.port <= 65_535:
        raise UsageError(f"--port must be 0 to 65535, not {wanted.port}")
    if wanted.workers < 1:
        raise UsageError(f"--workers must be 1 or more, not {wanted.workers}")
    try:
        serve(wanted.host, wanted.port, wanted.data, wanted.database, wanted.open, wanted.workers)
    except ServeError as fault:
        raise UsageError(str(fault)) from fault
    return 0
