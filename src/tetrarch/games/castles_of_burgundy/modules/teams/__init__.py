"""Teams: an expansion with all it needs."""
