"""How scenarios are called, drawn and written in JSON."""
