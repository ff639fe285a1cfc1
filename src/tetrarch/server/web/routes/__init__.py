"""Endpoints: they parse, call one use case, and serialise."""
