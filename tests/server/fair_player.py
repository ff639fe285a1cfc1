"""A person whose browser adds a nonce to the dice and checks them at the end, as `web/src/lib/fairness` does.

It knows no rules, and nothing of the server but what is sent.
"""

import hashlib
import hmac
import json
import secrets
from typing import Any

from server.kit import Client, Running


class FairPlayer:
    def __init__(self, running: Running, name: str) -> None:
        self.client: Client = running.client(name)
        self.nonce = secrets.token_hex(32)
        self.digest: str | None = None
        self.shares: list[str] = []

    @property
    def share(self) -> str:
        return hashlib.sha256(b"tetrarch share\0" + self.nonce.encode()).hexdigest()

    def keep(self, id: str) -> Any:
        """Keep what is published, once it is fixed; the table as it is now."""
        table = self.client.table(id)["table"]
        if self.digest is None and table["phase"] != "open":
            self.digest = table["commitment"]
            self.shares = [seat["share"] or "" for seat in table["seats"]]
        return table

    def reveal(self, id: str) -> None:
        """Reveal the nonce, after the digest was fixed."""
        table = self.keep(id)
        seat = next(seat["seat"] for seat in table["seats"] if seat["share"] == self.share)
        assert table["phase"] == "starting" and seat in table["mine"]
        self.client.post(f"tables/{id}/nonce", {"seat": seat, "nonce": self.nonce})

    def faults(self, id: str) -> set[str]:
        """What is wrong with a game that is over."""
        told = self.client.get(f"tables/{id}/verify")
        secret, terms = bytes.fromhex(told["secret"]), json.loads(told["terms"])
        found = set()
        digest = hashlib.sha256(b"tetrarch commitment\0" + secret + told["terms"].encode()).hexdigest()
        if digest != self.digest:
            found.add("digest")
        if (terms[4] if len(terms) == 5 else []) != (self.shares if any(self.shares) else []):
            found.add("shares")
        if self.nonce not in told["nonces"]:
            found.add("left out")
        for share, nonce in zip(told["shares"], told["nonces"], strict=False):
            if nonce and hashlib.sha256(b"tetrarch share\0" + nonce.encode()).hexdigest() != share:
                found.add("nonce")
        key = hmac.new(secret, json.dumps(told["nonces"]).encode(), hashlib.sha256).digest()
        if any(token != drawn for token, drawn in derive(key, told["steps"])):
            found.add("draws")
        return found


def derive(key: bytes, steps: list[Any]) -> list[tuple[str, str]]:
    """Every token that was drawn, beside the one that follows from the key."""
    kept: list[Any] = []
    epoch, found = 0, []
    for step in steps:
        if step["back"] is not None:
            epoch, kept = epoch + 1, [one for one in kept if one["number"] < step["back"]]
            continue
        n = sum(one["purpose"] == step["purpose"] for one in kept)
        kept.append(step)
        left = number_below(key, f"{step['purpose']}/{n}/{epoch}", sum(step["weights"]))
        for token, weight in zip(step["tokens"], step["weights"], strict=True):
            if left < weight:
                found.append((step["token"], token))
                break
            left -= weight
    return found


def number_below(key: bytes, draw: str, total: int) -> int:
    for attempt in range(100):
        digest = hmac.new(key, f"{draw}/{attempt}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            number = int.from_bytes(digest[start : start + 8], "big")
            if number < 2**64 // total * total:
                return number % total
    raise AssertionError("no number fits")
