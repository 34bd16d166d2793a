"""Messages to the viewers of a table, made only from what their seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from tenban.bots import reason
from tenban.bots.advice import RIVAL
from tenban.kernel import SPECTATOR
from tenban.kernel.move import Move
from tenban.scene.face import Viewer
from tenban.scene.words import words_of
from tenban.server.presenters import bodies, schema
from tenban.server.presenters.scenes import full_scene
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.seats import invites, seat_infos, seat_name, seat_names, summary_seats
from tenban.server.presenters.texts import level_title, text
from tenban.server.tables import events as e
from tenban.server.tables.games import TableGame
from tenban.server.tables.permissions import Asker, allowed_at_table, why_not_fork
from tenban.server.tables.presence import Presence
from tenban.server.tables.summary import TableSummary
from tenban.server.tables.table import NoticeEntry, Table
from tenban.server.workers.records import Verification
from tenban.server.workers.replays import Shown
from tenban.server.workers.worker import Line

encode = msgspec.json.Encoder().encode


# -- the table


def table_message(table: Table, lang: Lang, asker: Asker, presence: Presence) -> schema.TableMessage:
    """Return who sits at a table and what the asker may do."""
    made = table.made
    published = table.phase() == "over" or made.study
    return schema.TableMessage(
        table.id,
        made.game,
        table.seq,
        table.phase(),
        seat_infos(table, lang, asker, presence.here()),
        pledge=table.pledge,
        commitment=table.commitment,
        key=table.key.hex() if published else "",
        salt=table.salt.hex() if published else "",
        options=made.options,
        watchers=presence.watchers(table.people()),
        hotseat=made.hotseat,
        listed=made.listed,
        study=made.study,
        lesson=made.lesson,
        absence=made.absence,
        absent_seconds=round(presence.absent_after),
        may=list(allowed_at_table(table, asker)),
        invites=invites(table, asker.owner),
        host=next((seat for seat in table.seats_of(made.maker) if made.maker), -1),
        rematch=table.rematch,
        notices=[schema.Notice(notice.seq, notice_text(table, notice, lang)) for notice in table.notices],
    )


def notice_text(table: Table, notice: NoticeEntry, lang: Lang) -> str:
    """Return what happened at the table, in words."""
    event = notice.event
    name = seat_names(table, lang)[event.seat] if isinstance(event, NAMED) and event.seat >= 0 else ""
    match event:
        case e.BotSat() | e.Noted():
            id = "note-bot" if isinstance(event, e.BotSat) else f"note-{event.what}"
            return text(id, lang, name=name, level=level_title(event.level, lang))
        case e.UndoAnswered():
            return text("note-undo-agreed" if event.agree else "note-undo-refused", lang, name=name)
    return text(NOTICES[type(event)], lang, name=name)


NAMED = (e.Sat, e.BotSat, e.CameBack, e.Invited, e.UndoAsked, e.UndoAnswered, e.Undone, e.Noted)
NOTICES: dict[type, str] = {
    e.Sat: "note-sat",
    e.Freed: "note-freed",
    e.CameBack: "note-back",
    e.Invited: "note-invited",
    e.Began: "note-began",
    e.UndoAsked: "note-undo-asked",
    e.Undone: "note-undone",
    e.Rematched: "note-rematch",
}


def table_line(summary: TableSummary, lang: Lang, status: str = "") -> bodies.TableLine:
    """Return a table as a list shows it; `status` says where a running game is."""
    return bodies.TableLine(
        summary.id,
        summary.game,
        summary.phase,
        summary_seats(summary.seats, lang),
        summary.made,
        summary.changed,
        summary.study,
        result_text(summary, lang) if summary.phase == "over" else status,
        summary.lesson,
    )


def result_text(summary: TableSummary, lang: Lang) -> str:
    """Return who won with how many points; "" for tables that ended before results were kept."""
    if not summary.totals:
        return ""
    words, seats = words_of("tenban.scene", lang), summary.seats
    names = [seat_name(seat.seat, seat.name, seat.level, lang) for seat in seats if seat.seat in summary.winners]
    points = " : ".join([str(points) for points in sorted(summary.totals, reverse=True)])
    if not names:
        return points
    return words("winner", names=words("list-comma").join(names), count=len(names)) + f" · {points}"


def status_text(game: TableGame, table: Table, owner: str, lang: Lang) -> str:
    """Return where a running game is, as its owner's seat sees it."""
    if table.phase() != "running":
        return ""
    seats = table.seats_of(owner)
    view = table.match().view(seats[0] if seats else SPECTATOR)
    return game.face.phase(Viewer(view, game.words(lang), seat_names(table, lang)))


