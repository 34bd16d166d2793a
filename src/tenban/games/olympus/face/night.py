"""The score sheet of a night: one row per player, one column per reason."""

from __future__ import annotations

from collections.abc import Iterator

from tenban.kernel import ScoreLine
from tenban.scene.face import Face
from tenban.scene.schema import Piece, board

from ..clauses import BEST, CONSTELLATION, LEFT_PRIZE, REGIONS, RIGHT_PRIZE, SECOND_PRIZE
from ..pieces import ORBITS
from ..scoring import night_lines
from ..state import OlympusState
from ..steps.night import night_event
from .sky import At

ROW = 0.74  # height of a row, in widths of a column
COLUMNS = ("regions", *ORBITS, "figures", "crown")


def last_night(face: Face[OlympusState], at: At) -> Piece:
    s = at.state
    lines = night_lines(s.box, s.nights[-s.seats :], len(s.nights) // s.seats)
    box = (len(COLUMNS) + 2.2, ROW * (s.seats + 1))
    items = [*_heads(at), *[piece for seat in range(s.seats) for piece in _row(face, at, seat, lines)]]
    return board("night", at.words("last-night"), box, items)


def _heads(at: At) -> Iterator[Piece]:
    for i, name in enumerate(COLUMNS):
        place, prizes = (i + 1.5, ROW / 2), at.state.box
        if name in ORBITS:
            orbit = ORBITS.index(name)
            text = {"mid": f"{prizes.left[orbit]}/{prizes.right[orbit]}"}
            yield Piece(f"night-{name}", "", "label", tint=name, text=text, at=place, size=(1, 0.5), tone="mark")
        else:
            yield Piece(f"night-{name}", "", "mark", art=name, at=place, size=(0.52, 0.52))


def _row(face: Face[OlympusState], at: At, seat: int, lines: list[ScoreLine]) -> Iterator[Piece]:
    """Yield the points of a player by column; the name lists every line that is added up."""
    height = ROW * (seat + 1.5)
    yield Piece(f"night-seat{seat}", "", "mark", art=f"seat{seat}", at=(0.5, height), size=(0.42, 0.42))
    own = [line for line in lines if line.side == seat]
    for column in range(len(COLUMNS)):
        here = [line for line in own if _column(line) == column]
        if here:
            told = [face.line(at, night_event(line)) for line in here]
            name = " ".join([line.text for line in told if line is not None])
            yield _points(f"night{seat}-{column}", name, str(sum(line.points for line in here)), column + 1.5, height)
    total = sum(line.points for line in own)
    name = at.words("last-night-of", seat=at.names[seat], points=total)
    yield _points(f"night{seat}", name, f"+{total}", len(COLUMNS) + 1.6, height)


def _column(line: ScoreLine) -> int:
    if line.clause in (LEFT_PRIZE, SECOND_PRIZE, RIGHT_PRIZE):
        return 1 + line.args[1]
    return {REGIONS: 0, CONSTELLATION: 5, BEST: 6}[line.clause]


def _points(id: str, name: str, text: str, x: float, y: float) -> Piece:
    return Piece(id, name, "mark", text={"mid": text}, at=(x, y), size=(0.8, 0.8))
