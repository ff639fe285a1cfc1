"""Tiles: where they may be placed, what they complete, what they do."""
