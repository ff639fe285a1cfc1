"""How governors are called, drawn and written in JSON."""
