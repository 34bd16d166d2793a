"""A search without the garbage collector: positions and trees have no cycles, and scanning them takes time."""

from __future__ import annotations

import gc
from types import TracebackType
from typing import final


@final
class Uncollected:
    """Turns the garbage collector off for a `with` statement, and on again if it was on before."""

    def __init__(self) -> None:
        self._collecting = False

    def __enter__(self) -> None:
        self._collecting = gc.isenabled()
        gc.disable()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._collecting:
            gc.enable()
