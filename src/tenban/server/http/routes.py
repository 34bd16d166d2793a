"""The lobby over HTTP: games, tables, records."""

from __future__ import annotations

import gzip
from collections.abc import Set
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, JSONBody, PathParameter, QueryParameter

import tenban
from tenban.server.http.requests import asker, known_token, language, registry_of, with_token
from tenban.server.presenters import messages, schema
from tenban.server.presenters.games import TableGame, game_info, rules_text
from tenban.server.settings import Settings
from tenban.server.tables import commands, lobby
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.levels import bot_infos, level_of
from tenban.server.tables.names import name_of
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.tokens import owner_of

Asked = Request[Any, Any, Any]
LangWish = Annotated[str, QueryParameter(max_length=40, description="en or ja")]
TableId = Annotated[str, PathParameter(max_length=32, description="the table's id")]
Whole = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]

PROBLEMS = {
    400: "The request is not understood.",
    403: "The asker may not do that.",
    404: "There is no such thing.",
    409: "Not now.",
    410: "The table cannot be opened by this version.",
    413: "The body is too large.",
    429: "Too many requests.",
    503: "The storage does not answer.",
}
RESPONSES = {
    status: ResponseSpec(schema.Problem, generate_examples=False, description=text) for status, text in PROBLEMS.items()
}

_lines = msgspec.json.Decoder(schema.TableLine)


async def _service(request: Asked, table: str) -> TableService:
    return await registry_of(request).service(table)


def _absent(service: TableService) -> Set[str]:
    return service.presence.absent(service.table.people())


def _none(value: int | msgspec.UnsetType) -> int | None:
    return None if isinstance(value, msgspec.UnsetType) else value


# -- games


@get("/api/games", tags=["games"], responses=RESPONSES)
async def list_games(request: Asked, lang: LangWish = "") -> schema.Games:
    """The games that can be played here, and the bots that play them."""
    tongue = language(request)
    games = [game_info(game, tongue) for game in registry_of(request).games.values()]
    return schema.Games(games, bot_infos(tongue))


def _game(registry: TableRegistry, name: str) -> TableGame:
    game = registry.games.get(name)
    if game is None:
        raise RefusedError("no-such-game", 404, game=name, games=", ".join(registry.games))
    return game


@get("/api/games/{game:str}/art.svg", tags=["games"], responses=RESPONSES, media_type="image/svg+xml")
async def game_art(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The game's own symbols, one SVG sprite."""
    art = _game(registry_of(request), game).art()
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(art.encode(), media_type="image/svg+xml", headers=headers)
    return Response(_zipped(art), media_type="image/svg+xml", headers=headers | {"Content-Encoding": "gzip"})


@cache
def _zipped(art: str) -> bytes:
    """Every game's picture is on the first page, which is to be light."""
    return gzip.compress(art.encode(), mtime=0)


@get("/api/games/{game:str}/rules", tags=["games"], responses=RESPONSES)
async def game_rules(request: Asked, game: FromPath[str], lang: LangWish = "") -> schema.RulesText:
    """The numbered rulebook in our own words."""
    return rules_text(_game(registry_of(request), game), language(request))


# -- tables


@get("/api/tables", tags=["tables"], responses=RESPONSES)
async def list_tables(request: Asked) -> schema.TableList:
    """Listed tables that are not over."""
    registry = registry_of(request)
    return schema.TableList(
        [_lines.decode(line) for line in await registry.store.listed(registry.settings.listed_tables)]
    )


@get("/api/me", tags=["tables"], responses=RESPONSES)
async def my_tables(request: Asked) -> schema.Me:
    """The tables at which this browser sits."""
    registry, owner = registry_of(request), asker(request)
    if not owner:
        return schema.Me()
    return schema.Me([_lines.decode(line) for line in await registry.store.owned(owner, registry.settings.own_tables)])


@post("/api/tables", tags=["tables"], responses=RESPONSES, status_code=201)
async def make_table(request: Asked, data: JSONBody[schema.NewTable]) -> Response[schema.Seated]:
    """Make a table.  The answer gives the browser its seat token, in a cookie."""
    token = known_token(request)
    seated = await lobby.make_new(registry_of(request), owner_of(token), data)
    return with_token(request, token, seated, 201)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=RESPONSES, status_code=200)
async def join_table(request: Asked, table: TableId, data: JSONBody[schema.JoinTable]) -> Response[schema.Seated]:
    """Sit down, by invitation or at a listed table.  The answer gives the browser its seat token, in a cookie."""
    service, token, name = await _service(request, table), known_token(request), name_of(data.name)
    owner = owner_of(token)
    absent = _absent(service)
    await service.do(lambda t, now: commands.sit(t, now, owner, name, data.invite, _none(data.seat), absent))
    return with_token(request, token, lobby.seated(service.table, owner))


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=RESPONSES, status_code=200)
async def leave_table(request: Asked, table: TableId, data: JSONBody[schema.LeaveTable]) -> schema.Seated:
    """Leave one's seats: free again before the start, a bot's after it."""
    service, owner, level = await _service(request, table), asker(request), level_of(data.level)
    await service.do(lambda t, now: commands.leave(t, now, owner, _none(data.seat), level))
    return lobby.seated(service.table, owner)


