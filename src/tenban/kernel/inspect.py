"""The attributes of an object, interpreted or compiled: one place for what codec and equality need."""

from __future__ import annotations


def attributes(thing: object) -> list[str]:
    """Names of the data attributes, in the order in which the constructor sets them.

    Compiled classes have no `vars()`; mypyc lists their attributes class by class, the class's own first.
    """
    found: dict[str, None] = {}
    for cls in reversed(type(thing).__mro__):
        own = cls.__dict__.get("__mypyc_attrs__", ())
        inherited = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__mypyc_attrs__", ())}
        for name in own:
            if name not in inherited and not name.startswith("__"):
                found[name] = None
    for name in getattr(thing, "__dict__", {}):
        found[name] = None
    return list(found)
