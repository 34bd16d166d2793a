"""Latria Opus: trick-taking under eclipses."""

THINGS = ("declare", "play")  # the balance lab gives or denies first arguments of these
