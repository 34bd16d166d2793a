"""Cultus: a town of overlapping cards, monuments on its plazas, and a rival who never sleeps."""

THINGS = ("be", "plan", "power", "take", "place")  # the balance lab gives or denies first arguments of these
