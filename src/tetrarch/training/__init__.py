"""Learning to judge positions by self-play: `tetrarch train`."""
