"""Cached scenes are the scenes that would be made without the cache."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from tenban.kernel.view import SPECTATOR
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.presenters import messages, schema
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.scenes import full_scene
from tenban.server.presenters.undo import undo_at_once
from tenban.server.tables import commands
from tenban.server.tables.commands import MoveRequest
from tenban.server.tables.permissions import allowed_in_position
from tenban.server.tables.service import TableService
from tests.server.support import Guest, codes_of, in_server

LANGUAGES: tuple[schema.Lang, ...] = ("en", "ja")
MOVES = 12


def fresh(service: TableService, seat: int, lang: schema.Lang) -> bytes:
    """Return a scene message that uses nothing cached."""
    table, position = service.table, service.table.match()
    scene = full_scene(service.game, table, position, seat, lang, table.seq)
    asked = 0 if seat == SPECTATOR else table.asked(seat)
    may = [] if seat == SPECTATOR else allowed_in_position(table, seat)
    undo = UNSET if seat == SPECTATOR else undo_at_once(table, seat, lang)
    return messages.encode(schema.SceneMessage(table.seq, seat, scene, asked, list(may), undo))


@pytest.mark.parametrize("name", games())
def test_every_viewer_is_sent_the_scene_that_would_be_made_without_a_cache(tmp_path: Path, name: str) -> None:
    async def story(server: ServerContext) -> None:
        seats, rng, ann = server.registry.games[name].rules.least_seats, random.Random(1), Guest(server, "Ann")
        service = await server.registry.service((await ann.make(name, seats, hotseat=True)).table)
        for _ in range(MOVES):
            scenes = publisher_of(service).scenes
            scenes.clear()
            viewers = [SPECTATOR, *range(seats)]
            rng.shuffle(viewers)  # the order of viewers must not matter
            for seat in viewers:
                for lang in LANGUAGES:
                    sent = scenes.message(service.table, seat, lang)
                    assert msgspec.json.decode(sent) == msgspec.json.decode(fresh(service, seat, lang))
            if service.table.phase() == "over":
                break
            seat = rng.choice(service.table.match().to_act)
            request = MoveRequest(seat, service.table.seq, codes_of(service, seat, rng))
            await service.execute(lambda table, now, request=request: commands.move(table, now, request))  # type: ignore[misc]

    in_server(tmp_path, story, games=games(), undo_delay=1e6)
