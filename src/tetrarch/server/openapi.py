"""The OpenAPI document, from the wire's types, and a page that shows it without any script."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from starlette.responses import JSONResponse, Response

from tetrarch._build import VERSION
from tetrarch.server import schemas
from tetrarch.server.typescript import structs

PLACE = "#/components/schemas/{name}"
MOST = 999_999_999  # of a number in a query
router = APIRouter()


def described(
    body: type | None, *answers: type | None, text: str = "", query: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What an endpoint takes and answers: one of some messages, or text; and numbers in its query."""
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": content(body)}
    good: dict[str, Any] = {"description": "Done"}
    if text:
        good["content"] = {text: {"schema": {"type": "string"}}}
    elif kinds := [kind for kind in answers if kind is not None]:
        good["content"] = content(*kinds)
    bad = {"description": "Refused", "content": content(schemas.Refusal)}
    extra["responses"] = {"2XX": good, "default": bad}
    if query:
        number = {"type": "integer", "minimum": 0, "maximum": MOST}
        extra["parameters"] = [{"name": name, "in": "query", "schema": number} for name in query]
    return {"response_model": None, "openapi_extra": extra}


def content(*kinds: type) -> dict[str, Any]:
    refs = [{"$ref": PLACE.format(name=kind.__name__)} for kind in kinds]
    return {"application/json": {"schema": refs[0] if len(refs) == 1 else {"anyOf": refs}}}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document, made once."""
    if app.openapi_schema is None:
        made = get_openapi(title="Tetrarch", version=VERSION, routes=app.routes)
        _, components = msgspec.json.schema_components(structs(), ref_template=PLACE)
        found = made.setdefault("components", {}).setdefault("schemas", {})
        found.update(components)
        for path in made["paths"].values():
            for operation in path.values():
                for added in ("200", "422"):  # by the framework, which does not know our messages
                    operation["responses"].pop(added, None)
        app.openapi_schema = made
    return app.openapi_schema


@router.get("/api/openapi.json", include_in_schema=False)
def as_json(request: Request) -> Response:
    return JSONResponse(document(request.app))


@router.get("/api/docs", include_in_schema=False)
def as_page(request: Request) -> Response:
    """The endpoints and messages as plain HTML: the strict content policy forbids the usual viewers."""
    doc = document(request.app)
    rows = []
    for path, operations in doc["paths"].items():
        for method, operation in operations.items():
            sent = name_of(operation.get("requestBody"))
            got = name_of(operation["responses"].get("2XX"))
            cells = (method.upper(), path, operation.get("description", ""), sent, got)
            rows.append("<tr>" + "".join(f"<td>{linked(cell)}</td>" for cell in cells) + "</tr>")
    types = [section(name, schema) for name, schema in doc["components"]["schemas"].items()]
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Tetrarch: endpoints</title>"
    table = "<table><tr><th>Method<th>Path<th>What<th>Body<th>Answer</tr>" + "".join(rows) + "</table>"
    return HTMLResponse(f"{head}<h1>Endpoints</h1>{table}<h2>Messages</h2>{''.join(types)}")


def name_of(part: dict[str, Any] | None) -> str:
    schema = (part or {}).get("content", {}).get("application/json", {}).get("schema", {})
    refs = [found["$ref"].rpartition("/")[2] for found in schema.get("anyOf", [schema]) if "$ref" in found]
    return " or ".join(refs)


def linked(text: str) -> str:
    known = {kind.__name__ for kind in structs()}
    words = (f'<a href="#{word}">{word}</a>' if word in known else escape(word) for word in text.split(" "))
    return " ".join(words)


def section(name: str, schema: dict[str, Any]) -> str:
    text = escape(schema.get("description", ""))
    body = escape(msgspec.json.format(msgspec.json.encode(schema.get("properties", {}))).decode())
    return f'<h3 id="{name}">{name}</h3><p>{text}</p><pre>{body}</pre>'
