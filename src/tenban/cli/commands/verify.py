"""`tenban verify FILE`: replay a finished game off-line and compare everything that can be compared."""

from __future__ import annotations

import argparse

from tenban.kernel import RecordError, commitment, verify
from tenban.kernel.record import rules_of
from tenban.scene.words import words_of

from ..errors import UsageError, game_named
from ..files import read_record


def run(wanted: argparse.Namespace) -> int:
    record = read_record(wanted.file)
    rules = game_named(record.game).rules
    began = commitment(record.key, record.salt)
    if wanted.commitment is not None and wanted.commitment.strip().lower() != began:
        raise UsageError(f"{wanted.file} began from the commitment {began}, not from {wanted.commitment}")
    try:
        totals = rules_of(rules, record).totals(verify(rules, record))
    except RecordError as fault:
        raise UsageError(f"{wanted.file}: {fault}") from fault
    words, points = words_of("tenban.cli", wanted.lang), " : ".join(str(own) for own in totals)
    moves = len(record.moves)
    print(words("verified", moves=moves, game=record.game, version=record.version, totals=points))
    print(words("verified-commitment", commitment=began))
    return 0
