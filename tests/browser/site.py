"""The built site, served as any web host would: from a folder that is not its root."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = "some/folder"


def built_site(target: Path) -> Path:
    """Return the folder that TENBAN_SITE names, or build the site."""
    named = os.environ.get("TENBAN_SITE", "")
    if named:
        return Path(named).resolve()
    command = [sys.executable, "-m", "buildtools.site", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


@contextmanager
def hosted(site: Path, scratch: Path) -> Iterator[str]:
    """Serve the site by `python -m http.server`; yield its address."""
    home = scratch / "host"
    (home / FOLDER).parent.mkdir(parents=True, exist_ok=True)
    if not (home / FOLDER).is_symlink():
        (home / FOLDER).symlink_to(site)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(home)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/{FOLDER}/"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(address, timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(30)
