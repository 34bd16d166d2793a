"""A subject in a process of its own: for every number of seconds it reads, it prints a rate.

    python -m tenban.lab.bench.worker "latria rollouts"

The first line says whether the subject is here: "ready …" with what it runs on, or "missing …" with the reason.
"""

from __future__ import annotations

import sys

from tenban.kernel import state

from .subjects import SUBJECTS, rate


def main(name: str) -> None:
    try:
        work = SUBJECTS[name]()
        work()
    except ImportError as fault:
        print(f"missing {fault}", flush=True)
        return
    print(f"ready {'compiled' if not str(state.__file__).endswith('.py') else 'interpreted'}", flush=True)
    for line in sys.stdin:
        print(rate(work, float(line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
