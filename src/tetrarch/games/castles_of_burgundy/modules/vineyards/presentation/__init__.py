"""Vineyards as people see it."""
