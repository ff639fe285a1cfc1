"""Scenarios: an expansion with all it needs."""
