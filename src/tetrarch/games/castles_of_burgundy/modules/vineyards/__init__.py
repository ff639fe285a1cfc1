"""Vineyards: an expansion with all it needs."""
