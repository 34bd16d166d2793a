"""The documentation: pages in Markdown and a page for each game, as HTML in English and Japanese."""

from __future__ import annotations
