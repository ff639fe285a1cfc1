"""Trade routes: an expansion with all it needs."""
