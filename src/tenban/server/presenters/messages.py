"""Messages to viewers, made from what their seat may know and nothing else, and encoded once for all who see alike."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import msgspec
from msgspec import UNSET

from tenban.kernel.event import Event
from tenban.kernel.move import Move
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.scene.face import Viewer
from tenban.scene.schema import Scene
from tenban.server.presenters import schema
from tenban.server.presenters.games import TableGame
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.words import say
from tenban.server.tables import events as e
from tenban.server.tables.levels import title_of
from tenban.server.tables.table import Note, Question, Table
from tenban.server.tables.undo import Back, back

LOG_LINES = 120  # events a scene may tell of

encode = msgspec.json.Encoder().encode


def names(table: Table, lang: Lang) -> list[str]:
    """What each seat is called: its person's name, or that of a bot."""
    return [
        chair.name or say("bot-name" if chair.level else "seat-name", lang, number=seat + 1)
        for seat, chair in enumerate(table.chairs)
    ]


def told(match: Match[Any], seat: int, first: int) -> list[Event]:
    """Return the events from number `first` on, each as this seat saw it."""
    return [event.seen_by(seat) for event in match.events[first:]]


def scene(game: TableGame, table: Table, match: Match[Any], seat: int, lang: Lang, rev: int) -> Scene:
    """Return the whole scene of a position."""
    log = told(match, seat, max(0, len(match.events) - LOG_LINES))
    return game.face.scene(match.view(seat), lang=lang, names=names(table, lang), rev=rev, log=log)


def sentences(game: TableGame, table: Table, seat: int, lang: Lang, moves: list[Move]) -> list[str]:
    """Return moves in the words of the scene that offers them."""
    match, called = table.match(), names(table, lang)
    shown = scene(game, table, match, seat, lang, table.seq)
    offered = {tuple(c.codes): c.text for c in ([] if shown.ask is UNSET else shown.ask.choices)}
    at = Viewer(match.view(seat), game.words(lang), called)
    return [offered.get(move.codes) or game.face.sentence(at, move.actions) for move in moves]


def seat_infos(
    table: Table, lang: Lang, owner: str = "", here: Set[str] = frozenset(), absent: Set[str] = frozenset()
) -> list[schema.SeatInfo]:
    called = names(table, lang)
    return [
        schema.SeatInfo(
            seat,
            chair.kind(),
            "" if chair.kind() == "free" else called[seat],
            chair.level,
            here=chair.owner in here,
            left=bool(chair.level and chair.owner),
            yours=bool(owner) and chair.owner == owner,
            absent=chair.owner in absent and chair.kind() == "person",
        )
        for seat, chair in enumerate(table.chairs)
    ]


def invites(table: Table, owner: str) -> list[schema.Invite]:
    """Links to free seats for the maker; to abandoned ones also for whoever offers them."""
    maker = bool(owner) and owner == table.made.maker
    tokens = {seat: table.made.invites[seat] for seat in table.free()} if maker else {}
    tokens |= {seat: fresh.token for seat, fresh in table.fresh.items() if maker or fresh.by == owner}
    return [schema.Invite(seat, token, f"/table/{table.id}?invite={token}") for seat, token in sorted(tokens.items())]


def table_message(
    table: Table, lang: Lang, owner: str, here: Set[str], absent: Set[str], watchers: int
) -> schema.TableMessage:
    made, over = table.made, table.phase() == "over"
    maker = bool(owner) and owner == made.maker
    known = over or made.study
    return schema.TableMessage(
        table.id,
        made.game,
        table.seq,
        table.phase(),
        seat_infos(table, lang, owner, here, absent),
        table.commitment,
        key=table.key.hex() if known else "",
        salt=table.salt.hex() if known else "",
        options=made.options,
        watchers=watchers,
        hotseat=made.hotseat,
        listed=made.listed,
        maker=maker,
        study=made.study,
        hints=table.may_have_hints(owner),
        host=table.hosted_by(owner),
        invites=invites(table, owner),
        rematch=table.rematch,
        notices=[schema.Notice(note.seq, notice(table, note, lang)) for note in table.notices],
    )


def notice(table: Table, note: Note, lang: Lang) -> str:
    """What happened at the table, in words."""
    entry = note.entry
    called = names(table, lang)
    name = called[entry.seat] if isinstance(entry, SEATED) and entry.seat >= 0 else ""
    match entry:
        case e.BotSat() | e.Noted():
            key = "note-bot" if isinstance(entry, e.BotSat) else f"note-{entry.what}"
            return say(key, lang, name=name, level=title_of(entry.level, lang))
        case e.UndoAnswered():
            return say("note-undo-agreed" if entry.agree else "note-undo-refused", lang, name=name)
    return say(NOTES[type(entry)], lang, name=name)


SEATED = (e.Sat, e.BotSat, e.CameBack, e.Invited, e.UndoAsked, e.UndoAnswered, e.Undone, e.Noted)
NOTES: dict[type, str] = {
    e.Sat: "note-sat",
    e.Freed: "note-freed",
    e.CameBack: "note-back",
    e.Invited: "note-invited",
    e.Began: "note-began",
    e.UndoAsked: "note-undo-asked",
    e.Undone: "note-undone",
    e.Rematched: "note-rematch",
}


def chat_message(table: Table, after: int = 0) -> schema.ChatMessage:
    lines = [
        schema.ChatLine(line.seq, line.said.at, line.said.name, line.said.text, line.said.seat)
        for line in table.chat
        if line.seq > after
    ]
    return schema.ChatMessage(lines)


def undo_message(table: Table, seat: int, lang: Lang) -> schema.UndoMessage:
    way = back(table, seat) if seat != SPECTATOR else Back(-1, False, False, "")
    why = say(way.why, lang) if way.why else ""
    asked = _question(table, table.question) if table.question is not None else UNSET
    return schema.UndoMessage(table.seq, seat, way.free, way.possible(), why, asked)


def _question(table: Table, question: Question) -> schema.UndoQuestion:
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind() == "person"]
    agreed = [seat for seat in people if table.chairs[seat].owner in question.agreed]
    return schema.UndoQuestion(question.seat, agreed, [seat for seat in people if seat not in agreed])


def line(table: Table, phase: schema.Phase | None = None) -> bytes:
    """The table in a list, for nobody in particular."""
    return encode(
        schema.TableLine(
            table.id,
            table.made.game,
            phase or table.phase(),
            seat_infos(table, "en"),
            table.made.at,
            table.changed,
            study=table.made.study,
        )
    )
