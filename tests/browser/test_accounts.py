"""Accounts in a real browser: sign up and in, passkeys, recovery codes, the end, moderators."""

import subprocess
import sys
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.server import Server

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
SECRET = "correct horse"


def sign_up(me: Person, name: str) -> list[str]:
    """By the pages, from the head of the first one; the recovery codes."""
    me.open().see("account").click()
    me.see("to-sign-up").click()
    me.see("username").fill(name)
    me.see("password").fill(SECRET)
    me.see("sign-up").click()
    expect(me.see("codes").locator("code")).to_have_count(8)
    return me.see("codes").locator("code").all_text_contents()


def enter(me: Person, name: str, password: str = SECRET) -> None:
    me.open("/sign-in")
    me.see("username").fill(name)
    me.see("password").fill(password)
    me.see("enter").click()


def appoint(server: Server, name: str) -> None:
    """As operators do it, beside the running server."""
    words = ["admin", "moderator", name, "--database", str(server.folder / "games.sqlite3")]
    subprocess.run([sys.executable, "-m", "tetrarch", *words], check=True, capture_output=True)


def passkeys_of(me: Person) -> None:
    """The browser gets an authenticator whose owner always agrees."""
    cdp = me.context.new_cdp_session(me.page)
    cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_guest_signs_up_and_comes_back_with_a_code(come: Come) -> None:
    me = come("Bolek")
    id = me.create([{"kind": "me"}, {"kind": "bot", "level": "gentle"}])
    codes = sign_up(me, "Bolesław")
    with me.page.expect_download() as download:
        me.see("codes-save").click()
    assert codes[3] in download.value.path().read_text(encoding="utf-8")
    assert not me.barriers()
    me.shot("account-codes")
    me.see("codes-kept").click()
    expect(me.see("signed-in")).to_contain_text("Bolesław")
    expect(me.see("account")).to_have_text("Bolesław")
    assert not me.barriers()
    me.shot("account")
    with me.page.expect_download() as download:
        me.see("export").click()
    with zipfile.ZipFile(download.value.path()) as games:
        assert "games.json" in games.namelist()
    me.see("sign-out").click()
    expect(me.see("account")).to_have_text("Sign in")
    me.expected += ["status of 403", "status of 401"]
    enter(me, "bolesław", "wrong horse")
    expect(me.see("refusal")).to_have_text("Name and password don't fit.")
    me.see("forgotten").click()
    me.see("code").fill(codes[0].upper())
    me.see("password").fill("another horse")
    me.see("enter").click()
    expect(me.see("codes-section")).to_contain_text("7 recovery codes are left")
    me.open(f"/table/{id}")
    assert not me.asked()["over"], "the game goes on"


def test_a_passkey_is_made_and_signs_in(come: Come) -> None:
    me = come("Cezary", size=PHONE)
    passkeys_of(me)
    sign_up(me, "Cezary")
    me.see("codes-kept").click()
    expect(me.see("passkeys")).to_contain_text("There is none yet.")
    me.see("passkey-password").fill(SECRET)
    me.see("passkey-add").click()
    expect(me.see("passkeys")).to_contain_text("Not used yet")
    me.page.get_by_role("button", name="Rename the passkey My device").click()
    expect(me.see("passkey-name")).to_be_focused()
    me.see("passkey-name").fill("Old phone")
    assert not me.barriers()
    me.see("passkey").get_by_role("button", name="Save").click()
    expect(me.see("passkey")).to_contain_text("Old phone")
    expect(me.page.get_by_role("button", name="Rename the passkey Old phone")).to_be_focused()
    me.shot("account-passkeys")
    me.see("sign-out-everywhere").click()
    expect(me.see("account")).to_have_text("Sign in")
    me.expected.append("status of 401")
    me.see("account").click()
    assert not me.barriers()
    me.shot("sign-in")
    me.see("by-passkey").click()
    expect(me.see("signed-in")).to_contain_text("Cezary")
    expect(me.see("passkey")).to_contain_text("Added")
    expect(me.see("passkey")).to_contain_text("Last used")
    me.page.get_by_role("button", name="Remove the passkey Old phone").click()
    expect(me.see("passkeys")).to_contain_text("There is none yet.")
    me.see("delete").click()
    me.see("delete-password").fill(SECRET)
    me.see("delete-sure").click()
    expect(me.see("account")).to_have_text("Sign in")


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.slow), PHONE])
def test_a_moderator_removes_a_table_and_a_person(come: Come, server: Server, size: tuple[int, int]) -> None:
    name = f"Judge {size[0]}"
    rude = come(f"Rude {size[0]}")
    table = rude.create([{"kind": "me"}, {"kind": "open"}], start=False)
    judge = come(size=size)
    judge.post("account", {"username": name, "password": SECRET})
    appoint(server, name)
    enter(judge, name)
    judge.page.get_by_role("link", name="Moderation").click()
    expect(judge.see("reports")).to_be_visible()
    judge.see("table-id").fill(f"{server.base}/table/{table}")
    judge.see("table-reason").fill("rude words")
    judge.see("table-remove").click()
    expect(judge.see("audit")).to_contain_text(f"{name} has removed the table {table}: rude words")
    judge.see("find-name").fill(f"rude {size[0]}")
    judge.see("find").click()
    expect(judge.see("user")).to_have_count(1)
    judge.see("user-reason").fill("rude name")
    assert not judge.barriers()
    judge.shot("moderation")
    judge.see("user-remove").click()
    expect(judge.see("user")).to_have_count(0)
    expect(judge.see("audit")).to_contain_text("rude name")
    rude.expected += ["status of 401", "status of 404"]
    rude.open(f"/table/{table}")
    expect(rude.page.get_by_role("heading", name="There is no such table")).to_be_visible()


@pytest.mark.parametrize("chosen", [None, "Kasia"])
def test_who_signs_up_plays_under_her_own_name(come: Callable[..., Person], chosen: str | None) -> None:
    """The account's name, unless the guest had chosen another."""
    me = come(fresh=True).open("/")
    expect(me.see("my-name")).not_to_be_empty()
    if chosen:
        me.page.get_by_role("button", name="Change name").click()
        me.see("name").fill(chosen)
        me.see("name-save").click()
        expect(me.see("my-name")).to_have_text(chosen)
    account = f"Katarzyna {chosen or 'B'}"
    sign_up(me.open("/account"), account)
    me.open("/")
    expect(me.see("my-name")).to_have_text(chosen or account)
