"""The addresses of the lobby, as `tenban.server.http.routes` has them, for the one person of a page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from tenban.server.context import ServerContext
from tenban.server.presenters import bodies
from tenban.server.presenters.finished import show_finished
from tenban.server.presenters.games import bot_infos, card_text, game_info, how_text, rules_text
from tenban.server.presenters.lessons import lesson_infos
from tenban.server.presenters.messages import replay_scene, seated, status_text, table_line, verified
from tenban.server.presenters.requests import given, seating_of, setup_of
from tenban.server.presenters.schema import Lang
from tenban.server.tables import commands, lobby
from tenban.server.tables.errors import RefusedError, check
from tenban.server.tables.games import TableGame
from tenban.server.tables.levels import checked_level
from tenban.server.tables.names import checked_name
from tenban.server.tables.permissions import Asker, why_not_replay
from tenban.server.tables.service import Command, TableService
from tenban.server.tables.summary import decoded_summary
from tenban.server.tables.table import Table
from tenban.server.workers import records

T = TypeVar("T")
STRONGEST = "steady"  # of the bots that a page offers: the stronger ones take too long in WebAssembly
JSON, SVG = "application/json", "image/svg+xml"


class Answer(NamedTuple):
    """What is answered to a request."""

    status: int
    kind: str  # the media type
    body: bytes


class Request(NamedTuple):
    """A request, and who asks for it."""

    context: ServerContext
    owner: str
    lang: Lang
    query: dict[str, str]
    body: bytes
    names: tuple[str, ...]  # what the address names: a game or a table, and a lesson

    def game(self) -> Any:
        """Return the game that the address names; raise RefusedError."""
        return self.context.registry.game(self.names[0])

    async def service(self) -> TableService:
        """Return the table that the address names; raise RefusedError."""
        return await self.context.registry.service(self.names[0])

    async def finished(self) -> Table:
        """Return the table that the address names if its secrets are published; raise RefusedError."""
        table = (await self.service()).table
        check(why_not_replay(table, Asker(self.owner)))
        return table

    def data(self, kind: type[T]) -> T:
        """Return the body; raise RefusedError."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as fault:
            raise RefusedError("bad-request", 400, fault=str(fault)[:300]) from fault

    def whole(self, name: str, otherwise: int) -> int:
        """Return a number of the query; raise RefusedError."""
        try:
            return int(self.query.get(name, otherwise))
        except ValueError as fault:
            raise RefusedError("bad-request", 400, fault=name) from fault


Handler = Callable[[Request], Awaitable[Answer]]
Deed = Callable[[TableService], Command]


def encoded(body: msgspec.Struct, status: int = 200) -> Answer:
    """Return an answer in JSON."""
    return Answer(status, JSON, msgspec.json.encode(body))


# -- games


def offered_games(games: Iterable[TableGame], lang: Lang) -> bodies.Games:
    """Return the games and the bots up to the strongest that a page offers."""
    bots = bot_infos(lang)
    last = [bot.level for bot in bots].index(STRONGEST)
    return bodies.Games([game_info(game, lang) for game in games], bots[: last + 1])


async def list_games(request: Request) -> Answer:
    return encoded(offered_games(request.context.registry.games.values(), request.lang))


async def game_art(request: Request) -> Answer:
    return Answer(200, SVG, request.game().art().encode())


async def game_rules(request: Request) -> Answer:
    return encoded(rules_text(request.game(), request.lang))


async def game_how(request: Request) -> Answer:
    return encoded(how_text(request.game(), request.lang))


async def game_card(request: Request) -> Answer:
    return encoded(card_text(request.game(), request.lang))


async def game_lessons(request: Request) -> Answer:
    game, lang = request.game(), request.lang
    return encoded(bodies.Lessons(game.name, game.words(lang)("title"), lesson_infos(game, lang)))


async def start_lesson(request: Request) -> Answer:
    (game, lesson), name = request.names, checked_name(request.data(bodies.StartLesson).name)
    service = await lobby.start_lesson(request.context.registry, request.owner, game, lesson, name)
    return encoded(seated(service.table, request.owner), 201)


# -- tables


async def list_tables(request: Request) -> Answer:
    return encoded(bodies.TableList([]))


async def my_tables(request: Request) -> Answer:
    context, lang = request.context, request.lang
    found = [decoded_summary(data) for data in await context.store.owned(request.owner, context.settings.own_tables)]
    return encoded(bodies.Me([table_line(line, lang, _status(request, line.id)) for line in found]))


def _status(request: Request, table: str) -> str:
    service = request.context.registry.services.get(table)
    return status_text(service.game, service.table, request.owner, request.lang) if service else ""


async def make_table(request: Request) -> Answer:
    setup = setup_of(request.data(bodies.NewTable))
    service = await lobby.create_table(request.context.registry, request.owner, setup)
    return encoded(seated(service.table, request.owner), 201)


async def _execute(request: Request, deed: Deed) -> Answer:
    """Carry a command out and answer where the person sits then."""
    service = await request.service()
    await service.execute(deed(service))
    return encoded(seated(service.table, request.owner))


