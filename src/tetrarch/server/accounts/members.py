"""Members: people sign up, in and out, with passwords and recovery codes."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

from tetrarch.server.accounts import passwords, recovery
from tetrarch.server.accounts.attempts import Attempts, Guesser
from tetrarch.server.accounts.sessions import Sessions
from tetrarch.server.db.models.accounts import AccountRow, User
from tetrarch.server.db.repositories.accounts.accounts import AccountRepository, TableSeqs
from tetrarch.server.db.repositories.accounts.devices import DeviceRepository
from tetrarch.server.identifiers import digest_of, new_id, new_token
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.accounts import Account, PasswordChange, Recovery, SignIn, SignUp
from tetrarch.server.social.friendships import Friendships
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.user_names import check_name, fold_case

log = logging.getLogger("tetrarch.accounts")


class Members:
    """People with an account. `token` is always that of the asking browser's session so far."""

    def __init__(
        self,
        repository: AccountRepository,
        devices: DeviceRepository,
        *,
        sessions: Sessions,
        rooms: Rooms,
        attempts: Attempts,
        friendships: Friendships,
    ) -> None:
        self.sessions, self.repository, self.rooms = sessions, repository, rooms
        self.devices = devices
        self.attempts, self.friendships = attempts, friendships

    async def sign_up(
        self, guest: User | None, token: str | None, wanted: SignUp
    ) -> tuple[User, str, list[str]]:
        """Make an account: of a guest, with all games, or of somebody new."""
        if guest is not None and guest.account is not None:
            raise Refused("has_account")
        name = check_name(wanted.username)
        known = guest or User(new_id(), name)
        password = await passwords.hash_password(passwords.check_password(wanted.password, name, known.name))
        member, fresh, codes = replace(known, role="user", account=name), new_token(), recovery.new_codes()
        digests = [recovery.digest(code) for code in codes]
        old = None if guest is None else digest_of(token or "")
        await self.repository.add(member, name, password, digests, digest_of(fresh), old)
        self._begin_session(member, fresh, old)
        log.info("an account was made", extra={"user": member.id})
        return member, fresh, codes

    async def sign_in(
        self, guest: User | None, token: str | None, wanted: SignIn, guesser: Guesser
    ) -> tuple[User, str]:
        """Enter by name and password. An unknown name takes as long as a wrong password."""
        await self.count_attempt(guesser, fold_case(wanted.username))
        account = await self.repository.by_name(wanted.username)
        right = await passwords.verify(None if account is None else account.password, wanted.password)
        if account is None or not right:
            raise Refused("wrong_sign_in")
        return await self.enter(account, guest, token, wanted.keep)

    async def enter(
        self, account: AccountRow, guest: User | None, token: str | None, keep: bool
    ) -> tuple[User, str]:
        """Begin a new session, never the one that the browser had before."""
        if account.disabled:
            raise Refused("disabled")
        old = None if guest is None else digest_of(token or "")
        from_guest = guest.id if guest is not None and guest.account is None and keep else None
        user, fresh = as_user(account), new_token()
        moved, blockers = await self.repository.enter(user.id, digest_of(fresh), old, from_guest)
        self._begin_session(user, fresh, old, moved)
        for blocker in blockers:
            await self.friendships.blocks_changed(blocker)
        return user, fresh

    async def count_attempt(self, guesser: Guesser, account: str | None = None) -> None:
        """Count an attempt to sign in to an account, or by a passkey; refused if there were too many."""
        known_as = await self.devices.account_of(guesser.device) if guesser.device else None
        await self.attempts.check_sign_in(guesser, known_as, account)

    async def mark_device(self, user: User, guesser: Guesser) -> str | None:
        """Know the browser of somebody who has signed in; its new mark, or None if it has one."""
        if guesser.device and await self.devices.account_of(guesser.device) == fold_case(user.account or ""):
            return None
        mark = new_token()
        await self.devices.add(user.id, digest_of(mark))
        return mark

    async def recover(
        self, guest: User | None, token: str | None, wanted: Recovery, guesser: Guesser
    ) -> tuple[User, str]:
        """Enter by a recovery code, which is spent, and choose a new password."""
        await self.attempts.check("sign_in", guesser.address)
        await self.attempts.check("account", f"code {fold_case(wanted.username)} {guesser.address}")
        password = await passwords.hash_password(passwords.check_password(wanted.password, wanted.username))
        code = recovery.digest(wanted.code)
        found = await self.repository.recover(wanted.username, code, password)
        if found is None:
            raise Refused("wrong_code")
        account, ended = found
        await self.devices.forget_all(account.user_id)
        self.drop_sessions(account.user_id, ended)
        return await self.enter(account, guest, token, wanted.keep)

    async def account(self, user: User) -> Account:
        found = await self.require_account(user)
        codes, sessions = await self.repository.counts(user.id)
        role: Any = found.role
        return Account(found.name, user.name, role, found.created, codes, sessions)

    async def change_password(self, user: User, token: str, wanted: PasswordChange) -> None:
        """Another password; all other browsers are signed out."""
        account = await self.confirm_password(user, wanted.old)
        password = passwords.check_password(wanted.password, account.name, user.name)
        hashed = await passwords.hash_password(password)
        self.drop_sessions(user.id, await self.repository.set_password(user.id, hashed, digest_of(token)))

    async def new_codes(self, user: User, password: str) -> list[str]:
        """Recovery codes in place of the old ones."""
        await self.confirm_password(user, password)
        codes = recovery.new_codes()
        await self.repository.replace_codes(user.id, [recovery.digest(code) for code in codes])
        return codes

    async def sign_out_everywhere(self, user: User) -> None:
        await self.devices.forget_all(user.id)
        self.drop_sessions(user.id, await self.repository.end_sessions(user.id))

    async def require_account(self, user: User) -> AccountRow:
        """The account of somebody; guests are refused."""
        found = await self.repository.by_user(user.id)
        if found is None:
            raise Refused("no_account")
        return found

    async def confirm_password(self, user: User, password: str) -> AccountRow:
        """The account of somebody who has just given its password."""
        account = await self.require_account(user)
        await self.attempts.check("account", f"confirm {user.id}")  # strangers cannot get here
        if not await passwords.verify(account.password, password):
            raise Refused("wrong_password")
        return account

    def drop_sessions(self, user_id: str, digests: list[str]) -> None:
        """Drop sessions that have ended from memory, and their sockets with them."""
        self.sessions.invalidate_user(user_id)
        for digest in digests:
            self.rooms.disconnect_session(digest)

    def _begin_session(self, user: User, token: str, old: str | None, moved: TableSeqs | None = None) -> None:
        if old is not None:
            self.sessions.invalidate(old)
            self.rooms.disconnect_session(old)
        self.sessions.keep(digest_of(token), user)
        for id, seq in moved or ():
            self.rooms.on_table_changed(id, seq)


def as_user(account: AccountRow) -> User:
    return User(account.user_id, account.display_name, account.role, account.name)
