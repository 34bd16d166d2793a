"""The site: the playground and the documentation, as static files that work from any folder of any host."""

from __future__ import annotations
