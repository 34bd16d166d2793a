"""The table without a server: the server's own tables and messages, run by a page of the browser.

Nothing here needs threads, processes, sockets or files, so it runs in WebAssembly.  What the server leaves to
its web framework (addresses, bodies, one socket per viewer) is done by `Playground`; everything else is the
server's code: the same commands, journals, scenes and texts.
"""

from __future__ import annotations
