"""Migrations of the database, run by themselves when the server starts."""
