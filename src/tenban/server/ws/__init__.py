"""The WebSocket interface: one connection per viewer."""
