"""Inns: an expansion with all it needs."""
