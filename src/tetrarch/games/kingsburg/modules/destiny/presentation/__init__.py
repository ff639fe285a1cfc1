"""How destiny cards are called, drawn and written in JSON."""
