"""Solo: an expansion with all it needs."""
