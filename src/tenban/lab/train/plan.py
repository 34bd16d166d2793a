"""The plan of a training, and the folder that holds it."""

from __future__ import annotations

import json
from dataclasses import MISSING, asdict, dataclass, fields
from pathlib import Path
from typing import Any

from tenban.kernel.errors import TenbanError

PLAN = "train.json"
_MAY_CHANGE = ("rounds",)  # when a training goes on


class TrainError(TenbanError):
    """A game without features, or a folder with another training; the message says which."""


@dataclass(frozen=True)
class TrainPlan:
    """What is played, and how the weights are fitted.  The same plan learns the same weights."""

    game: str
    version: str  # of the rules
    seats: tuple[int, ...]  # games are played with each of these numbers in turn
    games: int  # of self-play in each round; 0 keeps the weights that the game has, and learns a policy for them
    rounds: int  # from the second one on, the weights of the round before choose the moves
    trials: int  # games of the learned against the hand-written heuristics after each round
    hidden: int = 0  # units of the hidden layer
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    vary: tuple[str, ...] = ()  # options that get a random value in every game
    window: int = 2  # the positions of so many rounds are fitted: the last ones
    policy: int = 0  # games in each round whose positions are searched, to learn a policy; 0 learns none


# what plans of earlier versions do not say
_USUAL = {field.name: field.default for field in fields(TrainPlan) if field.default is not MISSING}


def open_folder(folder: Path, plan: TrainPlan) -> None:
    """Write the plan into a folder; raise TrainError if the folder holds another one."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted, file = json.loads(json.dumps(asdict(plan))), folder / PLAN
    if file.exists():
        there = _read(file)
        different = [name for name in wanted if name not in _MAY_CHANGE and wanted[name] != there.get(name)]
        if different:
            raise TrainError(f"{folder} holds a training with another {', '.join(different)}; name another folder")
    file.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _read(file: Path) -> dict[str, Any]:
    try:
        return {**_USUAL, **json.loads(file.read_text("utf-8"))}
    except (ValueError, TypeError) as fault:
        raise TrainError(f"{file} is damaged; name another folder") from fault
