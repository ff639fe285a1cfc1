"""All that accounts are made of, put together."""

from __future__ import annotations

from dataclasses import dataclass

from tetrarch.server.accounts import Accounts
from tetrarch.server.members import Members
from tetrarch.server.passkeys import Passkeys
from tetrarch.server.rooms import Rooms
from tetrarch.server.security import Limits
from tetrarch.server.storage_accounts import AccountStorage
from tetrarch.server.storage_passkeys import PasskeyStorage


@dataclass
class Identity:
    members: Members
    passkeys: Passkeys


def identity(accounts: Accounts, rooms: Rooms, limits: Limits) -> Identity:
    storage = accounts.storage
    members = Members(accounts, AccountStorage(storage.database, storage.bus), rooms, limits)
    return Identity(members, Passkeys(members, PasskeyStorage(storage.database)))
