"""Kingsburg's components: the JSON files, and their reader."""
