"""Hoshizukuri: comets cross a young galaxy and build stars from a deck of their own."""
