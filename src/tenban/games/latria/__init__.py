"""Latria Opus: trick-taking under eclipses."""

THINGS = ("declare", "play")  # the verbs whose first argument is what the balance lab gives or denies
