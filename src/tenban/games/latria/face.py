"""The face of Latria Opus: the heavens, the round, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from tenban.kernel import UNKNOWN, Action, Event, bits
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Counter, Line, PhaseStep, Piece, Seat, Stage, zone
from tenban.scene.words import Words

from .actions import DECLARE, PLAY
from .events import (
    Declares,
    EclipseBegins,
    EclipseEnds,
    Follows,
    Keeps,
    Leads,
    Round,
    StackStays,
    TakesStack,
    TurnsUp,
)
from .pieces import CARDS, FACES, SUITS, LatriaBox, kind_of, number, suit
from .sight import hand_size_of
from .state import SIMPLE, UNDER, UP, LatriaState
from .steps import Declare, Follow, Lead, Purge, rank

At = Viewer[LatriaState]


class LatriaFace(Face[LatriaState]):
    package = "tenban.games.latria"
    palette: ClassVar = {"sun": "#d98a1f", "moon": "#5d76c4", "polaris": "#2f9a86", "latria": "#a8508f"}
    symbols = (*SUITS, "star", "mutation", "eclipse", "purge")
    arts: ClassVar = {"dealer": "dealer", "gained": "symbol-gained", "cards": "symbol-cards"}
    heads = frozenset({"game", "round", "ends"})
    passing = frozenset({"keeps"})  # LO-10.2
    stage: ClassVar = Stage(share=83)
    holds = frozenset({"takes-stack", "stack-stays", "eclipse-begins", "eclipse-ends", "great-eclipse-begins"})
    places: ClassVar = {
        TurnsUp: lambda event: f"at-{kind_of(event.face)}",
        EclipseBegins: lambda event: f"at-{event.celestial}",
        EclipseEnds: lambda event: f"at-{event.celestial}",
        Leads: lambda event: FACES[event.card],
        Declares: lambda event: f"at-{event.celestial}",
        Follows: lambda event: f"last-{FACES[event.card]}",
        Keeps: lambda event: f"last-{FACES[event.card]}",
        TakesStack: lambda event: f"at-{event.celestial}",
        StackStays: lambda event: f"at-{event.celestial}",
    }
    gained: ClassVar = {
        Leads: lambda event: {"cards": -1},
        Follows: lambda event: {"cards": -1},
        Keeps: lambda event: {"eclipse" if event.pile else "gained": 1},
        TakesStack: lambda event: {"eclipse" if event.pile else "gained": event.count},
    }
    scores: ClassVar = {
        "LO-6.4": ("kind", "count"),
        "LO-6.5": ("count",),
        "LO-6.6": ("kind", "count"),
        "LO-9.2": ("game", "count"),
    }

    def phase(self, at: At) -> str:
        s, step = at.state, at.step
        head = at.words("phase-round", round=s.round, rounds=s.rounds())
        if s.campaign:
            head = at.words("phase-game", game=s.game + 1, games=s.seats) + " · " + head
        if isinstance(step, Follow):
            dark = s.eclipse >> step.target & 1
            head += " · " + at.words("phase-target-eclipsed" if dark else "phase-target", kind=kind(at, step.target))
        return head

    def steps(self, at: At) -> list[PhaseStep]:
        order = ((Lead, "lead"), (Declare, "declare"), (Follow, "follow"), (Purge, "count"))
        return [PhaseStep(at.words(f"step-{name}"), isinstance(at.step, cls)) for cls, name in order]

    def word(self, at: At, kind_of_word: str, value: int) -> str | int:
        if kind_of_word in ("card", "face"):
            return face_name(at, value)
        if kind_of_word == "kind":
            return kind(at, value)
        if kind_of_word == "celestial":
            return at.words(f"celestial-{SUITS[value]}")
        if kind_of_word == "pile":
            return "under" if value else "up"
        return super().word(at, kind_of_word, value)

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if len(actions) != 2:
            return super().sentence(at, actions)
        first, second = [_gain_name(at, *action.args) for action in actions]
        return at.words("action-purge-two", first=first, second=second)

    def line(self, at: At, event: Event) -> Line | None:
        """Say with which card a stack was taken."""
        line = super().line(at, event)
        if line is not None and isinstance(event, TakesStack):
            card = _card_before(at.log, event)
            if card != UNKNOWN:
                line.text = at.words("told-with-card", told=line.text, card=face_name(at, card))
        return line

    def ending(self, at: At) -> str:
        winners, totals = at.rules.winners(at.state), at.rules.totals(at.state)
        if totals.count(max(totals)) == len(winners):
            return ""
        return at.words("ending-smaller-loss", names=at.listed([at.names[seat] for seat in winners]))  # LO-6.8

    def seat(self, at: At, seat: int) -> Seat:
        s = at.state
        counters = [
            Counter("cards", at.words("hand"), str(hand_size_of(s, seat))),
            Counter("gained", at.words("gained"), str(len(s.gains(seat, UP)))),
        ]
        if s.variant != SIMPLE:
            counters.append(Counter("eclipse", at.words("under-eclipse"), str(len(s.gains(seat, UNDER)))))
        dealer = getattr(at.step, "dealer", -1) == seat
        badges = [Piece("dealer", at.words("dealer"), "token", art="dealer")] if dealer else []
        return Seat("", seat, counters, badges, self._gains(at, seat))

    def _gains(self, at: At, seat: int) -> list[Piece]:
        """Return the viewer's own gains, and at the end all gains: until then other piles stay covered (LO-4.10)."""
        s = at.state
        if seat != at.seat and s.stack and not (isinstance(at.step, Purge) and at.step.owner == seat):
            return []
        titles = (at.words("your-gains" if seat == at.seat else "gains"), at.words("under-marker"))
        return [
            zone(
                f"gains-{seat}-{pile}",
                titles[pile],
                "row",
                [_gain(at, seat, pile, face, i) for i, face in enumerate(s.gains(seat, pile))],
                scale="small",
                tone="alarm" if pile == UNDER else "",
            )
            for pile in (UP, UNDER)
            if s.gains(seat, pile)
        ]

    def table(self, at: At) -> list[Piece]:
        middle = zone("middle", "", "split", [at.common(self._heavens), self._round(at)])
        return [middle, at.common(self._used)]

    def _heavens(self, at: At) -> Piece:
        return zone(
            "heavens",
            at.words("heavens"),
            "row",
            [self._celestial(at, k) for k in range(3)],
            text={"note": at.words("decks-left", count=at.state.left_in(0))},
            weight=1,
        )

    def _used(self, at: At) -> Piece:
        """Return the used cards, each suit in a fan of its own, so that what is missing can be seen."""
        fans: list[list[Piece]] = [[] for _ in SUITS]
        for card in bits(at.state.used):
            fans[suit(card)].append(card_piece(at, card))
        shown = [zone(f"used-{name}", "", "fan", fan) for name, fan in zip(SUITS, fans, strict=True)]
        return zone("used", at.words("used"), "column", shown, scale="small", area="side")

    def _celestial(self, at: At, k: int) -> Piece:
        dark = bool(at.state.eclipse >> k & 1)
        target = isinstance(at.step, Follow) and at.step.target == k
        symbol = "eclipse" if dark else SUITS[k]
        return zone(
            f"at-{k}",
            f"{{{symbol}}} {kind(at, k)}",
            "cascade",
            [_sky(at, f"sky-{k}-{i}", CARDS + face) for i, face in enumerate(at.state.layers(k))],
            text={"note": at.words("target") if target else ""},
            tone="alarm" if dark else "mark",
            hint=at.words(_hint(at.state, dark)),
        )

    def _round(self, at: At) -> Piece:
        """Return the cards played in this round; before the lead, those of the last round."""
        step = at.step
        if isinstance(step, (Declare, Follow)):
            return zone("round", at.words("this-round"), "row", self._played(at, step), weight=1)
        cards = _last_round(at)
        title = at.words("last-round") if cards else at.words("this-round")
        return zone("round", title, "row", cards, weight=1)

    def _played(self, at: At, step: Declare | Follow) -> list[Piece]:
        led = card_piece(at, step.card, new=True)
        led.text["note"] = f"{at.names[step.dealer]} · {at.words('dealer')}"
        seats = [(step.dealer + i) % at.state.seats for i in range(1, at.state.seats)]
        return [led, *[self._slot(at, seat) for seat in seats]]

    def _slot(self, at: At, seat: int) -> Piece:
        code, note = at.state.sealed[seat], {"note": at.names[seat]}
        if code == UNKNOWN:
            return Piece(f"slot{seat}", at.words("no-card-yet"), "card", shape="slot", text=note)
        if code >= 0:
            card = card_piece(at, PLAY.actions[code].arg)
            card.text["note"] = at.words("your-sealed-card")
            return card
        return Piece(f"slot{seat}", at.words("sealed-card"), "card", down=True, text=note, came=f"seat{seat}")

    def hand(self, at: At) -> list[Piece]:
        if at.seat < 0:
            return []
        sealed = at.state.sealed[at.seat]
        held = [card for card in bits(at.state.hands[at.seat]) if sealed < 0 or card != PLAY.actions[sealed].arg]
        return [zone("hand", at.words("your-hand"), "fan", [card_piece(at, card) for card in held])]

    def question(self, at: At) -> str:
        step: Any = at.step
        if isinstance(step, Follow):
            able = at.state.followable(at.seat, step.target)
            return at.words("ask-follow" if able else "ask-follow-any", kind=kind(at, step.target))
        return at.words(f"ask-{type(step).__name__.lower()}")

    def path(self, at: At, action: Action) -> list[str]:
        if action.verb is PLAY:
            return [FACES[action.arg]]
        if action.verb is DECLARE:
            return [f"at-{action.arg}"]
        return [f"gain-{action.args[0]}-{action.args[1]}"]

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        step, card = at.step, actions[0].arg
        if not isinstance(step, Follow):
            return []
        turned = at.state.reversed()
        if rank(card, step.target, turned) > rank(step.card, step.target, turned):
            return [at.words("note-above", number=number(step.card))]
        below = number(card) > number(step.card) if turned else number(card) < number(step.card)
        if below and at.state.box.worth >> card & 1:
            return [at.words("note-keep-eclipsed" if at.state.pile_for(step.target) else "note-keep")]
        return [at.words("note-nothing")]


