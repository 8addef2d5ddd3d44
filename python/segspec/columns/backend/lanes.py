"""One function in two lanes: as plain Python, and compiled by numba with the kernels that it calls."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from segspec.columns.backend import jit
from segspec.columns.backend.cache import kernel_folder
from segspec.columns.backend.kernel import FAST_FROM, kernel

FAST_RECORDS_FROM = 256 << 20
"""`FAST_FROM` where each record is to become a Python object, beside whose cost a plain scan's is small."""

logger = logging.getLogger("segspec")


class Run:
    """The function `run` of a module in a format's folder `scan`.

    The module's `KERNELS` names the kernel functions that it calls: the global name, then kernel and function;
    `FUNCTIONS` its own helpers, the called before the calling.
    """

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self.plain: Callable[..., Any] = module.run
        self._fast: Callable[..., Any] | None = None

    @property
    def fast(self) -> Callable[..., Any]:
        """Compiled, or loaded from numba's cache, at the first call."""
        if self._fast is None:
            kernels: dict[str, tuple[str, str]] = self._module.KERNELS
            called = {name: kernel(of).compiled(function) for name, (of, function) in kernels.items()}
            linked = tuple(sorted({str(kernel(of).module.__file__) for of, _ in kernels.values()}))
            names = [*self._module.FUNCTIONS, "run"]
            if not is_kept(str(self._module.__file__), linked):
                name = self._module.__name__.split(".")[-3]  # segspec.formats.<format>.scan.<run>
                logger.info("compiling the kernels of %s: once, then they are kept", name)
            self._fast = jit.compile_functions(self._module, names, called, linked)["run"]
        return self._fast

    @property
    def is_compiled(self) -> bool:
        return self._fast is not None

    def chooses_fast(self, size: int, *, as_records: bool) -> bool:
        """Whether numba is the quicker way for `size` bytes in this process."""
        if not self.is_compiled and size < (FAST_RECORDS_FROM if as_records else FAST_FROM):
            return False
        if jit.usable():
            return True
        say_how_to_be_fast()
        return False


@cache
def say_how_to_be_fast() -> None:
    """Once in a process."""
    logger.warning("numba is not installed, so this is slower than it could be: pip install 'segspec[fast]'")


def is_kept(file: str, linked: tuple[str, ...]) -> bool:
    """Whether machine code of the functions in `file` lies in the cache folder."""
    folder = kernel_folder(linked)
    return folder is not None and any(folder.glob(f"*/{Path(file).stem}.run-*.nbi"))


@cache
def run(name: str) -> Run:
    """A run, by its module's name below `segspec.formats`."""
    return Run(import_module(f"segspec.formats.{name}"))
