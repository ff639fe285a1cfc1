"""Write each game's `rules/state_fields.py` from its table of state fields: `make states`."""

from pathlib import Path

from tetrarch.core.position.class_source import sources

GAMES = Path(__file__).resolve().parents[1] / "src" / "tetrarch" / "games"

for game, text in sources().items():
    path = GAMES / game / "rules" / "state_fields.py"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(GAMES)}")
