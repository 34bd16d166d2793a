"""`tenban` alone: the table in the browser, on this machine."""

from __future__ import annotations

import argparse

from tenban.server.run import ServeError, serve

from ..errors import UsageError

USUAL_PORT = 8000
ANY_PORT = 0


def run(wanted: argparse.Namespace) -> int:
    try:
        serve(port=USUAL_PORT, open_browser=True)
    except ServeError:  # somebody else listens there, or nothing would do
        try:
            serve(port=ANY_PORT, open_browser=True)
        except ServeError as fault:
            raise UsageError(str(fault)) from fault
    return 0
