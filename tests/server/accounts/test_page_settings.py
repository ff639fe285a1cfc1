"""What is chosen for the pages goes with the account, from browser to browser."""

from pathlib import Path

from server.kit import Running


def test_settings_are_the_same_at_another_browser(file: Path) -> None:
    with Running(file) as running:
        one = running.client(None).http
        account = {"username": "Ania", "password": "correct horse battery"}
        assert one.post("/api/account", json=account).status_code == 201
        assert one.get("/api/account/settings").json() == {"values": {}}
        chosen = {"values": {"theme": "dark", "sound": True}}
        assert one.put("/api/account/settings", json=chosen).json() == chosen
        other = running.client(None).http
        assert other.post("/api/account/sign-in", json=account).status_code == 200
        assert other.get("/api/account/settings").json() == chosen
        less = {"values": {"sound": False}}
        assert other.put("/api/account/settings", json=less).json() == less
        assert one.get("/api/account/settings").json() == less


def test_what_a_guest_chose_goes_with_the_new_account_and_nonsense_is_refused(file: Path) -> None:
    with Running(file) as running:
        guest = running.client("Ania").http
        chosen = {"values": {"palette": "brightness"}}
        assert guest.put("/api/account/settings", json=chosen).status_code == 200
        account = {"username": "Ania", "password": "correct horse battery"}
        assert guest.post("/api/account", json=account).status_code == 201
        assert guest.get("/api/account/settings").json() == chosen
        for values in (
            {"theme": 3},
            {"theme": "x" * 17},
            {"x" * 25: True},
            {f"n{n}": True for n in range(25)},
        ):
            refused = guest.put("/api/account/settings", json={"values": values})
            assert refused.status_code == 400 and refused.json()["error"] == "bad_request"
        assert guest.get("/api/account/settings").json() == chosen
