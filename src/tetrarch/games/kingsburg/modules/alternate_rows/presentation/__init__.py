"""How alternative rows are called, drawn and written in JSON."""
