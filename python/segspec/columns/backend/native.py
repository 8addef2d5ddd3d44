"""C functions that kernels call: memcpy, and a CRC-32: isal's where its wheel is installed, else zlib's."""

from __future__ import annotations

import ctypes
import zlib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numpy as np
from numba import njit, types

CRC32, MEMCPY = "segspec_crc32", "segspec_memcpy"


def _give(name: str, library: ctypes.CDLL, symbol: str) -> None:
    llvm.add_symbol(name, ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value)


def _checksums() -> Iterator[tuple[str | None, str]]:
    """Libraries and symbols with a CRC-32 of (start, address, length as 64 bits), the fastest first."""
    if find_spec("isal") is not None:
        found = find_spec("isal.isal_zlib")
        if found is not None and found.origin is not None:
            yield found.origin, "crc32_gzip_refl"
    yield getattr(zlib, "__file__", None), "crc32_z"


@cache
def has_crc32() -> bool:
    """Whether a CRC-32 was found; kernels that use it can be compiled then."""
    for library, symbol in _checksums():
        try:
            _give(CRC32, ctypes.CDLL(library), symbol)
        except (OSError, AttributeError):
            # A build that is linked differently does not export the symbol.
            continue
        return True
    return False


_give(MEMCPY, ctypes.CDLL(None), "memcpy")

# isal takes and gives 32 bits, zlib a `long`: what lies above them is undefined in one and 0 in the other.
_crc32: Any = types.ExternalFunction(CRC32, types.uint64(types.uint64, types.uintp, types.uint64))

memcpy: Any = types.ExternalFunction(MEMCPY, types.uintp(types.uintp, types.uintp, types.uint64))


@njit
def checksum(address: Any, length: Any) -> Any:
    """The CRC-32 of zlib over `length` bytes from `address` on. Call it only where `has_crc32()`."""
    return np.int64(_crc32(np.uint64(0), address, length) & np.uint64(0xFFFFFFFF))
