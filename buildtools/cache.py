"""A folder of finished results, each named by a hash of everything that went into it."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

KEPT = 4


def digest(root: Path, files: Iterable[Path], *circumstances: str) -> str:
    """A name for these files, by path and content, under these circumstances."""
    sum_ = hashlib.sha256(repr(circumstances).encode())
    for file in sorted(files):
        content = file.read_bytes()
        sum_.update(f"\0{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        sum_.update(content)
    return sum_.hexdigest()[:24]


def cached(cache: Path, key: str, make: Callable[[Path], None]) -> Path:
    """The folder of results for `key`, made by `make` if it is not there yet.

    It is made under another name and moved into place, so that an interrupted build leaves nothing that looks done.
    """
    done = cache / key
    if done.is_dir():
        done.touch()
        return done
    cache.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix="draft-", dir=cache))
    try:
        make(draft)
        _move(draft, done)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    _forget_old(cache)
    return done


def _move(draft: Path, done: Path) -> None:
    try:
        draft.rename(done)
    except OSError:
        # another build of the same sources was faster
        if not done.is_dir():
            raise


def _forget_old(cache: Path) -> None:
    results = [p for p in cache.iterdir() if p.is_dir() and not p.name.startswith("draft-")]
    for old in sorted(results, key=lambda p: p.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
