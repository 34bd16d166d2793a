"""Connect four: the tutorial game."""
