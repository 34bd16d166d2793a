"""The HTTP interface: routes, security and static files."""
