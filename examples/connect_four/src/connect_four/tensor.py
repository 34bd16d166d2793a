"""Connect four as a tensor: see tenban.kernel.tensor."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.tensor import Tensor, Writer

from .rules import COLUMNS, ConnectFourState


@final
class ConnectFourTensor(Tensor[ConnectFourState]):
    """The stones of the viewer come first; the row above the board stays empty."""

    def __init__(self) -> None:
        super().__init__(1, arguments=1, below=0, parts=0, left_out={"placed": "the stones tell it"})

    def write(self, s: ConnectFourState, w: Writer) -> None:
        w.flags("first", s.stones(w.order[0]), COLUMNS * COLUMNS)
        w.flags("second", s.stones(w.order[1]), COLUMNS * COLUMNS)
        w.flags("free", s.free, COLUMNS)
        w.seat_of("winner", s.winner)


TENSOR: Final = ConnectFourTensor()
