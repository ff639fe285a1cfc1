"""Castle links: an expansion with all it needs."""
