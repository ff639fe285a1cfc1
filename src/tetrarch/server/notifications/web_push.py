"""Web push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096  # every message is one record
SIGNATURE_SECONDS = 12 * 3600  # that a signature holds
KEEP_SECONDS = 24 * 3600  # for which a push service keeps a message for a browser that is off


def to_base64url(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes behind base64 for addresses; ValueError if it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def new_key() -> str:
    """The server's own key."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_base64url(number.to_bytes(32, "big"))


def private_key(key: str) -> ec.EllipticCurvePrivateKey:
    """A key as it is kept; ValueError if it is none."""
    data = from_base64url(key)
    if len(data) != 32:
        raise ValueError("a key has 32 bytes")
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """What browsers need to know of the server's key."""
    return to_base64url(point(private_key(key).public_key()))


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError unless these are the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(p256dh))
    if len(from_base64url(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def derive_key(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """A key of so many bytes by HKDF (RFC 5869)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def encrypt(
    content: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser with these keys; the key pair and the salt are new for each."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs, ours = from_base64url(p256dh), point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = derive_key(from_base64url(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derive_key(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive_key(salt, material, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, content + b"\x02", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours + body


def authorization(key: str, endpoint: str, contact: str, now: int) -> str:
    """The header that tells a push service whose message it is: a signed token (RFC 8292)."""
    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": now + SIGNATURE_SECONDS, "sub": contact}
    head = to_base64url(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signing_input = f"{head}.{to_base64url(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(private_key(key).sign(signing_input.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signing_input}.{to_base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"


def headers(key: str, endpoint: str, contact: str, topic: str, now: int) -> dict[str, str]:
    """Of two messages with one topic a push service need only keep the newer."""
    return {
        "authorization": authorization(key, endpoint, contact, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEEP_SECONDS),
        "urgency": "high",
        "topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
    }


def message(title: str, line: str, path: str, tag: str, lang: str) -> bytes:
    """What the browser shows: no secret of any game is in it."""
    fields = {"title": title, "body": line[:500], "path": path, "tag": tag, "lang": lang}
    return json.dumps(fields, ensure_ascii=False).encode()
