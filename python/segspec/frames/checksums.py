"""The checksums that a declaration can name: each makes a number, or a digest, of the bytes that are covered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple

from segspec.columns.backend.lanes import compiled
from segspec.core.code_text import checked_name

RULE = "rules."
"""What begins the name of a function in the user's own file of rules."""

SUMS = f"{__package__}.sums"
DIGESTS = ("md5", "sha1", "sha256")
"""One that is stored cut off is compared with its beginning."""

Computed = int | bytes
Compute = Callable[[bytes, int, bool, bytes], Computed]
"""Takes the bytes, the initial value (0 at the start), whether their numbers are big-endian, and the key."""


def number_of(value: Computed) -> int:
    """A checksum as a number; bytes are one whose upper byte comes first."""
    return int.from_bytes(value, "big") if isinstance(value, bytes) else value


def bytes_of(value: Computed, size: int) -> bytes:
    """A checksum as bytes: the first ones of a digest, the lowest ones of a number, the upper of these first."""
    return value[:size] if isinstance(value, bytes) else (value & (1 << 8 * size) - 1).to_bytes(size, "big")


class Algorithm(NamedTuple):
    """A checksum algorithm.

    `goes_on`: one can continue from another's result. `words`: it reads the bytes as numbers with a byte order. `key`
    is the size of its key in bytes. `module` contains its source, if it is in the subset from which runs are made.
    """

    compute: Compute
    goes_on: bool = False
    words: bool = False
    key: int = 0
    module: str = ""


@cache
def algorithms() -> tuple[str, ...]:
    """The names of all."""
    # Who reads a log that was built does not wait for it.
    from pkgutil import iter_modules

    found = iter_modules(import_module(SUMS).__path__)
    return (*sorted(each.name.replace("_", "-") for each in found), *DIGESTS)


@cache
def algorithm(name: str) -> Algorithm | None:
    """The algorithm of this name; None if there is none."""
    if name in DIGESTS:
        return Algorithm(digest(name))
    try:
        # By its name: nobody waits for the others.
        text = import_module(f"{SUMS}.{checked_name(name.replace('-', '_'))}")
    except (ValueError, ModuleNotFoundError):
        return None

    def compute(content: bytes, seed: int, big: bool, key: bytes) -> int:
        function = compiled(text.__name__, "checksum") or text.checksum
        return int(function(content, 0, len(content), seed, big, key))

    goes_on, words, key = (int(getattr(text, name, 0)) for name in ("GOES_ON", "WORDS", "KEY"))
    return Algorithm(compute, bool(goes_on), bool(words), key, text.__name__)


def crc32c(content: bytes, seed: int = 0) -> int:
    """CRC-32C (Castagnoli), compiled if available."""
    found = algorithm("crc32c")
    assert found is not None
    return number_of(found.compute(content, seed, False, b""))


def digest(name: str) -> Compute:
    def compute(content: bytes, *_: int | bytes) -> bytes:
        # Imported where it is used: few logs have digests, and all formats of packages import this.
        import hashlib

        return hashlib.new(name, content, usedforsecurity=False).digest()

    return compute
