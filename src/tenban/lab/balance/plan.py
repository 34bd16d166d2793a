"""The plan of a laboratory: which games are played, and with what interventions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from tenban.kernel import Rules, SetupError

from ..simulate import rules_of


class Thing(NamedTuple):
    """What a seat can be given or denied: all actions with one verb and one first argument."""

    name: str  # in notation, without further arguments: "tech starbase"
    codes: frozenset[int]


@dataclass(frozen=True)
class LabPlan:
    """What is played.  The first `twins` of the games are also played on with a thing given and denied."""

    game: str
    version: str  # of the rules
    seats: int
    bot: str
    games: int
    twins: int
    option_games: int  # of each value of each option
    skill_games: int  # of each bot of the skill curve
    skill_bots: tuple[str, ...] = ()
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    house: str = ""  # the text of a house file
    verbs: tuple[str, ...] = ()  # whose things are examined
    null: bool = False  # give and deny nothing, to see how often the lab finds what is not there

    @property
    def rules(self) -> Rules[Any]:
        return rules_of(self.game, self.house)

    def bots(self, other: str = "", seat: int = -1) -> tuple[str, ...]:
        """Return the bots by seat, with another one on one seat."""
        return tuple([other if at == seat else self.bot for at in range(self.seats)])

    def things(self) -> list[Thing]:
        """Return the things to examine, in the order of their codes."""
        found: dict[str, set[int]] = {}
        for action in self.rules.space.actions:
            if action.verb.name in self.verbs:
                value = action.verb.domains[0].values[action.args[0]] if action.args else ""
                found.setdefault(f"{action.verb.name} {value}".strip(), set()).add(action.code)
        return [Thing(name, frozenset(codes)) for name, codes in found.items()]

    def other_options(self) -> list[tuple[str, str]]:
        """Return every value of an option that is not the one played, and that these seats allow."""
        now = dict(self.rules.checked(self.seats, dict(self.options)))
        found = [(option.name, value) for option in self.rules.options for value in option.values]
        return [(name, value) for name, value in found if value != now[name] and self._allowed(name, value)]

    def _allowed(self, name: str, value: str) -> bool:
        rules = self.rules
        try:
            rules.setup(self.seats, rules.checked(self.seats, dict(self.options) | {name: value}))
        except SetupError:
            return False
        return True
