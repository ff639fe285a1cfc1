"""Extra rows: an expansion with all it needs."""
