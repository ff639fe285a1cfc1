"""The OpenAPI document, from the wire's types, and a page that shows it without any script."""

from __future__ import annotations

from html import escape
from typing import Any, get_args

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from tetrarch._build import VERSION
from tetrarch.server.schemas import ClientMessage, ServerMessage
from tetrarch.server.web.endpoints import SCHEMA, Endpoint, Endpoints, json_content
from tetrarch.server.web.typescript import structs

SOCKET = {  # OpenAPI has no words for sockets
    "description": "JSON texts both ways; the client begins with Hello. See docs/wire.md.",
    "client": json_content(*get_args(ClientMessage))["application/json"]["schema"],
    "server": json_content(*get_args(ServerMessage))["application/json"]["schema"],
}
endpoints = Endpoints()


def document(app: Starlette) -> dict[str, Any]:
    """The whole document."""
    _, components = msgspec.json.schema_components(structs(), ref_template=SCHEMA)
    paths: dict[str, dict[str, Any]] = {}
    for route in app.routes:
        if isinstance(route, Endpoint) and route.operation is not None:
            paths.setdefault(route.path, {})[route.method] = route.operation
    info = {"title": "Tetrarch", "version": VERSION}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": paths,
        "components": {"schemas": components},
        "x-sockets": {"/api/tables/{id}/live": SOCKET},
    }


@endpoints.get("/api/openapi.json", documented=False)
def as_json(request: Request) -> Response:
    return JSONResponse(document(request.app))


@endpoints.get("/api/docs", documented=False)
def as_page(request: Request) -> Response:
    """The endpoints and messages as plain HTML: the strict content policy forbids the usual viewers."""
    doc = document(request.app)
    rows = []
    for path, operations in doc["paths"].items():
        for method, operation in operations.items():
            sent = name_of(operation.get("requestBody"))
            got = name_of(operation["responses"].get("2XX"))
            cells = (method.upper(), path, operation.get("description", ""), sent, got)
            rows.append("<tr>" + "".join(f"<td>{link_types(cell)}</td>" for cell in cells) + "</tr>")
    types = [section(name, schema) for name, schema in doc["components"]["schemas"].items()]
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Tetrarch: endpoints</title>"
    table = "<table><tr><th>Method<th>Path<th>What<th>Body<th>Answer</tr>" + "".join(rows) + "</table>"
    return HTMLResponse(f"{head}<h1>Endpoints</h1>{table}<h2>Messages</h2>{''.join(types)}")


def name_of(part: dict[str, Any] | None) -> str:
    schema = (part or {}).get("content", {}).get("application/json", {}).get("schema", {})
    refs = [found["$ref"].rpartition("/")[2] for found in schema.get("anyOf", [schema]) if "$ref" in found]
    return " or ".join(refs)


def link_types(text: str) -> str:
    """A text as HTML, in which names of messages lead to their description."""
    known = {kind.__name__ for kind in structs()}
    words = (f'<a href="#{word}">{word}</a>' if word in known else escape(word) for word in text.split(" "))
    return " ".join(words)


def section(name: str, schema: dict[str, Any]) -> str:
    text = escape(schema.get("description", ""))
    body = escape(msgspec.json.format(msgspec.json.encode(schema.get("properties", {}))).decode())
    return f'<h3 id="{name}">{name}</h3><p>{text}</p><pre>{body}</pre>'
