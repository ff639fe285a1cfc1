"""Passkeys: registered by members, good to sign in with at the address where they were made."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import webauthn
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tetrarch.server.accounts import checked_name, digest_of, new_id
from tetrarch.server.members import Members
from tetrarch.server.model import User
from tetrarch.server.model_accounts import PasskeyRow
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_accounts import PasskeyInfo, PasskeyRequest, PasskeySignIn
from tetrarch.server.security import is_address
from tetrarch.server.storage_accounts import owned
from tetrarch.server.storage_passkeys import PasskeyStorage

T = TypeVar("T")
MOST = 20  # passkeys of one account
SECONDS = 300.0  # that a challenge can be answered
VERIFIED = UserVerificationRequirement.REQUIRED  # by PIN or finger: no password is asked beside
KIND = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
)


@dataclass(frozen=True)
class Site:
    """The public address that passkeys belong to."""

    origin: str
    host: str


def site(origin: str | None) -> Site:
    """Of a page of ours. Browsers want https for passkeys, or localhost, and never a bare address."""
    parts = urlsplit(origin or "")
    host = (parts.hostname or "").lower()
    if origin is None or not host or is_address(host) or (parts.scheme != "https" and host != "localhost"):
        raise Refused("no_passkeys")
    return Site(origin, host)


def info(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, row.created, row.used)


class Passkeys:
    """The two ceremonies. Each challenge is bound to a secret of the browser, and answered once."""

    def __init__(self, members: Members, kept: PasskeyStorage) -> None:
        self.members, self.kept = members, kept

    async def register_options(self, user: User, token: str, password: str, at: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey, after the password was given again."""
        account = await self.members.confirmed(user, password)
        known = await self.kept.of(user.id)
        if len(known) >= MOST:
            raise Refused("too_many_passkeys", most=MOST)
        challenge = generate_challenge()
        options = webauthn.generate_registration_options(
            rp_id=at.host,
            rp_name="Tetrarch",
            user_id=user.id.encode(),
            user_name=account.name,
            user_display_name=user.name,
            challenge=challenge,
            timeout=int(SECONDS * 1000),
            authenticator_selection=KIND,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in known
            ],
        )
        await self.kept.ask(digest_of(token), "register", bytes_to_base64url(challenge), SECONDS)
        return options_to_json_dict(options)

    async def register(self, user: User, token: str, wanted: PasskeyRequest, at: Site) -> PasskeyInfo:
        """Keep the passkey that a browser has made."""
        await self.members.need(user)
        name = checked_name(wanted.name)
        challenge = await self._challenge(token, "register")
        made = understood(
            lambda: webauthn.verify_registration_response(
                credential=wanted.credential,
                expected_challenge=challenge,
                expected_rp_id=at.host,
                expected_origin=at.origin,
                require_user_verification=True,
            )
        )
        credential, key = (
            bytes_to_base64url(data) for data in (made.credential_id, made.credential_public_key)
        )
        row = PasskeyRow(new_id(), user.id, credential, key, made.sign_count, name, time.time())
        try:
            await self.kept.add(row)
        except IntegrityError:
            raise Refused("passkey_failed") from None
        return info(row)

    async def sign_in_options(self, secret: str, at: Site) -> dict[str, Any]:
        """What a browser needs to sign in; it knows itself which passkeys there are."""
        challenge = generate_challenge()
        await self.kept.ask(digest_of(secret), "sign_in", bytes_to_base64url(challenge), SECONDS)
        options = webauthn.generate_authentication_options(
            rp_id=at.host, challenge=challenge, timeout=int(SECONDS * 1000), user_verification=VERIFIED
        )
        return options_to_json_dict(options)

    async def sign_in(
        self, guest: User | None, token: str | None, secret: str, wanted: PasskeySignIn, at: Site
    ) -> tuple[User, str]:
        """Enter by a passkey."""
        challenge = await self._challenge(secret, "sign_in")
        row = await self.kept.find(str(wanted.credential.get("id")))
        if row is None:
            raise Refused("passkey_unknown")
        done = understood(
            lambda: webauthn.verify_authentication_response(
                credential=wanted.credential,
                expected_challenge=challenge,
                expected_rp_id=at.host,
                expected_origin=at.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
        )
        account = await self.members.kept.find(owned(row.user_id))
        if account is None:
            raise Refused("passkey_unknown")
        await self.kept.used(row.id, done.new_sign_count)
        return await self.members.enter(account, guest, token, wanted.keep)

    async def listed(self, user: User) -> list[PasskeyInfo]:
        return [info(row) for row in await self.kept.of(user.id)]

    async def rename(self, user: User, id: str, name: str) -> PasskeyInfo:
        row = await self.kept.rename(user.id, id, checked_name(name))
        if row is None:
            raise Refused("not_found")
        return info(row)

    async def remove(self, user: User, id: str) -> None:
        if not await self.kept.remove(user.id, id):
            raise Refused("not_found")

    async def _challenge(self, secret: str, purpose: str) -> bytes:
        found = await self.kept.asked(digest_of(secret), purpose)
        if found is None:
            raise Refused("passkey_late")
        return base64url_to_bytes(found)


def understood(verify: Callable[[], T]) -> T:
    """What the library makes of an answer. It stumbles over malformed ones in many ways."""
    try:
        return verify()
    except Exception as error:
        raise Refused("passkey_failed") from error
