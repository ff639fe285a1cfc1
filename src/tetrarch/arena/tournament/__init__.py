"""`tetrarch arena`: a tournament's plan, its folder, its results."""
