"""Run tasks on a Ray cluster and return their results in order.  Needs Ray (`pip install tenban[ray]`)."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

from tenban.extras import require
from tenban.kernel import TenbanError

T = TypeVar("T")
R = TypeVar("R")
_TASKS_AHEAD = 3  # submitted tasks per core of the cluster
_PATIENCE = 10.0  # seconds to reach a cluster
_FOREVER = -1  # a task of a lost worker runs again, as often as it takes


class ClusterError(TenbanError):
    """A cluster that cannot be used; the message says why, and what would be right."""


def on_cluster(work: Callable[[T], R], tasks: Iterator[T], address: str) -> Iterator[R]:
    """Yield the result of every task in order.

    `address` names a cluster; with "" one is started on this machine, and ended with the last task.
    """
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _connect(ray, address)
    try:
        yield from _results(ray, work, tasks)
    finally:
        if started:
            ray.shutdown()


def _ray() -> Any:
    require("a Ray cluster", "ray", "ray")
    import ray

    return ray


def _connect(ray: Any, address: str) -> None:
    try:
        _reach(address)
        ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, ValueError, RuntimeError) as fault:
        raise ClusterError(f"there is no Ray cluster at {address!r}: start one with `ray start --head`") from fault


def _reach(address: str) -> None:
    """Raise OSError if nobody listens at host:port: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def _results(ray: Any, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
    call = ray.remote(num_cpus=1, max_retries=_FOREVER)(_call)
    shared = ray.put(work)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    submitted = deque(call.remote(shared, task) for task in islice(tasks, _TASKS_AHEAD * cores))
    while submitted:
        yield ray.get(submitted.popleft())
        submitted.extend(call.remote(shared, task) for task in islice(tasks, 1))


def _call(work: Callable[[T], R], task: T) -> R:
    return work(task)
