"""Scenes: what a viewer sees and may choose, as plain data and as text, in the viewer's language."""
