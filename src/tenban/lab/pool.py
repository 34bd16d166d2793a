"""Work shared by several processes, its results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
_AHEAD = 3  # tasks under way for each process


def in_order(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    """The result of every task, in order; a few are always under way, and none goes on when we stop."""
    return map(work, tasks) if jobs == 1 else _shared(work, tasks, jobs)


def _shared(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            under_way = deque(pool.submit(work, task) for task in islice(tasks, _AHEAD * jobs))
            while under_way:
                result = under_way.popleft().result()
                yield result
                under_way.extend(pool.submit(work, task) for task in islice(tasks, 1))
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
