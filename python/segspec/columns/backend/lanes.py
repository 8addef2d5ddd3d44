"""The lane of a process: compiled if the extension was built, or plain Python."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from segspec.core.notices import logger

PLAIN = "SEGSPEC_PLAIN"

SLOW_FROM = 4 << 20
"""Bytes above which the plain lane reports how to be faster."""

HOW = "{} is installed without them: install a wheel, or install it again where there is a C compiler"

Function = TypeVar("Function", bound=Callable[..., Any])


def extension(package: str = "segspec_kernels") -> ModuleType | None:
    """The extension of a package of kernels; None if it was not built, does not load, or is not wanted."""
    return None if os.environ.get(PLAIN) else load(package)


class Ahead(NamedTuple):
    """A C extension compiled in advance for a platform."""

    platform: str
    content: bytes


@cache
def load(package: str) -> ModuleType | None:
    try:
        found = import_module(f"{package}._compiled")
    except ModuleNotFoundError:
        return None
    except ImportError as error:
        logger().warning("the compiled kernels do not load: %s", error)
        return None
    # An extension must match the current texts. segspec's own lists none, and a frozen program keeps none.
    with suppress(AttributeError, ImportError):
        modules = found.MODULES.split()
        texts = texts_of(modules) if modules else {}
        if not any(texts.values()) or digest_of(texts) == found.DIGEST:
            return found
    logger().warning("the compiled kernels of %s were made of another text and are not used: build them again", package)
    return None


def texts_of(modules: Iterable[str]) -> dict[str, str]:
    """Sources of modules, without importing them. Raises `ImportError` or `AttributeError`."""
    from importlib.util import find_spec

    find: Any = find_spec
    return {name: find(name).loader.get_source(name) for name in modules}


def digest_of(texts: Mapping[str, str]) -> str:
    import hashlib

    return hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()


@cache
def package_of(module: str) -> str:
    top = module.partition(".")[0]
    return "segspec_kernels" if top in ("segspec", "segspec_ksy") else top


def compiled(module: str, function: str) -> Any:
    """The compiled function, or None."""
    return part(extension(package_of(module)), module, function)


@cache
def part(found: ModuleType | None, module: str, function: str) -> Any:
    return getattr(found, name_of(module, function), None)


def name_of(module: str, function: str) -> str:
    return f"{module.replace('.', '_')}_{function}"


def choose(function: Function, size: int) -> Function:
    """A run of a format, compiled if possible.

    If `size`, in bytes, is large, the plain lane reports once how to be faster.
    """
    found: Function | None = compiled(function.__module__, function.__name__)
    if found is not None:
        return found
    if size >= SLOW_FROM:
        say_how_to_be_fast(HOW.format(function.__module__.partition(".")[0]))
    return function


def is_compiled() -> bool:
    return extension() is not None


@cache
def say_how_to_be_fast(how: str) -> None:
    """Warns once per process, unless the user chose plain Python."""
    if not os.environ.get(PLAIN):
        logger().warning("this is read by plain Python, many times slower than by compiled kernels: %s", how)
