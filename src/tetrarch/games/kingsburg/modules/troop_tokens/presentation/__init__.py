"""How troop tokens are called, drawn and written in JSON."""
