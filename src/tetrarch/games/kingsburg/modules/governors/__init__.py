"""Governors: an expansion with all it needs."""
