"""What is printed on the components of Hoshizukuri, as tables of the rulebook."""

from __future__ import annotations

from tenban.kernel.bits import bits
from tenban.scene.schema import Sheet
from tenban.scene.words import Words

from .pieces import CELESTIAL, COLOURS, INITIAL, KINDS, ROCK, SATELLITE, STARDUST, STARS, HoshizukuriBox

PLAYERS = 4  # the most, for whom the box has cards


def facts(box: HoshizukuriBox, words: Words) -> dict[str, str | int]:
    """Return what texts say beside the numbers of the tables."""
    deck = sum(box.deck)
    first = min(box.hand, deck)
    found: dict[str, str | int] = {
        "cards-all": PLAYERS * sum(box.deck[kind] + box.per_seat[kind] for kind in range(len(KINDS))),
        "deck-size": deck,
        "deck-left": deck - first,
        "hand-first": first,
        "orbit-less-1": max(0, box.orbit - 1),
        "orbit-less-2": max(0, box.orbit - 2),
        "example-shards": box.shards[ROCK] + box.shards[STARDUST] + box.shards[SATELLITE],
    }
    for name, kinds in box.sets.items():
        found[f"set-{name}"] = words("list-comma").join(words(f"card-{KINDS[kind]}") for kind in bits(kinds))
    for kind, name in enumerate(KINDS):
        found[f"head-{name}"] = words(
            "card-head",
            colour=_colour(box, kind, words),
            cost=box.cost[kind],
            shards=box.shards[kind],
            icon="yes" if box.icons >> kind & 1 else "no",
            points=box.points[kind],
        )
    return found


def _colour(box: HoshizukuriBox, kind: int, words: Words) -> str:
    bit = box.colour[kind]
    return words(f"colour-{COLOURS[bit.bit_length() - 1]}" if bit else "colour-none")


def sheets(box: HoshizukuriBox, words: Words) -> list[Sheet]:
    """Return the tables of the rulebook."""
    names = ("card", "colour", "cost", "shards", "icon", "points", "effect")
    cards = Sheet(
        words("sheet-cards"),
        [words(f"sheet-{name}") for name in names],
        [_card(box, kind, words) for kind in range(len(KINDS))],
        words("doubt-cards"),
        list(KINDS),
    )
    return [_piles(box, words), cards, _sets(box, words)]


def _card(box: HoshizukuriBox, kind: int, words: Words) -> list[str]:
    effect = f"effect-{KINDS[kind]}"
    return [
        words(f"card-{KINDS[kind]}"),
        _colour(box, kind, words),
        str(box.cost[kind]),
        str(box.shards[kind]),
        words("yes") if box.icons >> kind & 1 else words("dash"),
        str(box.points[kind]),
        words(effect) if words.has(effect) else words("dash"),
    ]


def _piles(box: HoshizukuriBox, words: Words) -> Sheet:
    first = [f"{words(f'card-{name}')} {box.deck[kind]}" for kind, name in enumerate(KINDS) if box.deck[kind]]
    stars = [f"{words(f'card-{name}')} {box.per_seat[KINDS.index(name)]}" for name in STARS]
    rows = [
        [words("sheet-first-deck"), words("list-comma").join(first)],
        [words("sheet-star-piles"), words("list-comma").join(stars)],
        [words("sheet-celestial-pile"), str(box.per_seat[KINDS.index(CELESTIAL[0])])],
    ]
    assert not any(box.per_seat[KINDS.index(name)] for name in INITIAL)
    return Sheet(words("sheet-piles"), [words("sheet-where"), words("sheet-card")], rows)


def _sets(box: HoshizukuriBox, words: Words) -> Sheet:
    rows = [
        [words(f"option-set-{name}"), words("list-comma").join(words(f"card-{KINDS[kind]}") for kind in bits(kinds))]
        for name, kinds in box.sets.items()
    ]
    return Sheet(words("sheet-sets"), [words("sheet-set"), words("sheet-kinds")], rows, words("doubt-hz-2-4"))
