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
from tenban.table import desk, lobby, telling, wire
from tenban.table.asking import asker, hall_of, known_token, language, with_token
from tenban.table.clean import name_of
from tenban.table.games import TableGame, game_info, rules_text
from tenban.table.hall import Hall
from tenban.table.levels import bot_infos, level_of
from tenban.table.refusal import Refused
from tenban.table.room import Room
from tenban.table.settings import Settings
from tenban.table.tokens import owner_of

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
    status: ResponseSpec(wire.Problem, generate_examples=False, description=text) for status, text in PROBLEMS.items()
}

_lines = msgspec.json.Decoder(wire.TableLine)


async def _room(request: Asked, table: str) -> Room:
    return await hall_of(request).room(table)


def _absent(room: Room) -> Set[str]:
    return room.presence.absent(room.table.people())


def _none(value: int | msgspec.UnsetType) -> int | None:
    return None if isinstance(value, msgspec.UnsetType) else value


# -- games


@get("/api/games", tags=["games"], responses=RESPONSES)
async def list_games(request: Asked, lang: LangWish = "") -> wire.Games:
    """The games that can be played here, and the bots that play them."""
    tongue = language(request)
    games = [game_info(game, tongue) for game in hall_of(request).games.values()]
    return wire.Games(games, bot_infos(tongue))


def _game(hall: Hall, name: str) -> TableGame:
    game = hall.games.get(name)
    if game is None:
        raise Refused("no-such-game", 404, game=name, games=", ".join(hall.games))
    return game


@get("/api/games/{game:str}/art.svg", tags=["games"], responses=RESPONSES, media_type="image/svg+xml")
async def game_art(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The game's own symbols, one SVG sprite."""
    art = _game(hall_of(request), game).art()
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(art.encode(), media_type="image/svg+xml", headers=headers)
    return Response(_zipped(art), media_type="image/svg+xml", headers=headers | {"Content-Encoding": "gzip"})


@cache
def _zipped(art: str) -> bytes:
    """Every game's picture is on the first page, which is to be light."""
    return gzip.compress(art.encode(), mtime=0)


@get("/api/games/{game:str}/rules", tags=["games"], responses=RESPONSES)
async def game_rules(request: Asked, game: FromPath[str], lang: LangWish = "") -> wire.RulesText:
    """The numbered rulebook in our own words."""
    return rules_text(_game(hall_of(request), game), language(request))


# -- tables


@get("/api/tables", tags=["tables"], responses=RESPONSES)
async def list_tables(request: Asked) -> wire.TableList:
    """Listed tables that are not over."""
    hall = hall_of(request)
    return wire.TableList([_lines.decode(line) for line in await hall.store.listed(hall.settings.listed_tables)])


@get("/api/me", tags=["tables"], responses=RESPONSES)
async def my_tables(request: Asked) -> wire.Me:
    """The tables at which this browser sits."""
    hall, owner = hall_of(request), asker(request)
    if not owner:
        return wire.Me()
    return wire.Me([_lines.decode(line) for line in await hall.store.owned(owner, hall.settings.own_tables)])


@post("/api/tables", tags=["tables"], responses=RESPONSES, status_code=201)
async def make_table(request: Asked, data: JSONBody[wire.NewTable]) -> Response[wire.Seated]:
    """Make a table.  The answer gives the browser its seat token, in a cookie."""
    token = known_token(request)
    seated = await lobby.make_new(hall_of(request), owner_of(token), data)
    return with_token(request, token, seated, 201)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=RESPONSES, status_code=200)
async def join_table(request: Asked, table: TableId, data: JSONBody[wire.JoinTable]) -> Response[wire.Seated]:
    """Sit down, by invitation or at a listed table.  The answer gives the browser its seat token, in a cookie."""
    room, token, name = await _room(request, table), known_token(request), name_of(data.name)
    owner = owner_of(token)
    absent = _absent(room)
    await room.do(lambda t, now: desk.sit(t, now, owner, name, data.invite, _none(data.seat), absent))
    return with_token(request, token, lobby.seated(room.table, owner))


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=RESPONSES, status_code=200)
async def leave_table(request: Asked, table: TableId, data: JSONBody[wire.LeaveTable]) -> wire.Seated:
    """Leave one's seats: free again before the start, a bot's after it."""
    room, owner, level = await _room(request, table), asker(request), level_of(data.level)
    await room.do(lambda t, now: desk.leave(t, now, owner, _none(data.seat), level))
    return lobby.seated(room.table, owner)


