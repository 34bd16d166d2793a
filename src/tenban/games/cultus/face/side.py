"""What lies beside the town: incomes with their piles, monument cards, powers, the enemy; and the viewer's own."""

from __future__ import annotations

from tenban.kernel import bits
from tenban.scene.schema import Piece, mark, zone

from ..pieces import BENEFITS, CHARACTERS, CLAUDIA, NONE, PILES, PLANS, POWERS
from ..pieces import MONUMENT_NAMES as NAMES
from ..scoring import plan_points
from ..steps.money import Bank, placeable
from ..steps.powers import is_possible
from ..steps.setup import ChooseCharacter, ChoosePlan
from .names import (
    KINDS,
    At,
    bank_word,
    card_text,
    icon,
    monument_name,
    numbered,
    offer_id,
    person,
    power_id,
    symbol,
)
from .town import card

MOST_BUTTONS = 6  # that fit into the bar


def incomes(at: At) -> Piece:
    if not at.state.incomes:
        return zone("incomes", at.words("incomes"), "row")
    return zone("incomes", at.words("incomes"), "row", [_income(at, pile) for pile in range(PILES)], scale="small")


def _income(at: At, pile: int) -> Piece:
    s = at.state
    one, other = s.box.income_icons[s.incomes[pile]]
    count = int(s.piles[pile])
    if count:
        name = at.words("income-pile", one=icon(at, one), other=icon(at, other), count=count)
        text = {"mid": symbol(one) + symbol(other)}
    else:
        name, text = at.words("income-coin"), {"mid": "{gold}", "title": at.words("coin-title")}
    found = Piece(
        numbered("pile", pile), name, "card", text=text, tint="plan", count=count, box=(64, 92), dim=not count
    )
    found.items = [_medal(at, seat) for seat in range(s.seats) if s.medals[seat] == pile and count]
    return found


def _medal(at: At, seat: int) -> Piece:
    name = at.words("medal-yours" if seat == at.seat else "medal-of", seat=at.names[seat])
    return mark(f"medal{seat}", "medal", (50, 16), 26, name, seat=seat)


def offers(at: At) -> Piece:
    """Return the monument cards to choose from, with the price of the viewer's next monument."""
    s = at.state
    name = at.words("offer")
    if at.seat >= 0 and s.stock[at.seat] > 0 and s.stack:
        name = at.words("offer-deck", price=int(s.price(at.seat)))
    return zone("offers", name, "row", [monument_card(at, n, offer_id(n)) for n in bits(s.row)], weight=3)


def monument_card(at: At, number: int, id: str) -> Piece:
    box = at.state.box
    revives = box.benefits[number] == 0
    shown = symbol(box.revival[number]) if revives else ""
    body = at.words(f"benefit-{BENEFITS[box.benefits[number]]}", symbol=shown, points=box.bonus_revival)
    foot = at.words("bonus", symbol=symbol(box.bonus[number]), points=box.bonus_icon)
    short = at.words("monument-short", symbol=shown) if revives else monument_name(at, number)
    text = {"title": short, "body": body, "tr": foot}
    return Piece(id, monument_name(at, number), "card", art="monument", tint="stone", text=text, hint=f"{body}. {foot}")


def powers(at: At) -> list[Piece]:
    """Return the powers of the viewer's character; a spectator sees those of the active player."""
    s = at.state
    seat = at.seat if at.seat >= 0 else s.active
    if s.characters[seat] == NONE or not s.stack:
        return []
    name = at.words("powers-of", name=person(at, int(s.characters[seat])))
    return [zone("powers", name, "row", [_power(at, seat, n) for n in range(len(POWERS))])]


def _power(at: At, seat: int, power: int) -> Piece:
    s, key = at.state, POWERS[power]
    kind = s.box.icon_of[s.characters[seat]]
    cost = s.box.power_costs[power]
    name = at.words(f"power-{key}-name", gold=cost, icon=icon(at, kind), points=s.box.glory)
    text = {"title": at.words(f"power-{key}-title", symbol=symbol(kind)), "tr": f"{{gold}}{cost}"}
    art = "monument" if key == "carry" else KINDS[kind]
    dim = not (s.pawns[seat] < 64 and is_possible(s, seat, power))
    return Piece(power_id(key), name, "tile", art=art, tint="stone", text=text, hint=name, dim=dim)


