"""How rows A and G are called, drawn and written in JSON."""
