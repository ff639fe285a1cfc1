"""Endpoints: functions that answer requests, each with what it takes and answers, as OpenAPI describes it."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tetrarch.server.schemas.wire import Refusal
from tetrarch.server.web.http import limit_address, services_of

SCHEMA = "#/components/schemas/{name}"
MAX_NUMBER = 999_999_999  # in a query
TEXT, FLAG = {"type": "string"}, {"type": "boolean"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": MAX_NUMBER}
Function = TypeVar("Function", bound=Callable[..., Any])


class Endpoint(Route):
    """A route with its description; None: it is not part of the documented interface."""

    def __init__(self, path: str, function: Callable[..., Any], method: str, operation: Any) -> None:
        limited = method == "GET" and path.startswith("/api/")
        super().__init__(path, with_path_parameters(function, limited), methods=[method])
        self.operation: dict[str, Any] | None = operation
        self.method = method.lower()


class Endpoints:
    """The endpoints of one module, in the order in which they are looked at."""

    def __init__(self) -> None:
        self.routes: list[Endpoint] = []

    def add(
        self,
        method: str,
        path: str,
        *answers: type,
        body: type | None = None,
        media_type: str = "",
        query: dict[str, dict[str, Any]] | None = None,
        documented: bool = True,
    ) -> Callable[[Function], Function]:
        """Declare a function as an endpoint: it takes a `body` and answers with one of some messages, or with
        a text or file of a `media_type`. `query` has the schema of each parameter in the address."""

        def declare(function: Function) -> Function:
            operation = None
            if documented:
                parameters = path_parameters(path) + [
                    {"name": name, "in": "query", "schema": schema} for name, schema in (query or {}).items()
                ]
                operation = describe_operation(function, answers, body, media_type)
                operation["parameters"] = parameters
            self.routes.append(Endpoint(path, function, method, operation))
            return function

        return declare

    def get(self, path: str, *answers: type, **more: Any) -> Callable[[Function], Function]:
        return self.add("GET", path, *answers, **more)

    def post(self, path: str, *answers: type, **more: Any) -> Callable[[Function], Function]:
        return self.add("POST", path, *answers, **more)

    def put(self, path: str, *answers: type, **more: Any) -> Callable[[Function], Function]:
        return self.add("PUT", path, *answers, **more)

    def patch(self, path: str, *answers: type, **more: Any) -> Callable[[Function], Function]:
        return self.add("PATCH", path, *answers, **more)

    def delete(self, path: str, *answers: type, **more: Any) -> Callable[[Function], Function]:
        return self.add("DELETE", path, *answers, **more)


def with_path_parameters(function: Callable[..., Any], limited: bool) -> Callable[[Request], Any]:
    """The function as Starlette calls it: what is in the path is given by name. `limited`: refused to an
    address that asks too often; whatever changes something has limits of its own."""

    async def answer(request: Request) -> Response:
        if limited:
            services_of(request).limits.check("read", limit_address(request))
        if iscoroutinefunction(function):
            response: Response = await function(request, **request.path_params)
        else:
            response = await run_in_threadpool(function, request, **request.path_params)
        return response

    return answer


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def describe_operation(
    function: Callable[..., Any], answers: tuple[type, ...], body: type | None, media_type: str
) -> dict[str, Any]:
    """What a function takes and answers, in the words of OpenAPI."""
    good: dict[str, Any] = {"description": "Done"}
    if media_type:
        good["content"] = {media_type: {"schema": {"type": "string"}}}
    elif answers:
        good["content"] = json_content(*answers)
    bad = {"description": "Refused", "content": json_content(Refusal)}
    operation = {"description": function.__doc__ or "", "responses": {"2XX": good, "default": bad}}
    return operation if body is None else {**operation, "requestBody": json_body(body)}


def json_body(kind: type) -> dict[str, Any]:
    return {"required": True, "content": json_content(kind)}


def json_content(*kinds: type) -> dict[str, Any]:
    refs = [{"$ref": SCHEMA.format(name=kind.__name__)} for kind in kinds]
    return {"application/json": {"schema": refs[0] if len(refs) == 1 else {"anyOf": refs}}}
