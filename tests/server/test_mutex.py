"""The lock of a table: one task at a time, in turn; a task that gives up does not block the others."""

from __future__ import annotations

import asyncio

import pytest

from tenban.server.tables.mutex import Mutex


async def use(mutex: Mutex, name: str, log: list[str]) -> None:
    if not mutex.take():
        await mutex.wait()
    try:
        log.append(f"{name} in")
        await asyncio.sleep(0)
        log.append(f"{name} out")
    finally:
        mutex.release()


def test_tasks_get_it_one_at_a_time_and_in_turn() -> None:
    async def check() -> None:
        mutex, log = Mutex(), list[str]()
        await asyncio.gather(*[use(mutex, name, log) for name in "abc"])
        assert log == ["a in", "a out", "b in", "b out", "c in", "c out"]
        assert not mutex.taken()

    asyncio.run(check())


def test_it_cannot_be_taken_between_two_who_wait() -> None:
    async def check() -> None:
        mutex, log = Mutex(), list[str]()
        assert mutex.take()
        waiting = asyncio.create_task(use(mutex, "b", log))
        await asyncio.sleep(0)
        mutex.release()
        assert mutex.taken()
        assert not mutex.take()
        await waiting
        assert log == ["b in", "b out"]
        assert mutex.take()

    asyncio.run(check())


def test_one_who_gives_up_is_passed_over() -> None:
    async def check() -> None:
        mutex, log = Mutex(), list[str]()
        assert mutex.take()
        first, second = (asyncio.create_task(use(mutex, name, log)) for name in "bc")
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        mutex.release()
        await second
        assert log == ["c in", "c out"]
        assert not mutex.taken()

    asyncio.run(check())


def test_one_who_is_cancelled_when_it_is_handed_over_hands_it_on() -> None:
    async def check() -> None:
        mutex, log = Mutex(), list[str]()
        assert mutex.take()
        first, second = (asyncio.create_task(use(mutex, name, log)) for name in "bc")
        await asyncio.sleep(0)
        mutex.release()  # to the first, which has not run since
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        await second
        assert log == ["c in", "c out"]
        assert not mutex.taken()

    asyncio.run(check())


def test_both_who_give_up_at_once_leave_it_free() -> None:
    async def check() -> None:
        mutex, log = Mutex(), list[str]()
        assert mutex.take()
        tasks = [asyncio.create_task(use(mutex, name, log)) for name in "bc"]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        mutex.release()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert log == []
        assert mutex.take()

    asyncio.run(check())
