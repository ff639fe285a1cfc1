"""How the trade routes stand in JSON."""
