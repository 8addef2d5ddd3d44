"""JSON's own terms in the bytes of a line: strings, numbers, values of any kind. Functions give the place after what
they read, or -1 where that is not plainly there: the careful parser says what is.

A newline ends the data that are looked at, and eight bytes come after it. No value has one, so nothing here runs past.
"""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.runtime import i64, is_utf8, read_u4le, read_u8le, u64
from segspec_kernels.types import U64, Bytes

ONES, HIGH = 0x0101010101010101, 0x8080808080808080
"""A bit in each byte of a word: the lowest, the highest."""

QUOTE, BACKSLASH, COMMA, COLON = 0x22, 0x5C, 0x2C, 0x3A
OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST = 0x7B, 0x7D, 0x5B, 0x5D
LETTER_U, LETTER_E, LETTER_F, LETTER_N, LETTER_T, LARGE_E = 0x75, 0x65, 0x66, 0x6E, 0x74, 0x45
NEWLINE, PLUS, MINUS, DOT, ZERO, NINE = 0x0A, 0x2B, 0x2D, 0x2E, 0x30, 0x39
NULL, TRUE, ALSE = 0x6C6C756E, 0x65757274, 0x65736C61

LONGEST_NUMBER = 1000
"""Python has a bound on the digits of integers. It is larger."""

MOST_LEVELS = 60
"""Of lists and objects in each other: a bit each."""


class Text(NamedTuple):
    """Where the quote after a string is, or -1; whether it has escapes, and whether all of it is ASCII."""

    end: int
    escaped: bool
    ascii: bool


def plain(data: Bytes, at: int) -> tuple[int, bool]:
    """The place of the first quote, backslash or control character from `at` on; whether all before it is ASCII."""
    seen = u64(0)
    while True:
        word = read_u8le(data, at)
        quote, backslash = word ^ u64(ONES * QUOTE), word ^ u64(ONES * BACKSLASH)
        # The high bit of each byte that is one of these; after the first, also of some that are none.
        ends = (word - u64(ONES * 0x20)) & (word ^ u64(ONES * 0xFF))
        ends |= (quote - u64(ONES)) & (quote ^ u64(ONES * 0xFF))
        ends |= (backslash - u64(ONES)) & (backslash ^ u64(ONES * 0xFF))
        ends &= u64(HIGH)
        if ends != 0:
            through = ends ^ (ends - u64(1))
            size = i64((through & u64(ONES)) * u64(ONES) >> 56 & u64(0xFF)) - 1
            return at + size, ((seen | word & through) & u64(HIGH)) == 0
        seen |= word
        at += 8


def is_hex(byte: int) -> bool:
    return 0x30 <= byte <= 0x39 or 0x41 <= byte <= 0x46 or 0x61 <= byte <= 0x66


def escape_end(data: Bytes, at: int) -> int:
    """The place after the escape whose backslash is at `at`."""
    if data[at + 1] in (QUOTE, BACKSLASH, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74):
        return at + 2
    if data[at + 1] != LETTER_U:
        return -1
    for place in range(at + 2, at + 6):
        if not is_hex(data[place]):
            return -1
    return at + 6


def text(data: Bytes, at: int) -> Text:
    """The string whose first character is at `at`, after its quote."""
    end, is_ascii = plain(data, at)
    escaped = False
    while data[end] == BACKSLASH:
        escaped = True
        after = escape_end(data, end)
        if after < 0:
            return Text(-1, True, False)
        end, rest = plain(data, after)
        is_ascii = is_ascii and rest
    if data[end] != QUOTE or not (is_ascii or is_utf8(data, at, end - at)):
        return Text(-1, escaped, False)
    return Text(end, escaped, is_ascii)


def after_blank(data: Bytes, at: int) -> int:
    while data[at] in (0x20, 0x09, 0x0D):
        at += 1
    return at


def digits_end(data: Bytes, at: int) -> int:
    while ZERO <= data[at] <= NINE:
        at += 1
    return at


def number_end(data: Bytes, at: int) -> int:
    first = at
    if data[at] == MINUS:
        at += 1
    end = at + 1 if data[at] == ZERO else digits_end(data, at)
    if end == at:
        return -1
    if data[end] == DOT:
        at = end + 1
        end = digits_end(data, at)
        if end == at:
            return -1
    if data[end] in (LETTER_E, LARGE_E):
        at = end + 2 if data[end + 1] in (PLUS, MINUS) else end + 1
        end = digits_end(data, at)
        if end == at:
            return -1
    return end if end - first <= LONGEST_NUMBER else -1


def word_end(data: Bytes, at: int) -> int:
    """After `null`, `true` or `false`."""
    if read_u4le(data, at) in (NULL, TRUE):
        return at + 4
    return at + 5 if data[at] == LETTER_F and read_u4le(data, at + 1) == ALSE else -1


def key_end(data: Bytes, at: int) -> int:
    """After a key and its colon: where its value begins."""
    if data[at] != QUOTE:
        return -1
    at = text(data, at + 1).end
    if at < 0:
        return -1
    at = after_blank(data, at + 1)
    return after_blank(data, at + 1) if data[at] == COLON else -1


def single_end(data: Bytes, at: int) -> int:
    """After what is neither a list nor an object."""
    if data[at] == QUOTE:
        end = text(data, at + 1).end
        return end if end < 0 else end + 1
    if data[at] in (LETTER_N, LETTER_T, LETTER_F):
        return word_end(data, at)
    return number_end(data, at)


def value_end(data: Bytes, at: int) -> int:
    """After a value of any kind."""
    # The lowest bit says of the innermost level whether it is an object.
    levels, depth = u64(0), 0
    while True:
        is_value = data[at] not in (OPEN_OBJECT, OPEN_LIST)
        if is_value:
            at = single_end(data, at)
        elif depth == MOST_LEVELS:
            return -1
        else:
            levels = levels << 1 | u64(data[at] == OPEN_OBJECT)
            depth += 1
            at = after_blank(data, at + 1)
            is_value = data[at] == (CLOSE_OBJECT if levels & u64(1) else CLOSE_LIST)
            if not is_value and levels & u64(1):
                at = key_end(data, at)
        if at < 0:
            return -1
        if is_value:
            at, levels, depth = next_value(data, at, levels, depth)
            if at < 0 or depth == 0:
                return at


def next_value(data: Bytes, at: int, levels: U64, depth: int) -> tuple[int, U64, int]:
    """After a value within so many levels, and the ends of those that it ends: where the next one begins, if any level
    is left. Gives the levels, too."""
    while depth > 0:
        at = after_blank(data, at)
        if data[at] == (CLOSE_OBJECT if levels & u64(1) else CLOSE_LIST):
            at, levels, depth = at + 1, levels >> 1, depth - 1
            continue
        if data[at] != COMMA:
            return -1, levels, depth
        at = after_blank(data, at + 1)
        return key_end(data, at) if levels & u64(1) else at, levels, depth
    return at, levels, depth
