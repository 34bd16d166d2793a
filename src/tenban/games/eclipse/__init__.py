"""Eclipse: New Dawn for the Galaxy, first edition.

The state is declared in layers: supply.py, empire.py, galaxy.py, battle.py and state.py.  For each action or phase x of
the rulebook, steps/x.py holds its rules, face/x.py its presentation and advice/x.py what a sensible player does in it.
"""

THINGS = ("species", "act", "tech", "build")  # the balance lab gives or denies first arguments of these
