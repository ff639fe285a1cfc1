"""How the inns stand in JSON."""
