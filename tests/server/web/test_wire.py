"""The wire's own promises: generated types, the OpenAPI page, catalogue keys."""

from pathlib import Path
from typing import get_args

from server.kit import Running
from tetrarch import texts
from tetrarch.bots.levels import LEVELS
from tetrarch.core.match.registry import list_games
from tetrarch.server.refusals import CODES
from tetrarch.server.schemas import ClientMessage, ServerMessage
from tetrarch.server.web.typescript import files, main, structs

ROOT = Path(__file__).resolve().parents[3]


def test_the_typescript_types_are_those_of_the_schemas_and_views(tmp_path: Path) -> None:
    folder = ROOT / "web" / "src" / "lib" / "wire"
    for name, text in files().items():
        assert (folder / name).read_text(encoding="utf-8") == text, "run `make wire`"
    assert {path.name for path in (folder / "views").iterdir()} == {f"{game.id}.ts" for game in list_games()}
    assert main([str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "views" / "kingsburg.ts").exists()


def test_every_refusal_and_level_has_its_words() -> None:
    keys = [key for _, key in CODES.values()] + [level.key for level in LEVELS]
    for key in keys:
        assert texts.catalogue(texts.domain(key), "en").has_message(key), key


def test_every_refusal_is_on_the_page_about_the_wire() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert [code for code in CODES if f"`{code}`" not in page] == []


def test_every_message_of_the_socket_is_on_the_page() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    tags = [kind.__struct_config__.tag for kind in get_args(ClientMessage) + get_args(ServerMessage)]
    assert len(tags) == 15 and [tag for tag in tags if f"`{tag}`" not in page] == []


def test_the_openapi_document_describes_every_endpoint(running: Running) -> None:
    client = running.client(None)
    doc = client.get("openapi.json")
    assert "/api/tables/{id}/moves" in doc["paths"]
    operation = doc["paths"]["/api/tables/{id}/moves"]["post"]
    assert operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/MoveRequest")
    assert {kind.__name__ for kind in structs()} <= set(doc["components"]["schemas"])
    page = client.http.get("/api/docs").text
    assert "<h1>Endpoints</h1>" in page and 'id="Snapshot"' in page


def test_rules_health_and_unknown_addresses(running: Running) -> None:
    client = running.client(None)
    rules = client.get("games/kingdom_builder/rules?lang=it-CH")
    assert rules["lang"] == "it" and rules["rulings"][0]["id"] == "KB-1" and "KB-1" in rules["page"]
    assert client.get("games/chess/rules", 404)["error"] == "not_found"
    figures = {one["id"]: one for one in client.get("games/kingdom_builder/figures")["figures"]}
    assert figures["adjacent"]["moves"] and not figures["board"]["moves"]
    assert figures["board"]["view"]["game"] == "kingdom_builder" and len(figures["board"]["marks"]) == 4
    assert client.get("games/chess/figures", 404)["error"] == "not_found"
    assert client.get("health") == client.get("ready")
    assert client.get("nothing", 404)["error"] == "not_found"
    assert client.http.put("/api/tables").status_code == 405
