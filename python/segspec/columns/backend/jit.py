"""numba, where it is installed: whether it is there, and how a kernel's functions are compiled with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import Any

from segspec.columns.backend.cache import kernel_folder


@cache
def available() -> bool:
    """Whether kernels can be compiled (extra `fast`); does not import numba."""
    return find_spec("numba") is not None


def usable() -> bool:
    """Whether compiled kernels can do all that plain ones can: numba is there, and a CRC-32 that it can call."""
    if not available():
        return False
    from segspec.columns.backend import native

    return native.has_crc32()


@contextmanager
def _cache_folder(linked: tuple[str, ...]) -> Iterator[bool]:
    """Lets numba keep what is decorated here in our folder; False where nothing can be kept."""
    import numba

    config: Any = numba.config
    folder = kernel_folder(linked)
    held = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        config.CACHE_DIR = held


def decorate(
    function: Callable[..., Any], *, keep: bool = True, inline: bool = False, linked: tuple[str, ...] = ()
) -> Callable[..., Any]:
    """`function` compiled at its first call, without the interpreter's lock; `keep` it for later processes.

    With `inline` it becomes part of what calls it. `linked` are the paths of other modules whose functions it calls.
    """
    import numba

    njit: Any = numba.njit
    with _cache_folder(linked) as can_keep:
        compiled: Callable[..., Any] = njit(
            function,
            cache=keep and can_keep,
            nogil=True,
            error_model="numpy",
            forceinline=inline,
            # Kernels make no arrays, so that counting references to those they are given would only cost: more than
            # the reading of a small field does.
            _nrt=False,
        )
    return compiled


def compile_functions(
    module: ModuleType,
    names: Sequence[str],
    called: Mapping[str, Callable[..., Any]] | None = None,
    linked: tuple[str, ...] = (),
) -> dict[str, Callable[..., Any]]:
    """The functions `names` of a kernel's module, the called before the calling, bound to the readers for numba.

    `called` are compiled functions of other modules, by the names that these call them by; `linked` the paths of those
    modules.
    """
    from segspec.columns.backend import fast

    space: dict[str, Any] = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, int) or (isinstance(value, type) and issubclass(value, tuple))
    }
    space |= {"__name__": module.__name__, "__builtins__": __builtins__, **(called or {})}
    # Cached machine code is found by file and line, so a module that has no file is compiled anew in each process.
    keep = bool(getattr(module, "__file__", None))
    plain_functions = [getattr(module, name) for name in names]
    for function in plain_functions:
        used_names = function.__code__.co_names
        space |= {used: getattr(fast, used) for used in used_names if hasattr(fast, used)}
        # The numbers that a rule of a format compares with are those of its own module.
        own = function.__globals__
        space |= {used: own[used] for used in used_names if isinstance(own.get(used), int)}
    out = {}
    for function in plain_functions:
        rebound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        rebound.__module__ = module.__name__
        rebound.__qualname__ = function.__qualname__
        # The many values of a frame or a structure are to stay in registers of the loop that asks for it.
        inline = function is not plain_functions[-1]
        out[function.__name__] = space[function.__name__] = decorate(rebound, keep=keep, inline=inline, linked=linked)
    return out
