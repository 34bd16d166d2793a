"""Cultus: a town of overlapping cards, monuments on its plazas, and a rival who never sleeps."""