def enemy(at: At) -> list[Piece]:
    """Return what the enemy does and how far its cube is, in the game alone."""
    s = at.state
    if s.enemy == NONE:
        return []
    spaces = s.box.spaces[s.enemy]
    kind = s.box.icon_of[s.enemy]
    effect = enemy_effect(at)
    bonus = at.words("enemy-bonus", monument=s.box.foe_monument, icon=s.box.foe_icon, symbol=symbol(kind))
    tile = Piece("enemy", at.words("enemy-card", name=person(at, s.enemy), effect=effect), "tile", art="enemy")
    tile.text, tile.hint = {"title": at.words("enemy-counter", at=s.counter, spaces=spaces), "body": effect}, effect
    note = Piece("enemy-bonus", bonus, "tile", art=KINDS[kind], text={"body": bonus}, hint=bonus)
    tile.scale = note.scale = "wide"
    name = at.words("enemy-zone", name=person(at, s.enemy))
    return [zone("enemy-zone", name, "column", [tile, note])]


def enemy_effect(at: At) -> str:
    s = at.state
    points, loss = s.box.foe_points[s.enemy], s.box.claudia_loss
    return at.words(f"effect-{CHARACTERS[s.enemy]}", points=points, **({"loss": loss} if s.enemy == CLAUDIA else {}))


def discards(at: At) -> Piece:
    """Return the discards; everybody sees them, and the tooltip lists them."""
    cards = bits(at.state.discards)
    pile = Piece("discards", at.words("discards-of", count=len(cards)), "card", art="discard", tint="plan")
    pile.count, pile.hint = len(cards), at.listed([card_text(at, number) for number in cards])
    return zone("away", at.words("discards"), "row", [pile], scale="small", weight=1)


def hand(at: At) -> list[Piece]:
    """Return the viewer's construction cards and plan, or what to choose from before the game."""
    s, step = at.state, at.step
    if isinstance(step, ChooseCharacter):
        return [zone("people", "", "fan", [_character(at, who) for who in bits(step.people)]), *_plans(at, step.plans)]
    if isinstance(step, ChoosePlan):
        return _plans(at, step.plans)
    if isinstance(step, Bank) and at.asked and many_splits(at):
        return [_splits(at, step)]
    cards = zone("hand", at.words("your-cards"), "fan", [card(at, number) for number in bits(s.hands[at.seat])])
    plan = int(s.plans[at.seat])
    if not 0 <= plan < PLANS:
        return [cards]
    title = at.words("your-plan" if s.seats == 1 or not s.stack else "your-secret-plan")
    return [cards, zone("plan", title, "row", [plan_card(at, plan)], scale="small")]


def many_splits(at: At) -> bool:
    """Return whether there are more ways to split gold than buttons fit into the bar; then they are tiles."""
    return len(at.step.legal(at.state, at.seat)) > MOST_BUTTONS


def _splits(at: At, step: Bank) -> Piece:
    gold = int(placeable(at.state, at.seat, step.gold))
    tiles = []
    for action in step.legal(at.state, at.seat):
        cost = int(action.arg)
        name = bank_word(at, cost, gold - cost)
        tiles.append(Piece(f"bank{cost}", name, "tile", art="gold", text={"title": f"{cost} · {gold - cost}"}))
    return zone("splits", at.words("splits"), "row", tiles)


def _plans(at: At, plans: int) -> list[Piece]:
    return [zone("plans", "", "fan", [plan_card(at, plan) for plan in bits(plans)])]


def _character(at: At, who: int) -> Piece:
    kind = at.state.box.icon_of[who]
    name = at.words("person", name=person(at, who), post=at.words(f"post-{CHARACTERS[who]}"))
    text = {"title": person(at, who), "body": at.words(f"post-{CHARACTERS[who]}"), "tr": symbol(kind)}
    return Piece(f"be-{CHARACTERS[who]}", f"{name} {symbol(kind)}", "card", art="ruler", tint="stone", text=text)


def plan_card(at: At, plan: int) -> Piece:
    box = at.state.box
    kind, (one, other) = box.plan_icon[plan], box.plan_pair[plan]
    name = at.words("plan-name", icon=icon(at, kind), one=icon(at, one), other=icon(at, other))
    body = at.words(
        "plan-body",
        icon=box.plan_icon_points,
        pair=box.plan_pair_points,
        symbol=symbol(kind),
        pairsymbols=symbol(one) + symbol(other),
    )
    now = at.words("plan-now", points=int(plan_points(at.state, plan)))
    text = {"title": at.words("plan-title"), "body": body, "br": now}
    return Piece(
        numbered("plan", plan), name, "card", art=KINDS[kind], tint="plan", text=text, hint=f"{name}. {body} · {now}"
    )


def owned(at: At, seat: int) -> list[Piece]:
    """Return the monument cards a player has."""
    cards = bits(at.state.owned[seat])
    if not cards:
        return []
    items = [monument_card(at, number, f"owned-{NAMES[number]}") for number in cards]
    return [zone(f"owned{seat}", at.words("your-monuments", seat=at.names[seat]), "row", items, scale="small")]