@post("/api/tables/{table:str}/bot", tags=["tables"], responses=RESPONSES, status_code=200)
async def put_bot(request: Asked, table: TableId, data: JSONBody[wire.BotSeat]) -> wire.Seated:
    """Let a bot play a seat: a free one, one's own, or that of somebody long absent."""
    room, owner, level = await _room(request, table), asker(request), level_of(data.level)
    absent = _absent(room)
    await room.do(lambda t, now: desk.put_bot(t, now, owner, data.seat, level, absent))
    return lobby.seated(room.table, owner)


@post("/api/tables/{table:str}/invite", tags=["tables"], responses=RESPONSES, status_code=200)
async def invite(request: Asked, table: TableId, data: JSONBody[wire.InviteSeat]) -> wire.Seated:
    """Offer a seat that a bot plays, or that somebody left long ago; the answer holds the new link."""
    room, owner = await _room(request, table), asker(request)
    absent = _absent(room)
    await room.do(lambda t, now: desk.invite(t, now, owner, data.seat, absent))
    return lobby.seated(room.table, owner)


@post("/api/tables/{table:str}/back", tags=["tables"], responses=RESPONSES, status_code=200)
async def come_back(request: Asked, table: TableId, data: JSONBody[wire.HandBack]) -> wire.Seated:
    """Take one's seat back from the bot."""
    room, owner = await _room(request, table), asker(request)
    await room.do(lambda t, now: desk.come_back(t, now, owner, _none(data.seat)))
    return lobby.seated(room.table, owner)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=RESPONSES, status_code=201)
async def rematch(request: Asked, table: TableId, data: JSONBody[wire.Rematch]) -> wire.Seated:
    """The same people at a new table; whoever asks second comes to the same one."""
    return await lobby.rematch(hall_of(request), asker(request), await _room(request, table))


# -- records of finished games


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    responses=RESPONSES | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")},
)
async def get_record(request: Asked, table: TableId) -> Response[bytes]:
    """The record of a finished game, with its key: enough to replay it anywhere."""
    room = await _room(request, table)
    lobby.over(room.table)
    record = await lobby.record_text(room.table)
    name = f"{room.table.made.game}-{room.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/verify", tags=["records"], responses=RESPONSES)
async def verify_table(request: Asked, table: TableId) -> wire.Verified:
    """Check the commitment and replay every move, in another process."""
    room = await _room(request, table)
    return await lobby.verified(hall_of(request), room.table)


@get("/api/tables/{table:str}/replay", tags=["records"], responses=RESPONSES)
async def replay_table(
    request: Asked,
    table: TableId,
    at: Whole = 0,
    seat: Annotated[int, QueryParameter(ge=-1, le=5, description="-1: a spectator")] = -1,
    lang: LangWish = "",
) -> wire.ReplayScene:
    """A past position of a finished game, as any seat saw it."""
    hall, room = hall_of(request), await _room(request, table)
    past = room.table
    lobby.over(past)
    if at > len(past.moves):
        raise Refused("no-such-move", 404, last=len(past.moves))
    if seat >= past.made.seats:
        raise Refused("no-such-seat", 404)
    position = await hall.replays.position(past, at)
    scene = telling.scene(room.game, past, position, seat, language(request), at)
    return wire.ReplayScene(at, len(past.moves), scene)


@post("/api/tables/{table:str}/fork", tags=["records"], responses=RESPONSES, status_code=201)
async def fork_table(request: Asked, table: TableId, data: JSONBody[wire.ForkTable]) -> Response[wire.Seated]:
    """A new table from a past position of a finished game.  Its key is known: it is a study."""
    room, token = await _room(request, table), known_token(request)
    seated = await lobby.fork(hall_of(request), owner_of(token), room.table, data)
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
    ) -> wire.Seated:
        """Bring a record from elsewhere: it is replayed under limits and becomes a table to look at."""
        text = msgspec.json.encode(data).decode()
        return await lobby.bring_record(hall_of(request), asker(request), text)

    return bring_record


# -- the server itself


@get("/health", tags=["server"], responses=RESPONSES)
async def health(request: Asked) -> wire.Health:
    """Does the server reach its storage?"""
    hall = hall_of(request)
    return wire.Health(True, tenban.__version__, await hall.store.count(), hall.store.name)


@get("/metrics", tags=["server"], responses=RESPONSES, media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Counts, in Prometheus's text form."""
    hall = hall_of(request)
    return hall.metrics.text(len(hall.rooms))


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
