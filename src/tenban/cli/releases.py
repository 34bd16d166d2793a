"""The option --release: bots of other releases of Tenban."""

from __future__ import annotations

import argparse

from tenban.lab.releases import ReleaseError, add_releases, read_releases

from .errors import UsageError


def use_releases(args: argparse.Namespace) -> None:
    """Add the bots of the releases that --release names; raise UsageError."""
    if args.release and args.ray is not None:
        raise UsageError("--release names environments of this machine; leave out --ray")
    try:
        add_releases(read_releases(args.release))
    except ReleaseError as fault:
        raise UsageError(str(fault)) from fault
