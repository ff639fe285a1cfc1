"""What a webhook is told, and the signature by which it knows who tells it.

The headers are those of the Standard Webhooks convention, for which there are libraries in most languages.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from typing import Any

PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def message(kind: str, line: str, url: str, table: str | None, at: float) -> bytes:
    """The body: `text` and `content` are what chat services show."""
    said = f"{line} {url}"
    found: dict[str, Any] = {
        "type": kind,
        "text": said,
        "content": said,
        "url": url,
        "table": table,
        "at": at,
    }
    return json.dumps(found, ensure_ascii=False).encode()


def headers(id: str, secret: str, content: bytes, now: int) -> dict[str, str]:
    """The headers that sign a body."""
    return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(now),
        "webhook-signature": f"v1,{signature(id, secret, content, now)}",
    }


def signature(id: str, secret: str, content: bytes, now: int) -> str:
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{id}.{now}.".encode() + content
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
