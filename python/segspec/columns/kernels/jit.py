"""numba, where it is installed: whether it is there, and how a kernel's functions are compiled with it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import Any

from segspec.columns.kernels.cache import kernel_folder


@cache
def available() -> bool:
    """Whether kernels can be compiled (extra `fast`); does not import numba."""
    return find_spec("numba") is not None


def loaded() -> bool:
    """Whether numba is imported already, so that using it costs no start-up."""
    return "numba" in sys.modules


@contextmanager
def _cache_folder() -> Iterator[bool]:
    """Lets numba keep what is decorated here in our folder; False where nothing can be kept."""
    import numba

    config: Any = numba.config
    folder = kernel_folder()
    held = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        config.CACHE_DIR = held


def decorate(function: Callable[..., Any], *, keep: bool = True) -> Callable[..., Any]:
    """`function` compiled at its first call, without the interpreter's lock; `keep` it for later processes."""
    from numba import njit

    with _cache_folder() as can_keep:
        compiled: Callable[..., Any] = njit(function, cache=keep and can_keep, nogil=True, error_model="numpy")
    return compiled


def compile_functions(module: ModuleType, names: Sequence[str]) -> dict[str, Callable[..., Any]]:
    """The functions `names` of a kernel's module, the called before the calling, bound to the readers for numba."""
    from segspec.columns.kernels import fast

    space: dict[str, Any] = {"__name__": module.__name__, "__builtins__": __builtins__}
    # Cached machine code is found by file and line, so a module that has no file is compiled anew in each process.
    keep = bool(getattr(module, "__file__", None))
    plain_functions = [getattr(module, name) for name in names]
    for function in plain_functions:
        space |= {used: getattr(fast, used) for used in function.__code__.co_names if hasattr(fast, used)}
    out = {}
    for function in plain_functions:
        rebound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        rebound.__module__ = module.__name__
        rebound.__qualname__ = function.__qualname__
        out[function.__name__] = space[function.__name__] = decorate(rebound, keep=keep)
    return out
