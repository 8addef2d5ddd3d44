"""The checksums that a declaration can name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple

from segspec.columns.backend.lanes import compiled
from segspec.core.code_text import checked_name

SUMS = f"{__package__}.sums"
DIGESTS = ("md5", "sha1", "sha256")
"""If a digest is stored truncated, its beginning is compared."""

Computed = int | bytes
Compute = Callable[[bytes, int, bool, bytes], Computed]
"""Arguments: the bytes, the initial value, whether numbers are big-endian, and the key."""


def number_of(value: Computed) -> int:
    """A checksum as a number; bytes are read big-endian."""
    return int.from_bytes(value, "big") if isinstance(value, bytes) else value


def bytes_of(value: Computed, size: int) -> bytes:
    """The first `size` bytes of a digest, or the lowest ones of a number, big-endian."""
    return value[:size] if isinstance(value, bytes) else (value & (1 << 8 * size) - 1).to_bytes(size, "big")


class Algorithm(NamedTuple):
    """A checksum algorithm.

    `goes_on`: it can continue from another result. `words`: it reads numbers with a byte order. `key` is its key's size
    in bytes. `module` has its source, if runs can include it.
    """

    compute: Compute
    goes_on: bool = False
    words: bool = False
    key: int = 0
    module: str = ""


@cache
def algorithms() -> tuple[str, ...]:
    from pkgutil import iter_modules

    found = iter_modules(import_module(SUMS).__path__)
    return (*sorted(each.name.replace("_", "-") for each in found), *DIGESTS)


@cache
def algorithm(name: str) -> Algorithm | None:
    """None if no algorithm has this name."""
    if name in DIGESTS:
        return Algorithm(digest(name))
    try:
        text = import_module(f"{SUMS}.{checked_name(name.replace('-', '_'))}")
    except (ValueError, ModuleNotFoundError):
        return None

    def compute(content: bytes, seed: int, big: bool, key: bytes) -> int:
        function = compiled(text.__name__, "checksum") or text.checksum
        return int(function(content, 0, len(content), seed, big, key))

    goes_on, words, key = (int(getattr(text, name, 0)) for name in ("GOES_ON", "WORDS", "KEY"))
    return Algorithm(compute, bool(goes_on), bool(words), key, text.__name__)


def crc32c(content: bytes, seed: int = 0) -> int:
    """CRC-32C (Castagnoli); `seed` is that of the bytes before."""
    found = algorithm("crc32c")
    assert found is not None
    return number_of(found.compute(content, seed, False, b""))


def digest(name: str) -> Compute:
    def compute(content: bytes, *_: int | bytes) -> bytes:
        import hashlib

        return hashlib.new(name, content, usedforsecurity=False).digest()

    return compute
