"""The built client: hashed files are kept for ever, the page itself is asked for every time.

Texts go out compressed. Each is compressed once and stays in memory: all together are about 600 kB.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from tetrarch.server.refusals import Refused
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import services_of

INSIDE = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = "The client has not been built. `make play` builds it; the API is at /api/docs.\n"
COMPRESSED = (".js", ".css", ".html", ".svg", ".txt", ".webmanifest")
endpoints = Endpoints()


def folder(request: Request) -> Path:
    chosen = services_of(request).settings.static
    return Path(chosen) if chosen else INSIDE


def is_file(path: Path) -> bool:
    """Whether a file is there; a name that no file can have is none."""
    try:
        return path.is_file()
    except OSError:
        return False


@lru_cache(maxsize=512)
def compressed(path: Path, version: tuple[int, int]) -> bytes:
    """A file's bytes by gzip; `version` tells a file from one that took its place."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def send(request: Request, file: Path, kept: str) -> Response:
    """A file as the browser takes it."""
    headers = {"cache-control": kept}
    if file.suffix not in COMPRESSED:
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    stat = file.stat()
    data = compressed(file, (stat.st_mtime_ns, stat.st_size))
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(data, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


@endpoints.get("/{path:path}", documented=False)
def page(request: Request, path: str) -> Response:
    """A file of the client; any other address is a page that the client draws."""
    if path == "api" or path.startswith("api/"):
        raise Refused("not_found")
    root = folder(request).resolve()
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and is_file(file):
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return send(request, file, kept)
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("There is no such file.\n", 404)
    index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    return send(request, index, "no-cache")
