"""Latria Opus: trick-taking under eclipses."""
