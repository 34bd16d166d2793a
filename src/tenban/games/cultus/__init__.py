"""Cultus: a town of overlapping cards, monuments on its plazas, and a rival who never sleeps."""

THINGS = ("be", "plan", "power", "take", "place")  # the verbs whose first argument is what the balance lab gives or denies
