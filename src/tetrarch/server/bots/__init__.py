"""Bots at tables: when they move, and the processes in which they think."""
