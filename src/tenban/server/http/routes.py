"""The routes of the lobby: games, tables, records."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody
from litestar.openapi.spec import Schema as OpenAPISchema
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody

import tenban
from tenban.server.http.address import is_loopback, network_address
from tenban.server.http.requests import (
    client_address,
    context_of,
    known_token,
    language_of,
    makers_token,
    owner_of_request,
    with_token,
)
from tenban.server.presenters import bodies
from tenban.server.presenters.finished import show_finished
from tenban.server.presenters.games import bot_infos, card_text, game_info, how_text, rules_text
from tenban.server.presenters.lessons import lesson_infos
from tenban.server.presenters.messages import replay_scene, seated, status_text, table_line, verified
from tenban.server.presenters.requests import given, seating_of, setup_of
from tenban.server.presenters.schema import Lang
from tenban.server.tables import commands, lobby
from tenban.server.tables.errors import RefusedError, check
from tenban.server.tables.levels import checked_level
from tenban.server.tables.names import checked_name
from tenban.server.tables.permissions import Asker, why_not_replay
from tenban.server.tables.service import Command, TableService
from tenban.server.tables.summary import decoded_summary
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import owner_of
from tenban.server.workers import records

log = logging.getLogger("tenban.routes")
AnyRequest = Request[Any, Any, Any]
LangWish = Annotated[str, QueryParameter(max_length=40, description="en or ja")]
TableId = Annotated[str, PathParameter(max_length=32, description="the table's id")]
Whole = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]

PROBLEMS = {
    400: "The request is not understood.",
    403: "You may not do that.",
    404: "It does not exist.",
    408: "The request did not arrive in time.",
    409: "Not now.",
    410: "The table cannot be opened by this version.",
    413: "The body is too large.",
    429: "Too many requests.",
    503: "The storage does not answer.",
}
RESPONSES = {
    status: ResponseSpec(bodies.Problem, generate_examples=False, description=text) for status, text in PROBLEMS.items()
}


async def _service(request: AnyRequest, table: str) -> TableService:
    return await context_of(request).registry.service(table)


async def _finished(request: AnyRequest, id: str) -> Table:
    """Return a table whose secrets are published; raise RefusedError."""
    table = (await _service(request, id)).table
    check(why_not_replay(table, Asker(owner_of_request(request))))
    return table


async def _execute(service: TableService, owner: str, command: Command) -> bodies.Seated:
    """Carry a command out and return where the owner sits then."""
    await service.execute(command)
    return seated(service.table, owner)


@contextmanager
def _upload(request: AnyRequest) -> Iterator[None]:
    """Count a record that a worker process checks for an address; raise RefusedError if it has too many already."""
    uploads, address = context_of(request).uploads, client_address(request)
    if not uploads.enter(address):
        raise RefusedError("busy", 429)
    try:
        yield
    finally:
        uploads.leave(address)


# -- games


LISTED = ResponseSpec(bodies.Games, generate_examples=False, description="The games and the bots.")


@get("/api/games", tags=["games"], responses={**RESPONSES, 200: LISTED}, media_type=MediaType.JSON)
async def list_games(request: AnyRequest, lang: LangWish = "") -> Response[bytes]:
    """The games that can be played here, and the bots that play them."""
    language = language_of(request)
    games = [game_info(game, language) for game in context_of(request).registry.games.values()]
    text = msgspec.json.encode(bodies.Games(games, bot_infos(language))).decode()
    return _compressed(request, text, MediaType.JSON, {"Vary": "Accept-Encoding"})


@get("/api/games/{game:str}/art.svg", tags=["games"], responses=RESPONSES, media_type="image/svg+xml")
async def game_art(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The game's own symbols, one SVG sprite."""
    art = context_of(request).registry.game(game).art()
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    return _compressed(request, art, "image/svg+xml", headers)


@get("/api/games/{game:str}/pictures/{name:str}", tags=["games"], responses=RESPONSES, media_type="image/webp")
async def game_picture(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A painted picture of the game, named as in its sprite."""
    picture = context_of(request).registry.game(game).picture(name.removesuffix(".webp"))
    if picture is None:
        raise RefusedError("not-found", 404)
    return Response(picture, media_type="image/webp", headers={"Cache-Control": "public, max-age=86400"})


def _compressed(request: AnyRequest, text: str, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """Return a text of the first page, compressed if the browser can read that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text.encode(), media_type=kind, headers=headers)
    return Response(_zipped(text), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})


