"""Build the site: `python -m buildtools.site [--docs] [FOLDER]` writes build/site, or the folder given.

With --docs the playground that is there stays as it is.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from buildtools import BuildError
from buildtools.site import playground
from buildtools.site.docs import build as docs

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    folders = [word for word in arguments if not word.startswith("--")]
    out = Path(folders[0]).resolve() if folders else ROOT / "build" / "site"
    try:
        if "--docs" not in arguments:
            shutil.rmtree(out, ignore_errors=True)
            playground.build(ROOT, out / "play")
        docs.build(ROOT, out)
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
