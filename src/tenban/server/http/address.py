"""The address at which others in the network reach a server that listens on every interface."""

from __future__ import annotations

import socket
from ipaddress import ip_address

SOMEWHERE = ("192.0.2.1", 9)  # reserved for documentation: nothing is sent, only a route is looked up


def is_loopback(host: str) -> bool:
    """Return whether a name, as browsers send it in `Host`, means the machine itself."""
    name = host.rsplit(":", 1)[0] if host.count(":") == 1 or "]" in host else host
    name = name.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """Return this machine's address in its network, or "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if ip_address(address).is_loopback or ip_address(address).is_unspecified else address
