"""How the shields stand in JSON."""
