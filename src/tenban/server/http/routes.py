"""The routes of the lobby: games, tables, records."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, JSONBody, PathParameter, QueryParameter

import tenban
from tenban.server.http.requests import context_of, known_token, language_of, owner_of_request, with_token
from tenban.server.presenters import bodies
from tenban.server.presenters.games import bot_infos, game_info, rules_text
from tenban.server.presenters.messages import replay_scene, seated, status_text, table_line, verified
from tenban.server.presenters.requests import given, seating_of, setup_of
from tenban.server.settings import Settings
from tenban.server.tables import commands, lobby
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.levels import checked_level
from tenban.server.tables.names import checked_name
from tenban.server.tables.permissions import Asker, why_not_replay
from tenban.server.tables.service import Command, TableService
from tenban.server.tables.summary import decoded_summary
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import owner_of
from tenban.server.workers import records

AnyRequest = Request[Any, Any, Any]
LangWish = Annotated[str, QueryParameter(max_length=40, description="en or ja")]
TableId = Annotated[str, PathParameter(max_length=32, description="the table's id")]
Whole = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]

PROBLEMS = {
    400: "The request is not understood.",
    403: "You may not do that.",
    404: "It does not exist.",
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
    refusal = why_not_replay(table, Asker(owner_of_request(request)))
    if refusal is not None:
        raise refusal
    return table


async def _execute(service: TableService, owner: str, command: Command) -> bodies.Seated:
    """Carry a command out and return where the owner sits then."""
    await service.execute(command)
    return seated(service.table, owner)


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


# -- tables


@get("/api/tables", tags=["tables"], responses=RESPONSES)
async def list_tables(request: AnyRequest, lang: LangWish = "") -> bodies.TableList:
    """Listed tables that are not over."""
    context, language = context_of(request), language_of(request)
    found = await context.store.listed(context.settings.listed_tables)
    return bodies.TableList([table_line(decoded_summary(data), language) for data in found])


@get("/api/me", tags=["tables"], responses=RESPONSES)
async def my_tables(request: AnyRequest, lang: LangWish = "") -> bodies.Me:
    """The tables at which this browser sits."""
    context, language, owner = context_of(request), language_of(request), owner_of_request(request)
    if not owner:
        return bodies.Me()
    found = await context.store.owned(owner, context.settings.own_tables)
    summaries = [decoded_summary(data) for data in found]
    return bodies.Me([table_line(line, language, _status(request, line.id, owner)) for line in summaries])


def _status(request: AnyRequest, id: str, owner: str) -> str:
    """Return where a game is; only tables in memory are asked, because reading one takes long."""
    service = context_of(request).registry.services.get(id)
    return status_text(service.game, service.table, owner, language_of(request)) if service else ""


@post("/api/tables", tags=["tables"], responses=RESPONSES, status_code=201)
async def make_table(request: AnyRequest, data: JSONBody[bodies.NewTable]) -> Response[bodies.Seated]:
    """Make a table.  The answer gives the browser its seat token, in a cookie."""
    token = known_token(request)
    owner = owner_of(token)
    service = await lobby.create_table(context_of(request).registry, owner, setup_of(data))
    return with_token(request, token, seated(service.table, owner), 201)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=RESPONSES, status_code=200)
async def join_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.JoinTable]) -> Response[bodies.Seated]:
    """Sit down, by invitation or at a listed table.  The answer gives the browser its seat token, in a cookie."""
    service, token, name = await _service(request, table), known_token(request), checked_name(data.name)
    owner = owner_of(token)
    asker, seat = service.asker(owner), given(data.seat)
    answer = await _execute(service, owner, lambda t, now: commands.sit(t, now, asker, name, data.invite, seat))
    return with_token(request, token, answer)


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=RESPONSES, status_code=200)
async def leave_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.LeaveTable]) -> bodies.Seated:
    """Leave your seats: free again before the start, played by a bot after it."""
    service, owner, level = await _service(request, table), owner_of_request(request), checked_level(data.level)
    asker, seat = service.asker(owner), given(data.seat)
    return await _execute(service, owner, lambda t, now: commands.leave(t, now, asker, seat, level))


@post("/api/tables/{table:str}/bot", tags=["tables"], responses=RESPONSES, status_code=200)
async def put_bot(request: AnyRequest, table: TableId, data: JSONBody[bodies.BotSeat]) -> bodies.Seated:
    """Put a bot on a free seat, on your own, or on that of a person who has been absent for long."""
    service, owner, level = await _service(request, table), owner_of_request(request), checked_level(data.level)
    asker = service.asker(owner)
    return await _execute(service, owner, lambda t, now: commands.put_bot(t, now, asker, data.seat, level))


@post("/api/tables/{table:str}/invite", tags=["tables"], responses=RESPONSES, status_code=200)
async def invite(request: AnyRequest, table: TableId, data: JSONBody[bodies.InviteSeat]) -> bodies.Seated:
    """Offer a seat that a bot plays, or whose person is long absent; the answer holds the new link."""
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
    finished = await _finished(request, table)
    record = await records.record_text(finished)
    headers = {"Content-Disposition": f'attachment; filename="{finished.made.game}-{finished.id}.json"'}
    return Response(record.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/verify", tags=["records"], responses=RESPONSES)
async def verify_table(request: AnyRequest, table: TableId) -> bodies.Verified:
    """Check the commitment and replay every move, in another process."""
    context, finished = context_of(request), await _finished(request, table)
    return verified(finished, await records.verify_table(context.pools.records, context.settings, finished))


@get("/api/tables/{table:str}/course", tags=["records"], responses=RESPONSES)
async def course_of_table(request: AnyRequest, table: TableId) -> bodies.Course:
    """The points of every seat in the course of a finished game."""
    context, finished = context_of(request), await _finished(request, table)
    return bodies.Course(await records.course_of(context.pools.records, context.settings, finished))


@get("/api/tables/{table:str}/replay", tags=["records"], responses=RESPONSES)
async def replay_table(
    request: AnyRequest,
    table: TableId,
    at: Whole = 0,
    seat: Annotated[int, QueryParameter(ge=-1, le=5, description="-1: a spectator")] = -1,
    lang: LangWish = "",
) -> bodies.ReplayScene:
    """A past position of a finished game, as any seat saw it."""
    context, finished = context_of(request), await _finished(request, table)
    if at > len(finished.moves):
        raise RefusedError("no-such-move", 404, last=len(finished.moves))
    if seat >= finished.made.seats:
        raise RefusedError("no-such-seat", 404)
    match = await context.replays.match(finished, at)
    game, asker = context.registry.game(finished.made.game), Asker(owner_of_request(request))
    return replay_scene(game, finished, match, at, seat, language_of(request), asker)


@post("/api/tables/{table:str}/fork", tags=["records"], responses=RESPONSES, status_code=201)
async def fork_table(request: AnyRequest, table: TableId, data: JSONBody[bodies.ForkTable]) -> Response[bodies.Seated]:
    """A new table from a past position of a finished game.  Its key is known: it is a study."""
    service, token = await _service(request, table), known_token(request)
    owner, registry = owner_of(token), context_of(request).registry
    forked = await lobby.fork_table(registry, owner, service.table, data.at, seating_of(data))
    return with_token(request, token, seated(forked.table, owner), 201)


def record_upload(settings: Settings) -> Any:
    """Return the handler that takes records, which may be larger than other bodies."""

    @post(
        "/api/records",
        tags=["records"],
        responses=RESPONSES,
        status_code=201,
        request_max_body_size=settings.record_bytes,
    )
    async def upload_record(
        request: AnyRequest, data: Annotated[dict[str, Any], Body(description="a record, as `record` returned it")]
    ) -> bodies.Seated:
        """Upload a record: it is replayed under limits and becomes a table to look at."""
        context, owner = context_of(request), owner_of_request(request)
        text = msgspec.json.encode(data).decode()
        service = await records.upload_record(context.registry, context.pools.records, owner, text)
        return bodies.Seated(service.table.id)

    return upload_record


# -- the server itself


@get("/health", tags=["server"], responses=RESPONSES)
async def health(request: AnyRequest) -> bodies.Health:
    """Whether the server reaches its storage."""
    store = context_of(request).store
    return bodies.Health(True, tenban.__version__, await store.count(), store.name)


@get("/metrics", tags=["server"], responses=RESPONSES, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    """Counts, in Prometheus's text form."""
    context = context_of(request)
    return context.metrics.text(len(context.registry.services))


HANDLERS = [
    list_games,
    game_art,
    game_picture,
    game_rules,
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
    health,
    metrics,
]