async def join_table(request: Request) -> Answer:
    data = request.data(bodies.JoinTable)
    name, seat = checked_name(data.name), given(data.seat)

    def deed(service: TableService) -> Command:
        asker = service.asker(request.owner)
        return lambda table, now: commands.sit(table, now, asker, name, data.invite, seat, data.contribute)

    return await _execute(request, deed)


async def leave_table(request: Request) -> Answer:
    data = request.data(bodies.LeaveTable)
    level, seat = checked_level(data.level), given(data.seat)

    def deed(service: TableService) -> Command:
        asker = service.asker(request.owner)
        return lambda table, now: commands.leave(table, now, asker, seat, level)

    return await _execute(request, deed)


async def put_bot(request: Request) -> Answer:
    data = request.data(bodies.BotSeat)
    level = checked_level(data.level)

    def deed(service: TableService) -> Command:
        asker = service.asker(request.owner)
        return lambda table, now: commands.put_bot(table, now, asker, data.seat, level)

    return await _execute(request, deed)


async def take_back(request: Request) -> Answer:
    seat = given(request.data(bodies.TakeBack).seat)

    def deed(service: TableService) -> Command:
        asker = service.asker(request.owner)
        return lambda table, now: commands.take_back(table, now, asker, seat)

    return await _execute(request, deed)


async def rematch(request: Request) -> Answer:
    service = await lobby.rematch(request.context.registry, request.owner, await request.service())
    return encoded(seated(service.table, request.owner), 201)


# -- records of finished games


async def _record(request: Request, table: Table) -> str:
    return await records.record_text(request.context.pools.replays, request.context.settings, table)


async def get_record(request: Request) -> Answer:
    return Answer(200, JSON, (await _record(request, await request.finished())).encode())


async def verify_table(request: Request) -> Answer:
    context, table = request.context, await request.finished()
    text = await _record(request, table)
    return encoded(verified(table, await records.verify_table(context.pools.records, context.settings, table, text)))


async def course_of_table(request: Request) -> Answer:
    context, table = request.context, await request.finished()
    text = await _record(request, table)
    return encoded(bodies.Course(await records.course_of(context.pools.records, context.settings, text)))


async def replay_table(request: Request) -> Answer:
    context, table = request.context, await request.finished()
    at, seat = request.whole("at", 0), request.whole("seat", -1)
    if not 0 <= at <= table.length():
        raise RefusedError("no-such-move", 404, last=table.length())
    if not -1 <= seat < table.made.seats:
        raise RefusedError("no-such-seat", 404)
    shown = await show_finished(context.pools, context.settings, table, at, seat, request.lang)
    return Answer(200, JSON, replay_scene(table, at, shown, Asker(request.owner)))


async def fork_table(request: Request) -> Answer:
    context, data = request.context, request.data(bodies.ForkTable)
    service = await request.service()
    forked = await records.fork_table(
        context.registry, context.pools.records, request.owner, service.table, data.at, seating_of(data)
    )
    return encoded(seated(forked.table, request.owner), 201)


async def upload_record(request: Request) -> Answer:
    context = request.context
    try:
        text = request.body.decode()
    except UnicodeDecodeError as fault:
        raise RefusedError("bad-request", 400, fault="the body is not UTF-8") from fault
    service = await records.upload_record(context.registry, context.pools.records, request.owner, text)
    return encoded(bodies.Seated(service.table.id), 201)


async def address(request: Request) -> Answer:
    return encoded(bodies.Address())


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/api/games", list_games),
    ("GET", "/api/games/([^/]+)/art.svg", game_art),
    ("GET", "/api/games/([^/]+)/rules", game_rules),
    ("GET", "/api/games/([^/]+)/how", game_how),
    ("GET", "/api/games/([^/]+)/card", game_card),
    ("GET", "/api/games/([^/]+)/lessons", game_lessons),
    ("POST", "/api/games/([^/]+)/lessons/([^/]+)", start_lesson),
    ("GET", "/api/tables", list_tables),
    ("GET", "/api/me", my_tables),
    ("POST", "/api/tables", make_table),
    ("POST", "/api/tables/([^/]+)/join", join_table),
    ("POST", "/api/tables/([^/]+)/leave", leave_table),
    ("POST", "/api/tables/([^/]+)/bot", put_bot),
    ("POST", "/api/tables/([^/]+)/back", take_back),
    ("POST", "/api/tables/([^/]+)/rematch", rematch),
    ("GET", "/api/tables/([^/]+)/record", get_record),
    ("GET", "/api/tables/([^/]+)/verify", verify_table),
    ("GET", "/api/tables/([^/]+)/course", course_of_table),
    ("GET", "/api/tables/([^/]+)/replay", replay_table),
    ("POST", "/api/tables/([^/]+)/fork", fork_table),
    ("POST", "/api/records", upload_record),
    ("GET", "/api/address", address),
]


def found(method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
    """Return the handler of an address and the names in it; raise RefusedError."""
    for verb, pattern, handler in ROUTES:
        names = re.fullmatch(pattern, path)
        if verb == method and names is not None:
            return handler, names.groups()
    raise RefusedError("not-found", 404)
