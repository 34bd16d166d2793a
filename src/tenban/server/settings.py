"""The limits of one server."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields

from tenban.server.limits import Networks

LIMITS = "TENBAN_LIMITS"  # e.g. "sockets_per_address=500 tables_per_guest=50"
PROXIES = "TENBAN_PROXIES"  # whose X-Forwarded-For and X-Forwarded-Proto are believed
METRICS = "TENBAN_METRICS"  # who may read /metrics
LOOPBACK = "127.0.0.0/8 ::1"


class SettingsError(Exception):
    """A setting does not exist or is not a number; the message says what would be right."""


@dataclass(frozen=True)
class Settings:
    """All numbers can be changed by the environment variable TENBAN_LIMITS."""

    body_bytes: int = 16_384
    record_bytes: int = 1_000_000
    message_bytes: int = 8_192
    request_seconds: float = 10.0  # for a request to arrive
    record_moves: int = 20_000
    record_seconds: float = 5.0
    worker_wait_seconds: float = 4.0  # for a worker process to be free, before "busy" is answered
    uploads_per_address: int = 2  # records that are checked or forked at once
    step_seconds: float = 0.025  # the longest step of a game with house tables that people play on
    store_seconds: float = 2.0  # for an error of the storage to pass before it is answered with 503
    tables_per_guest: int = 20
    tables_per_minute: float = 30.0  # made from one address
    requests_per_second: float = 20.0  # from one address
    messages_per_second: float = 20.0  # through one socket
    sockets_per_address: int = 64
    sockets: int = 10_000
    connections_per_address: int = 64  # besides its sockets
    connections: int = 2_000  # besides the sockets
    listed_tables: int = 100
    own_tables: int = 100
    bot_seconds: float = 2.0  # to think
    bot_grace: float = 3.0  # more, before its process is killed
    ponder_seconds: float = 2.0  # for a bot to think while others choose and no bot waits; 0: not at all
    bot_pace: float = 0.7  # a bot never answers sooner, so that its speed reveals nothing
    hint_seconds: float = 2.0
    absent_seconds: float = 120.0  # after which others may let a bot play on
    idle_seconds: float = 600.0  # after which a table without viewers is dropped from memory
    finished_seconds: float = 10.0  # likewise, if its game is over
    scene_delay: float = 0.02  # for viewers who are not to act; of positions that follow faster they get the last
    undo_delay: float = 0.5  # after a move, before viewers are told whether it may be taken back
    workers: int = 2  # worker processes


def settings_from(words: str) -> Settings:
    """Return the default settings with those replaced that "name=number name=number" gives; raise SettingsError."""
    known = {field.name: field for field in fields(Settings)}
    given: dict[str, float] = {}
    for word in words.replace(",", " ").split():
        name, _, value = word.partition("=")
        if name not in known:
            raise SettingsError(f"{LIMITS} has no {name!r}; it has: {', '.join(known)}")
        try:
            number = float(value)
        except ValueError:
            raise SettingsError(f"{LIMITS}: {name} should be a number, not {value!r}") from None
        given[name] = int(number) if known[name].type == "int" else number
    return Settings(**given)  # type: ignore[arg-type]


def settings_of_environment() -> Settings:
    """Return the settings that the environment gives; raise SettingsError."""
    return settings_from(os.environ.get(LIMITS, ""))


def networks_of_environment(name: str, default: str) -> Networks:
    """Return the addresses that an environment variable lists; raise SettingsError."""
    words = os.environ.get(name, default)
    try:
        return Networks(words)
    except ValueError as fault:
        raise SettingsError(f"{name}: {fault}; write addresses or networks, such as 10.0.0.0/8, or *") from fault
