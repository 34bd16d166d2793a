"""What is printed on the components of Cultus, as tables of the rulebook."""

from __future__ import annotations

from tenban.scene.schema import Sheet
from tenban.scene.words import Words

from .grid import SQUARES
from .pieces import (
    BENEFITS,
    CARDS,
    CHARACTERS,
    ICONS,
    LETTERS,
    MONUMENTS,
    PILES,
    PLANS,
    PLAZA,
    POWERS,
    TURNS,
    CultusBox,
)

KINDS = (*ICONS, "plaza")
SEATS = range(2, 5)


def facts(box: CultusBox, words: Words) -> dict[str, str | int]:
    """Return what texts say beside the numbers of the tables."""
    faces = [box.faces[card * TURNS] for card in range(CARDS)]
    comma = words("list-comma")
    found: dict[str, str | int] = {
        "board-cards": len(box.grid.fields) // 4,
        "most-taken": max(seats * box.stock[seats] for seats in (1, *SEATS)),
        "industry-most": box.draws + 1,
        "costs": ", ".join(str(cost) for cost in box.costs[: max(box.stock)]),
        "plaza-cards": sum(PLAZA in face for face in faces),
        "income-list": comma.join(_pair(pair, words) for pair in box.income_icons),
        "plan-list": comma.join(_plan(box, plan, words) for plan in range(PLANS)),
        "character-list": comma.join(_enemy(box, who, words) for who in range(len(CHARACTERS))),
        "bonus-list": comma.join(_bonus(box, card, words) for card in range(MONUMENTS)),
        "stock-1": box.stock[1],
    }
    for seats in SEATS:
        found[f"left-{seats}"] = CARDS - seats * box.deal_hand[seats] - PILES * box.deal_pile[seats]
        found[f"stock-{seats}"] = box.stock[seats]
        found[f"starts-{seats}"] = ", ".join(SQUARES[sq] for sq in box.starts[seats])
    return found


def icon_word(kind: int, words: Words) -> str:
    return words(f"icon-{KINDS[kind]}")


def _pair(pair: list[int], words: Words) -> str:
    return words("pair-of", one=icon_word(pair[0], words), other=icon_word(pair[1], words))


def _plan(box: CultusBox, plan: int, words: Words) -> str:
    return words("plan-of", icon=icon_word(box.plan_icon[plan], words), pair=_pair(box.plan_pair[plan], words))


def _enemy(box: CultusBox, who: int, words: Words) -> str:
    name = words(f"character-{CHARACTERS[who]}")
    return words("enemy-of", name=name, icon=icon_word(box.icon_of[who], words), spaces=box.spaces[who])


def _bonus(box: CultusBox, card: int, words: Words) -> str:
    return words("bonus-of", monument=monument_title(box, card, words), icon=icon_word(box.bonus[card], words))


def monument_title(box: CultusBox, card: int, words: Words) -> str:
    """Return the name of a monument card: its benefit, and the icon of a Revival."""
    benefit = BENEFITS[box.benefits[card]]
    if benefit != "revival":
        return words(f"monument-{benefit}")
    return words("monument-revival", icon=icon_word(box.revival[card], words))


def sheets(box: CultusBox, words: Words) -> list[Sheet]:
    """Return the tables of the rulebook."""
    return [
        _legend(words),
        _incomes(box, words),
        _monuments(box, words),
        _prices(box, words),
        _people(box, words),
        _plans(box, words),
        _cards(box, words),
    ]


def _legend(words: Words) -> Sheet:
    rows = [[LETTERS[kind], icon_word(kind, words)] for kind in range(len(KINDS))]
    rows.append(["·", words("sheet-town-bare")])
    return Sheet(words("sheet-legend"), [words("sheet-letter"), words("sheet-means")], rows, arts=[*KINDS, ""])


def _incomes(box: CultusBox, words: Words) -> Sheet:
    rows = [[str(n), _pair(pair, words)] for n, pair in enumerate(box.income_icons, 1)]
    return Sheet(words("sheet-incomes"), [words("sheet-number"), words("sheet-pair")], rows, words("doubt-cu-r9"))


def _monuments(box: CultusBox, words: Words) -> Sheet:
    rows = [
        [monument_title(box, card, words), _benefit(box, card, words), icon_word(box.bonus[card], words)]
        for card in range(MONUMENTS)
    ]
    columns = [words(f"sheet-{name}") for name in ("monument", "benefit", "bonus")]
    return Sheet(words("sheet-monuments"), columns, rows, words("doubt-cu-r8"), _arts(box.bonus))


def _benefit(box: CultusBox, card: int, words: Words) -> str:
    shown = icon_word(box.revival[card], words) if box.benefits[card] == 0 else ""
    return words(f"benefit-{BENEFITS[box.benefits[card]]}", symbol=shown, points=box.bonus_revival)


def _arts(kinds: list[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def _prices(box: CultusBox, words: Words) -> Sheet:
    rows = [[words("sheet-build-nth", nth=n + 1), str(box.costs[n])] for n in range(max(box.stock))]
    rows += [
        [words("sheet-power", power=words(f"power-{name}")), str(cost)]
        for name, cost in zip(POWERS, box.power_costs, strict=True)
    ]
    arts = ["monument"] * max(box.stock) + ["ruler"] * len(POWERS)
    return Sheet(words("sheet-build"), [words("sheet-what"), words("sheet-gold")], rows, words("doubt-cu-r7"), arts)


def _people(box: CultusBox, words: Words) -> Sheet:
    rows = [
        [
            words(f"character-{name}"),
            icon_word(box.icon_of[who], words),
            str(box.spaces[who]),
            words(f"effect-{name}", points=box.foe_points[who], loss=box.claudia_loss),
        ]
        for who, name in enumerate(CHARACTERS)
    ]
    columns = [words(f"sheet-{name}") for name in ("name", "icon", "spaces", "effect")]
    return Sheet(words("sheet-people"), columns, rows, words("doubt-cu-r11"), _arts(box.icon_of))


def _plans(box: CultusBox, words: Words) -> Sheet:
    rows = [
        [str(plan + 1), icon_word(box.plan_icon[plan], words), _pair(box.plan_pair[plan], words)]
        for plan in range(PLANS)
    ]
    columns = [words("sheet-number"), words("sheet-plan-icon"), words("sheet-plan-pair")]
    return Sheet(words("sheet-plans"), columns, rows, words("doubt-cu-r10"), _arts(box.plan_icon))


def _cards(box: CultusBox, words: Words) -> Sheet:
    faces = ["".join(LETTERS[kind] for kind in box.faces[card * TURNS]) for card in range(CARDS)]
    rows = [
        [f"{n + 1}–{n + 8}", ", ".join(f"{face[:2]}/{face[2:]}" for face in faces[n : n + 8])]
        for n in range(0, CARDS, 8)
    ]
    return Sheet(words("sheet-cards"), [words("sheet-number"), words("sheet-faces")], rows, words("doubt-cu-r3"))
