"""White castles as the world outside sees them."""
