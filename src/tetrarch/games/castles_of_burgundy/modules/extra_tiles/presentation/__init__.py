"""Extra tiles as the world outside sees them."""
