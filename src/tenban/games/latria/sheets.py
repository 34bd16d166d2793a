"""What is printed on the components of Latria Opus, as tables of the rulebook."""

from __future__ import annotations

from tenban.scene.schema import Sheet
from tenban.scene.words import Words

from .pieces import (
    CARDS,
    KIND_OF_SKY,
    MOON,
    NUMBERS,
    POLARIS,
    PURGE_CARD,
    SKY,
    SUITS,
    SUN,
    LatriaBox,
    count,
    number,
    size,
)

SEATS = range(3, 7)


def facts(box: LatriaBox, words: Words) -> dict[str, str | int]:
    """Return what texts say beside the numbers of the tables."""
    decks = [_copies(box.sky, kind) for kind in (SUN, MOON, POLARIS)]
    mutations = [_copies(box.sky, kind, box.mutation) for kind in (SUN, MOON)]
    found: dict[str, str | int] = {
        "sky-all": sum(decks),
        "sky-sun": decks[SUN],
        "sky-moon": decks[MOON],
        "sky-polaris": decks[POLARIS],
        "cards-all": CARDS + sum(decks),
        "mutations-sun": mutations[SUN],
        "mutations-moon": mutations[MOON],
        "simple-cards": _simple_cards(box, words),
    }
    for seats in SEATS:
        found[f"rounds-{seats}"] = box.hand[seats] - 1
        found[f"removed-{seats}"] = _removed(box, seats) or words("nothing")
    return found


def _copies(bag: int, kind: int, marked: list[bool] | None = None) -> int:
    """Return how many cards of a deck are in a bag, or of those faces that are marked."""
    faces = [face for face in range(len(SKY)) if KIND_OF_SKY[face] == kind and (marked is None or marked[face])]
    return sum([int(count(bag, face)) for face in faces])


def _removed(box: LatriaBox, seats: int) -> str:
    left = {int(number(card)) for card in range(NUMBERS) if box.deck[seats] >> card & 1}
    return ", ".join(str(n) for n in range(1, NUMBERS + 1) if n not in left)


def _simple_cards(box: LatriaBox, words: Words) -> str:
    out = [(face, int(count(box.sky, face) - count(box.simple_sky, face))) for face in range(len(SKY))]
    names = [_face_name(box, face, words) + (f" ×{copies}" if copies > 1 else "") for face, copies in out if copies]
    return words("list-comma").join(names) or words("nothing")


def _face_name(box: LatriaBox, face: int, words: Words) -> str:
    kind = words(f"kind-{SUITS[KIND_OF_SKY[face]]}")
    stars, factor = box.stars[CARDS + face], box.factor[CARDS + face]
    if face == PURGE_CARD:
        return words("sky-purge", kind=kind)
    if factor != 1:
        return words("sky-times", kind=kind, factor=factor)
    return words("sky-mutation" if box.mutation[face] else "sky-stars", kind=kind, stars=stars)


def sheets(box: LatriaBox, words: Words) -> list[Sheet]:
    """Return the tables of the rulebook."""
    deal = [
        [str(seats), _removed(box, seats) or words("nothing"), str(box.hand[seats]), str(box.hand[seats] - 1)]
        for seats in SEATS
    ]
    columns = [words(f"sheet-{name}") for name in ("seats", "removed", "hand", "rounds")]
    return [Sheet(words("sheet-deal"), columns, deal), _astrology(box, words), _celestial(box, words)]


def _astrology(box: LatriaBox, words: Words) -> Sheet:
    rows: list[list[str]] = []
    for kind, name in enumerate(SUITS):
        cards = range(kind * NUMBERS, (kind + 1) * NUMBERS)
        stars = ", ".join(f"{number(card)}: {box.stars[card]}" for card in cards if box.stars[card])
        factors = ", ".join(f"{number(card)}: ×{box.factor[card]}" for card in cards if box.factor[card] != 1)
        rows.append([words(f"kind-{name}"), stars or words("nothing"), factors or words("nothing")])
    columns = [words(f"sheet-{name}") for name in ("suit", "stars", "multipliers")]
    return Sheet(words("sheet-astrology"), columns, rows, words("doubt-lo-11-1"), list(SUITS))


def _celestial(box: LatriaBox, words: Words) -> Sheet:
    rows = [
        [_face_name(box, face, words), str(count(box.sky, face)), str(count(box.simple_sky, face))]
        for face in range(len(SKY))
        if count(box.sky, face)
    ]
    arts = [SUITS[KIND_OF_SKY[face]] for face in range(len(SKY)) if count(box.sky, face)]
    assert size(box.sky) == sum(int(row[1]) for row in rows)
    columns = [words(f"sheet-{name}") for name in ("card", "copies", "simple")]
    return Sheet(words("sheet-celestial"), columns, rows, words("doubt-lo-11-2"), arts)
