"""C functions that kernels call: memcpy, and isal's CRC-32 where its wheel is installed."""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.util import find_spec
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
from numba import types

CRC32, MEMCPY = "segspec_crc32", "segspec_memcpy"


def _give(name: str, library: ctypes.CDLL, symbol: str) -> None:
    llvm.add_symbol(name, ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value)


@cache
def has_crc32() -> bool:
    """Whether isal's CRC-32 was found; kernels that use it can be compiled then."""
    found = find_spec("isal")
    if found is None:
        return False
    origin = getattr(find_spec("isal.isal_zlib"), "origin", None)
    if origin is None:
        return False
    try:
        _give(CRC32, ctypes.CDLL(origin), "crc32_gzip_refl")
    except (OSError, AttributeError):
        # A wheel that is linked differently does not export the symbol.
        return False
    return True


_give(MEMCPY, ctypes.CDLL(None), "memcpy")

crc32: Any = types.ExternalFunction(CRC32, types.uint32(types.uint32, types.uintp, types.uint64))
"""`crc32(0, address, length)` is zlib's CRC-32. Call it only where `has_crc32()`."""

memcpy: Any = types.ExternalFunction(MEMCPY, types.uintp(types.uintp, types.uintp, types.uint64))