def seated(table: Table, owner: str) -> bodies.Seated:
    """Return where a person sits, and the invitations that person may hand on."""
    return bodies.Seated(table.id, table.seats_of(owner), invites(table, owner))


def verified(table: Table, found: Verification) -> bodies.Verified:
    """Return what checking a finished table found."""
    return bodies.Verified(
        table.commitment,
        table.key.hex(),
        table.salt.hex(),
        table.length(),
        kept=found.kept,
        replays=not found.fault,
        over=found.over,
        text=found.fault,
    )


def replay_scene(table: Table, at: int, shown: Shown, asker: Asker) -> bytes:
    """Return the encoded ReplayScene of a finished game after `at` moves, which a worker process has composed."""
    may: list[bodies.ReplayAction] = [] if shown.over or why_not_fork(table, asker, at) is not None else ["fork"]
    scene: Any = shown.scene  # encoded already
    heads = [bodies.ReplayHead(head.at, head.text) for head in shown.heads]
    return encode(bodies.ReplayScene(at, table.length(), scene, may, heads))


# -- chat


def chat_message(table: Table, after: int = 0) -> schema.ChatMessage:
    """Return the lines of chat after number `after`."""
    lines = [
        schema.ChatLine(entry.seq, entry.said.at, entry.said.name, entry.said.text, entry.said.seat)
        for entry in table.chat
        if entry.seq > after
    ]
    return schema.ChatMessage(lines)


# -- hints


def hint_lines(game: TableGame, table: Table, seat: int, lang: Lang, lines: Sequence[Line]) -> list[schema.HintLine]:
    """Return advice in the words of the scene that offers the moves."""
    match = table.match()
    words = game.face.words(match.rules, lang)
    shown = full_scene(game, table, match, seat, lang, table.seq)
    offered = {tuple(c.codes): c.text for c in ([] if shown.ask is UNSET else shown.ask.choices)}
    at = Viewer(match.view(seat), words, seat_names(table, lang))
    found = []
    for line in lines:
        codes, sentence = _advised(
            game, at, offered, match.parse(line.move), match.parse(line.then) if line.then else None
        )
        found.append(
            schema.HintLine(
                codes=list(codes),
                text=sentence,
                outlook=round(100 * line.outlook),
                points=round(line.points, 1) if line.worlds else UNSET,
                rival=round(line.rival, 1) if line.worlds else UNSET,
                why=reason(line.reason, line.more, words, lang),
                clause="" if line.reason == RIVAL else line.reason,
            )
        )
    return found


def _advised(
    game: TableGame, at: Viewer[Any], offered: dict[tuple[int, ...], str], move: Move, then: Move | None
) -> tuple[tuple[int, ...], str]:
    """Return the codes and the sentence of a move.

    A choice that the scene offers together with the next one, such as an action and what it is used on, is advised as
    a whole; otherwise the sentence goes on with the next choice.
    """
    sentence = offered.get(move.codes) or game.face.sentence(at, move.actions)
    if then is None:
        return move.codes, sentence
    joined = (*move.codes, *then.codes)
    if joined in offered:
        return joined, offered[joined]
    later = at.after(move.actions)
    if later is None or not later.asked or later.step.part(later.state, later.seat, then.actions[0]):
        return move.codes, sentence
    return move.codes, f"{sentence} → {game.face.sentence(later, then.actions)}"
