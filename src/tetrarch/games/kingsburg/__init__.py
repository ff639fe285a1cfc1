"""Kingsburg: two editions, six modules, four scenarios."""
