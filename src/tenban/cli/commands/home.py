"""`tenban` alone: the table in the browser, on this machine."""

from __future__ import annotations

import argparse

from tenban.table.run import CannotServe, serve

from ..errors import Sorry

USUAL_PORT = 8000
ANY_PORT = 0


def run(wanted: argparse.Namespace) -> int:
    try:
        serve(port=USUAL_PORT, open_browser=True)
    except CannotServe:  # somebody else listens there, or nothing would do
        try:
            serve(port=ANY_PORT, open_browser=True)
        except CannotServe as fault:
            raise Sorry(str(fault)) from fault
    return 0
