"""Pieces of code to plant: each is added to the end of a module of Latria Opus and changes something defined there."""

from __future__ import annotations


def extra_field(name: str, value: str, copied: str = "") -> str:
    """Return code that gives the state one more field, which its clones copy."""
    return f"""
_init, _clone = LatriaState.__init__, LatriaState.clone

def _more(self, *args):
    _init(self, *args)
    self.{name} = {value}

def _copy(self):
    t = _clone(self)
    t.{name} = {copied or f"self.{name}"}
    return t

LatriaState.__init__, LatriaState.clone = _more, _copy
"""


def event(name: str, secret: tuple[str, ...] = ()) -> str:
    """Return code that declares an event with two fields."""
    return f"""
from dataclasses import dataclass
from tenban.kernel.event import Event


@dataclass
class {name}(Event):
    secret = {secret!r}
    first: int
    second: int
"""


def after(method: str, *lines: str) -> str:
    """Return code that appends lines to a step's method; they see `self`, `s` and the other arguments in `args`."""
    body = "\n    ".join(lines)
    return f"""
_method = {method}

def _longer(self, s, *args):
    result = _method(self, s, *args)
    {body}
    return result

{method} = _longer
"""


REMEMBER = """
_again = LatriaState.clone

def _remember(self):
    LatriaState.last = self
    return _again(self)

LatriaState.clone = _remember
"""


def hide_first(line: str) -> str:
    """Return code that runs a line before `hide`; with REMEMBER the true state is `LatriaState.last`."""
    return f"""
_hide = hide

def hide(v, seat):
    {line}
    _hide(v, seat)
"""


def declared(**fields: object) -> dict[str, str]:
    """Code that declares something else about the game."""
    changes = ", ".join(f"{name}={value!r}" for name, value in fields.items())
    return {"rules": f"\nINFO = INFO._replace({changes})\nRULES = Latria({{}})\n"}
