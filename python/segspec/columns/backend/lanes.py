"""Which lane a process has: the compiled one, where the extension was built, or plain Python."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from segspec.core.notices import logger

PLAIN = "SEGSPEC_PLAIN"
"""The variable that chooses the plain lane, if it is set to anything but nothing."""

SLOW_FROM = 16 << 20
"""Bytes that the plain lane is to read from which on it says how to be faster."""

Function = TypeVar("Function", bound=Callable[..., Any])


def extension(package: str = "segspec_kernels") -> ModuleType | None:
    """The extension of a package of kernels; None where it was not built, does not load, or is not wanted."""
    return None if os.environ.get(PLAIN) else load(package)


@cache
def load(package: str) -> ModuleType | None:
    try:
        return import_module(f"{package}._compiled")
    except ModuleNotFoundError:
        return None
    except ImportError as error:
        logger().warning("the compiled kernels do not load: %s", error)
        return None


@cache
def package_of(module: str) -> str:
    """The package whose extension has what is compiled of a module: its own, but segspec's formats are with the
    kernels."""
    top = module.partition(".")[0]
    return "segspec_kernels" if top == "segspec" else top


def compiled(module: str, function: str) -> Any:
    """What is compiled of a module's function; None where nothing is."""
    return part(extension(package_of(module)), module, function)


@cache
def part(found: ModuleType | None, module: str, function: str) -> Any:
    """What an extension has of a module's function. It is asked for several times a frame, and names take time."""
    return getattr(found, name_of(module, function), None)


def name_of(module: str, function: str) -> str:
    """What an extension calls a function of a module."""
    return f"{module.replace('.', '_')}_{function}"


def choose(function: Function, size: int) -> Function:
    """A run of a format, compiled where it can be; otherwise itself.

    `size` is how many bytes there are to read: where these are many, the plain lane says once how to be faster.
    """
    found: Function | None = compiled(function.__module__, function.__name__)
    if found is not None:
        return found
    if size >= SLOW_FROM and not os.environ.get(PLAIN):
        say_how_to_be_fast()
    return function


def is_compiled() -> bool:
    """Whether this process has the compiled lane."""
    return extension() is not None


@cache
def say_how_to_be_fast() -> None:
    """Once in a process."""
    logger().warning(
        "segspec was installed without its compiled kernels, so this is slower than it could be: install a wheel, or "
        "install it again where there is a C compiler"
    )
