"""The kernel: the types and functions that every game is built on.  Standard library only."""

from .action import Action, Domain, Space, Verb
from .bits import bit, bits, count_bits
from .chance import AlteredRandom, Chance, FastRandom, KeyedRandom, ScriptedRandom, UnknownChance
from .clause import Clause, IllegalMove, ScoreLine
from .data import Box, DataError, Tables
from .errors import TenbanError
from .event import EVERYONE, Event
from .fairness import commitment
from .heuristics import Heuristics
from .move import InvalidMoveError, Move
from .moves import complete_moves, finish_move, random_move
from .oracle import Oracle
from .play import legal, play, rollout, settle, start, submit, to_act, why_not
from .record import Record, RecordError, replay, verify
from .rules import GameInfo, Option, Rules, SetupError
from .seat_array import SeatArray, seat_array
from .seats import ALL, ALONE, OTHERS
from .state import UNKNOWN, State
from .step import Open, Sealed, SeatStep, Step
from .tensor import Layout, Slice, Tensor, Writer
from .view import SPECTATOR, View, imagine, shown, view

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
    "GameInfo",
    "Heuristics",
    "IllegalMove",
    "InvalidMoveError",
    "KeyedRandom",
    "Layout",
    "Move",
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
    "SeatStep",
    "SetupError",
    "Slice",
    "Space",
    "State",
    "Step",
    "Tables",
    "TenbanError",
    "Tensor",
    "UnknownChance",
    "Verb",
    "View",
    "Writer",
    "bit",
    "bits",
    "commitment",
    "complete_moves",
    "count_bits",
    "finish_move",
    "imagine",
    "legal",
    "play",
    "random_move",
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