def kind(at: At, k: int) -> str:
    return _kind(at.words, k)


def _kind(words: Words, k: int) -> str:
    return words(f"kind-{SUITS[k]}" if k < 4 else "under-marker")


def _hint(s: LatriaState, dark: bool) -> str:
    if not dark:
        return "stack-hint"
    return "eclipse-hint-simple" if s.variant == SIMPLE else "eclipse-hint"


def _gain_name(at: At, pile: int, face: int) -> str:
    name = face_name(at, face)
    return at.words("gain-under", face=name) if pile == UNDER else name


def face_name(at: At, face: int) -> str:
    """Return the name of a card: its kind, its number, and what it is worth."""
    return _name(at.words, at.state.box, face)


@lru_cache(1000)
def _name(words: Words, box: LatriaBox, face: int) -> str:
    name: dict[str, str | int] = {"kind": _kind(words, kind_of(face)), "number": number(face)}
    form = "card" if face < CARDS else "sky"
    if FACES[face] == "Ppurge":
        return words("sky-purge", **name)
    if box.factor[face] != 1:
        return words(f"{form}-times", factor=box.factor[face], **name)
    if face >= CARDS and box.mutation[face - CARDS]:
        return words("sky-mutation", stars=box.stars[face], **name)
    return words(f"{form}-stars" if box.stars[face] else form, stars=box.stars[face], **name)


