"""`tetrarch bench`: our engine's speed beside its peers'."""
