"""One page of the browser: answers the requests and the messages that its client would send to a server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import seed
from urllib.parse import parse_qsl, unquote, urlsplit

from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.presenters import bodies
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.texts import lang_of, refusal_text, text
from tenban.server.settings import Settings
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.tokens import owner_of
from tenban.server.ws.connection import Connection
from tenban.server.ws.dispatch import Dispatcher, initial_seat

from .pools import LocalPools
from .routes import Answer, Request, encoded, found
from .store import Keep, PageStore, Reread, forget, nothing

log = logging.getLogger("tenban.playground")
GONE = 4404  # the close code for a table that does not exist
Send = Callable[[str], object]  # a message to the client
SETTINGS = replace(
    Settings(),
    bot_pace=0.1,  # nobody else can learn anything from the time that a bot takes
    hint_seconds=1.0,
    messages_per_second=1000.0,
    record_seconds=60.0,
)


class Viewer:
    """An open table of the page: what is a socket elsewhere."""

    def __init__(self, connection: Connection, dispatcher: Dispatcher, leave: Callable[[], None]) -> None:
        self._connection = connection
        self._dispatcher = dispatcher
        self._leave = leave

    async def receive(self, message: str) -> None:
        """Handle one message of the client."""
        if not self._connection.lost:
            await self._dispatcher.handle(message.encode())

    def close(self) -> None:
        self._leave()
        self._connection.close()


class Page:
    """The tables of one person, and the answers to what the client asks.  `token` stands for the browser's cookie."""

    def __init__(
        self, token: str, keep: Keep = forget, reread: Reread = nothing, settings: Settings = SETTINGS
    ) -> None:
        self._owner = owner_of(token)
        self._store = PageStore(keep, reread)
        self.context = ServerContext(games(), self._store, settings)
        self.context.pools = LocalPools()

    async def open(self, entries: Iterable[str] = ()) -> None:
        """Take in the tables that were kept."""
        self._store.load(entries)
        await self.context.registry.open()

    async def close(self) -> None:
        self.context.registry.close()
        await self.context.store.close()

    async def request(self, method: str, address: str, body: str = "", lang: str = "en") -> Answer:
        """Answer a request as the server would; a refusal and a fault are answers, too."""
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        language = lang_of(query.get("lang", lang))
        try:
            handler, names = found(method, parts.path)
            named = tuple(unquote(name) for name in names)
            return await handler(Request(self.context, self._owner, language, query, body.encode(), named))
        except RefusedError as refused:
            return encoded(bodies.Problem(refusal_text(refused, language)), refused.status)
        except Exception:
            log.exception("a fault at %s", parts.path)
            return encoded(bodies.Problem(text("trouble", language)), 500)

    async def connect(self, table: str, lang: str, seat: str, send: Send) -> Viewer:
        """Open a table for a client, which gets its messages from now on; raise RefusedError."""
        service = await self.context.registry.service(table)

        def write(data: bytes) -> bool:
            send(data.decode())
            return True

        connection = Connection(self._owner, initial_seat(service, self._owner, seat), lang_of(lang), None, write)
        publisher = publisher_of(service)
        publisher.subscribe(connection)
        publisher.send_everything(connection)
        dispatcher = Dispatcher(self.context, service, connection)
        return Viewer(connection, dispatcher, lambda: publisher.unsubscribe(connection))


def prepare(lang: str) -> None:
    """Load all games before anybody plays: a browser keeps the memory of this moment for its next visits."""
    text("trouble", lang_of(lang))
    for game in games().values():
        game.words(lang_of(lang))
        for part in ("rules", "face", "learned"):
            getattr(game, part)


async def start(token: str, entries: Iterable[str], keep: Keep, reread: Reread) -> Page:
    """Return a page with the tables that were kept."""
    seed()  # the memory of the engine may be a copy
    page = Page(token, keep, reread)
    await page.open(entries)
    return page
