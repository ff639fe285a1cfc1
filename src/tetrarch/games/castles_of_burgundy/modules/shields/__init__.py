"""Shields: an expansion with all it needs."""
