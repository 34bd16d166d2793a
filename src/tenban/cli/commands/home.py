"""`tenban` without a command: serve on this machine and open the browser."""

from __future__ import annotations

import argparse

from tenban.server.run import ServeError, serve

from ..errors import UsageError

USUAL_PORT = 8000
ANY_PORT = 0


def run(args: argparse.Namespace) -> int:
    try:
        serve(port=USUAL_PORT, open_browser=True)
    except ServeError:  # the port is taken, or serving is not possible at all
        try:
            serve(port=ANY_PORT, open_browser=True)
        except ServeError as fault:
            raise UsageError(str(fault)) from fault
    return 0
