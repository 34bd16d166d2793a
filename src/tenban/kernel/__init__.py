"""The rules machine: what every game is written against.  Standard library only."""

from .action import Action, Domain, Space, Verb
from .bits import bit, bits, count_bits
from .chance import AlteredRandom, Chance, FastRandom, KeyedRandom, ScriptedRandom, Unknown
from .clause import EVERYONE, Clause, Event, IllegalMove, ScoreLine
from .data import Box, DataError, Tables
from .heuristics import Heuristics
from .oracle import Oracle
from .play import legal, play, rollout, settle, start, submit, to_act, why_not
from .record import Record, RecordError, commitment, replay, verify
from .rules import Option, Rules, SetupError
from .seat_array import SeatArray, seat_array
from .sight import SPECTATOR, imagine, shown, view
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
    "AlteredRandom",
    "Box",
    "Chance",
    "Clause",
    "DataError",
    "Domain",
    "Event",
    "FastRandom",
    "Heuristics",
    "IllegalMove",
    "KeyedRandom",
    "Open",
    "Option",
    "Oracle",
    "Record",
    "RecordError",
    "Rules",
    "ScoreLine",
    "ScriptedRandom",
    "Sealed",
    "SeatArray",
    "SetupError",
    "Space",
    "State",
    "Step",
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
    "seat_array",
    "settle",
    "shown",
    "start",
    "submit",
    "to_act",
    "verify",
    "view",
    "why_not",
]
