"""The SQL of tables: moves, lists, clocks, claims, records."""
