"""From the command line to the right command, and from every mishap to one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .errors import EXPECTED
from .parser import parse

BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `tenban`; the code it ends with."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _say("stopped", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except EXPECTED as fault:
        return _say(str(fault), BAD_INPUT)
    except Exception as fault:
        if os.environ.get("TENBAN_DEBUG"):
            raise
        kind = type(fault).__name__
        return _say(f"a fault of ours ({kind}: {fault}); with TENBAN_DEBUG=1 it tells more", OUR_FAULT)
    return code


def _run(arguments: Sequence[str]) -> int:
    wanted = parse(arguments)
    command = wanted.command
    return int(command(wanted))


def _say(sentence: str, code: int) -> int:
    print(f"tenban: {sentence}", file=sys.stderr)
    return code
