"""The board: cards as they were laid, pawns, monuments, and what a step would pay."""

from __future__ import annotations

from collections.abc import Iterator

from tenban.kernel import bits
from tenban.scene.schema import Ink, Piece, board, mark

from ..grid import ANCHORS, OFF, SQUARES, WIDE, covered, first_square
from ..pieces import BARE, ENEMY, WILHELM
from ..state import card_of, lay_of
from ..steps.act import Act
from ..steps.moving import can_stand
from ..steps.placing import anchors
from ..steps.setup import FirstCard
from .names import KINDS, At, card_name, corner_id, cube_pick, icon, numbered, side_name, square_name

MARGIN = 0.3  # left of the town and below it, for the names of rows and columns


def centre_of(sq: int) -> tuple[float, float]:
    return sq % WIDE + MARGIN + 0.5, sq // WIDE + 0.5


def corner_at(anchor: int) -> tuple[float, float]:
    """Return the point in which the four squares of a card meet."""
    sq = int(first_square(anchor))
    return sq % WIDE + MARGIN + 1.0, sq // WIDE + 1.0


def card(at: At, number: int, small: bool = False) -> Piece:
    """Return a construction card, as it lies in a hand."""
    id = numbered("card", number)
    icons = [
        mark(f"{id}.{i}", KINDS[kind], (0.5 + i % 2, 0.5 + i // 2), 0.78, glyph=_glyph(at, kind))
        for i, kind in enumerate(at.state.box.faces[number * 4])
    ]
    found = Piece(id, card_name(at, number), "square", box=(2, 2), items=icons)
    found.scale = "small" if small else ""
    return found


def _glyph(at: At, kind: int) -> str:
    return icon(at, kind)[0].upper()


def town(at: At) -> Piece:
    grid = at.state.box.grid
    items = [*_cards(at), *_spots(at), *_paid(at), *_ways(at), *_monuments(at), *_pawns(at), *_labels(at)]
    box = (grid.columns + MARGIN, grid.rows + MARGIN)
    found = board("town", at.words("town"), box, items, _ink(at), grid=(grid.rows, grid.columns), weight=1, bare=True)
    found.art = "town" if grid.rows == grid.columns == WIDE else ""  # the picture has as many streets
    return found


def _labels(at: At) -> Iterator[Piece]:
    """Yield the letters of the columns below the town and the numbers of the rows beside it, as squares are named."""
    grid = at.state.box.grid
    for i in range(grid.columns):
        where = (MARGIN + i + 0.5, grid.rows + MARGIN / 2)
        yield Piece(f"column{i}", "", "label", text={"mid": SQUARES[i][0]}, at=where, size=(0.5, 0.27))
    for i in range(grid.rows):
        text = {"mid": SQUARES[i * WIDE][1:]}
        yield Piece(f"row{i}", "", "label", text=text, at=(MARGIN / 2, i + 0.5), size=(MARGIN, 0.27))


def _cards(at: At) -> Iterator[Piece]:
    """Yield the cards of which something can be seen; later ones lie over earlier ones."""
    top = [OFF] * OFF
    for n, laid in enumerate(at.state.laid):
        for sq in covered(lay_of(laid)[0]):
            top[sq] = n
    for n, laid in enumerate(at.state.laid):
        if n in top:
            anchor, turn = lay_of(laid)
            piece = card(at, card_of(laid))
            piece.at, piece.size, piece.rot = corner_at(anchor), (2.0, 2.0), turn * 90
            yield piece


def _spots(at: At) -> Iterator[Piece]:
    """Yield the squares and corners that can be clicked; they show only while they can."""
    if not at.asked:
        return
    for sq in at.state.box.grid.fields:
        if at.state.town[sq] != BARE:
            yield Piece(SQUARES[sq], _said(at, sq), "spot", at=centre_of(sq), size=(0.94, 0.94), shy=True)
    for anchor in _corners(at):
        name = at.words("corner-of", square=ANCHORS[anchor])
        yield Piece(corner_id(anchor), name, "spot", at=corner_at(anchor), size=(0.42, 0.42), shy=True, shape="round")


def _corners(at: At) -> list[int]:
    step = at.step
    if isinstance(step, FirstCard):
        start = at.state.box.starts[at.state.seats][step.turn]
        return [anchor for anchor in at.state.box.grid.anchors if start in covered(anchor)]
    return bits(anchors(at.state, at.seat)) if isinstance(step, Act) and at.state.hands[at.seat] else []


def _said(at: At, sq: int) -> str:
    """Return a square, and what a step there would pay."""
    paid = income_note(at, sq)
    return f"{square_name(at, sq)}, {paid}" if paid else square_name(at, sq)


def income_note(at: At, sq: int) -> str:
    s = at.state
    pawn = int(s.pawns[at.seat]) if at.seat >= 0 else OFF
    if not isinstance(at.step, Act) or pawn == OFF or sq not in s.box.grid.near[pawn]:
        return ""
    pile = int(s.pile_paying(pawn, sq))
    if pile < 0:
        return ""
    if s.medals[at.seat] == pile:
        points = -s.box.wilhelm_medal if s.enemy == WILHELM else s.box.medal
        return at.words("pays-medal", gold=int(s.step_gold()), points=points)
    return at.words("pays-here", gold=int(s.step_gold()))


def _monuments(at: At) -> Iterator[Piece]:
    """Yield the monuments, in the upper left of their squares, stacked ones a little apart."""
    here: dict[int, int] = {}
    for cube in at.state.cubes:
        side, sq = cube >> 6, cube & 63
        n = here[sq] = here.get(sq, -1) + 1
        name = "monument-yours" if side == at.seat else "monument-of"
        x, y = sq % WIDE + MARGIN + 0.3 + 0.16 * min(n, 2), sq // WIDE + 0.32 + 0.1 * n
        seat = at.state.seats if side == ENEMY else side
        words = at.words(name, side=side_name(at, side))
        pick = cube_pick(side, sq)
        yield mark(f"{pick}.{n}", "monument", (x, y), 0.62, words, seat=seat, pick=pick)


def _pawns(at: At) -> Iterator[Piece]:
    for seat in range(at.state.seats):
        sq = int(at.state.pawns[seat])
        if sq != OFF:
            name = at.words("pawn-yours" if seat == at.seat else "pawn-of", seat=at.names[seat])
            x, y = sq % WIDE + MARGIN + 0.66, sq // WIDE + 0.6
            yield mark(f"pawn{seat}", "pawn", (x, y), 0.7, name, seat=seat)


def _ink(at: At) -> list[Ink]:
    """Return the ground, the frame of the town and its middle; on the usual board the ground is a picture."""
    grid = at.state.box.grid
    ground = f"M{MARGIN} 0h{grid.columns}v{grid.rows}h{-grid.columns}Z"
    x, y = grid.centre[0] % WIDE + MARGIN, grid.centre[0] // WIDE
    middle = f"M{x} {y}h2v2h-2Z"
    return [
        *([] if grid.rows == grid.columns == WIDE else [Ink(ground, "area", "ground")]),
        Ink(middle, "area", "centre"),
        Ink(middle, "line", "brass", 0.06),
        Ink(ground, "line", "brass", 0.05),
    ]


def _ways(at: At) -> Iterator[Piece]:
    """Yield a coin between the own pawn and each square to which a step pays."""
    s = at.state
    if not at.asked or not isinstance(at.step, Act):
        return
    pawn = int(s.pawns[at.seat])
    for sq in s.box.grid.near[pawn]:
        if can_stand(s, at.seat, sq) and s.pile_paying(pawn, sq) >= 0:
            own = s.medals[at.seat] == s.pile_paying(pawn, sq)
            yield _between(pawn, sq, "medal" if own else "gold", at.seat if own else -1)


def _paid(at: At) -> Iterator[Piece]:
    """Yield a spent coin between squares that have paid this turn (CU-4.3)."""
    for places in at.state.paid:
        yield _between(places // 64, places % 64, "spent", -1)


def _between(a: int, b: int, art: str, seat: int) -> Piece:
    (x, y), (u, v) = centre_of(a), centre_of(b)
    found = mark(f"{art}-{SQUARES[a]}-{SQUARES[b]}", art, ((x + u) / 2, (y + v) / 2), 0.36)
    if seat >= 0:
        found.seat = seat
    return found
