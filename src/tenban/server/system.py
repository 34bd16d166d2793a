"""What differs between operating systems: locks, limits, priorities, ports, and where data is kept.

Windows has neither the modules `resource` and `fcntl` nor fork; what they would do is done otherwise there or left out.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import IO

WINDOWS = sys.platform == "win32"
MANY_FILES = 8192  # where the system does not say how many may be open

try:
    import fcntl
    import resource
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
    resource = None  # type: ignore[assignment]


def can_fork() -> bool:
    """Return whether a process can be copied here."""
    return hasattr(os, "fork")


def data_folder() -> Path:
    """Return the folder in which tables are stored by default."""
    if base := os.environ.get("XDG_DATA_HOME") or (WINDOWS and os.environ.get("LOCALAPPDATA")):
        return Path(base) / "tenban"
    return Path.home() / ".local" / "share" / "tenban"


def lock(file: IO[bytes]) -> None:
    """Lock an open file for this process until it is closed; raise OSError if another process has locked it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]


def limit_memory(size: int) -> None:
    """Let this process have so many bytes of address space, where the system can limit that."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def lower_priority(by: int) -> None:
    """Let other processes go first, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(by)


def most_files() -> int:
    """Return how many files this process may have open; a connection is one."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource is not None else MANY_FILES


def raise_file_limit() -> None:
    """Allow as many open files as the system does."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def keep_port(listener: socket.socket) -> None:
    """Set the options with which a restarted server gets its port at once and a second server is refused."""
    # On Windows SO_REUSEADDR would let a second server listen on the same port.
    own = getattr(socket, "SO_EXCLUSIVEADDRUSE", None) if WINDOWS else socket.SO_REUSEADDR
    if own is not None:
        listener.setsockopt(socket.SOL_SOCKET, own, 1)
