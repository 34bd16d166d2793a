"""`tenban serve`: run the server."""

from __future__ import annotations

import argparse

from tenban.server.run import ServeError, serve

from ..errors import UsageError


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.port <= 65_535:
        raise UsageError(f"--port must be 0 to 65535, not {args.port}")
    if args.workers < 1:
        raise UsageError(f"--workers must be 1 or more, not {args.workers}")
    try:
        serve(args.host, args.port, args.data, args.database, args.open, args.workers, lang=args.lang)
    except ServeError as fault:
        raise UsageError(str(fault)) from fault
    return 0
