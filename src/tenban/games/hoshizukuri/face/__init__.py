"""How Hoshizukuri looks: the piles, the orbit, the field, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import UNSET

from tenban.kernel import Action, Event, bits
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Counter, Line, PhaseStep, Piece, Seat, Stage, zone

from .. import events
from ..actions import GAIN, KEEP, PASS, RESOLVE, SWEEP, TOSS
from ..pieces import COLOURS, EFFECT_KINDS, KINDS
from ..scoring import points
from ..state import NOTHING, HoshizukuriState
from ..steps.cards import Meadow, Meteorite, Spring, ThunderGain
from ..steps.turn import DiscardDown, Generate
from . import cards, notes
from .beats import GAINED, PLACES
from .orbit import orbit_board

At = Viewer[HoshizukuriState]

FEW = 3  # plays that lie in the field in full size


class HoshizukuriFace(Face[HoshizukuriState]):
    package = "tenban.games.hoshizukuri"
    palette: ClassVar = {
        "none": "#7d7468",
        "red": "#c4453f",
        "blue": "#2f74c0",
        "green": "#2f8a4e",
        "path": "#6f79c8",
    }
    symbols = ("shard", "gen", "red", "blue", "green", "vp", "orbit")
    arts: ClassVar = {
        **{art: f"symbol-{art}" for art in ("comet", "cards", "deck", "discard")},
        **{kind: f"card-{kind}" for kind in KINDS},
    }
    heads = frozenset({"turn", "ends"})
    stage: ClassVar = Stage(share=100, shelf=True)
    holds = frozenset({"ends", "fuses", "sweeps"})
    places: ClassVar = PLACES
    gained: ClassVar = GAINED
    scores: ClassVar = {"HZ-10.3": ("card", "count", "each"), "HZ-17.20": ("card", "count", "each")}

    def phase(self, at: At) -> str:
        s = at.state
        said = [at.words("phase-turn", seat=at.names[s.active])]
        if not isinstance(at.step, (Generate, DiscardDown)):
            laid = s.made + (0 if notes.resolving(s) else 1)
            said.append(at.words("phase-play", number=laid))
        return " · ".join([*said, *notes.sums(s)])

    def steps(self, at: At) -> list[PhaseStep]:
        now = "generate" if isinstance(at.step, Generate) else "end" if isinstance(at.step, DiscardDown) else "play"
        return [PhaseStep(at.words(f"step-{name}"), name == now) for name in ("play", "orbit", "generate", "end")]

    def word(self, at: At, kind_of_word: str, value: int) -> str | int:
        if kind_of_word in ("card", "celestial", "face", "swept"):
            return cards.face_name(at, value)
        if kind_of_word == "colour":
            return at.words(f"colour-{COLOURS[value]}")
        return super().word(at, kind_of_word, value)

    def several(self, at: At, kind: str, values: tuple[int, ...]) -> str:
        """Return a list of words; the cards of one player are joined by plus signs."""
        return cards.together(at, values) if kind == "cards" else super().several(at, kind, values)

    def ending(self, at: At) -> str:
        winners, totals = at.rules.winners(at.state), at.rules.totals(at.state)
        if totals.count(max(totals)) == len(winners):
            return ""
        return at.words("ending-first-there", names=at.listed([at.names[seat] for seat in winners]))  # HZ-10.4

    def seat(self, at: At, seat: int) -> Seat:
        s = at.state
        counters = [
            Counter("orbit", at.words("orbit"), str(s.orbit[seat])),
            Counter("cards", at.words("hand"), str(s.hand_sizes[seat])),
            Counter("deck", at.words("deck"), str(s.deck_sizes[seat])),
            Counter("discard", at.words("discard"), str(s.galaxy.size(s.discards[seat]))),
        ]
        if seat == at.seat or not s.stack:
            counters.append(Counter("vp", at.words("vp-counter"), str(points(s, seat))))
        return Seat(
            "", seat, counters, items=[*self._discard(at, seat), *self._trash(at, seat)], note=self._note(at, seat)
        )

    def _note(self, at: At, seat: int) -> str:
        """Return a note: whether the comet is through, and the top of another's discard (HZ-3.2)."""
        s = at.state
        said = [at.words("through")] if s.at_end(seat) else []
        if s.stack and seat != at.seat and s.tops[seat] != NOTHING:
            said.append(at.words("top-of-discard", card=cards.face_name(at, s.tops[seat])))
        return " · ".join(said)

    def _discard(self, at: At, seat: int) -> list[Piece]:
        """Return a discard that the viewer may look through: the viewer's, and at the end all."""
        s = at.state
        if not s.discards[seat] or (seat != at.seat and s.stack):
            return []
        kinds = s.galaxy.cards(s.discards[seat])
        title = at.words("your-discard" if seat == at.seat else "whole-discard")
        pieces = [cards.card_piece(at, kind, f"discard-{seat}-{i}") for i, kind in enumerate(kinds)]
        return [zone(f"discards-{seat}", title, "fan", pieces, scale="small")]

    def _trash(self, at: At, seat: int) -> list[Piece]:
        """Return the trashed cards, which belong to nobody: they lie with the viewer's discard."""
        s = at.state
        if not s.trash or seat != max(0, at.seat):
            return []
        gone = [cards.card_piece(at, kind, f"trash-{i}") for i, kind in enumerate(s.galaxy.cards(s.trash))]
        return [zone("trash", at.words("trash"), "fan", gone, scale="small")]

    def table(self, at: At) -> list[Piece]:
        near = zone("near", "", "column", [self._field(at)], weight=3)
        return [at.common(cards.supply), zone("middle", "", "split", [near, at.common(orbit_board)])]

    def _field(self, at: At) -> Piece:
        s = at.state
        title = at.words("your-field") if s.active == at.seat else at.words("field-of", seat=at.names[s.active])
        plays = [cards.play_piece(at, n, play) for n, play in enumerate(s.field)]
        note = "" if plays else at.words("field-empty")
        scale = "small" if len(plays) > FEW else ""
        return zone("field", title, "row", plays, text={"note": note}, scale=scale)

    def hand(self, at: At) -> list[Piece]:
        if at.seat < 0:
            return []
        return [*cards.looked_at(at), cards.hand(at)]

    def question(self, at: At) -> str:
        step: Any = at.step
        words = at.words
        if isinstance(step, (ThunderGain, Meadow)):
            return words(f"ask-{type(step).__name__.lower()}", limit=step.limit)
        if isinstance(step, Spring):
            return words("ask-spring", card=cards.face_name(at, at.state.looked))
        if isinstance(step, Meteorite):
            colours = [words(f"colour-{name}") for i, name in enumerate(COLOURS) if step.colours >> i & 1]
            return words("ask-meteorite", colours=words("list-or").join(colours))
        if isinstance(step, Generate):
            return words("ask-generate", shards=at.state.shards)
        if isinstance(step, DiscardDown):
            return words("ask-discarddown", count=at.state.hand_sizes[at.seat] - at.state.box.hand)
        return words(f"ask-{type(step).__name__.lower()}")

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        actions = notes.whole(at.state, actions)
        verb, kinds = actions[0].verb, notes.chosen(actions)
        if verb is PASS or (not kinds and verb not in (KEEP, TOSS)):
            return at.words(f"pass-{type(at.step).__name__.lower()}")
        if verb is GAIN and isinstance(at.step, Generate):
            return at.words("action-generate", card=cards.face_name(at, kinds[0]))
        if verb in (GAIN, RESOLVE, SWEEP, KEEP, TOSS):
            return self.action(at, actions[0])
        return at.words(f"action-{verb.name}", cards=cards.together(at, kinds))

    def action(self, at: At, action: Action) -> str:
        if action.verb is SWEEP:
            return at.words("action-sweep", face=cards.face_name(at, action.arg))
        return super().action(at, action)

    def path(self, at: At, action: Action) -> list[str]:
        if not action.verb.domains:
            return []
        if action.verb is GAIN:
            return [f"pile-{KINDS[action.arg]}"]
        if action.verb is RESOLVE:
            return [f"resolve-{KINDS[action.arg]}"]
        if action.verb is SWEEP:
            return [f"sweep-{action.arg}"]
        return [KINDS[action.arg]]

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        return notes.notes(at, actions)


FACE = HoshizukuriFace()