@cache
def _zipped(text: str) -> bytes:
    """Compress a text once: every game's sprite is on the first page, which should load fast."""
    return gzip.compress(text.encode(), mtime=0)


@get("/api/games/{game:str}/rules", tags=["games"], responses=RESPONSES)
async def game_rules(request: AnyRequest, game: FromPath[str], lang: LangWish = "") -> bodies.RulesText:
    """The numbered rulebook in our own words."""
    return rules_text(context_of(request).registry.game(game), language_of(request))


@get("/api/games/{game:str}/how", tags=["games"], responses=RESPONSES)
async def game_how(request: AnyRequest, game: FromPath[str], lang: LangWish = "") -> bodies.HowText:
    """How to play, in a few paragraphs with pictures: scenes of a short game, replayed once for each language."""
    found, language = context_of(request).registry.game(game), language_of(request)
    return await asyncio.to_thread(how_text, found, language)


@get("/api/games/{game:str}/card", tags=["games"], responses=RESPONSES)
async def game_card(request: AnyRequest, game: FromPath[str], lang: LangWish = "") -> bodies.CardText:
    """The reference card: the order of a turn, costs, scoring and every symbol."""
    return card_text(context_of(request).registry.game(game), language_of(request))


@get("/api/games/{game:str}/lessons", tags=["games"], responses=RESPONSES)
async def game_lessons(request: AnyRequest, game: FromPath[str], lang: LangWish = "") -> bodies.Lessons:
    """The guided games, in the order in which to take them."""
    found, language = context_of(request).registry.game(game), language_of(request)
    return bodies.Lessons(found.name, found.words(language)("title"), lesson_infos(found, language))


@post("/api/games/{game:str}/lessons/{lesson:str}", tags=["games"], responses=RESPONSES, status_code=201)
async def start_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[bodies.StartLesson]
) -> Response[bodies.Seated]:
    """Make a table that teaches.  The answer gives the browser its seat token, in a cookie."""
    token, name = await makers_token(request), checked_name(data.name)
    owner = owner_of(token)
    service = await lobby.start_lesson(context_of(request).registry, owner, game, lesson, name)
    return with_token(request, token, seated(service.table, owner), 201)


# -- tables


@get("/api/tables", tags=["tables"], responses=RESPONSES)
async def list_tables(request: AnyRequest, lang: LangWish = "") -> bodies.TableList:
    """Listed tables that are not over."""
    context, language = context_of(request), language_of(request)
    found = await context.store.listed(context.settings.listed_tables)
    return bodies.TableList(_lines(found, language))


def _lines(found: list[bytes], lang: Lang, status: Callable[[str], str] = lambda table: "") -> list[bodies.TableLine]:
    """Return stored summaries as a list shows them; one that cannot be read is left out."""
    lines = []
    for data in found:
        try:
            line = decoded_summary(data)
        except msgspec.MsgspecError as fault:
            log.warning("the summary of a table cannot be read: %s", fault)
            continue
        lines.append(table_line(line, lang, status(line.id)))
    return lines


@get("/api/me", tags=["tables"], responses=RESPONSES)
async def my_tables(request: AnyRequest, lang: LangWish = "") -> bodies.Me:
    """The tables at which this browser sits."""
    context, language, owner = context_of(request), language_of(request), owner_of_request(request)
    if not owner:
        return bodies.Me()
    found = await context.store.owned(owner, context.settings.own_tables)
    return bodies.Me(_lines(found, language, lambda table: _status(request, table, owner)))


def _status(request: AnyRequest, table: str, owner: str) -> str:
    """Return where a game is; only tables in memory are asked, because reading one takes long."""
    service = context_of(request).registry.services.get(table)
    return status_text(service.game, service.table, owner, language_of(request)) if service else ""


@post("/api/tables", tags=["tables"], responses=RESPONSES, status_code=201)
async def make_table(request: AnyRequest, data: JSONBody[bodies.NewTable]) -> Response[bodies.Seated]:
    """Make a table.  The answer gives the browser its seat token, in a cookie."""
    token = await makers_token(request)
    owner = owner_of(token)
    service = await lobby.create_table(context_of(request).registry, owner, setup_of(data))
    return with_token(request, token, seated(service.table, owner), 201)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=RESPONSES, status_code=200)
