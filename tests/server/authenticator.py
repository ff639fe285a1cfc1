"""An authenticator in software: it makes passkeys and signs with them as a phone would."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey; `verified`: whether its owner gives a finger."""

    def __init__(self, origin: str, verified: bool = True) -> None:
        self.origin, self.count = origin, 0
        self.flags = PRESENT | (VERIFIED if verified else 0)
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, host: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """As `navigator.credentials.create` answers."""
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self.data(options["rp"]["id"], self.flags | ATTESTED, attested)
        response = {
            "clientDataJSON": text(self.client_data("webauthn.create", options["challenge"])),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """As `navigator.credentials.get` answers."""
        data = self.data(options["rpId"], self.flags)
        client = self.client_data("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signed),
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