@post("/api/tables/{table:str}/bot", tags=["tables"], responses=RESPONSES, status_code=200)
async def put_bot(request: Asked, table: TableId, data: JSONBody[schema.BotSeat]) -> schema.Seated:
    """Let a bot play a seat: a free one, one's own, or that of somebody long absent."""
    service, owner, level = await _service(request, table), asker(request), level_of(data.level)
    absent = _absent(service)
    await service.do(lambda t, now: commands.put_bot(t, now, owner, data.seat, level, absent))
    return lobby.seated(service.table, owner)


@post("/api/tables/{table:str}/invite", tags=["tables"], responses=RESPONSES, status_code=200)
async def invite(request: Asked, table: TableId, data: JSONBody[schema.InviteSeat]) -> schema.Seated:
    """Offer a seat that a bot plays, or that somebody left long ago; the answer holds the new link."""
    service, owner = await _service(request, table), asker(request)
    absent = _absent(service)
    await service.do(lambda t, now: commands.invite(t, now, owner, data.seat, absent))
    return lobby.seated(service.table, owner)


@post("/api/tables/{table:str}/back", tags=["tables"], responses=RESPONSES, status_code=200)
async def come_back(request: Asked, table: TableId, data: JSONBody[schema.HandBack]) -> schema.Seated:
    """Take one's seat back from the bot."""
    service, owner = await _service(request, table), asker(request)
    await service.do(lambda t, now: commands.come_back(t, now, owner, _none(data.seat)))
    return lobby.seated(service.table, owner)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=RESPONSES, status_code=201)
async def rematch(request: Asked, table: TableId, data: JSONBody[schema.Rematch]) -> schema.Seated:
    """The same people at a new table; whoever asks second comes to the same one."""
    return await lobby.rematch(registry_of(request), asker(request), await _service(request, table))


# -- records of finished games


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    responses=RESPONSES | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")},
)
async def get_record(request: Asked, table: TableId) -> Response[bytes]:
    """The record of a finished game, with its key: enough to replay it anywhere."""
    service = await _service(request, table)
    lobby.over(service.table)
    record = await lobby.record_text(service.table)
    name = f"{service.table.made.game}-{service.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/verify", tags=["records"], responses=RESPONSES)
async def verify_table(request: Asked, table: TableId) -> schema.Verified:
    """Check the commitment and replay every move, in another process."""
    service = await _service(request, table)
    return await lobby.verified(registry_of(request), service.table)


@get("/api/tables/{table:str}/replay", tags=["records"], responses=RESPONSES)
async def replay_table(
    request: Asked,
    table: TableId,
    at: Whole = 0,
    seat: Annotated[int, QueryParameter(ge=-1, le=5, description="-1: a spectator")] = -1,
    lang: LangWish = "",
) -> schema.ReplayScene:
    """A past position of a finished game, as any seat saw it."""
    registry, service = registry_of(request), await _service(request, table)
    past = service.table
    lobby.over(past)
    if at > len(past.moves):
        raise RefusedError("no-such-move", 404, last=len(past.moves))
    if seat >= past.made.seats:
        raise RefusedError("no-such-seat", 404)
    match = await registry.replays.match(past, at)
    scene = messages.scene(service.game, past, match, seat, language(request), at)
    return schema.ReplayScene(at, len(past.moves), scene)


@post("/api/tables/{table:str}/fork", tags=["records"], responses=RESPONSES, status_code=201)
async def fork_table(request: Asked, table: TableId, data: JSONBody[schema.ForkTable]) -> Response[schema.Seated]:
    """A new table from a past position of a finished game.  Its key is known: it is a study."""
    service, token = await _service(request, table), known_token(request)
    seated = await lobby.fork(registry_of(request), owner_of(token), service.table, data)
    return with_token(request, token, seated, 201)


def record_upload(settings: Settings) -> Any:
    """The handler that takes records, which may be larger than other bodies."""

    @post(
        "/api/records",
        tags=["records"],
        responses=RESPONSES,
        status_code=201,
        request_max_body_size=settings.record_bytes,
    )
    async def bring_record(
        request: Asked, data: Annotated[dict[str, Any], Body(description="a record, as `record` gave it")]
    ) -> schema.Seated:
        """Bring a record from elsewhere: it is replayed under limits and becomes a table to look at."""
        text = msgspec.json.encode(data).decode()
        return await lobby.bring_record(registry_of(request), asker(request), text)

    return bring_record


# -- the server itself


@get("/health", tags=["server"], responses=RESPONSES)
async def health(request: Asked) -> schema.Health:
    """Does the server reach its storage?"""
    registry = registry_of(request)
    return schema.Health(True, tenban.__version__, await registry.store.count(), registry.store.name)


@get("/metrics", tags=["server"], responses=RESPONSES, media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Counts, in Prometheus's text form."""
    registry = registry_of(request)
    return registry.metrics.text(len(registry.services))


HANDLERS = [
    list_games,
    game_art,
    game_rules,
    list_tables,
    my_tables,
    make_table,
    join_table,
    leave_table,
    put_bot,
    invite,
    come_back,
    rematch,
    get_record,
    verify_table,
    replay_table,
    fork_table,
    health,
    metrics,
]
