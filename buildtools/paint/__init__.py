"""Paints the pictures of the games."""
