"""Castle links as the world outside sees them."""
