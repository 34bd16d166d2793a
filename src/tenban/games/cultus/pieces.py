"""The town of Cultus, its cards, and what is printed on them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import Box, DataError, Tables, load_box, require

from . import grid
from .grid import Grid

ICONS: Final = ("hall", "barracks", "church", "dwelling", "market", "winery")
LETTERS: Final = "HBCDMWP"
PLAZA: Final = 6  # shown like an icon, but none (CU-R2)
BARE: Final = 7  # no card lies there
KINDS: Final = 8  # what a square can show

CARDS: Final = 48
ALL_CARDS: Final[i64] = 0xFFFFFFFFFFFF
TURNS: Final = 4
PILES: Final = 6
MONUMENTS: Final = 12
ALL_MONUMENTS: Final = 0xFFF
MONUMENT_NAMES: Final = (
    *[f"revival-{icon}" for icon in ICONS],
    *("unity", "industry", "transport", "friendship", "military", "traffic"),
)
BENEFITS: Final = ("revival", "unity", "industry", "transport", "friendship", "military", "traffic")

CHARACTERS: Final = ("balthasar", "wilhelm", "eleonora", "ruben", "claudia", "annette")
BALTHASAR: Final = 0
WILHELM: Final = 1
ELEONORA: Final = 2
RUBEN: Final = 3
CLAUDIA: Final = 4
ANNETTE: Final = 5
PLANS: Final = 6
NONE: Final = 6  # no character, plan or medal yet

POWERS: Final = ("jump", "carry", "glory")
JUMP: Final = 0
CARRY: Final = 1
GLORY: Final = 2
DIFFICULTIES: Final = ("normal", "hard", "extreme")
MOST_GOLD: Final = 10
ENEMY: Final = 4  # the side of a scripted enemy, after the seats


@final
class CultusBox(Box):
    """What the tables say, ready for use."""

    def __init__(self, tables: Tables) -> None:
        self.grid: Final[Grid] = Grid(tables["board"]["rows"], tables["board"]["columns"])
        self.faces: Final[list[tuple[int, ...]]] = _faces(tables["cards"]["faces"])  # card * 4 + turn
        deal, turn, hand = tables["deal"], tables["turn"], tables["hand"]
        self.deal_hand: Final[list[int]] = [0, deal["solo_hand"], *[deal["hand"]] * 3]
        self.deal_pile: Final[list[int]] = [0, deal["solo_pile"], *[deal["pile"]] * 3]
        self.starts: Final[list[list[int]]] = _starts(tables["start"]["squares"])
        self.third_gold: Final[int] = tables["third"]["gold"]
        self.stock: Final[list[int]] = _stock(tables["cubes"])
        self.top: Final[int] = tables["tracks"]["top"]
        self.draws: Final[int] = turn["draw"]
        self.gold: Final[int] = turn["gold"]
        self.action_points: Final[int] = turn["points"]
        self.medal_point: Final[int] = turn["medal"]
        self.hand_limit: Final[int] = hand["limit"]
        self.hand_price: Final[int] = hand["price"]
        self.income_icons: Final[list[list[int]]] = [_pair(pair) for pair in tables["incomes"]["pairs"]]
        self.income_of: Final[list[int]] = _income_of(self.income_icons)  # icon * 8 + icon: the card, or -1
        self.step_gold: Final[int] = tables["income"]["gold"]
        self.coin_gold: Final[int] = tables["income"]["coin"]
        self.medal: Final[int] = tables["income"]["medal"]
        self.joined: Final[bool] = tables["placing"]["where"] == "joined"
        self.costs: Final[list[int]] = tables["build"]["costs"]
        cards = tables["monuments"]
        self.benefits: Final[list[int]] = [BENEFITS.index(benefit) for benefit in cards["benefits"]]
        self.owners_of: Final[list[int]] = [_with(cards["benefits"], benefit) for benefit in BENEFITS]
        self.revival: Final[list[int]] = [_icons(letter, 1)[0] if letter else BARE for letter in cards["icons"]]
        self.bonus: Final[list[int]] = [_icons(letter, 1)[0] for letter in cards["bonus"]]
        self.row: Final[int] = cards["row"]
        self.bonus_icon: Final[int] = tables["bonus"]["icon"]
        self.bonus_revival: Final[int] = tables["bonus"]["revival"]
        self.shift_cards: Final[int] = tables["shift"]["cards"]
        self.transport: Final[int] = tables["shift"]["transport"]
        self.power_costs: Final[list[int]] = [tables["powers"][power] for power in POWERS]
        self.glory: Final[int] = tables["powers"]["icon"]
        self.icon_of: Final[list[int]] = [_icons(letter, 1)[0] for letter in tables["characters"]["icons"]]
        self.plan_icon: Final[list[int]] = [_icons(letter, 1)[0] for letter in tables["plans"]["icons"]]
        self.plan_pair: Final[list[list[int]]] = [_pair(pair) for pair in tables["plans"]["pairs"]]
        self.centre_points: Final[int] = tables["scoring"]["centre"]
        self.plan_icon_points: Final[int] = tables["scoring"]["icon"]
        self.plan_pair_points: Final[int] = tables["scoring"]["pair"]
        self.head_start: Final[list[int]] = [tables["difficulty"][name] for name in DIFFICULTIES]
        self.spaces: Final[list[int]] = tables["counters"]["spaces"]
        self.foe_points: Final[list[int]] = [tables["enemies"][name] for name in CHARACTERS]
        self.wilhelm_medal: Final[int] = tables["enemies"]["wilhelm_medal"]
        self.claudia_loss: Final[int] = tables["enemies"]["claudia_loss"]
        self.foe_monument: Final[int] = tables["enemies"]["monument"]
        self.foe_icon: Final[int] = tables["enemies"]["icon"]
        self.endings: Final[list[int]] = tables["endings"]["least"]
        self.unity: Final[i64] = self.owners_of[1]
        self.industry: Final[i64] = self.owners_of[2]
        self.transports: Final[i64] = self.owners_of[3]
        self.friendship: Final[i64] = self.owners_of[4]
        self.military: Final[i64] = self.owners_of[5]
        self.traffic: Final[i64] = self.owners_of[6]
        _check(self)


def _faces(texts: list[str]) -> list[tuple[int, ...]]:
    """Return the four squares of each card, row by row, in each of its four turns (clockwise)."""
    found: list[tuple[int, ...]] = []
    for text in texts:
        require(text[2:3] == "/", f"each of cards.faces must be like HW/MP, not {text!r}")
        a, b, c, d = _icons(text.replace("/", "", 1), 4)
        found += [(a, b, c, d), (c, a, d, b), (d, c, b, a), (b, d, a, c)]
    return found


def _icons(text: str, number: int) -> list[int]:
    if len(text) != number or any(letter not in LETTERS for letter in text):
        raise DataError(f"{text!r} should be {number} of the letters {LETTERS}")
    return [LETTERS.index(letter) for letter in text]


def _pair(text: str) -> list[int]:
    """Return two different icons."""
    a, b = _icons(text, 2)
    require(a != b and PLAZA not in (a, b), f"{text!r} should be two different icons of {LETTERS[:PLAZA]}")
    return [a, b]


def _starts(squares: dict[str, list[str]]) -> list[list[int]]:
    return [[], [], *[[grid.square(name) for name in squares[str(seats)]] for seats in (2, 3, 4)]]


def _stock(cubes: dict[str, Any]) -> list[int]:
    """Return how many monuments a player can build, by number of seats."""
    return [0, *[cubes["seats"][str(seats)] - cubes["markers"] for seats in range(1, 5)]]


def _income_of(pairs: list[list[int]]) -> list[int]:
    found = [-1] * (KINDS * KINDS)
    for card, (a, b) in enumerate(pairs):
        found[a * KINDS + b] = found[b * KINDS + a] = card
    return found


def _with(benefits: list[str], benefit: str) -> int:
    """Return the monument cards with a benefit, as a bit set."""
    return sum([1 << card for card, name in enumerate(benefits) if name == benefit])


def _check(t: CultusBox) -> None:
    """Raise DataError if a table breaks what the steps rely on; the message names the table."""
    full = len(t.grid.fields) // 4
    built = max([seats * t.stock[seats] for seats in range(1, 5)])
    revivals = [benefit == 0 for benefit in t.benefits]
    needs = [
        (full + t.deal_hand[1] + PILES * t.deal_pile[1] <= CARDS, "board, deal: too few cards for the game alone"),
        (4 * t.deal_hand[2] + PILES * t.deal_pile[2] <= CARDS, "deal: too few cards for four players"),
        (all(len(set(t.starts[n])) == n for n in (2, 3, 4)), "start: a square for each player"),
        (all(sq in t.grid.corners for squares in t.starts for sq in squares), "start: the squares must be corners"),
        (min(t.stock[1:]) >= 1 and max(t.stock) <= len(t.costs), "cubes, build: a cost for every monument"),
        (max(t.costs) <= t.top, "build, tracks: no cost above the track's end"),
        (max(t.power_costs) <= t.top, "powers: a price from 1 to the track's end"),
        (max(t.income_of) >= 0 and _all_different(t.income_icons), "incomes: six different pairs"),
        ([icon != BARE for icon in t.revival] == revivals, "monuments: each revival has an icon, and no other"),
        (t.row <= MONUMENTS - built + 1, "monuments: the row is too long for the monuments that can be built"),
        (t.shift_cards >= t.transport, "shift: transport cannot save more cards than are discarded"),
        (t.third_gold <= t.top, "third: the gold must fit on the track"),
        (_rises(t.endings), "endings: the differences must rise"),
    ]
    for holds, need in needs:
        require(holds, need)


def _all_different(pairs: list[list[int]]) -> bool:
    return len({frozenset(pair) for pair in pairs}) == len(pairs)


def _rises(numbers: list[int]) -> bool:
    return all(low < high for low, high in pairwise(numbers))


def card_set(cards: list[int]) -> i64:
    """Return cards as a bit set."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def load(overrides: dict[str, Any]) -> tuple[Tables, CultusBox]:
    """Return the tables with the entries of a house file replaced, and the box; raise DataError."""
    return load_box("tenban.games.cultus", overrides, CultusBox)
