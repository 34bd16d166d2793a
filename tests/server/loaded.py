"""Loads what a server loads when it starts, once for all servers that are forked from this process."""

from __future__ import annotations

from tenban.registry import games
from tenban.server import run
from tenban.server.presenters.games import bot_infos, game_info
from tenban.server.presenters.texts import LANGS
from tenban.server.tables.games import CachedGame, TableGame
from tests.server.toys import TOYS

ALL: dict[str, TableGame] = {**games(), **TOYS}
assert run.serve is not None
for lang in LANGS:
    bot_infos(lang)
    for game in ALL.values():
        game_info(CachedGame(game), lang)
        assert game.face is not None
