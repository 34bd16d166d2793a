"""The port behind which every bot sits."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tenban.kernel.action import Action
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from that seat's view.  It keeps nothing between choices: a bot may take over any seat."""

    def choose(
        self, rules: Rules[Any], heuristics: Heuristics[Any], v: Any, seat: int, seed: int, deadline: float
    ) -> Action:
        """One legal action of the view `v`; the same seed chooses the same, if there is time.

        Of a choice of several parts it is the next part: the caller plays it and asks again.  `deadline` is a
        moment of `time.monotonic()`, after which the best answer found so far is given.
        """
        raise NotImplementedError
