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
router = APIRouter()


def described(body: type | None, answer: type | None) -> dict[str, Any]:
    """What an endpoint's decorator says about its messages."""
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": content(body)}
    good: dict[str, Any] = {"description": "Done"} | ({"content": content(answer)} if answer else {})
    bad = {"description": "Refused", "content": content(schemas.Refusal)}
    extra["responses"] = {"200": good, "default": bad}
    return {"response_model": None, "openapi_extra": extra}


def content(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": PLACE.format(name=kind.__name__)}}}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document, made once."""
    if app.openapi_schema is None:
        made = get_openapi(title="Tetrarch", version=VERSION, routes=app.routes)
        _, components = msgspec.json.schema_components(structs(), ref_template=PLACE)
        found = made.setdefault("components", {}).setdefault("schemas", {})
        found.update(components)
        for path in made["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
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
            got = name_of(operation["responses"].get("200"))
            cells = (method.upper(), path, operation.get("description", ""), sent, got)
            rows.append("<tr>" + "".join(f"<td>{linked(cell)}</td>" for cell in cells) + "</tr>")
    types = [section(name, schema) for name, schema in doc["components"]["schemas"].items()]
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Tetrarch: endpoints</title>"
    table = "<table><tr><th>Method<th>Path<th>What<th>Body<th>Answer</tr>" + "".join(rows) + "</table>"
    return HTMLResponse(f"{head}<h1>Endpoints</h1>{table}<h2>Messages</h2>{''.join(types)}")


def name_of(part: dict[str, Any] | None) -> str:
    schema = (part or {}).get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "")).rpartition("/")[2]


def linked(text: str) -> str:
    known = {kind.__name__ for kind in structs()}
    return f'<a href="#{text}">{text}</a>' if text in known else escape(text)


def section(name: str, schema: dict[str, Any]) -> str:
    text = escape(schema.get("description", ""))
    body = escape(msgspec.json.format(msgspec.json.encode(schema.get("properties", {}))).decode())
    return f'<h3 id="{name}">{name}</h3><p>{text}</p><pre>{body}</pre>'
