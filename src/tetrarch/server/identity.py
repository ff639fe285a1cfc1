"""All that accounts are made of, put together."""

from __future__ import annotations

from dataclasses import dataclass

from tetrarch.server.accounts import Accounts
from tetrarch.server.attempts import Attempts
from tetrarch.server.farewell import Farewell
from tetrarch.server.lobby import Lobby
from tetrarch.server.members import Members
from tetrarch.server.moderation import Moderation
from tetrarch.server.passkeys import Passkeys
from tetrarch.server.storage_accounts import AccountStorage
from tetrarch.server.storage_passkeys import PasskeyStorage


@dataclass
class Identity:
    members: Members
    passkeys: Passkeys
    farewell: Farewell
    moderation: Moderation


def identity(accounts: Accounts, lobby: Lobby, attempts: Attempts) -> Identity:
    storage, rooms = accounts.storage, lobby.rooms
    members = Members(accounts, AccountStorage(storage.database, storage.bus), rooms, attempts)
    farewell = Farewell(members, lobby)
    passkeys = Passkeys(members, PasskeyStorage(storage.database))
    return Identity(members, passkeys, farewell, Moderation(farewell, rooms))
