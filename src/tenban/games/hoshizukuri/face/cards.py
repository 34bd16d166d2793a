"""The cards of Hoshizukuri as pieces: in piles, in hand, in the field."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from tenban.kernel import bits
from tenban.scene.face import Viewer
from tenban.scene.schema import Piece, zone
from tenban.scene.words import Words

from .. import events
from ..pieces import (
    CELESTIAL_KINDS,
    COLOURS,
    EFFECT_KINDS,
    FUSED,
    GONE,
    KINDS,
    PLANET,
    SATELLITE,
    STAR,
    HoshizukuriBox,
    kind_of,
)
from ..state import NOTHING, HoshizukuriState
from ..steps.cards import BlackHole, Flame, Forest, Fusion, Meteorite, Microbes, Thunder, Water
from ..steps.effects import Effects
from ..steps.setup import missing_colours
from ..steps.turn import DiscardDown, Play

At = Viewer[HoshizukuriState]

ABOUT_THE_HAND = (Play, Flame, Thunder, Fusion, Water, Forest, Microbes, BlackHole, Meteorite, DiscardDown)


def face_name(at: At, face: int) -> str:
    """Return what a card is called; a fusion also by the shards it was given."""
    return name_of(at.words, at.state.box, face)


def name_of(words: Words, box: HoshizukuriBox, face: int) -> str:
    if FUSED <= face < FUSED + 5:
        return words("card-fused", shards=box.shards[face])
    return words(f"card-{KINDS[kind_of(face)]}")


def together(at: At, kinds: Iterable[int]) -> str:
    """Return several cards as a phrase."""
    return at.words("list-plus").join([face_name(at, kind) for kind in kinds])


def colour_of(box: HoshizukuriBox, face: int) -> str:
    """Return "red", "blue", "green" or "none"."""
    colour = box.colour[face]
    return COLOURS[colour >> 1] if colour else "none"


class Print(NamedTuple):
    """What is printed on a card, in one language."""

    name: str
    tint: str
    text: dict[str, str]
    hint: str


def card_piece(at: At, face: int, id: str, full: bool = False, **more: Any) -> Piece:
    """Return a card that the viewer sees; with `full` it says what it does."""
    return _card(at.words, at.state.box, face, id, full, **more)


def _card(words: Words, box: HoshizukuriBox, face: int, id: str, full: bool, **more: Any) -> Piece:
    said = printed(words, box, face, full)
    art = KINDS[kind_of(face)]
    return Piece(id, said.name, "card", art=art, tint=said.tint, text=said.text, hint=said.hint, **more)


@lru_cache(2048)
def printed(words: Words, box: HoshizukuriBox, face: int, full: bool) -> Print:
    """Return what is printed on a card: a scene shows dozens of cards, and most were in the scene before."""
    kind, colour = kind_of(face), colour_of(box, face)
    icon = bool(box.icons >> kind & 1)
    points = box.points[kind]
    text = {
        "tl": str(box.cost[kind]),
        "tr": "{gen}" if icon else f"{{{colour}}}" if colour != "none" else "",
        "title": words(f"card-{KINDS[kind]}"),
        "bl": f"{{shard}}{box.shards[face]}",
        "br": f"{{vp}}{points}" if points else "",
    }
    if full and words.has(f"brief-{KINDS[kind]}"):
        text["body"] = words(f"brief-{KINDS[kind]}")
    card, shards = name_of(words, box, face), box.shards[face]
    name = words("piece-card", card=card, colour=words(f"colour-{colour}"), shards=shards)
    return Print(name, colour, text, _hint(words, box, kind))


def _hint(words: Words, box: HoshizukuriBox, kind: int) -> str:
    """Return all that is printed on a card, in words."""
    said = [words("hint-card", cost=box.cost[kind], shards=box.shards[kind], points=box.points[kind])]
    effect = f"effect-{KINDS[kind]}"
    if words.has(effect):
        said.append(words(effect))
    if box.icons >> kind & 1:
        said.append(words("hint-icon"))
    return " — ".join(said)


def supply(at: At) -> Piece:
    """Return the central piles: stars first, then the celestial kinds by colour."""
    s = at.state
    kinds = [SATELLITE, PLANET, STAR, *bits(s.kinds & CELESTIAL_KINDS)]
    piles = [at.cached(_pile, at.words, s.box, kind, int(s.galaxy.count(s.piles, kind))) for kind in kinds]
    return zone("supply", at.words("supply"), "row", piles, scale="small", text={"note": _lacking(at)}, area="shelf")


def _lacking(at: At) -> str:
    """Return a note that names the colours of which the game has no card (HZ-C20), or nothing."""
    lacking = [at.words(f"colour-{COLOURS[colour]}") for colour in missing_colours(at.state.box, at.state.kinds)]
    return at.words("supply-lacks", colours=at.words("list-or").join(lacking)) if lacking else ""


def _pile(words: Words, box: HoshizukuriBox, kind: int, left: int) -> Piece:
    top = _card(words, box, kind, f"top-{KINDS[kind]}", full=True, pick=f"pile-{KINDS[kind]}", dim=left == 0)
    top.scale = "wide"
    top.name = words("piece-pile", card=name_of(words, box, kind), cost=box.cost[kind])
    return zone(f"pile-{KINDS[kind]}", "", "pile", [top], count=left)


def play_piece(at: At, n: int, play: tuple[int, ...]) -> Piece:
    """Return one play: its cards as they lie, and whether it moves the comet."""
    s = at.state
    last = n == len(s.field) - 1
    laid = [_laid(at, n, i, face, last) for i, face in enumerate(play) if face != GONE]
    if laid and len(play) == 1 and not last:
        laid[0].pick = f"sweep-{play[0]}"
    note = at.words("play-counts" if s.counts(play) else "play-free")
    return zone(f"play-{n}", at.words("play-number", number=n + 1), "cascade", laid, text={"note": note})


def _laid(at: At, n: int, i: int, face: int, last: bool) -> Piece:
    s = at.state
    came = "hand" if s.active == at.seat else f"seat{s.active}"
    piece = card_piece(at, face, f"field-{n}-{i}", came=came)
    if last and isinstance(at.step, Effects) and EFFECT_KINDS >> kind_of(face) & 1:
        piece.pick = f"resolve-{KINDS[kind_of(face)]}"
    return piece


def hand(at: At) -> Piece:
    """Return the viewer's hand, equal cards side by side; large while the question is about it."""
    s = at.state
    large = at.asked and isinstance(at.step, ABOUT_THE_HAND)
    pieces: list[Piece] = []
    for kind in bits(s.hand_kinds(at.seat)):
        for i in range(s.galaxy.count(s.hands[at.seat], kind)):
            came = f"pile-{KINDS[kind]}" if _just_gained(at, kind) else f"seat{at.seat}"
            pieces.append(card_piece(at, kind, f"hand-{KINDS[kind]}-{i}", full=large, pick=KINDS[kind], came=came))
    return zone("hand", at.words("your-hand"), "fan", pieces, scale="wide" if large else "small")


def _just_gained(at: At, kind: int) -> bool:
    """Return whether one of the last events brought such a card from a pile to the viewer's hand."""
    return any(
        isinstance(event, (events.Generates, events.GainsHand)) and (event.seat, event.card) == (at.seat, kind)
        for event in list(at.log)[-4:]
    )


def looked_at(at: At) -> list[Piece]:
    """Return the card that 泉 shows its owner."""
    s = at.state
    if s.active != at.seat or s.looked == NOTHING:
        return []
    card = card_piece(at, s.looked, "looked", full=True, new=True, came=f"seat{at.seat}")
    return [zone("top", at.words("top-of-deck"), "row", [card], scale="wide")]
