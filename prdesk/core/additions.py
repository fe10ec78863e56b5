"""Modules that people add to a package by putting files there."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def added_modules(package: str, part: str = "") -> dict[str, ModuleType]:
    """The modules below a package by name, in alphabetical order.

    Args:
        package: dotted name of the package.
        part: with it, each addition is a package of its own and this is the module in it.
    """
    home = import_module(package)
    names = sorted(module.name for module in iter_modules(home.__path__))
    ending = f".{part}" if part else ""
    return {name: import_module(f"{package}.{name}{ending}") for name in names}
