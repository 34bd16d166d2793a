"""What `pip install tenban` leaves to its extras, and the sentence that names a missing one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from tenban.kernel.errors import TenbanError

SERVER: Final = ("litestar", "uvicorn", "websockets", "asyncpg")  # uvloop is welcome, but Windows has none


class MissingExtraError(TenbanError):
    """Something needs packages that are not installed; the message says what to install.

    It is no ImportError: compiled, a TenbanError and an ImportError cannot have a common subclass.
    """


def sentence(what: str, modules: list[str], extra: str) -> str:
    """Return the sentence that names what is missing and the command that installs it."""
    verb = "is" if len(modules) == 1 else "are"
    return f'{what} needs {", ".join(modules)}, which {verb} not installed: pip install "tenban[{extra}]"'


def missing(*modules: str) -> list[str]:
    """Return which of the modules are not installed."""
    return [name for name in modules if not _is_there(name)]


def require(what: str, extra: str, *modules: str) -> None:
    """Raise MissingExtraError, which names the extra, unless all the modules that `what` needs are installed."""
    if lacking := missing(*modules):
        raise MissingExtraError(sentence(what, lacking, extra))


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # sys.modules has None for it
        return False
