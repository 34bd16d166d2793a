"""The rules machine: what every game is written against.  Standard library only."""

from .action import Action, Domain, Space, Verb
from .bits import bit, bits, count_bits
from .chance import Bent, Chance, Keyed, Scripted, Swift, Unknown
from .clause import EVERYONE, Clause, Event, Illegal, ScoreLine
from .data import BadData, Box, Tables
from .hints import Hints
from .oracle import Oracle
from .play import legal, play, rollout, settle, start, submit, to_act, why_not
from .record import BadRecord, Record, commitment, replay, verify
from .rules import BadSetup, Option, Rules
from .sight import SPECTATOR, imagine, shown, view
from .six import Six, six_of
from .state import ALL, ALONE, OTHERS, UNKNOWN, State
from .step import Open, Sealed, Step

__all__ = [
    "ALL",
    "ALONE",
    "EVERYONE",
    "OTHERS",
    "SPECTATOR",
    "UNKNOWN",
    "Action",
    "BadData",
    "BadRecord",
    "BadSetup",
    "Bent",
    "Box",
    "Chance",
    "Clause",
    "Domain",
    "Event",
    "Hints",
    "Illegal",
    "Keyed",
    "Open",
    "Option",
    "Oracle",
    "Record",
    "Rules",
    "ScoreLine",
    "Scripted",
    "Sealed",
    "Six",
    "Space",
    "State",
    "Step",
    "Swift",
    "Tables",
    "Unknown",
    "Verb",
    "bit",
    "bits",
    "commitment",
    "count_bits",
    "imagine",
    "legal",
    "play",
    "replay",
    "rollout",
    "settle",
    "shown",
    "six_of",
    "start",
    "submit",
    "to_act",
    "verify",
    "view",
    "why_not",
]
