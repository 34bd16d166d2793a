"""The Heavens of Olympus: secret plans, stars in four orbits, and torches that burn down."""

THINGS = ("plan", "buy", "place")  # the verbs whose first argument is what the balance lab gives or denies
