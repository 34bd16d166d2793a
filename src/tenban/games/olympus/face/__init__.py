"""How The Heavens of Olympus looks: the sky, the plans, the torches, the score of the night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tenban.kernel import Action, Event, bits
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Counter, Ghost, Line, PhaseStep, Piece, Refusal, Seat, Stage, zone

from ..actions import BUY, DARKEN, FOR, PASS, PLACE, PLAN, RAISE, SPACE, SWAP
from ..events import Phase, Tyche
from ..pieces import PLANS
from ..state import NIGHT_BEFORE, OlympusState
from ..steps.night import Darkening
from ..steps.opening import FirstStar
from ..steps.plans import ChoosePlan, Zephyrus
from .beats import GAINED, PLACES
from .night import last_night
from .side import allotment, plan_card, plans, torches
from .sky import ROMAN, Chart, orbit_name, sky, space_id, space_name, star_id, thing_on

At = Viewer[OlympusState]

NIGHT = 3


class OlympusFace(Face[OlympusState]):
    package = "tenban.games.olympus"
    palette: ClassVar = {
        "grey": "#c3c9d8",
        "orange": "#f0a04a",
        "red": "#ee7474",
        "purple": "#c08bf0",
        "reg": "#1c225899",
        "reg2": "#2d357a99",
        "void": "#080a26cc",
        "faded": "#8f96cf",
        "brass": "#c9a45c",
        "blue": "#5f7fd8",
        "shine": "#ffffff",
        "plan": "#8d6a2f",
    }
    symbols = ("power", "prestige", "lit", "stock", "star", "suntok", "moontok")
    arts: ClassVar = {
        **{plan: f"plan-{plan}" for plan in PLANS},
        **{
            art: f"symbol-{art}"
            for art in ("darkstar", "lockstar", "lock", "regions", "figures", "crown", "hourglass", "seal")
        },
    }
    heads = frozenset({"phase", "night", "ends"})
    stage: ClassVar = Stage(hand="side", share=66)
    holds = frozenset({"night", "best-constellation", "swaps", "cannot", "passes"})
    places: ClassVar = PLACES
    gained: ClassVar = GAINED
    scores: ClassVar = {
        "HO-10.1": ("night", "count"),
        "HO-10.3a": ("night", "orbit", "count"),
        "HO-10.3b": ("night", "orbit", "count"),
        "HO-10.4": ("night", "orbit", "count", "tied"),
        "HO-10.7": ("night", "region", "count"),
        "HO-10.8": ("night", "region", "count"),
    }

    # words

    def word(self, at: At, kind: str, value: int) -> str | int:
        if kind == "space":
            return space_name(at, value)
        if kind == "spaces":
            return at.listed([space_name(at, space) for space in bits(value)])
        if kind == "plan":
            return at.words(f"plan-{PLANS[value]}")
        if kind == "time":
            return at.words(f"phase-{value}")
        if kind == "orbit":
            return orbit_name(at, value)
        if kind == "region":
            return at.words("region", region=ROMAN[value - 1])
        if kind == "tied":
            return "yes" if value else "no"
        return super().word(at, kind, value)

    def phase(self, at: At) -> str:
        if at.state.day == NIGHT_BEFORE:
            return at.words("where-before")
        now = at.words(f"phase-{_part_of_day(at)}")
        return at.words("where-day", day=at.state.day, days=at.state.box.days, phase=now)

    def steps(self, at: At) -> list[PhaseStep]:
        now = NIGHT if at.state.day == NIGHT_BEFORE else _part_of_day(at)
        return [PhaseStep(at.words(f"step-{i}"), i == now) for i in range(NIGHT + 1)]

    def ending(self, at: At) -> str:
        """Return what broke a tie (HO-12.2)."""
        table, winners = at.rules.ranking(at.state), at.rules.winners(at.state)
        equal = [place for place in table if place[0] == table[winners[0]][0]]
        if len(equal) == len(winners):
            return ""
        names = at.listed([at.names[seat] for seat in winners])
        fewest = max(place[1] for place in equal)
        torch = len([place for place in equal if place[1] == fewest]) > len(winners)
        return at.words("ending-higher-torch" if torch else "ending-fewest-stars", names=names)

    # what lies on the table

    def seat(self, at: At, seat: int) -> Seat:
        s = at.state
        hidden = s.covered and seat != at.seat and bool(s.stack) and not _shows_power(at, seat)
        counters = [
            Counter("prestige", at.words("prestige"), str(s.prestige[seat])),
            Counter("power", at.words("power"), "?" if hidden else str(s.power[seat])),
            Counter("lit", at.words("light"), str(s.light(seat))),
            Counter("star", at.words("ready"), str(s.ready[seat]), str(s.box.slots)),
            Counter("stock", at.words("stock"), str(s.stock(seat))),
        ]
        badges = [
            Piece(name, at.words(name), "token", art=f"{name}tok")
            for name, holder in (("sun", s.sun), ("moon", s.moon))
            if holder == seat
        ]
        return Seat("", seat, counters, badges)

    def table(self, at: At) -> list[Piece]:
        nights = [at.common(self._last_night)] if at.state.nights else []
        return [sky(at), zone("side", "", "column", [at.common(torches), *plans(at), *nights], area="side")]

    def _last_night(self, at: At) -> Piece:
        return last_night(self, at)

    def hand(self, at: At) -> list[Piece]:
        """Return the plan cards while plans are chosen, otherwise the allotment board."""
        if at.seat < 0 or not at.state.stack:
            return []
        if not isinstance(at.step, ChoosePlan):
            return [allotment(at)]
        cards = [plan_card(at, plan) for plan in range(len(PLANS))]
        return [zone("hand", at.words("your-plans"), "fan", cards, scale="" if at.asked else "small")]

    # questions and choices

    def question(self, at: At) -> str:
        step = at.step
        if isinstance(step, Darkening):
            return at.words("ask-darkening", count=int(at.state.surplus(at.seat)) - len(at.state.picks))
        second = isinstance(step, FirstStar) and at.state.stars[at.seat] != 0
        return at.words(f"ask-{type(step).__name__.lower()}" + ("-second" if second else ""))

    def path(self, at: At, action: Action) -> list[str]:
        if action.verb is PLAN:
            return [f"card-{PLANS[action.arg]}"]
        if action.verb is PLACE:
            return [space_id(action.arg)]
        return [thing_on(at.state, action.arg)] if action.verb in (SWAP, FOR, DARKEN) else []

    def refusals(self, at: At) -> dict[str, Refusal]:
        """Return the refusals that need an explanation: orbits, empty spaces in an exchange, locked stars."""
        s = at.state
        if isinstance(at.step, Darkening):
            return {}
        second = s.others_stars(at.seat) & ~s.locked if isinstance(at.step, Zephyrus) else 0  # may be clicked first
        there = {space_id(space): thing_on(s, space) for space in bits(s.box.used[s.seats] & ~second)}
        found = {there.get(pick, pick): why for pick, why in super().refusals(at).items()}  # of a taken space: its star
        return {pick: why for pick, why in found.items() if pick in there.values()}

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        last = actions[-1]
        if last.verb is DARKEN:
            named = [space_name(at, SPACE.actions[code].arg) for code in at.state.picks]
            return at.words("action-darken", spaces=at.listed(named + [space_name(at, a.arg) for a in actions]))
        if last.verb is FOR:
            own, foreign = _exchanged(at, actions)
            other = at.names[at.state.owner(foreign)]
            return at.words("action-swap-both", own=space_name(at, own), seat=other, other=space_name(at, foreign))
        if last.verb in (BUY, RAISE):
            return at.words(f"action-{last.verb.name}", **{last.verb.domains[0].name: int(last.arg) + 1})
        return super().sentence(at, actions)

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return what a choice costs and brings, with Tyche's price."""
        s, last, box = at.state, actions[-1], at.state.box
        if last.verb is PASS:
            return [at.words("note-prestige", sign="−", prestige=1)]
        if last.verb is PLAN:
            return [at.words("note-alone" if s.possible(at.seat, last.arg) else "note-impossible")]
        if last.verb is PLACE:
            return [at.words("note-gains", power=_reward(at, last.arg))] if s.day != NIGHT_BEFORE else []
        if last.verb is BUY:
            return _price(at, box.forge_cost[last.arg + 1])
        if last.verb is RAISE:
            lights = at.words("note-lights", light=box.lights[s.torch[at.seat] + last.arg + 1])
            return [*_price(at, box.torch_cost[last.arg + 1]), lights]
        if last.verb is FOR:
            gain = at.words("note-prestige", sign="+", prestige=box.wind_prestige)
            return [*_price(at, box.wind_cost), gain]
        return []

    def ghosts(self, at: At, actions: Sequence[Action]) -> list[Ghost]:
        last, chart = actions[-1], Chart(at.state)
        if last.verb is PLACE:
            return [Ghost(f"ready{at.state.ready[at.seat] - 1}", "sky", chart.at(last.arg))]
        if last.verb is not FOR:
            return []
        own, foreign = _exchanged(at, actions)
        return [
            Ghost(star_id(at.seat, own), "sky", chart.at(foreign)),
            Ghost(star_id(at.state.owner(foreign), foreign), "sky", chart.at(own)),
        ]