@lru_cache(1000)
def _printed(box: LatriaBox, face: int) -> str:
    """Return what a card shows in its corner."""
    if FACES[face] == "Ppurge":
        return "{purge}"
    if box.factor[face] != 1:
        return f"×{box.factor[face]}"
    mutation = face >= CARDS and box.mutation[face - CARDS]
    return "{star}" * box.stars[face] + ("{mutation}" if mutation else "")


def card_piece(at: At, card: int, **more: Any) -> Piece:
    """Return an astrology card, face up."""
    return Piece(
        FACES[card],
        face_name(at, card),
        "card",
        art=SUITS[suit(card)],
        tint=SUITS[suit(card)],
        text={"tl": str(number(card)), "tr": _printed(at.state.box, card)},
        hint=_keep_hint(at, card),
        **more,
    )


def _keep_hint(at: At, card: int) -> str:
    """Return when a follower keeps the card: below the dealer (LO-4.6), above if the numbers are reversed (LO-7.5)."""
    if not at.state.box.worth >> card & 1:
        return ""
    return at.words("hint-keep-above" if at.state.reversed() else "hint-keep")


def _sky(at: At, id: str, face: int) -> Piece:
    """Return a celestial card, face up."""
    mutation = at.state.box.mutation[face - CARDS]
    purge = FACES[face] == "Ppurge"
    name = SUITS[kind_of(face)]
    return Piece(
        id,
        face_name(at, face),
        "card",
        art=name,
        tint=name,
        text={"tl": "{mutation}" if mutation else "", "tr": _printed(at.state.box, face).replace("{mutation}", "")},
        hint=at.words("hint-mutation") if mutation else at.words("hint-purge") if purge else "",
    )


def _gain(at: At, seat: int, pile: int, face: int, i: int) -> Piece:
    piece = card_piece(at, face) if face < CARDS else _sky(at, "", face)
    piece.id = f"gained-{seat}-{pile}-{i}" if face >= CARDS else FACES[face]
    piece.pick = f"gain-{pile}-{face}"
    return piece


def _card_before(log: Sequence[Event], taken: TakesStack) -> int:
    """Return the card that the winner of a round had played."""
    card = UNKNOWN
    for event in log:
        if event is taken:
            return card
        if isinstance(event, (Leads, Follows)) and event.seat == taken.seat:
            card = event.card
    return UNKNOWN


def _last_round(at: At) -> list[Piece]:
    """Return the cards of the round before this one, from the log."""
    starts = [i for i, event in enumerate(at.log) if isinstance(event, Round)]
    over = not at.state.stack or isinstance(at.step, Purge)
    if len(starts) < (1 if over else 2):
        return []
    log = at.log[starts[-1] :] if over else at.log[starts[-2] : starts[-1]]
    winner = next((event.seat for event in log if isinstance(event, TakesStack)), UNKNOWN)
    played = [event for event in log if isinstance(event, (Leads, Follows))]
    return [_played_card(at, event.card, event.seat, event.seat == winner) for event in played]


def _played_card(at: At, card: int, seat: int, won: bool) -> Piece:
    piece = card_piece(at, card)
    piece.id = f"last-{FACES[card]}"
    piece.text["note"] = at.names[seat] + (" ★" if won else "")
    piece.tone = "mark" if won else ""
    return piece


FACE = LatriaFace()
