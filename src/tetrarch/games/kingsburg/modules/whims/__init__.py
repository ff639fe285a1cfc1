"""Whims: an expansion with all it needs."""
