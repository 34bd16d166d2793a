"""What the parts of one server process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tenban.server.limits import Buckets, Sockets
from tenban.server.metrics import Metrics
from tenban.server.presenters.finished import last_scene
from tenban.server.presenters.games import bot_infos, game_info
from tenban.server.presenters.publisher import Publisher
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import LANGS, text
from tenban.server.settings import LOOPBACK, METRICS, Settings, networks_of_environment
from tenban.server.store import Store
from tenban.server.store.reliable import ReliableStore
from tenban.server.tables.absence import AbsenceKeeper
from tenban.server.tables.games import TableGame
from tenban.server.tables.listener import Listener
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.table import Table
from tenban.server.watchdog import Watchdog
from tenban.server.workers.bots import BotRunner
from tenban.server.workers.pool import MOST_WAITING, WorkerPools

DOWN_SECONDS = 1.25  # without an answer of the storage, after which viewers are sent away: two looks and a bit
DOWN_CHECK = 0.1  # seconds between two looks at that
HOUR = 3600.0


class ServerContext:
    """The tables, worker processes, settings and counters of one server process."""

    def __init__(self, games: Mapping[str, TableGame], store: Store, settings: Settings) -> None:
        self.settings = settings
        self.metrics_readers = networks_of_environment(METRICS, LOOPBACK)
        self.strangers = Buckets(settings.tables_per_guest / HOUR, burst=HOUR)  # tables of browsers without a token
        self.uploads = Sockets(MOST_WAITING, settings.uploads_per_address)  # records that are being checked
        self.listens_everywhere = False  # others in the network reach the server, too
        self.metrics = Metrics()
        self.store = ReliableStore(store, self.metrics, settings.store_seconds)
        self.watchdog = Watchdog(self.metrics)
        self.loaders: list[Callable[[], object]] = []  # called in a thread after the start
        self._warming: asyncio.Task[None] | None = None
        self._cutting: asyncio.Task[None] | None = None
        self.pools = WorkerPools(settings.workers, settings.worker_wait_seconds)
        self.registry = TableRegistry(games, self.store, settings, self.metrics, self._listeners)

    def _listeners(self, service: TableService) -> tuple[Listener, ...]:
        """Return what follows a table: viewers first, so that they see a move before a bot answers it."""
        publisher = Publisher(service, self.metrics, self._last_scene)
        return (publisher, BotRunner(service, self.pools, self.metrics), AbsenceKeeper(service))

    async def _last_scene(self, table: Table, lang: Lang) -> bytes:
        return await last_scene(self.pools, self.settings, table, lang)

    async def open(self) -> None:
        """Open the store and resume running games; raise StoreError."""
        await self.registry.open()
        self._warming = asyncio.create_task(self._warm())
        if self.store.shared:
            self._cutting = asyncio.create_task(self._cut_when_down())

    def is_down(self) -> bool:
        """Return whether a shared storage has not answered for so long that another process should serve.

        Nobody else can serve what is in a file of this process, and a busy machine may be slow to answer.
        """
        return self.store.shared and self.store.down_seconds() > DOWN_SECONDS

    async def _cut_when_down(self) -> None:
        """Send viewers away when this process is cut off from a storage that others may still reach."""
        while True:
            await asyncio.sleep(DOWN_CHECK)
            if self.is_down():
                self.registry.cut()

    async def _warm(self) -> None:
        """Load what is loaded once, in a thread: the first client must not keep the others waiting."""
        await asyncio.to_thread(self._load)
        self.watchdog.start()

    def _load(self) -> None:
        """Load rules, faces and texts, and then do what others have asked for."""
        for lang in LANGS:
            text("trouble", lang)
            bot_infos(lang)
            for game in self.registry.games.values():
                game_info(game, lang)
                assert game.face is not None
        for load in self.loaders:
            load()

    async def close(self) -> None:
        """Close the tables, the worker processes and the store."""
        if self._warming is not None:
            await self._warming
        self.watchdog.stop()
        if self._cutting is not None:
            self._cutting.cancel()
        self.registry.close()
        try:
            await self.pools.close()
        finally:
            await self.store.close()
