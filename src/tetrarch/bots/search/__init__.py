"""Bots that look ahead; compiled."""
