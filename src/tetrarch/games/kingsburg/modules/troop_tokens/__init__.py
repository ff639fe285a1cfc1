"""Troop tokens: an expansion with all it needs."""
