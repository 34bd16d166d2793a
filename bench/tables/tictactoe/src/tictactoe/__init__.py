"""Tic-tac-toe, the game of boardgame.io's own tutorial, as any other game of Tenban."""
