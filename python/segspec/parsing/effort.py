"""Limits the effort of parsers of users' specs and of declared logs.

A parse has a number of ticks, for each method, each turn of a loop, and amounts of bytes. The size of numbers and texts
is also limited.
"""

from __future__ import annotations

import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice, repeat
from operator import length_hint
from types import SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStructError

MOST_TICKS = 1_000_000
MOST_BITS = 1 << 12
MOST_LENGTH = 16 << 20
MOST_UNPACKED = 256 << 20
"""The bounds of one parse: ticks, bits of a number, items of a text or of made bytes, and bytes unpacked at once."""
TICK_BYTES = 256
USUAL = 1 << 64


class TooMuchWorkError(Exception):
    """A parse was stopped at a bound."""


class UnpackError(Exception):
    """Bytes do not fit their `process`."""


ERRORS = (
    *(KaitaiStructError, EOFError, ValueError, ArithmeticError, AttributeError, LookupError, TypeError),
    *(RecursionError, TooMuchWorkError, UnpackError),
)
"""All errors of a parser for any bytes and any spec: an expression may meet unexpected values."""


class Budget(threading.local):
    """The remaining work that a parse in this thread may cause."""

    turns: Iterator[object] = repeat(True)
    """Gives one for each tick: taking the next is the fastest way to count."""
    unpacked: int = MOST_UNPACKED
    made: int = 0

    @property
    def ticks(self) -> int:
        return length_hint(self.turns, sys.maxsize)


budget = Budget()


@contextmanager
def bounded(ticks: int = MOST_TICKS, unpacked: int = MOST_UNPACKED) -> Iterator[None]:
    """Limits the ticks and the unpacked bytes of this thread's parsers within the block."""
    before = budget.turns, budget.unpacked
    budget.turns, budget.unpacked = repeat(True, ticks), unpacked
    try:
        yield
    finally:
        budget.turns, budget.unpacked = before


def tick(of: Budget = budget, after: Callable[..., object] = next) -> None:
    if after(of.turns, None) is None:
        raise TooMuchWorkError("the spec asks for more work than a file of this size is worth")


def sized(value: Any) -> Any:
    length = len(value)
    if length >= TICK_BYTES and next(islice(budget.turns, length // TICK_BYTES - 1, None), None) is None:
        tick()
    return value


def small(value: Any) -> Any:
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    if isinstance(value, str | bytes):
        if len(value) > MOST_LENGTH:
            raise TooMuchWorkError(f"a text of more than {MOST_LENGTH} characters")
        return sized(value)
    return value


def add(left: Any, right: Any) -> Any:
    out = left + right
    return out if type(out) is int and -USUAL < out < USUAL else small(out)


def multiply(left: Any, right: Any) -> Any:
    if not isinstance(left, int | float) or not isinstance(right, int | float):
        raise TypeError("only numbers are multiplied")
    out = left * right
    return out if type(out) is int and -USUAL < out < USUAL else small(out)


def shift(left: Any, right: Any) -> Any:
    if isinstance(right, int) and right > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    return small(left << right)


def decompress(data: bytes) -> bytes:
    """As `zlib.decompress`, within the bounds. Raises `UnpackError`."""
    stream = zlib.decompressobj()
    try:
        out = stream.decompress(data, UNPACKED_AT_ONCE)
        # Large values are counted first, and then made in one piece: in pieces they would take twice the memory.
        size = len(out) + counted(stream, len(out))
        return made(out if size == len(out) else zlib.decompress(data, bufsize=size))
    except zlib.error as error:
        if str(error).startswith(NO_MEMORY):
            raise MemoryError from error
        raise UnpackError(f"bytes that zlib cannot unpack: {error}") from error


NO_MEMORY = "Error -4 "
UNPACKED_AT_ONCE = 1 << 20


def counted(stream: Any, before: int) -> int:
    """Bytes that a stream unpacks to. Raises `TooMuchWorkError` or `UnpackError`."""
    size = 0
    while True:
        if before + size > budget.unpacked:
            raise TooMuchWorkError(f"zlib unpacks to more than {budget.unpacked} bytes")
        if stream.eof:
            return size
        out = stream.decompress(stream.unconsumed_tail, UNPACKED_AT_ONCE)
        if not out and not stream.eof:
            raise UnpackError("bytes that zlib cannot unpack: they end too early")
        size += len(out)


def made(out: bytes | bytearray) -> bytes:
    budget.made += len(out)
    return bytes(sized(out))


def rotate(data: bytes, amount: int) -> bytes:
    """Rotates each byte left by `amount` bits, modulo 8."""
    by = amount % 8
    return made(data.translate(bytes((byte << by | byte >> 8 - by) & 0xFF for byte in range(256))))


def xor(data: bytes, key: int | bytes) -> bytes:
    """XORs bytes with the key in turn; an empty key changes nothing. Raises `UnpackError` for a number above 255."""
    if isinstance(key, int) and not 0 <= key <= 0xFF:
        raise UnpackError(f"bytes under xor with {key}, which is no byte")
    by = bytes((key,)) if isinstance(key, int) else bytes(key) or b"\0"
    if len(by) == 1:
        return made(data.translate(bytes(byte ^ by[0] for byte in range(256))))
    size = len(data)
    whole = (by * (size // len(by) + 1))[:size]
    return made((int.from_bytes(data) ^ int.from_bytes(whole)).to_bytes(size))


def pack(_: str, *values: int) -> bytes:
    return bytes(values)


def program(kind: Callable[..., Any], *arguments: Any) -> Any:
    """A process of the caller. Raises `UnpackError` for any of its errors."""
    try:
        return kind(*arguments)
    except MemoryError:
        raise
    except Exception as error:
        raise UnpackError(f"{getattr(kind, '__name__', kind)}: {error}") from error


def processed(by: Any, data: bytes) -> bytes:
    name = type(by).__name__
    try:
        out = by.decode(data)
    except MemoryError:
        raise
    except Exception as error:
        raise UnpackError(f"{name}: {error}") from error
    if not isinstance(out, bytes | bytearray):
        raise UnpackError(f"{name} gave {type(out).__name__}, not bytes")
    return made(out)


ZLIB, STRUCT = SimpleNamespace(decompress=decompress), SimpleNamespace(pack=pack)
