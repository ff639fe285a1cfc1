"""Accounts: made, entered, left; passwords and recovery codes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from tetrarch.server import passwords, recovery
from tetrarch.server.accounts import Accounts, checked_name, digest_of, new_id, new_token
from tetrarch.server.attempts import Attempts
from tetrarch.server.model import User
from tetrarch.server.model_accounts import AccountRow
from tetrarch.server.passwords import folded
from tetrarch.server.refusals import Refused
from tetrarch.server.rooms import Rooms
from tetrarch.server.schemas_accounts import Account, PasswordChange, Recovery, SignIn, SignUp
from tetrarch.server.storage_accounts import AccountStorage, Moved, named, owned

log = logging.getLogger("tetrarch.accounts")


class Members:
    """People with an account. `token` is always that of the asking browser's session so far; `unheard` tells
    that somebody has blocked others than before."""

    def __init__(self, accounts: Accounts, kept: AccountStorage, rooms: Rooms, attempts: Attempts) -> None:
        self.accounts, self.kept, self.rooms, self.attempts = accounts, kept, rooms, attempts
        self.unheard: Callable[[str], Awaitable[None]]

    async def sign_up(
        self, guest: User | None, token: str | None, wanted: SignUp
    ) -> tuple[User, str, list[str]]:
        """A guest becomes a member, with all games; or somebody new comes."""
        if guest is not None and guest.account is not None:
            raise Refused("has_account")
        name = checked_name(wanted.username)
        known = guest or User(new_id(), name)
        password = await passwords.hashed(passwords.checked(wanted.password, name, known.name))
        member, fresh, codes = replace(known, role="user", account=name), new_token(), recovery.new_codes()
        digests = [recovery.digest(code) for code in codes]
        old = None if guest is None else digest_of(token or "")
        try:
            await self.kept.add(member, folded(name), password, digests, digest_of(fresh), old)
        except IntegrityError:
            raise Refused("name_taken") from None
        self._entered(member, fresh, old)
        log.info("an account was made", extra={"user": member.id})
        return member, fresh, codes

    async def sign_in(self, guest: User | None, token: str | None, wanted: SignIn) -> tuple[User, str]:
        """Enter by name and password. An unknown name takes as long as a wrong password."""
        await self.attempts.check("account", folded(wanted.username))
        account = await self.kept.find(named(folded(wanted.username)))
        right = await passwords.fits(None if account is None else account.password, wanted.password)
        if account is None or not right:
            raise Refused("wrong_sign_in")
        return await self.enter(account, guest, token, wanted.keep)

    async def enter(
        self, account: AccountRow, guest: User | None, token: str | None, keep: bool
    ) -> tuple[User, str]:
        """A new session, never the one that the browser had before."""
        if account.disabled:
            raise Refused("disabled")
        old = None if guest is None else digest_of(token or "")
        from_guest = guest.id if guest is not None and guest.account is None and keep else None
        user, fresh = as_user(account), new_token()
        moved, blockers = await self.kept.enter(user.id, digest_of(fresh), old, from_guest)
        self._entered(user, fresh, old, moved)
        for blocker in blockers:
            await self.unheard(blocker)
        return user, fresh

    async def recover(self, guest: User | None, token: str | None, wanted: Recovery) -> tuple[User, str]:
        """Enter by a recovery code, which is spent, and choose a new password."""
        await self.attempts.check("account", f"code {folded(wanted.username)}")
        password = await passwords.hashed(passwords.checked(wanted.password, wanted.username))
        code = recovery.digest(wanted.code)
        found = await self.kept.recover(folded(wanted.username), code, password)
        if found is None:
            raise Refused("wrong_code")
        account, ended = found
        self.ended(account.user_id, ended)
        return await self.enter(account, guest, token, wanted.keep)

    async def account(self, user: User) -> Account:
        found = await self.need(user)
        codes, sessions = await self.kept.counts(user.id)
        role: Any = found.role
        return Account(found.name, user.name, role, found.created, codes, sessions)

    async def change_password(self, user: User, token: str, wanted: PasswordChange) -> None:
        """Another password; all other browsers are signed out."""
        account = await self.confirmed(user, wanted.old)
        password = passwords.checked(wanted.password, account.name, user.name)
        hashed = await passwords.hashed(password)
        self.ended(user.id, await self.kept.set_password(user.id, hashed, digest_of(token)))

    async def new_codes(self, user: User, password: str) -> list[str]:
        """Recovery codes in place of the old ones."""
        await self.confirmed(user, password)
        codes = recovery.new_codes()
        await self.kept.replace_codes(user.id, [recovery.digest(code) for code in codes])
        return codes

    async def sign_out_everywhere(self, user: User) -> None:
        self.ended(user.id, await self.kept.end_sessions(user.id))

    async def need(self, user: User) -> AccountRow:
        """The account of somebody; guests are refused."""
        found = await self.kept.find(owned(user.id))
        if found is None:
            raise Refused("no_account")
        return found

    async def confirmed(self, user: User, password: str) -> AccountRow:
        """The account of somebody who has just given its password."""
        account = await self.need(user)
        await self.attempts.check("account", folded(account.name))
        if not await passwords.fits(account.password, password):
            raise Refused("wrong_password")
        return account

    def ended(self, user_id: str, digests: list[str]) -> None:
        """Some sessions of a person are no more."""
        self.accounts.forget_user(user_id)
        for digest in digests:
            self.rooms.cut(digest)

    def _entered(self, user: User, token: str, old: str | None, moved: Moved | None = None) -> None:
        if old is not None:
            self.accounts.forget(old)
            self.rooms.cut(old)
        self.accounts.keep(digest_of(token), user)
        for id, seq in moved or ():
            self.rooms.heard(id, seq)


def as_user(account: AccountRow) -> User:
    return User(account.user_id, account.shown, account.role, account.name)