async def join_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.JoinTable]) -> Response[bodies.Seated]:
    """Sit down, by invitation or at a listed table.  The answer gives the browser its seat token, in a cookie."""
    service, token, name = await _service(request, table), await known_token(request), checked_name(data.name)
    owner = owner_of(token)
    asker, seat = service.asker(owner), given(data.seat)

    def sit(table: Table, now: int) -> commands.Decision:
        return commands.sit(table, now, asker, name, data.invite, seat, data.contribute)

    answer = await _execute(service, owner, sit)
    return with_token(request, token, answer)


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=RESPONSES, status_code=200)
async def leave_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.LeaveTable]) -> bodies.Seated:
    """Leave your seats: free again before the start, played by a bot after it."""
    service, owner, level = await _service(request, table), owner_of_request(request), checked_level(data.level)
    asker, seat = service.asker(owner), given(data.seat)
    return await _execute(service, owner, lambda t, now: commands.leave(t, now, asker, seat, level))


@post("/api/tables/{table:str}/bot", tags=["tables"], responses=RESPONSES, status_code=200)
async def put_bot(request: AnyRequest, table: TableId, data: JSONBody[bodies.BotSeat]) -> bodies.Seated:
    """Put a bot on a free seat, on your own, or, if that was agreed, on that of a person long absent."""
    service, owner, level = await _service(request, table), owner_of_request(request), checked_level(data.level)
    asker = service.asker(owner)
    return await _execute(service, owner, lambda t, now: commands.put_bot(t, now, asker, data.seat, level))


@post("/api/tables/{table:str}/invite", tags=["tables"], responses=RESPONSES, status_code=200)
async def invite(request: AnyRequest, table: TableId, data: JSONBody[bodies.InviteSeat]) -> bodies.Seated:
    """Offer a seat that a bot plays to somebody else; the answer holds the new link."""
    service, owner = await _service(request, table), owner_of_request(request)
    asker = service.asker(owner)
    return await _execute(service, owner, lambda t, now: commands.invite(t, now, asker, data.seat))


@post("/api/tables/{table:str}/back", tags=["tables"], responses=RESPONSES, status_code=200)
async def take_back(request: AnyRequest, table: TableId, data: JSONBody[bodies.TakeBack]) -> bodies.Seated:
    """Take your seat back from the bot."""
    service, owner = await _service(request, table), owner_of_request(request)
    asker, seat = service.asker(owner), given(data.seat)
    return await _execute(service, owner, lambda t, now: commands.take_back(t, now, asker, seat))


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=RESPONSES, status_code=201)
async def rematch(request: AnyRequest, table: TableId, data: JSONBody[bodies.Rematch]) -> bodies.Seated:
    """The same people at a new table; all who ask come to the same one."""
    owner = owner_of_request(request)
    service = await lobby.rematch(context_of(request).registry, owner, await _service(request, table))
    return seated(service.table, owner)


