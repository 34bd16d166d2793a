"""The policy prior: what a search would give to each move, estimated from the position after the move.

The score of a move is a linear function (plus a hidden layer, if there is one) of its features: the value of the
position after it, the change of every declared feature of the own seat, the change of its mean over the other seats,
and the verb of its first part.  `tenban train` fits it to the values that searches found.
"""

from __future__ import annotations

from typing import Final, final

VALUE: Final = "value"
_OWN, _OTHERS, _VERB = "own ", "others' ", "verb "
TEMPERATURE: Final = 0.05  # a difference in value that makes a move e times as likely

Rows = list[list[float]]  # the features of each seat


def feature_names(features: list[str], verbs: list[str]) -> list[str]:
    """Return the names of the features of a move in a game with these features of positions and these verbs."""
    own = [_OWN + name for name in features]
    others = [_OTHERS + name for name in features]
    return [VALUE, *own, *others, *[_VERB + verb for verb in verbs]]


@final
class MoveFeatures:
    """Computes the features of moves, in the order of their names."""

    def __init__(self, names: list[str]) -> None:
        verbs = [name for name in names if name.startswith(_VERB)]
        self.size: Final = len(names)
        self._first_verb: Final = len(names) - len(verbs)
        self._verbs: Final = {name[len(_VERB) :]: i + self._first_verb for i, name in enumerate(verbs)}

    def row(self, value: float, before: Rows, after: Rows, seat: int, verb: str) -> list[float]:
        """Return the features of a move of `seat`; a position that has no rows, such as an end, changes nothing."""
        row = [0.0] * self.size
        row[0] = value / TEMPERATURE
        at = self._verbs.get(verb, 0)
        if at > 0:
            row[at] = 1.0
        if before and after:
            self._add_changes(row, before, after, seat)
        return row

    def _add_changes(self, row: list[float], before: Rows, after: Rows, seat: int) -> None:
        size = (self._first_verb - 1) // 2
        share = 1.0 / (len(before) - 1.0)
        for other in range(len(before)):
            old, new = before[other], after[other]
            if other == seat:
                for i in range(size):
                    row[1 + i] = new[i] - old[i]
            else:
                for i in range(size):
                    row[1 + size + i] += share * (new[i] - old[i])