def _shows_power(at: At, seat: int) -> bool:
    """Return whether a player has asked Tyche for help in this phase: then all see the power they have (HO-5.7)."""
    for event in reversed(at.log):
        if isinstance(event, Phase):
            return False
        if isinstance(event, Tyche) and event.seat == seat:
            return True
    return False


def _part_of_day(at: At) -> int:
    return NIGHT if isinstance(at.step, Darkening) else at.state.phase


def _exchanged(at: At, actions: Sequence[Action]) -> tuple[int, int]:
    """Return the own space and the other player's; the first may already be among the picks."""
    own = actions[0] if len(actions) > 1 else SPACE.actions[at.state.picks[0]]
    return own.arg, actions[-1].arg


def _price(at: At, cost: int) -> list[str]:
    """Return the power to pay, and the prestige Tyche takes if there is not enough."""
    mercy = int(at.state.mercy(at.seat, cost, at.step.rate))
    price = [at.words("note-pays", power=cost)]
    return [*price, at.words("note-tyche", prestige=mercy)] if mercy else price


def _reward(at: At, space: int) -> int:
    """Return the reward of HO-6.6 for a star placed there."""
    s = at.state.clone()
    s.stars[at.seat] |= 1 << space
    return int(s.reward(at.seat, space))


FACE = OlympusFace()
