"""What generated kernels call, for numba: 64-bit integers over an array of bytes.

Loads are single machine instructions at any alignment, without a check of their own: kernels have checked before. With
NUMBA_BOUNDSCHECK=1 they go through the array byte by byte instead, so that numba checks every one of them again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import njit, types
from numba.extending import intrinsic

from segspec.columns.backend import native

i64, u64 = np.int64, np.uint64

SIGNED_MIN, SIGNED_MAX = -(1 << 63), (1 << 63) - 1


def _load(width: int, *, big: bool, signed: bool) -> Any:
    """A reader of `width` bytes as one load, or two to three where the machine has none of that width."""
    result = types.uint64 if width == 8 and not signed else types.int64

    @intrinsic
    def read(typing_context: Any, data: Any, position: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            place = context.cast(builder, arguments[1], signature.args[1], types.int64)
            return _assembled(builder, array.data, place, width, big, signed)

        return result(data, position), generate

    return read


def _assembled(builder: Any, base: Any, place: Any, width: int, big: bool, signed: bool) -> Any:
    """The value of `width` bytes from `base + place`, widened to 64 bits."""
    byte, word = ir.IntType(8), ir.IntType(64)
    base = builder.bitcast(base, byte.as_pointer())
    total = ir.Constant(word, 0)
    done = 0
    for size in (8, 4, 2, 1):
        if width - done < size:
            continue
        kind = ir.IntType(8 * size)
        pointer = builder.gep(base, [builder.add(place, ir.Constant(word, done))], source_etype=byte)
        part = builder.load(builder.bitcast(pointer, kind.as_pointer()), align=1, typ=kind)
        if big and size > 1:
            part = builder.bswap(part)
        if kind is not word and size < 8:
            part = (builder.sext if signed else builder.zext)(part, word)
        shift = 8 * (width - done - size) if big else 8 * done
        total = builder.or_(total, builder.shl(part, ir.Constant(word, shift)))
        done += size
    return total


def _checked(width: int, *, big: bool, signed: bool) -> Any:
    """The same through the array's own items."""
    unsigned_word = width == 8 and not signed
    top = np.uint64(1 << (8 * width - 1))

    @njit
    def read(data: Any, position: Any) -> Any:
        total = np.uint64(0)
        for n in range(width):
            total = (total << np.uint64(8)) | np.uint64(data[position + n if big else position + width - 1 - n])
        if unsigned_word:
            return total
        if signed and width < 8 and total >= top:
            return np.int64(total) - (np.int64(top) << np.int64(1))
        return np.int64(total)

    return read


_config: Any = numba.config
_make: Callable[..., Any] = _checked if _config.BOUNDSCHECK else _load

read_u1, read_s1 = _make(1, big=False, signed=False), _make(1, big=False, signed=True)
read_u2le, read_u2be = _make(2, big=False, signed=False), _make(2, big=True, signed=False)
read_u3le, read_u3be = _make(3, big=False, signed=False), _make(3, big=True, signed=False)
read_u4le, read_u4be = _make(4, big=False, signed=False), _make(4, big=True, signed=False)
read_u5le, read_u5be = _make(5, big=False, signed=False), _make(5, big=True, signed=False)
read_u6le, read_u6be = _make(6, big=False, signed=False), _make(6, big=True, signed=False)
read_u7le, read_u7be = _make(7, big=False, signed=False), _make(7, big=True, signed=False)
read_u8le, read_u8be = _make(8, big=False, signed=False), _make(8, big=True, signed=False)
read_s2le, read_s2be = _make(2, big=False, signed=True), _make(2, big=True, signed=True)
read_s4le, read_s4be = _make(4, big=False, signed=True), _make(4, big=True, signed=True)
read_s8le, read_s8be = _make(8, big=False, signed=True), _make(8, big=True, signed=True)


def _overflow(operation: str) -> Any:
    """A test whether `left <operation> right` leaves its type, by the processor's own flag."""

    @intrinsic
    def test(typing_context: Any, left: Any, right: Any) -> Any:
        operand = types.uint64 if operation[0] == "u" else types.int64

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            a, b = (context.cast(builder, v, t, operand) for v, t in zip(arguments, signature.args, strict=True))
            pair = getattr(builder, f"{operation}_with_overflow")(a, b)
            return builder.extract_value(pair, 1)

        return types.boolean(left, right), generate

    return test


add_overflows, unsigned_add_overflows = _overflow("sadd"), _overflow("uadd")
subtract_overflows = _overflow("ssub")
multiply_overflows, unsigned_multiply_overflows = _overflow("smul"), _overflow("umul")


@njit
def unsigned_subtract_overflows(left: Any, right: Any) -> Any:
    if left >= right:
        return left - right > np.uint64(SIGNED_MAX)
    return right - left > np.uint64(SIGNED_MAX) + np.uint64(1)


@njit
def shift_overflows(value: Any, bits: Any) -> Any:
    return ((value << bits) >> bits) != value


@njit
def unsigned_shift_overflows(value: Any, bits: Any) -> Any:
    return ((value << bits) >> bits) != value


@njit
def find_byte(data: Any, position: Any, end: Any, value: Any) -> Any:
    while position < end and data[position] != value:
        position += 1
    return position


@njit
def length_before(data: Any, position: Any, end: Any, value: Any) -> Any:
    return find_byte(data, position, end, value) - position


@njit
def length_through(data: Any, position: Any, end: Any, value: Any) -> Any:
    return min(find_byte(data, position, end, value) + 1, end) - position


@njit
def length_stripped(data: Any, position: Any, end: Any, value: Any) -> Any:
    while end > position and data[end - 1] == value:
        end -= 1
    return end - position


@njit
def is_ascii(data: Any, position: Any, length: Any) -> Any:
    end = position + length
    while position < end and data[position] < 128:
        position += 1
    return position >= end


@njit
def is_utf8(data: Any, position: Any, length: Any) -> Any:
    """As Python's decoder: no overlong forms, no surrogates, nothing above U+10FFFF."""
    end = position + length
    while position < end:
        first = data[position]
        if first < 0x80:
            position += 1
            continue
        more = 1 if 0xC2 <= first < 0xE0 else 2 if 0xE0 <= first < 0xF0 else 3 if 0xF0 <= first < 0xF5 else 0
        if more == 0 or end - position <= more:
            return False
        low = 0xA0 if first == 0xE0 else 0x90 if first == 0xF0 else 0x80
        high = 0x9F if first == 0xED else 0x8F if first == 0xF4 else 0xBF
        for n in range(1, more + 1):
            if not low <= data[position + n] <= high:
                return False
            low, high = 0x80, 0xBF
        position += more + 1
    return True


if native.has_crc32():

    @njit
    def crc32(data: Any, position: Any, length: Any) -> Any:
        return native.checksum(np.uint64(data.ctypes.data) + np.uint64(position), np.uint64(length))


def _copy(target: Any, at: Any, data: Any, position: Any, length: Any) -> Any:
    place = np.uint64(target.ctypes.data) + np.uint64(at)
    native.memcpy(place, np.uint64(data.ctypes.data) + np.uint64(position), np.uint64(length))


def _checked_copy(target: Any, at: Any, data: Any, position: Any, length: Any) -> Any:
    for n in range(length):
        target[at + n] = data[position + n]


copy = njit(_checked_copy if _config.BOUNDSCHECK else _copy)
