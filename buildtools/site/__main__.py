"""Build the site: `python -m buildtools.site [FOLDER]` writes build/site, or the folder given."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from buildtools import BuildError
from buildtools.site import playground

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]).resolve() if arguments else ROOT / "build" / "site"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    try:
        playground.build(ROOT, out / "play")
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
