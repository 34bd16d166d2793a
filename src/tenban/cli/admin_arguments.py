"""The arguments of `tenban admin`."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from tenban.scene.words import LANGUAGES

UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}

EXAMPLES = """\
  tenban admin stats                        how many tables there are, and how large the database is
  tenban admin clean --archive old/         put finished games away as records, delete what was abandoned
  tenban admin clean --archive old/ --dry-run
  tenban admin backup tables-monday.sqlite3 a complete copy, even while the server runs
  tenban admin restore tables-monday.sqlite3 --replace

Give the same --data or --database as to `tenban serve`. Nothing is ever deleted by itself: run `clean` once a week,
for example by cron. It removes finished tables after 30 days, tables that never began after 7, and games that nobody
went on with after 180. A record in the archive is replayed by `tenban replay` and checked by `tenban verify`
after `gunzip`, and can be uploaded to a server again."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the actions and their options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    _where(actions.add_parser("stats", help="count tables and events"))
    clean = actions.add_parser("clean", help="archive and delete old tables")
    _where(clean)
    clean.add_argument("--archive", type=Path, metavar="DIR", help="folder for the records of finished games")
    clean.add_argument("--delete", action="store_true", help="delete finished games without keeping their records")
    for phase, usual, what in (
        ("finished", "30d", "finished games"),
        ("waiting", "7d", "tables that never began"),
        ("running", "180d", "games that nobody went on with"),
    ):
        text = f"age of {what}, such as 12h, 30d or 8w (default: {usual})"
        clean.add_argument(f"--{phase}", type=age, default=age(usual), metavar="AGE", help=text)
    clean.add_argument("--dry-run", action="store_true", help="count only, change nothing")
    backup = actions.add_parser("backup", help="write a copy of the SQLite file")
    _where(backup)
    backup.add_argument("file", type=Path, help="new file")
    restore = actions.add_parser("restore", help="put a copy back; the server must not run")
    _where(restore)
    restore.add_argument("file", type=Path, help="file that `backup` wrote")
    restore.add_argument("--replace", action="store_true", help="replace the database that is there")


def _where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the database (default: your data folder)")
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language of the output")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://… if the server uses it")


def age(text: str) -> int:
    """Return an age such as 12h, 30d or 8w in seconds."""
    found = re.fullmatch(r"(\d{1,5})([hdw])", text)
    if found is None or not int(found[1]):
        raise argparse.ArgumentTypeError(f"an age is written 12h, 30d or 8w, not {text!r}")
    return int(found[1]) * UNITS[found[2]]
