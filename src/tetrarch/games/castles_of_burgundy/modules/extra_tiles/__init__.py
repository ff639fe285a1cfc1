"""Extra tiles: an expansion with all it needs."""
