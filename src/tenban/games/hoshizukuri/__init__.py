"""Hoshizukuri: comets cross a young galaxy and build stars from a deck of their own."""

THINGS = ("gain", "add")  # the balance lab gives or denies first arguments of these
