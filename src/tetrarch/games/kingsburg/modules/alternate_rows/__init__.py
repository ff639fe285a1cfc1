"""Alternate rows: an expansion with all it needs."""
