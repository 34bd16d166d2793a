"""`tenban` alone."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path


def test_tenban_alone_serves_on_this_machine_and_says_where(tmp_path: Path) -> None:
    here = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-m", "tenban.cli"]
    with subprocess.Popen(command, env=here, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            address = re.search(r"http://\S+/", said)
            assert address, said
            with urllib.request.urlopen(address[0] + "health", timeout=20) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0
    assert list((tmp_path / "tenban").iterdir())
