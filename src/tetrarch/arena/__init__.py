"""Many games at once: seeded, with seats rotated over the same chance, counted and compared."""
