"""The process of one subject: it reads numbers of seconds, and prints the rate measured for each.

    python -m tenban.lab.bench.worker "latria rollouts"

The first line is "ready" with the kind of build, or "missing" with the reason if the subject is not installed.
"""

from __future__ import annotations

import sys
from importlib import import_module

from .subjects import rate, subject


def main(name: str) -> None:
    wanted = subject(name)
    try:
        work = wanted.make()
        work()
    except ImportError as fault:
        print(f"missing {fault}", flush=True)
        return
    print(f"ready {_kind(wanted.module)}", flush=True)
    for line in sys.stdin:
        print(rate(work, float(line)), flush=True)


def _kind(module: str) -> str:
    if not module:
        return ""
    return "interpreted" if str(import_module(module).__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    main(sys.argv[1])
