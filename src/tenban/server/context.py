"""What the parts of one server process share."""

from __future__ import annotations

from collections.abc import Mapping

from tenban.server.metrics import Metrics
from tenban.server.presenters.publisher import Publisher
from tenban.server.settings import Settings
from tenban.server.store import Store
from tenban.server.tables.absence import AbsenceKeeper
from tenban.server.tables.games import TableGame
from tenban.server.tables.listener import Listener
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.replays import Replays
from tenban.server.tables.service import TableService
from tenban.server.workers.bots import BotRunner
from tenban.server.workers.pool import WorkerPools


class ServerContext:
    """The tables, worker processes, settings and counters of one server process."""

    def __init__(self, games: Mapping[str, TableGame], store: Store, settings: Settings) -> None:
        self.settings = settings
        self.listens_everywhere = False  # others in the network reach the server, too
        self.store = store
        self.metrics = Metrics()
        self.pools = WorkerPools(settings.workers)
        self.replays = Replays()
        self.registry = TableRegistry(games, store, settings, self.metrics, self._listeners)

    def _listeners(self, service: TableService) -> tuple[Listener, ...]:
        """Return what follows a table: viewers first, so that they see a move before a bot answers it."""
        return (Publisher(service, self.metrics), BotRunner(service, self.pools), AbsenceKeeper(service))

    async def open(self) -> None:
        """Open the store and resume running games; raise StoreError."""
        await self.registry.open()

    async def close(self) -> None:
        """Close the tables, the worker processes and the store."""
        self.registry.close()
        try:
            await self.pools.close()
        finally:
            await self.store.close()
