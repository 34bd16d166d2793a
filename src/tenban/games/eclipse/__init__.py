"""Eclipse: New Dawn for the Galaxy, first edition."""
