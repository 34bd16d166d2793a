"""The Heavens of Olympus: secret plans, stars in four orbits, and torches that burn down."""

THINGS = ("plan", "buy", "place")  # the balance lab gives or denies first arguments of these
