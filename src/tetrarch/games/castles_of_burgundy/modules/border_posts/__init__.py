"""Border posts: an expansion with all it needs."""
