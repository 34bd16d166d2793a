"""The errors of environments, and imports that say what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tenban.extras import MissingExtraError, sentence
from tenban.kernel import TenbanError


class MissingFrameworkError(MissingExtraError):
    """A framework that is not installed; the message says what to install."""


class EnvironmentSetupError(TenbanError, ValueError):
    """An argument that an environment cannot use; the message says what would be right."""


def framework(module: str, extra: str = "envs") -> Any:
    """Return an imported module; raise MissingFrameworkError, which names the extra that brings it."""
    try:
        return import_module(module)
    except ImportError as fault:
        name = module.partition(".")[0]
        raise MissingFrameworkError(sentence("the environment", [name], extra)) from fault


def one_of(what: str, value: str, known: tuple[str, ...]) -> str:
    """Return the value if it is a known one; raise EnvironmentSetupError."""
    if value not in known:
        raise EnvironmentSetupError(f"{what} cannot be {value!r}; it can be: {', '.join(known)}")
    return value
