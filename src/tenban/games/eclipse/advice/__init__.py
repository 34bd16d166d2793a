"""What a sensible player does: advice on the steps of steps/x.py is in the module x of this package."""
