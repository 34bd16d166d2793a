"""The built web client: every file is read once, and all its pages are index.html."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from tenban.server.tables.errors import RefusedError

FOLDER = Path(__file__).parent.parent / "static"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a name that changes with its content
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "<!doctype html><meta charset=utf-8><title>Tenban</title><h1>Tenban</h1><p>The server runs, but its web client "
    "was not built. Run <code>make play</code> in a clone, or install a wheel that has it.</p>"
)


class StaticFile(NamedTuple):
    plain: bytes
    zipped: bytes | None
    kind: str
    cache: str


def load(folder: Path) -> dict[str, StaticFile]:
    """Return all files by path; a file beside it with .gz is its compressed form."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"] if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): _file(path) for path in files}


def _file(path: Path) -> StaticFile:
    zipped = path.with_name(path.name + ".gz")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return StaticFile(
        path.read_bytes(),
        zipped.read_bytes() if zipped.is_file() else None,
        kind,
        FOREVER if HASHED.search(path.name) else "no-cache",
    )


def client_handler(folder: Path = FOLDER) -> Any:
    """Return the handler that serves the client."""
    files = load(folder)
    index = files.get("index.html") or StaticFile(MISSING.encode(), None, "text/html", "no-cache")

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.url.path.lstrip("/")
        page = files.get(name)
        if page is None:
            if name.startswith("api/") or "." in name.rpartition("/")[2]:
                raise RefusedError("not-found", 404)
            page = index
        headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding"}
        if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(page.zipped, media_type=page.kind, headers=headers)
        return Response(page.plain, media_type=page.kind, headers=headers)

    return client
