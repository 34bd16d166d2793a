"""`tenban admin`: count, clean up, back up and restore the tables of a server."""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from pathlib import Path

from tenban.registry import games
from tenban.scene.words import Words, words_of
from tenban.server.retention import Policy, clean
from tenban.server.store import StoreError
from tenban.server.store.maintenance import Maintenance, Statistics, maintenance_for
from tenban.server.system import data_folder

from ..errors import UsageError


def run(args: argparse.Namespace) -> int:
    words = words_of("tenban.cli", args.lang)
    try:
        store = maintenance_for(args.data or data_folder(), args.database)
        ACTIONS[args.action](store, args, words)
    except StoreError as fault:
        raise UsageError(str(fault)) from fault
    return 0


def _stats(store: Maintenance, args: argparse.Namespace, words: Words) -> None:
    found = store.statistics()
    for phase in found.phases:
        oldest, newest = (datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d") for at in phase[2:])
        print(words(f"admin-{phase.phase}", tables=phase.tables, oldest=oldest, newest=newest))
    print(words("admin-size", events=found.events, size=_megabytes(found.size), free=_megabytes(found.free)))
    if _is_large(found):
        print(words("admin-large"))


def _is_large(found: Statistics) -> bool:
    return found.size > 2**30


def _megabytes(size: int) -> str:
    return f"{size / 2**20:.1f}"


def _clean(store: Maintenance, args: argparse.Namespace, words: Words) -> None:
    if args.archive is None and not args.delete:
        raise UsageError("say what becomes of finished games: --archive DIR keeps their records, --delete does not")
    archive: Path | None = None if args.delete else args.archive
    policy = Policy(args.finished, args.waiting, args.running)
    found = clean(store, games(), policy, int(time.time()), archive, args.dry_run)
    counts = {"finished": found.finished, "waiting": found.waiting, "running": found.running}
    print(words("admin-would-clean" if args.dry_run else "admin-cleaned", **counts))
    if archive is not None and not args.dry_run:
        print(words("admin-archived", records=found.archived, folder=str(archive)))


def _backup(store: Maintenance, args: argparse.Namespace, words: Words) -> None:
    store.backup(args.file)
    print(words("admin-backed-up", file=str(args.file), size=_megabytes(args.file.stat().st_size)))


def _restore(store: Maintenance, args: argparse.Namespace, words: Words) -> None:
    store.restore(args.file, args.replace)
    print(words("admin-restored", file=str(args.file)))


ACTIONS = {"stats": _stats, "clean": _clean, "backup": _backup, "restore": _restore}
