"""The server that is measured: the real one, with durable storage and tic-tac-toe added."""

from __future__ import annotations

import sys
from pathlib import Path

from tenban.registry import Game, games
from tenban.server.run import serve


def main(port: str, data: str) -> None:
    tictactoe = Game("tictactoe", "tictactoe")
    serve("127.0.0.1", int(port), Path(data), games={**games(), "tictactoe": tictactoe})


if __name__ == "__main__":
    main(*sys.argv[1:])
