"""Bots: they see observations only."""
