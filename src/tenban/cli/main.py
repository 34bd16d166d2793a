"""The entry point: run the command, and turn every error into one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tenban.kernel import TenbanError

from .parser import parse

BAD_INPUT = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `tenban` and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # for terminals that lack a character
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _fail("stopped", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except TenbanError as error:
        return _fail(str(error), BAD_INPUT)
    except Exception as error:
        if os.environ.get("TENBAN_DEBUG"):
            raise
        name = type(error).__name__
        return _fail(f"internal error ({name}: {error}); TENBAN_DEBUG=1 shows the traceback", INTERNAL_ERROR)
    return code


def _run(arguments: Sequence[str]) -> int:
    args = parse(arguments)
    return int(args.command(args))


def _fail(sentence: str, code: int) -> int:
    print(f"tenban: {sentence}", file=sys.stderr)
    return code
