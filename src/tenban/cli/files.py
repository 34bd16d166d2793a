"""Files: read with limits, written as a whole or not at all, and never overwritten by accident."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tenban.kernel import Record, RecordError
from tenban.kernel.record import parse

from .errors import UsageError

_MOST_BYTES = 50_000_000


def read_text(path: Path, what: str) -> str:
    """Return the contents of a text file; `what` names it in errors.  Raise UsageError."""
    try:
        if path.is_file() and path.stat().st_size > _MOST_BYTES:
            raise UsageError(f"{what} {path} is larger than {_MOST_BYTES // 1_000_000} MB, which is too large")
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise UsageError(f"{what} {path} cannot be read: {reason(fault)}") from fault
    except UnicodeDecodeError as fault:
        raise UsageError(f"{what} {path} is not text in UTF-8") from fault


def read_record(path: Path) -> Record:
    """Return the record in a file; raise UsageError."""
    try:
        return parse(read_text(path, "the record"))
    except RecordError as fault:
        raise UsageError(f"{path}: {fault}") from fault


def write_text(path: Path, text: str, replace: bool = False) -> None:
    """Write a whole file or nothing; an existing file is kept unless `replace` is true.  Raise UsageError."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as draft:
            draft.write(text)
            draft.flush()
            os.fsync(draft.fileno())
        _put(Path(draft.name), path, replace)
    except FileExistsError as fault:
        raise UsageError(f"{path} is already there; name another file") from fault
    except OSError as fault:
        raise UsageError(f"{path} cannot be written: {reason(fault)}") from fault


def _put(draft: Path, path: Path, replace: bool) -> None:
    try:
        if replace:
            draft.replace(path)
        else:
            os.link(draft, path)  # fails if the file exists, even if it was created just now
    finally:
        draft.unlink(missing_ok=True)


def must_be_new(path: Path) -> None:
    """Raise UsageError if a new file cannot be written here."""
    if path.exists():
        raise UsageError(f"{path} is already there; name another file or remove it")
    if not path.parent.is_dir():
        raise UsageError(f"{path} cannot be written: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise UsageError(f"{path} cannot be written: the folder {path.parent} is not writable")


def reason(fault: OSError) -> str:
    """Return the system's message of an error, without its number."""
    return (fault.strerror or str(fault)).lower()
