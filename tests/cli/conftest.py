"""A run in the background ignores interrupts, and so would the processes that it starts."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
