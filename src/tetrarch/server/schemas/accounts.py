"""Accounts, on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tetrarch.server.schemas.tables import Session
from tetrarch.server.schemas.wire import Answer, Name, Request

Secret = Annotated[str, Meta(max_length=1000)]  # checked more closely in passwords.py


class SignUp(Request):
    """An account for me: whoever is a guest keeps all games."""

    username: Name
    password: Secret


class SignIn(Request):
    """`keep`: the games that I played as a guest in this browser become the account's."""

    username: Name
    password: Secret
    keep: bool = False


class Recovery(Request):
    """A recovery code and the password that shall be from now on."""

    username: Name
    code: Secret
    password: Secret
    keep: bool = False


class PasswordChange(Request):
    old: Secret
    password: Secret


class Confirmation(Request):
    """My password, so that nobody else does it at my screen."""

    password: Secret


class Codes(Answer):
    """Recovery codes; they are shown this once."""

    codes: list[str]


class SignedUp(Answer):
    session: Session
    codes: list[str]


class Account(Answer):
    """My account. `username` is to sign in with, `name` what others see."""

    username: str
    name: str
    role: Literal["user", "moderator"]
    created: float
    codes: int  # recovery codes that are left
    sessions: int  # browsers that are signed in


# passkeys


class PasskeyInfo(Answer):
    id: str
    name: str
    created: float
    used: float | None  # when somebody last signed in with it


class PasskeyList(Answer):
    passkeys: list[PasskeyInfo]


class PasskeyOptions(Answer):
    """What `navigator.credentials` is called with, as `parse...OptionsFromJSON` of the browser reads it."""

    options: dict[str, Any]


class PasskeyRequest(Request):
    """A new passkey: `credential` is what the browser gave, as JSON."""

    name: Name
    credential: dict[str, Any]


class PasskeyName(Request):
    name: Name


class PasskeySignIn(Request):
    """Enter by a passkey: `credential` is what the browser gave, as JSON."""

    credential: dict[str, Any]
    keep: bool = False


# moderation

Reason = Annotated[str, Meta(min_length=1, max_length=500)]


class UserAction(Request):
    """Close somebody's way in, open it again, or remove the person with name and account."""

    action: Literal["disable", "enable", "remove"]
    reason: Reason


class TableRemoval(Request):
    reason: Reason


class KnownUser(Answer):
    """Somebody, as moderators see them."""

    id: str
    name: str
    account: str | None
    role: Literal["guest", "user", "moderator"]
    disabled: bool
    created: float


class KnownUsers(Answer):
    users: list[KnownUser]


class AuditLine(Answer):
    """What a moderator did to a user or a table."""

    at: float
    moderator: str | None
    action: str
    target: str
    reason: str


class AuditLog(Answer):
    lines: list[AuditLine]


SettingName = Annotated[str, Meta(min_length=1, max_length=24)]
SettingValue = Annotated[str, Meta(max_length=16)] | bool


class PageSettings(Answer):
    """How the pages look and sound, by the client's names; empty until something was chosen."""

    values: dict[str, str | bool]


class PageSettingsRequest(Request):
    """Keep how the pages look and sound."""

    values: Annotated[dict[SettingName, SettingValue], Meta(max_length=24)]
