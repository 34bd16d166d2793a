"""Hoshizukuri: comets cross a young galaxy and build stars from a deck of their own."""

THINGS = ("gain", "add")  # the verbs whose first argument is what the balance lab gives or denies
