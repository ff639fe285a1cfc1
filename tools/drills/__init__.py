"""Drills: what happens to people's games when parts of an installation fail. See docs/reliability.md."""
