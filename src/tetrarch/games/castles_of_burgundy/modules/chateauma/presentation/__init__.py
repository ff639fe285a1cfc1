"""Châteauma as people see it."""
