"""The built client: hashed files are kept for ever, the page itself is asked for every time."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from tetrarch.server.refusals import Refused
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import services_of

INSIDE = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = "The client has not been built. `make play` builds it; the API is at /api/docs.\n"
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


@endpoints.get("/{path:path}", documented=False)
def page(request: Request, path: str) -> Response:
    """A file of the client; any other address is a page that the client draws."""
    if path == "api" or path.startswith("api/"):
        raise Refused("not_found")
    root = folder(request).resolve()
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and is_file(file):
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("There is no such file.\n", 404)
    index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})
