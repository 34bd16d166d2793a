"""Run tasks in several processes and return their results in order."""

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
_TASKS_AHEAD = 3  # submitted tasks per process


def in_order(work: Callable[[T], R], tasks: Iterator[T], jobs: int, cluster: str | None = None) -> Iterator[R]:
    """Yield the result of every task in order; when the caller stops, no task goes on.

    With the address of a `cluster` the tasks run there, and `jobs` is only how finely they were cut.
    """
    if cluster is not None:
        from .cluster import on_cluster

        return on_cluster(work, tasks, cluster)
    return map(work, tasks) if jobs == 1 else _shared(work, tasks, jobs)


def _shared(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_ignore_interrupts) as pool:
        try:
            submitted = deque(pool.submit(work, task) for task in islice(tasks, _TASKS_AHEAD * jobs))
            while submitted:
                result = submitted.popleft().result()
                yield result
                submitted.extend(pool.submit(work, task) for task in islice(tasks, 1))
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
