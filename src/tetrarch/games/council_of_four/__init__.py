"""Council of Four, the base game by Simone Luciani and Daniele Tascini."""
