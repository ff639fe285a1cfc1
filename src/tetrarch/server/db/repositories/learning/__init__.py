"""The SQL of lessons and of the coach."""
