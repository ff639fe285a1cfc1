"""Destiny: an expansion with all it needs."""
