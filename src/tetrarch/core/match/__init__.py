"""A match and all around it, in plain Python: records, JSON positions, options, the list of games."""
