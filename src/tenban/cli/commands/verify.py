"""`tenban verify FILE`: replay a finished game and compare its result, key and commitment."""

from __future__ import annotations

import argparse

from tenban.kernel import RecordError, commitment, verify
from tenban.kernel.fairness import pledge
from tenban.match import load_record
from tenban.scene.words import words_of

from ..errors import UsageError, find_game
from ..files import read_record


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    rules = find_game(record.game).rules
    published = commitment(record.key, record.salt)
    pledged = "" if record.draw is None else pledge(record.draw.secret)
    if args.commitment is not None and args.commitment.strip().lower() not in {published, pledged} - {""}:
        raise UsageError(f"{args.file} has the commitment {published}, not {args.commitment}")
    try:
        verify(rules, record)
        match = load_record(record)
    except RecordError as error:
        raise UsageError(f"{args.file}: {error}") from error
    words, points = words_of("tenban.cli", args.lang), " : ".join(str(own) for own in match.totals)
    moves = len(match.history)
    print(words("verified", moves=moves, game=record.game, version=record.version, totals=points))
    print(words("verified-commitment", commitment=published))
    if record.draw is None:
        print(words("verified-alone"))
    else:
        print(words("verified-draw", pledge=pledged, seats=sum(map(bool, record.draw.contributions))))
    if args.commitment is None:
        print(words("verified-compare"))
    return 0
