"""Passkeys: registered by members, good to sign in with at the address where they were made."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tetrarch.server.accounts.members import Members
from tetrarch.server.db.models.accounts import PasskeyRow, User
from tetrarch.server.db.repositories.accounts.passkeys import PasskeyRepository
from tetrarch.server.hosts import is_ip_address
from tetrarch.server.identifiers import digest_of, new_id
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.accounts import PasskeyInfo, PasskeyRequest, PasskeySignIn
from tetrarch.server.user_names import check_name

T = TypeVar("T")
MAX_PASSKEYS = 20  # of one account
CHALLENGE_SECONDS = 300.0  # that a challenge can be answered
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
    if origin is None or not host or is_ip_address(host) or (parts.scheme != "https" and host != "localhost"):
        raise Refused("no_passkeys")
    return Site(origin, host)


def info(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, row.created, row.last_used)


class Passkeys:
    """Registers passkeys and signs in with them. Each challenge is bound to one browser and answered once."""

    def __init__(self, members: Members, repository: PasskeyRepository) -> None:
        self.members, self.repository = members, repository

    async def register_options(self, user: User, token: str, password: str, at: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey, after the password was given again."""
        account = await self.members.confirm_password(user, password)
        known = await self.repository.of(user.id)
        if len(known) >= MAX_PASSKEYS:
            raise Refused("too_many_passkeys", most=MAX_PASSKEYS)
        challenge = generate_challenge()
        options = webauthn.generate_registration_options(
            rp_id=at.host,
            rp_name="Tetrarch",
            user_id=user.id.encode(),
            user_name=account.name,
            user_display_name=user.name,
            challenge=challenge,
            timeout=int(CHALLENGE_SECONDS * 1000),
            authenticator_selection=KIND,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in known
            ],
        )
        await self.repository.put_challenge(
            digest_of(token), "register", bytes_to_base64url(challenge), CHALLENGE_SECONDS
        )
        return options_to_json_dict(options)

    async def register(self, user: User, token: str, wanted: PasskeyRequest, at: Site) -> PasskeyInfo:
        """Keep the passkey that a browser has made."""
        await self.members.require_account(user)
        name = check_name(wanted.name)
        challenge = await self._challenge(token, "register")
        made = run_check(
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
        await self.repository.add(row)
        return info(row)

    async def sign_in_options(self, secret: str, at: Site) -> dict[str, Any]:
        """What a browser needs to sign in; it knows itself which passkeys there are."""
        challenge = generate_challenge()
        await self.repository.put_challenge(
            digest_of(secret), "sign_in", bytes_to_base64url(challenge), CHALLENGE_SECONDS
        )
        options = webauthn.generate_authentication_options(
            rp_id=at.host,
            challenge=challenge,
            timeout=int(CHALLENGE_SECONDS * 1000),
            user_verification=VERIFIED,
        )
        return options_to_json_dict(options)

    async def sign_in(
        self, guest: User | None, token: str | None, secret: str, wanted: PasskeySignIn, at: Site
    ) -> tuple[User, str]:
        """Enter by a passkey."""
        challenge = await self._challenge(secret, "sign_in")
        row = await self.repository.find(str(wanted.credential.get("id")))
        if row is None:
            raise Refused("passkey_unknown")
        done = run_check(
            lambda: webauthn.verify_authentication_response(
                credential=wanted.credential,
                expected_challenge=challenge,
                expected_rp_id=at.host,
                expected_origin=at.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
                require_user_verification=True,
            )
        )
        account = await self.members.repository.by_user(row.user_id)
        if account is None:
            raise Refused("passkey_unknown")
        await self.repository.record_use(row.id, done.new_sign_count)
        return await self.members.enter(account, guest, token, wanted.keep)

    async def list_passkeys(self, user: User) -> list[PasskeyInfo]:
        return [info(row) for row in await self.repository.of(user.id)]

    async def rename(self, user: User, id: str, name: str) -> PasskeyInfo:
        row = await self.repository.rename(user.id, id, check_name(name))
        if row is None:
            raise Refused("not_found")
        return info(row)

    async def remove(self, user: User, id: str) -> None:
        if not await self.repository.remove(user.id, id):
            raise Refused("not_found")

    async def _challenge(self, secret: str, purpose: str) -> bytes:
        found = await self.repository.take_challenge(digest_of(secret), purpose)
        if found is None:
            raise Refused("passkey_late")
        return base64url_to_bytes(found)


def run_check(check: Callable[[], T]) -> T:
    """Run a check of the library; whatever it raises becomes a refusal."""
    try:
        return check()
    except Exception as error:
        raise Refused("passkey_failed") from error
