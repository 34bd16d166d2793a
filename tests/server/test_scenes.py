"""What is kept and sent again is what would be drawn anew."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from tenban.kernel import FastRandom, legal, play, start, to_act
from tenban.kernel.view import SPECTATOR, view
from tenban.registry import games
from tenban.scene.face import Viewer
from tenban.scene.schema import Ask
from tenban.server.presenters import messages, schema
from tenban.server.tables import commands
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tests.server.support import Guest, codes_of, in_registry

LANGUAGES: tuple[schema.Lang, ...] = ("en", "ja")
MOVES = 12


def fresh(service: TableService, seat: int, lang: schema.Lang) -> bytes:
    """A scene that nobody has seen before, with nothing kept from earlier ones."""
    table, position = service.table, service.table.match()
    scene = messages.scene(service.game, table, position, seat, lang, table.seq)
    asked = 0 if seat == SPECTATOR else table.asked(seat)
    return messages.encode(schema.SceneMessage(table.seq, seat, scene, asked))


@pytest.mark.parametrize("name", games())
def test_every_viewer_is_sent_the_scene_that_would_be_drawn_for_him_anew(tmp_path: Path, name: str) -> None:
    async def story(registry: TableRegistry) -> None:
        seats, rng, ann = registry.games[name].rules.least_seats, random.Random(1), Guest(registry, "Ann")
        service = await registry.service((await ann.make(name, seats, hotseat=True)).table)
        for _ in range(MOVES):
            service.scenes.clear()
            viewers = [SPECTATOR, *range(seats)]
            rng.shuffle(viewers)  # whoever comes first, all see the same
            for seat in viewers:
                for lang in LANGUAGES:
                    sent = service.scenes.message(service.table, seat, lang)
                    assert msgspec.json.decode(sent) == msgspec.json.decode(fresh(service, seat, lang))
            if service.table.phase() == "over":
                break
            seat = rng.choice(service.table.match().to_act)
            request = schema.ActRequest(f"r{service.table.seq}", service.table.seq, seat, codes_of(service, seat, rng))
            await service.do(lambda table, now, request=request: commands.choose(table, now, request))  # type: ignore[misc]

    in_registry(tmp_path, story, games=games(), undo_delay=1e6)


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.face.timeless])
def test_a_choice_made_once_is_what_would_be_made_at_any_other_moment(name: str) -> None:
    game, rng = games()[name], random.Random(3)
    rules, face, names = game.rules, game.face, ["Ann", "Bob"]
    s = start(rules, len(names), {}, FastRandom(3))
    while seats := to_act(s):
        seat = seats[0]
        for lang in LANGUAGES:
            at = Viewer(view(rules, s, seat), game.words(lang), names)
            scene = face.scene(at.view, lang=lang, names=names)
            assert isinstance(scene.ask, Ask)
            assert scene.ask.choices == list(face.choices(at))
        play(rules, s, seat, rng.choice(legal(s, seat)))
        names.reverse()
