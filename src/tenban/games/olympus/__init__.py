"""The Heavens of Olympus: secret plans, stars in four orbits, and torches that burn down."""
