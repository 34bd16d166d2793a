"""The attributes of an interpreted or compiled object, for codec and equality."""

from __future__ import annotations


def attributes(thing: object) -> list[str]:
    """Return the names of the data attributes in the order in which the constructor sets them.

    Instances of compiled classes have no `__dict__`; there each class lists its attributes in `__mypyc_attrs__`.
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
