"""Publishing a table to its viewers: who gets which message, and when."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence, Set

from tenban.kernel.view import SPECTATOR
from tenban.server.metrics import Metrics
from tenban.server.presenters import messages, schema
from tenban.server.presenters.messages import encode
from tenban.server.presenters.scenes import SceneCache
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.subscriber import Subscriber
from tenban.server.presenters.texts import refusal_text
from tenban.server.presenters.undo import undo_message
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.service import QUIET, TableService
from tenban.server.tables.table import Table
from tenban.server.tables.undo import undecided_seat

log = logging.getLogger("tenban.publisher")
LastScene = Callable[[Table, Lang], Awaitable[bytes]]  # the message about the last position of an uploaded record


class Publisher:
    """Listens to one table and sends its subscribers what changes, each in its language and for its seat."""

    def __init__(self, service: TableService, metrics: Metrics, last_scene: LastScene) -> None:
        self._service = service
        self._metrics = metrics
        self._last_scene = last_scene
        self._showing: set[asyncio.Task[None]] = set()  # scenes of an uploaded record that are being composed
        self.scenes = SceneCache(service.game, metrics)
        self._subscribers: set[Subscriber] = set()
        self._tables: dict[tuple[str, Lang], bytes] = {}  # table messages by owner and language
        self._people: tuple[Set[str], Set[str], int] = (set(), set(), 0)  # here, long absent, watching: as published
        self._behind: set[Subscriber] = set()  # those who have not been sent the newest position
        self._scene_timer: asyncio.TimerHandle | None = None
        self._undo_timer: asyncio.TimerHandle | None = None
        self._undo_due = 0.0
        self._loop = asyncio.get_running_loop()  # asking for it at every move is a system call

    # -- subscribers

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber; others are told that its person is here."""
        self._service.enter(subscriber.owner)
        self._subscribers.add(subscriber)  # last: it is sent everything separately

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)
        self._behind.discard(subscriber)
        self._service.leave(subscriber.owner)

    def send_everything(self, subscriber: Subscriber) -> None:
        """Send a subscriber the table, the chat and the position, all of it complete."""
        subscriber.scene_sent(0)
        subscriber.send(self._table_message(subscriber))
        subscriber.send(encode(messages.chat_message(self._service.table)))
        self.send_scene(subscriber)

    def send_scene(self, subscriber: Subscriber) -> None:
        """Send a subscriber the position as its seat sees it."""
        if self._service.table.made.closed:
            task = asyncio.create_task(self._send_last_scene(subscriber))
            self._showing.add(task)
            task.add_done_callback(self._showing.discard)
        elif self._service.table.begun():
            subscriber.send(self._scene_message(subscriber))
            self._schedule_undo()

    async def _send_last_scene(self, subscriber: Subscriber) -> None:
        """Send the last position of an uploaded record, which only a worker process replays."""
        try:
            subscriber.send(await self._last_scene(self._service.table, subscriber.lang))
        except RefusedError as refused:
            subscriber.send(encode(schema.RefusedMessage(refusal_text(refused, subscriber.lang))))

    # -- the listener of a table

    def table_changed(self, events: Sequence[e.TableEvent]) -> None:
        """Publish events.  They are written, so a scene that cannot be made must not undo them."""
        try:
            self._publish(events)
        except Exception:
            self._report_fault()

    def people_changed(self) -> None:
        """Publish who is here.  This is also called from time to time when nothing has changed: see the registry."""
        presence, people = self._service.presence, self._service.table.people()
        now = (presence.here(), presence.absent(people), presence.watchers(people))
        if now != self._people:
            self._people = now
            self._publish_table()

    def busy(self) -> bool:
        return bool(self._subscribers)

    def close(self) -> None:
        for timer in (self._undo_timer, self._scene_timer):
            if timer is not None:
                timer.cancel()
        for task in self._showing:
            task.cancel()
        self.cut()

    def cut(self) -> None:
        for subscriber in list(self._subscribers):
            subscriber.cut()

    # -- publishing

    def _publish(self, events: Sequence[e.TableEvent]) -> None:
        table = self._service.table
        self.scenes.clear()
        if not events:
            return
        said = [event for event in events if isinstance(event, e.Said)]
        if said:
            self._send_all(encode(messages.chat_message(table, table.seq - len(events))))
        movers = {event.seat for event in events if isinstance(event, e.Moved)}
        settled = any(not isinstance(event, QUIET) for event in events) or table.phase() == "over"
        if table.begun() and not table.made.closed and len(said) < len(events):
            self._publish_scenes(movers, at_once=settled)
            self._schedule_undo()
        if settled:
            self._publish_table()

    def _publish_scenes(self, movers: Set[int], at_once: bool) -> None:
        """Send the position to seats that moved or are to act now; to others a moment later, and only the newest."""
        asked, delay = self._service.table.match().to_act, self._service.settings.scene_delay
        for subscriber in self._subscribers:
            if at_once or not delay or subscriber.seat in asked or subscriber.seat in movers:
                subscriber.send(self._scene_message(subscriber))
                self._behind.discard(subscriber)
            else:
                self._behind.add(subscriber)
        if self._behind and self._scene_timer is None:
            self._scene_timer = self._loop.call_later(delay, self._publish_late_scenes)

    def _publish_late_scenes(self) -> None:
        self._scene_timer = None
        behind, self._behind = self._behind, set()
        try:
            for subscriber in behind & self._subscribers:
                subscriber.send(self._scene_message(subscriber))
        except Exception:
            self._report_fault()

    def _report_fault(self) -> None:
        log.error("table %s cannot be shown: %s", self._service.table.id, traceback.format_exc())
        self._metrics.faults += 1

    def _publish_table(self) -> None:
        self._tables.clear()
        for subscriber in self._subscribers:
            subscriber.send(self._table_message(subscriber))

    def _send_all(self, data: bytes) -> None:
        for subscriber in self._subscribers:
            subscriber.send(data)

    def _scene_message(self, subscriber: Subscriber) -> bytes:
        table = self._service.table
        if not table.is_owner(subscriber.owner, subscriber.seat):
            subscriber.seat = SPECTATOR  # a seat given up before the start may belong to somebody else now
        message = self.scenes.message(table, subscriber.seat, subscriber.lang, subscriber.known_scene())
        subscriber.scene_sent(table.seq)
        return message

    def _table_message(self, subscriber: Subscriber) -> bytes:
        key = (subscriber.owner, subscriber.lang)
        if key not in self._tables:
            service = self._service
            asker = service.asker(subscriber.owner)
            message = messages.table_message(service.table, subscriber.lang, asker, service.presence)
            self._tables[key] = encode(message)
        return self._tables[key]

    # -- undo

    def _schedule_undo(self) -> None:
        """Publish undo when the table is at rest, if finding out whether something was shown takes a moment."""
        if undecided_seat(self._service.table) is None:
            return
        delay = self._service.settings.undo_delay
        self._undo_due = self._loop.time() + delay
        if self._undo_timer is None:
            self._undo_timer = self._loop.call_later(delay, self._undo_timer_fired)

    def _undo_timer_fired(self) -> None:
        """Publish undo, or wait on if there were moves meanwhile: one timer serves many moves."""
        loop = self._loop
        if loop.time() < self._undo_due:
            self._undo_timer = loop.call_at(self._undo_due, self._undo_timer_fired)
            return
        self._undo_timer = None
        self._publish_undo()

    def _publish_undo(self) -> None:
        """Send undo to the one seat whose scene did not say it, and let scenes say it from now on."""
        table = self._service.table
        seat = undecided_seat(table)
        if seat is None:
            return
        self.scenes.clear()
        made: dict[Lang, bytes] = {}
        for subscriber in self._subscribers:
            if subscriber.seat == seat:
                lang = subscriber.lang
                if lang not in made:
                    made[lang] = encode(undo_message(table, seat, lang))
                subscriber.send(made[lang])


def publisher_of(service: TableService) -> Publisher:
    """Return the publisher among a table's listeners."""
    return next(listener for listener in service.listeners if isinstance(listener, Publisher))
