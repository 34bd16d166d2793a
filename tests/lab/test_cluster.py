"""Simulations on a real Ray cluster of two nodes: the same bytes as on one machine, also if a node is lost."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenban.lab.balance import LabPlan, examine, page, sheets
from tenban.lab.cluster import ClusterError, on_cluster
from tenban.lab.ladder.matches import Ladder
from tenban.lab.ladder.run import climb
from tenban.lab.parquet import Sheet
from tenban.lab.simulate import Plan, run
from tenban.lab.statistics import Row
from tenban.registry import find

# A busy machine needs longer to start a node than Ray usually waits; Ray reads these when it is imported.
os.environ.setdefault("RAY_agent_register_timeout_ms", "240000")
os.environ.setdefault("RAY_raylet_start_wait_time_s", "60")
ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.ray, pytest.mark.xdist_group("ray"), pytest.mark.timeout(600)]

LOCAL = {"node_ip_address": "127.0.0.1", "include_dashboard": False}
PLAN = Plan("latria", 3, ("greedy", "random", "random"), 60, seed=5)


def add_node(cluster: Any, **arguments: Any) -> None:
    """Start a node; on a machine so busy that Ray gives up, try again."""
    for left in (2, 1, 0):
        try:
            cluster.add_node(**arguments)
            return
        except Exception as fault:
            if left == 0 or "timed out" not in str(fault):
                raise


def wait_for_loss() -> None:
    """Wait until the cluster knows that one node of two is left."""
    for _ in range(600):
        if len([node for node in ray.nodes() if node["Alive"]]) == 1:
            return
        time.sleep(0.1)
    raise AssertionError("no node was lost")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster to which this process is connected; its first node has one core."""
    from ray.cluster_utils import Cluster

    made: Any = Cluster()
    # Ray would replace 127.0.0.1 by the machine's other address, at which the nodes do not listen.
    patch = pytest.MonkeyPatch()
    patch.setattr("ray._private.services.resolve_ip_for_localhost", lambda host: host)
    try:
        add_node(made, num_cpus=1, **LOCAL)
        ray.init(address=made.address, _node_ip_address="127.0.0.1", log_to_driver=False, logging_level="ERROR")
        yield made
    finally:
        patch.undo()
        ray.shutdown()
        made.shutdown()


@pytest.fixture
def cluster(nodes: Any) -> Any:
    """Two nodes of one core each; one that an earlier test has lost is replaced."""
    while len(nodes.list_all_nodes()) < 2:
        add_node(nodes, num_cpus=1, **LOCAL)
    return nodes


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the work finely, so that both nodes have some of it in hand when one is lost."""
    monkeypatch.setattr("tenban.lab.simulate.games_in_a_second", lambda batch: 5)
    monkeypatch.setattr("tenban.lab.balance.run.games_in_a_second", lambda batch: 2)


def sheet_of(file: Path, cluster: str | None) -> bytes:
    with Sheet(file) as sheet:
        run(PLAN, 2 if cluster is None else 3, sheet.add, cluster)
    return file.read_bytes()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_named_at_once(address: str) -> None:
    began = time.monotonic()
    with pytest.raises(ClusterError, match="there is no Ray cluster at"):
        list(on_cluster(abs, iter([1]), address))
    assert time.monotonic() - began < 60  # Ray itself tries for minutes


@pytest.mark.usefixtures("small_batches")
def test_a_cluster_gives_the_same_bytes_also_when_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    here = sheet_of(tmp_path / "here.parquet", None)
    assert sheet_of(tmp_path / "there.parquet", "auto") == here
    second = [cluster.list_all_nodes()[-1]]
    with Sheet(tmp_path / "lost.parquet") as sheet:

        def lose_a_node(rows: list[Row]) -> None:
            if second:
                cluster.remove_node(second.pop(), allow_graceful=False)
            sheet.add(rows)

        run(PLAN, 3, lose_a_node, "auto")
    wait_for_loss()
    assert (tmp_path / "lost.parquet").read_bytes() == here


def test_a_ladder_on_a_cluster_has_the_same_journal(tmp_path: Path, cluster: Any) -> None:
    ladder = Ladder("latria", find("latria").info.version, 3, ("greedy", "random"), 12, 1)
    for name, address in (("here", None), ("there", "auto")):
        climb(ladder, tmp_path / name, 1, cluster=address)
    names = [path.name for path in sorted((tmp_path / "here").iterdir()) if path.is_file()]
    assert names
    for name in names:
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


@pytest.mark.usefixtures("small_batches")
def test_a_lab_on_a_cluster_writes_the_same_files_also_when_a_node_is_lost(tmp_path: Path, cluster: Any) -> None:
    plan = LabPlan("latria", find("latria").info.version, 3, "quick", 20, 4, 2, 2, ("random",), verbs=("declare",))
    second = [cluster.list_all_nodes()[-1]]

    def lose_a_node(done: int, of: int) -> None:
        if 0 < done < of and second:
            cluster.remove_node(second.pop(), allow_graceful=False)

    files = []
    for name, address in (("here", None), ("there", "auto")):
        results = examine(plan, tmp_path / name, 1, lose_a_node if address else lambda done, of: None, address)
        written = [tmp_path / name / "results.jsonl", page.write(results, tmp_path / name)]
        files.append([path.read_bytes() for path in [*written, *sheets.write(results, tmp_path / name)]])
    assert not second
    assert files[0] == files[1]
