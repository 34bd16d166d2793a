"""How to play a game: its goal, a turn in pictures, how one wins, and what beginners get wrong.

The folder `how` of a game holds its texts, the messages how-goal, how-turn-1 …, how-win, how-mistake-1 …, and
pictures.toml: games of a few moves, and which pieces of which positions illustrate which message.  So a picture shows
the game's own pieces, in any language, and cannot show a position that the rules do not allow.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from msgspec import UNSET, Struct, ValidationError, convert
from msgspec.structs import replace

from tenban.kernel import Record, RecordError, Rules, TenbanError, replay, view

from .face import Face
from .rulebook import HowKind, paragraphs
from .schema import Piece, Scene, Seat, Stage
from .words import Words

NAMES: Final = ("Aki", "Ben", "Cleo", "Dan", "Eri", "Finn")


class PictureError(TenbanError, ValueError):
    """A picture of a how-to-play that the rules or the scene do not allow; the message says which and why."""


class Picture(Struct, forbid_unknown_fields=True):
    """Which pieces illustrate a message: those of the scene of a seat after some moves."""

    of: str  # the message without how-: turn-1
    show: list[str]  # ids of pieces, side by side
    after: int = 0  # moves
    seat: int = 0
    keep: list[str] = []  # if not empty: ids of pieces that stay on the boards shown, which are cut to them
    mark: list[str] = []  # ids of pieces that the text is about
    scale: Literal["", "small", "wide"] = ""


_NO_PICTURE: Final = Picture("", [])


class ShortGame(Struct, forbid_unknown_fields=True):
    """A game of a few moves, each as "seat move"."""

    seats: int
    key: str
    picture: list[Picture]
    moves: list[str] = []
    options: dict[str, str] = {}


class Pictures(Struct, forbid_unknown_fields=True):
    """What pictures.toml holds."""

    game: list[ShortGame] = []


class Paragraph(NamedTuple):
    """A paragraph and its picture: a scene that holds only the pieces to show."""

    id: str
    kind: HowKind
    text: str
    picture: Scene | None
    marks: list[str]
    scale: str = ""


def how_to_play(package: str, face: Face[Any], rules: Rules[Any], words: Words) -> list[Paragraph]:
    """Return the paragraphs in order; none if the game has none.  Raise PictureError."""
    known = paragraphs(words)
    drawn = _drawn(package, face, rules, words.lang)
    astray = sorted(set(drawn) - {id for id, _ in known})
    if astray:
        raise PictureError(
            f"{rules.name}: how/pictures.toml has a picture of {astray[0]!r}, but no message how-{astray[0]}"
        )
    found: list[Paragraph] = []
    for id, kind in known:
        scene, picture = drawn.get(id, (None, _NO_PICTURE))
        found.append(Paragraph(id, kind, words(f"how-{id}"), scene, picture.mark, picture.scale))
    return found


@lru_cache(64)
def _drawn(package: str, face: Face[Any], rules: Rules[Any], lang: str) -> dict[str, tuple[Scene, Picture]]:
    """Return the pictures of the printed rules by what they are of; to replay the games takes a while."""
    return {
        picture.of: (_scene(face, rules, lang, game, picture), picture)
        for game in pictures(package).game
        for picture in game.picture
    }


@cache
def pictures(package: str) -> Pictures:
    """Return what the game's pictures.toml says; raise PictureError."""
    file = files(package).joinpath("how", "pictures.toml")
    if not file.is_file():
        return Pictures()
    try:
        return convert(tomllib.loads(file.read_text(encoding="utf-8")), Pictures)
    except (tomllib.TOMLDecodeError, ValidationError) as fault:
        raise PictureError(f"{package}: how/pictures.toml cannot be read: {fault}") from fault


def _scene(face: Face[Any], rules: Rules[Any], lang: str, game: ShortGame, picture: Picture) -> Scene:
    where = f"{rules.name}: the picture of how-{picture.of} after {picture.after} moves"
    if not 0 <= picture.after <= len(game.moves):
        raise PictureError(f"{where} cannot be drawn: its game has {len(game.moves)} moves")
    record = Record(rules.name, rules.version, game.seats, bytes.fromhex(game.key), options=game.options)
    record.moves = [(int(seat), move) for seat, _, move in (line.partition(" ") for line in game.moves)]
    try:
        state = replay(rules, record, picture.after)
    except RecordError as fault:
        raise PictureError(f"{where} cannot be drawn: {fault}") from fault
    names = [*NAMES[: game.seats]]
    whole = face.scene(view(rules, state, picture.seat), lang=lang, names=names)
    pieces = {piece.id: piece for piece in _all_pieces(whole)}
    missing = [id for id in (*picture.show, *picture.keep, *picture.mark) if id not in pieces]
    if missing:
        raise PictureError(f"{where} shows {missing[0]!r}, which is not in the scene; it has {', '.join(pieces)}")
    return _reduced(whole, [_cut(pieces[id], picture.keep) for id in picture.show])


def _cut(board: Piece, keep: list[str]) -> Piece:
    """Return a board with some of its pieces only, as large as they need."""
    kept = [piece for piece in board.items if piece.id in keep]
    if board.layout != "board" or not kept:
        return board
    corners = [_corners(piece) for piece in kept]
    left, top = min(c[0] for c in corners), min(c[1] for c in corners)
    box = (max(c[2] for c in corners) - left, max(c[3] for c in corners) - top)
    items = [replace(piece, at=(_centre(piece)[0] - left, _centre(piece)[1] - top)) for piece in kept]
    return replace(board, items=items, box=box, ink=[])


def _centre(piece: Piece) -> tuple[float, float]:
    return (0.0, 0.0) if piece.at is UNSET else piece.at


def _corners(piece: Piece) -> tuple[float, float, float, float]:
    (x, y), (wide, high) = _centre(piece), (1.0, 1.0) if piece.size is UNSET else piece.size
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _reduced(whole: Scene, shown: list[Piece]) -> Scene:
    """Return a scene that holds some pieces only, and whose seats have colours and names."""
    seats = [Seat(seat.name, seat.colour) for seat in whole.seats]
    return Scene(
        *(whole.game, 0, whole.lang, whole.title),
        you=whole.you,
        seats=seats,
        table=shown,
        palette=whole.palette,
        legend=whole.legend,
        stage=Stage(),
    )


def _all_pieces(scene: Scene) -> list[Piece]:
    found: list[Piece] = []

    def collect(pieces: list[Piece]) -> None:
        for piece in pieces:
            found.append(piece)
            collect(piece.items)

    collect(scene.table)
    collect(scene.hand)
    for seat in scene.seats:
        collect(seat.items)
    return found
