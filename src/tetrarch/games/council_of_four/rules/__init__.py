"""The rules of Council of Four; compiled."""