# -- records of finished games


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    responses=RESPONSES | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")},
)
async def get_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record of a finished game, with its key: enough to replay it anywhere."""
    context, finished = context_of(request), await _finished(request, table)
    record = await records.record_text(context.pools.replays, context.settings, finished)
    headers = {"Content-Disposition": f'attachment; filename="{finished.made.game}-{finished.id}.json"'}
    return Response(record.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/verify", tags=["records"], responses=RESPONSES)
async def verify_table(request: AnyRequest, table: TableId) -> bodies.Verified:
    """Check the commitment and replay every move, in another process."""
    context, finished = context_of(request), await _finished(request, table)
    pools, settings = context.pools, context.settings
    record = await records.record_text(pools.replays, settings, finished)
    return verified(finished, await records.verify_table(pools.records, settings, finished, record))


@get("/api/tables/{table:str}/course", tags=["records"], responses=RESPONSES)
async def course_of_table(request: AnyRequest, table: TableId) -> bodies.Course:
    """The points of every seat in the course of a finished game."""
    context, finished = context_of(request), await _finished(request, table)
    pools, settings = context.pools, context.settings
    record = await records.record_text(pools.replays, settings, finished)
    return bodies.Course(await records.course_of(pools.records, settings, record))


@get(
    "/api/tables/{table:str}/replay",
    tags=["records"],
    responses=RESPONSES | {200: ResponseSpec(bodies.ReplayScene, generate_examples=False, description="The scene.")},
)
async def replay_table(
    request: AnyRequest,
    table: TableId,
    at: Whole = 0,
    seat: Annotated[int, QueryParameter(ge=-1, le=5, description="-1: a spectator")] = -1,
    lang: LangWish = "",
) -> Response[bytes]:
    """A past position of a finished game, as any seat saw it."""
    context, finished = context_of(request), await _finished(request, table)
    if at > finished.length():
        raise RefusedError("no-such-move", 404, last=finished.length())
    if seat >= finished.made.seats:
        raise RefusedError("no-such-seat", 404)
    shown = await show_finished(context.pools, context.settings, finished, at, seat, language_of(request))
    body = replay_scene(finished, at, shown, Asker(owner_of_request(request)))
    return Response(body, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/fork", tags=["records"], responses=RESPONSES, status_code=201)
async def fork_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.ForkTable]) -> Response[bodies.Seated]:
    """A new table from a past position of a finished game.  Its key is known: it is a study."""
    service, token = await _service(request, table), await makers_token(request)
    owner, context = owner_of(token), context_of(request)
    with _upload(request):
        forked = await records.fork_table(
            context.registry, context.pools.records, owner, service.table, data.at, seating_of(data)
        )
    return with_token(request, token, seated(forked.table, owner), 201)


@dataclass
class _RecordOperation(Operation):
    """Describes the body, which only a worker process parses."""

    def __post_init__(self) -> None:
        shape = OpenAPISchema(type=OpenAPIType.OBJECT, description="a record, as `record` returned it")
        self.request_body = RequestBody(content={"application/json": OpenAPIMediaType(schema=shape)}, required=True)


@post("/api/records", tags=["records"], responses=RESPONSES, status_code=201, operation_class=_RecordOperation)
async def upload_record(request: AnyRequest, body: RawBody) -> bodies.Seated:
    """Upload a record: it is replayed under limits and becomes a table to look at."""
    context, owner = context_of(request), owner_of_request(request)
    try:
        text = body.decode()
    except UnicodeDecodeError as fault:
        raise RefusedError("bad-request", 400, fault="the body is not UTF-8") from fault
    with _upload(request):
        service = await records.upload_record(context.registry, context.pools.records, owner, text)
    return bodies.Seated(service.table.id)


# -- the server itself


@get("/api/address", tags=["server"], responses=RESPONSES)
async def address(request: AnyRequest) -> bodies.Address:
    """The address to put into invitations, for a browser that came by a name which only this machine understands."""
    server = request.scope.get("server")
    if not context_of(request).listens_everywhere or not is_loopback(request.headers.get("host", "")) or not server:
        return bodies.Address()
    found = network_address()
    return bodies.Address(f"http://{found}:{server[1]}" if found else "")


@get(
    "/health",
    tags=["server"],
    responses=RESPONSES
    | {503: ResponseSpec(bodies.Health, generate_examples=False, description="The storage does not answer.")},
)
async def health(request: AnyRequest) -> Response[bodies.Health]:
    """Whether the server reaches its storage.  Nothing is read for this: the server looks all the time."""
    context = context_of(request)
    metrics, trouble = context.metrics, "the storage does not answer" if context.store.trouble else ""
    body = bodies.Health(
        not trouble,
        tenban.__version__,
        context.store.name,
        trouble,
        metrics.faults,
        metrics.unreadable,
        round(metrics.loop_blocked_most, 4),
    )
    return Response(body, status_code=503 if trouble else 200)


@get("/metrics", tags=["server"], responses=RESPONSES, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    """Counts, in Prometheus's text form, for those whom TENBAN_METRICS names: by default this machine alone."""
    context = context_of(request)
    if client_address(request) not in context.metrics_readers:
        raise RefusedError("not-found", 404)
    return context.metrics.text(len(context.registry.services))


HANDLERS = [
    list_games,
    game_art,
    game_picture,
    game_rules,
    game_how,
    game_card,
    game_lessons,
    start_lesson,
    list_tables,
    my_tables,
    make_table,
    join_table,
    leave_table,
    put_bot,
    invite,
    take_back,
    rematch,
    get_record,
    verify_table,
    course_of_table,
    replay_table,
    fork_table,
    address,
    upload_record,
    health,
    metrics,
]
