"""Technologies on offer, by track, with the viewer's price; researching them, and artifacts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel.action import Action
from tenban.kernel.step import Step
from tenban.scene.schema import Piece, zone

from ..actions import TECH
from ..events import Cleanup, NewTechnology, Starter
from ..pieces import SCIENCE, TECHNOLOGIES, TRACKS
from ..steps.research import Artifact, Research
from .money import price_note
from .names import At, goods, tech_art, tech_effect, tech_name
from .presenter import ActivationPresenter, Presenter


class ResearchPresenter(ActivationPresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not TECH:
            return super().sentence(at, actions)
        return at.words("action-tech", technology=tech_name(at, actions[-1].arg))

    def note(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not TECH:
            return ""
        return price_note(at, SCIENCE, at.state.price(at.seat, actions[-1].arg))

    def path(self, at: At, action: Action) -> list[str]:
        return [tech_id(action.arg)] if action.verb is TECH else []


class ArtifactPresenter(ActivationPresenter):
    def note(self, at: At, actions: Sequence[Action]) -> str:
        return f"+{goods(actions[-1].arg, at.state.box.artifact)}"


def tech_id(technology: int) -> str:
    return f"tech-{TECHNOLOGIES[technology]}"


def technologies(at: At) -> Piece:
    """Return the technologies on offer."""
    fresh = _fresh(at)
    tracks = [_track(at, number, fresh) for number in range(len(TRACKS))]
    return zone("technologies", at.words("technologies"), "column", tracks)


def _fresh(at: At) -> set[int]:
    """Return the technologies that the last cleanup brought."""
    found: set[int] = set()
    for event in reversed(at.log):
        if isinstance(event, NewTechnology):
            found.add(event.technology)
        elif isinstance(event, (Cleanup, Starter)):
            break
    return found if at.state.round > 1 else set()


def _track(at: At, number: int, fresh: set[int]) -> Piece:
    box = at.state.box
    there = [n for n in range(len(TECHNOLOGIES)) if box.track_of[n] == number and at.state.offer[n]]
    tiles = [_tile(at, n, fresh) for n in sorted(there, key=lambda n: box.cost[n])]
    return zone(f"offer-{TRACKS[number]}", at.words(f"track-{TRACKS[number]}"), "row", tiles, scale="small")


def _tile(at: At, technology: int, fresh: set[int]) -> Piece:
    """Return a tile with the viewer's own price; it is dim if the viewer knows the technology."""
    s, box = at.state, at.state.box
    name, count = tech_name(at, technology), s.offer[technology]
    mine = at.seat >= 0 and s.knows(at.seat, technology)
    price = s.price(at.seat, technology) if at.seat >= 0 and not mine else box.cost[technology]
    many = f" ×{count}" if count > 1 else ""
    text = {"title": name, "body": (at.words("known") if mine else goods(SCIENCE, price)) + many}
    printed = at.words("note-printed", cost=box.cost[technology], least=box.least[technology])
    others = " ".join(f"{{seat{seat}}}{_asked_of(at, seat, technology)}" for seat in range(s.seats) if seat != at.seat)
    return Piece(
        tech_id(technology),
        at.words("tech-told", technology=name, price=price, count=count),
        "tile",
        art=tech_art(technology),
        tint=TRACKS[box.track_of[technology]],
        text=text,
        hint=f"{tech_effect(at, technology)} {printed} {at.words('note-others', prices=others)}",
        dim=mine,
        new=technology in fresh,
    )


def _asked_of(at: At, seat: int, technology: int) -> str:
    """Return what a technology would cost another seat; a tick if it knows it."""
    return "✓" if at.state.knows(seat, technology) else str(at.state.price(seat, technology))


RESEARCH_PRESENTER = ResearchPresenter("research")
PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Research: RESEARCH_PRESENTER,
    Artifact: ArtifactPresenter("artifact"),
}
