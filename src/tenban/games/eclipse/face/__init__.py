"""How Eclipse looks: the galaxy, the empires, the technologies, a battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from tenban.kernel import Action, Clause, count_bits
from tenban.scene.face import Face, Link
from tenban.scene.schema import Choice, Counter, Ghost, PhaseStep, Piece, Refusal, Seat, Stage, Verb, zone

from ..actions import ACT, ACTIONS, PASSED
from ..arts import NAMED
from ..clauses import SCORE
from ..pieces import KINDS, STACKS
from ..scoring import points
from ..state import UNCHOSEN, EclipseState
from ..steps.build import Build
from ..steps.pay import Pay
from ..steps.setup import ChooseSpecies
from . import turn
from .battle import battle_piece
from .beats import GAINED, PLACES
from .build import refused_items
from .empire import board_of, summary
from .explore import frame
from .galaxy import galaxy
from .names import At, gain, people_name
from .phases import PHASES, phase_of
from .plans import blueprints, parts_to_place
from .presenters import presenter_of
from .research import technologies
from .setup import sides
from .words import WORDS

TECHNOLOGY_ROW = 5  # of the reasons for points; see REASONS


class EclipseFace(Face[EclipseState]):
    package = "tenban.games.eclipse"
    palette: ClassVar = {
        "money": "#e0923a",
        "science": "#d88fc6",
        "material": "#a8734c",
        "any": "#c9ccd8",
        "military": "#e2645a",
        "grid": "#63c78a",
        "nano": "#8aa2f0",
        "yellow": "#f2d24a",
        "orange": "#ee8a3a",
        "red": "#ee5548",
    }
    symbols = (
        *("money", "science", "material", "vp", "disc", "colony", "sector", "rep", "envoy", "balance", "artifact"),
        *("interceptor", "cruiser", "dreadnought", "starbase", "initiative", "energy", "aim", "guard", "armour"),
        *("speed", "salvo", "damage", "die-yellow", "die-orange", "die-red", "traitor", "danger"),
        *("ancient", "gcds"),
        *ACTIONS,
    )
    arts: ClassVar = NAMED
    heads = frozenset({"round", "combat", "cleanup", "ends"})
    stage: ClassVar = Stage(hand="none", share=66)
    holds = frozenset({"battle", "destroyed", "prevails", "discovers", "betrays", "bankrupt", "collapses", "wipes-out"})
    places: ClassVar = PLACES
    gained: ClassVar = GAINED
    scores: ClassVar = {"EC-23.1": ("reason", "count"), "EC-23.2": ("count",)}

    # words

    def word(self, at: At, kind: str, value: int) -> str | int:
        found = WORDS.get(kind)
        return found(at, value) if found else super().word(at, kind, value)

    def several(self, at: At, kind: str, values: tuple[int, ...]) -> str:
        """Return a list of words; reputation tiles are given as the number of tiles of each value."""
        if kind != "valuecounts":
            return super().several(at, kind, values)
        return super().several(at, "values", tuple([value for value, tiles in enumerate(values) for _ in range(tiles)]))

    def phase(self, at: At) -> str:
        if at.state.round == 0:
            return at.words("where-choosing")
        where = at.words("where-round", round=at.state.round, rounds=at.state.box.rounds)
        first, second, third = [at.state.stack_size(stack) for stack in range(len(STACKS))]
        stacks = at.words("where-stacks", first=first, second=second, third=third)
        return " · ".join([where, stacks, *[at.names[seat] for seat in at.to_act]])

    def steps(self, at: At) -> list[PhaseStep]:
        now = phase_of(at.state)
        return [PhaseStep(at.words(f"step-{name}"), name == now) for name in PHASES]

    def legend(self, at: At) -> dict[str, str]:
        """Return the symbols; players have symbols too, beside which their prices stand."""
        return super().legend(at) | {f"seat{seat}": name for seat, name in enumerate(at.names)}

    def ending(self, at: At) -> str:
        """Return what broke a tie (EC-23.4)."""
        table, winners = at.rules.ranking(at.state), at.rules.winners(at.state)
        equal = [place for place in table if place[0] == table[winners[0]][0]]
        if len(equal) == len(winners):
            return ""
        return at.words("ending-goods", names=at.listed([at.names[seat] for seat in winners]))

    def row(self, at: At, clause: Clause, args: tuple[int, ...]) -> str:
        """Return the row of a score line: EC-23.1 has several; the three tracks of technologies are one of them."""
        return at.words(f"row-{min(args[0], TECHNOLOGY_ROW)}") if clause is SCORE else ""

    # what lies on the table

    def seat(self, at: At, seat: int) -> Seat:
        """Return what lies before a player; before all boards are chosen that is only the people."""
        if not at.state.round:
            return Seat("", seat, note=people_name(at, seat))
        return Seat("", seat, _counters(at, seat), _badges(at, seat), note=_seat_note(at, seat))

    def table(self, at: At) -> list[Piece]:
        if isinstance(at.step, ChooseSpecies):
            return sides(at)
        shown = presenter_of(at)
        spaces = shown.spaces(at)
        front = [*shown.context(at), *_fight(at), *(shown.hand(at) if at.asked else [])]
        map_ = galaxy(at, spaces, frame(at, spaces), shown.marked_hex(at))
        if not at.state.round:  # the home hexes are chosen, and the boards are still empty
            return [map_]
        return [map_, zone("side", "", "column", [_tabs(at), *front], area="side")]

    # questions and choices

    def question(self, at: At) -> str:
        return presenter_of(at).question(at)

    def quick(self, at: At) -> bool:
        """Return True: nearly every choice can be taken back; the others are `sure`."""
        return True

    def sure(self, at: At, actions: Sequence[Action]) -> bool:
        return presenter_of(at).is_sure(at, actions)

    def again(self, at: At, actions: Sequence[Action]) -> str:
        """Return the offer to a player who has passed not to be asked again this round."""
        letting = actions[0] is PASSED and at.state.has_passed(at.seat)
        return at.words("pass-again-all", round=at.state.round) if letting else ""

    def verbs(self, at: At) -> list[Verb]:
        return turn.chips(at)

    def verb(self, at: At, actions: Sequence[Action]) -> str:
        return ACTIONS[actions[0].arg] if actions[0].verb is ACT else ""

    def offered(self, at: At) -> list[tuple[Action, ...]]:
        return presenter_of(at).offered(at)

    def ahead(self, at: At, actions: Sequence[Action]) -> At | None:
        return presenter_of(at).ahead(at, actions)

    def choices(self, at: At, before: tuple[Link[EclipseState], ...] = ()) -> Iterator[Choice]:
        """Yield the choices; trades with the same result only once."""
        found = super().choices(at, before)
        once = not before and isinstance(at.step, Pay)
        yield from {made.text: made for made in found}.values() if once else found

    def choice(self, links: Sequence[Link[EclipseState]]) -> Choice:
        made = super().choice(links)
        presenter_of(links[0][0]).amend(self, links, made)
        return made

    def path(self, at: At, action: Action) -> list[str]:
        return presenter_of(at).path(at, action)

    def refusals(self, at: At) -> dict[str, Refusal]:
        """Return why pieces cannot be chosen; empty spaces are not shown, things to build are explained as such."""
        found = {pick: why for pick, why in super().refusals(at).items() if not pick.startswith("space-")}
        return found | refused_items(at) if isinstance(at.step, Build) else found

    def picks(self, at: At, actions: Sequence[Action]) -> list[str]:
        return presenter_of(at).picks(at, actions)

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        return presenter_of(at).sentence(at, actions) or self.action(at, actions[-1])

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        return presenter_of(at).notes(at, actions)

    def ghosts(self, at: At, actions: Sequence[Action]) -> list[Ghost]:
        return presenter_of(at).ghosts(at, actions)


def _counters(at: At, seat: int) -> list[Counter]:
    s = at.state
    stores = [
        Counter(kind, at.words(kind), f"{s.stored(seat, n)} {gain(s.production(seat, n))}")
        for n, kind in enumerate(KINDS)
    ]
    rest = [
        Counter("disc", at.words("discs-left"), str(int(s.influence[seat]))),
        Counter("balance", at.words("balance"), gain(s.balance(seat)), alarm=s.balance(seat) < 0),
        Counter("colony", at.words("colony-ships"), str(int(s.colony[seat])), str(s.people(seat).colony_ships)),
        Counter("sector", at.words("hexes-held"), str(int(count_bits(s.discs[seat])))),
        Counter("rep", at.words("tiles-held"), str(int(s.reputation_sizes[seat]))),
        Counter("vp", at.words("points-so-far"), str(points(s, seat))),
    ]
    if s.allies[seat]:
        rest.append(Counter("envoy", at.words("ambassadors-held"), str(s.ambassadors(seat))))
    return stores + rest


def _badges(at: At, seat: int) -> list[Piece]:
    s = at.state
    found = []
    if s.starter == seat:
        found.append(Piece("starts", at.words("starts"), "token", art="crown"))
    if s.first_pass == seat:
        found.append(Piece("starts-next", at.words("starts-next"), "token", art="next"))
    if s.traitor == seat:
        found.append(Piece("traitor", at.words("is-traitor"), "token", art="traitor"))
    return found


def _seat_note(at: At, seat: int) -> str:
    """Return the people of a seat, and whether it has passed, is short of money or has collapsed."""
    s = at.state
    if s.is_gone(seat):
        told = [at.words("has-collapsed")]
    else:
        told = [at.words("has-passed")] * int(s.has_passed(seat))
        told += [at.words("will-be-short")] if s.balance(seat) < 0 else []
    return " · ".join([people_name(at, seat), *told])


def _fight(at: At) -> list[Piece]:
    shown = battle_piece(at)
    return [shown] if shown else []


def _tabs(at: At) -> Piece:
    """Return the technologies on offer, the viewer's own board and blueprints, and those of the others."""
    first = [at.seat] if at.seat >= 0 and at.state.species[at.seat] != UNCHOSEN else []
    items = [technologies(at)]
    for seat in first:
        items.append(zone("empire", at.words("your-empire"), "column", board_of(at, seat), seat=seat))
        items.append(zone("ships", at.words("your-ships"), "column", [*parts_to_place(at), *blueprints(at, seat)]))
    for seat in range(at.state.seats):
        if seat not in first and at.state.species[seat] != UNCHOSEN:
            shown = [*blueprints(at, seat), *board_of(at, seat)]
            items.append(zone(f"empire{seat}", at.names[seat], "column", shown, seat=seat))
            items[-1].text = {"note": summary(at, seat)}
    return zone("tabs", "", "tabs", items)


FACE = EclipseFace()
