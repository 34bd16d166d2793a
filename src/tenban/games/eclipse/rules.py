"""The rules of Eclipse, as the kernel uses them."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import GameInfo, Option, Rules
from tenban.kernel.step import Step

from . import checks, scoring, sight
from .actions import SPACE
from .clauses import CLAUSES
from .pieces import load
from .state import EclipseState
from .steps.battle import Assign, Command, Engage, Flee, Group, Stalemate
from .steps.build import Build, Erect
from .steps.cleanup import Cleanup, NextRound
from .steps.combat import Bomb, Bombard, Combat, Control, Fight, NeutronBombs, Pairing, Relics, SendHome
from .steps.cubes import Bury, GiveCube, ReturnCubes
from .steps.diplomacy import Answer, DropTile
from .steps.discovery import Claim, Discover, Discovery, FitPart, FreeTechnology
from .steps.explore import Explore, PickTile, PlaceTile, SecondTile, TurnUp
from .steps.influence import Influence
from .steps.move import Fly, Move
from .steps.pay import Pay
from .steps.reputation import KeepTile, Reputation
from .steps.research import Artifact, Learn, Research
from .steps.setup import ChooseHome, ChooseSpecies, Prepare, Ready
from .steps.turn import Actions, EndTurn, Turn
from .steps.upgrade import Upgrade
from .steps.upkeep import Books, Settle, Settling, Upkeep

VERSION: Final = "1"
INFO: Final = GameInfo("eclipse", VERSION, (2, 6), length=10_000)
OPTIONS: Final = (
    Option("species", ("all", "terrans", "drawn"), "all"),  # EC-2.6
    Option("planta", ("again", "ends"), "again", advanced=True),  # EC-7.13: after a discarded first tile
    Option(
        "colonists", ("anywhere", "unopposed"), "anywhere", advanced=True
    ),  # EC-5.7: beside enemies in the upkeep phase
    Option("passage", ("breaks", "stays"), "breaks", advanced=True),  # EC-13.8: through a partner's hex
    Option("reputation", ("controller", "arrival"), "controller", advanced=True),  # EC-C1: who draws first
    Option("wording", ("ruled", "printed"), "ruled", advanced=True),  # EC-C3 to EC-C6, EC-C8: doubtful sentences
    Option("homes", ("given", "chosen"), "given", advanced=True),  # EC-C7: who chooses the places of the home hexes
)
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Prepare,
    ChooseSpecies,
    Ready,
    Actions,
    Turn,
    Explore,
    TurnUp,
    SecondTile,
    PickTile,
    PlaceTile,
    Claim,
    Discover,
    Discovery,
    FreeTechnology,
    FitPart,
    Artifact,
    Influence,
    ReturnCubes,
    Research,
    Learn,
    Pay,
    Upgrade,
    Build,
    Erect,
    Move,
    Fly,
    EndTurn,
    Answer,
    DropTile,
    GiveCube,
    Combat,
    Fight,
    Pairing,
    Engage,
    Group,
    Command,
    Assign,
    Stalemate,
    Flee,
    Bombard,
    Bomb,
    Bury,
    Reputation,
    KeepTile,
    Control,
    Relics,
    Settling,
    Settle,
    Upkeep,
    Books,
    Cleanup,
    NextRound,
    ChooseHome,
    NeutronBombs,
    SendHome,
)


@final
class Eclipse(Rules[EclipseState]):
    """The rules of Eclipse, for two to six players."""

    def __init__(self, overrides: dict[str, Any]) -> None:
        tables, box = load(overrides)
        super().__init__(INFO, SPACE, STEPS, CLAUSES, OPTIONS, tables=tables, hides=sight.HIDES)
        self.box: Final = box

    def setup(self, seats: int, options: dict[str, str]) -> EclipseState:
        species = OPTIONS[0].values.index(options["species"])
        usual = [int(options[option.name] == option.default) for option in OPTIONS[1:]]
        s = EclipseState(seats, self.box, species, usual[0], usual[1], usual[2], usual[3], usual[4], usual[5])
        s.clear()
        s.push(Prepare())
        return s

    def score(self, s: EclipseState) -> list[ScoreLine]:
        return scoring.lines(s)

    def ranking(self, s: EclipseState) -> list[tuple[int, ...]]:
        return scoring.ranking(s)

    def hide(self, v: EclipseState, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: EclipseState, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: EclipseState) -> list[str]:
        return checks.faults(s)


RULES: Final = Eclipse({})
