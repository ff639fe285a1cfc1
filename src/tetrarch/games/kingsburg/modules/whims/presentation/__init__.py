"""How whims are called, drawn and written in JSON."""
