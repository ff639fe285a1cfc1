"""Châteauma: an expansion with all it needs."""
