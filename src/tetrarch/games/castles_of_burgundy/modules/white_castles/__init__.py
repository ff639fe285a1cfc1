"""White castles: an expansion with all it needs."""
