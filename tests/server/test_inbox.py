"""The messages of a socket reach their reader in order, none lost and none twice."""

from __future__ import annotations

import asyncio

import pytest

from tenban.server.ws.inbox import Inbox


def test_messages_are_read_in_order_whether_the_reader_waits_or_comes_late() -> None:
    async def story() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        assert inbox.empty()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert await reader == 3
        assert await inbox.get() == 4

    asyncio.run(story())


def test_a_message_that_comes_as_its_reader_is_cancelled_is_kept() -> None:
    async def story() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        assert await inbox.get() == 1

    asyncio.run(story())
