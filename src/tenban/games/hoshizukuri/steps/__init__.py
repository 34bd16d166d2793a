"""Hoshizukuri, step by step: setup, the turn, the effects, and the cards that ask."""
