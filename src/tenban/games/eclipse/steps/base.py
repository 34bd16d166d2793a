"""What many steps are: one seat is asked, by public facts alone."""

from __future__ import annotations

from typing import Final

from tenban.kernel.state import ALONE
from tenban.kernel.step import Open

from ..state import EclipseState


class Asked(Open[EclipseState]):
    """A choice of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[self.seat]
