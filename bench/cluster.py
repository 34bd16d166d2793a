"""What a Ray cluster costs beside the games: `python -m bench.cluster`, where Ray is installed (`.venv-ray`).

Games are handed to a cluster of one core in batches of about a second, as `tenban simulate --ray` does.  All is
measured in processor time, so that other load on the machine counts little: what the worker spends in the batches, what
it spends beside them, and what the process spends that hands them out.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time
from typing import NamedTuple

from tenban.lab.cluster import on_cluster
from tenban.lab.simulate import Plan, _batch, games_in_a_second
from tenban.lab.statistics import Row

PROMISED = 0.05


class Timed(NamedTuple):
    rows: list[Row]
    began: float  # processor time of the worker
    ended: float


def timed(plan: Plan, span: range) -> Timed:
    began = process_time()
    return Timed(_batch(plan, span), began, process_time())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a Ray cluster costs beside the games.")
    parser.add_argument("--batches", type=int, default=20)
    args = parser.parse_args()
    import ray

    plan = Plan("latria", 4, ("greedy",) * 4, 1, seed=1)
    size = games_in_a_second(partial(_batch, plan))
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    spans = [range(n * size, (n + 1) * size) for n in range(args.batches)]
    list(on_cluster(partial(timed, plan), iter(spans[:1]), ""))  # the worker imports the game
    began = process_time()
    found = list(on_cluster(partial(timed, plan), iter(spans), ""))
    handing_out = process_time() - began
    inside = sum(one.ended - one.began for one in found)
    beside = found[-1].ended - found[0].began - inside
    share = (handing_out + beside) / inside
    each, kept = args.batches / 1000, "kept" if share <= PROMISED else "NOT KEPT"
    print(f"{args.batches} batches of {size} games, {inside / args.batches:.2f} s of processor time each;")
    print(f"beside each {beside / each:.1f} ms in the worker and {handing_out / each:.1f} ms where it is handed out:")
    print(f"{100 * share:.2f} % (promised: at most {100 * PROMISED:.0f} %, {kept})")


if __name__ == "__main__":
    main()
