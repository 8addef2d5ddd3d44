"""Strings of a line as bytes, by the form of the payload. Functions give the place after what they wrote, or -1 for
what the careful parser has to judge."""

from __future__ import annotations

from segspec.columns.json_in.terms import BACKSLASH, HIGH, LETTER_U, ONES, Text, plain
from segspec_kernels.runtime import copy, i64, read_u8le, u64, write_u4le
from segspec_kernels.types import U64, Bytes, U8s

HEX, BASE64, UTF8 = 0, 1, 2
"""The forms."""

PADDING = 0x3D
"""What base64 ends with."""

SURROGATES, LOW_SURROGATES, AFTER_SURROGATES = 0xD800, 0xDC00, 0xE000


def put(data: Bytes, at: int, found: Text, form: int, digits: U8s, out: Bytes, to: int) -> int:
    """Writes the bytes of the string `data[at:found.end]`. `out` has room for as many as the string has, and 8 more."""
    if form == UTF8:
        if found.escaped:
            return put_unescaped(data, at, found.end, out, to)
        copy(out, to, data, at, found.end - at)
        return to + found.end - at
    if found.escaped or not found.ascii:
        return -1
    if form == HEX:
        return put_unhex(data, at, found.end, out, to)
    return put_base64(data, at, found.end, digits, out, to)


def nibbles(word: U64) -> U64:
    """What eight hexadecimal digits mean, a byte each; of any other ASCII the highest bit of all is set."""
    small = word | u64(ONES * 0x20)
    letter = (small + u64(ONES * 0x1F)) & (u64(ONES * 0xE6) - small) & u64(HIGH)
    digit = (word + u64(ONES * 0x50)) & (word + u64(ONES * 0x46) ^ u64(HIGH)) & u64(HIGH)
    bad = (letter | digit) ^ u64(HIGH)
    return (word & u64(ONES * 0x0F)) + (letter >> 7) * u64(9) | bad


def put_unhex(data: Bytes, at: int, end: int, out: Bytes, to: int) -> int:
    if (end - at) % 2:
        return -1
    wrong = u64(0)
    while at < end:
        word = read_u8le(data, at)
        if end - at < 8:
            # Zeros in place of what comes after the string.
            kept = (u64(1) << 8 * (end - at)) - u64(1)
            word = word & kept | u64(ONES * 0x30) & (kept ^ u64(ONES * 0xFF))
        found = nibbles(word)
        wrong |= found
        pairs = (found << 4 | found >> 8) & u64(0x00FF00FF00FF00FF)
        pairs = (pairs | pairs >> 8) & u64(0x0000FFFF0000FFFF)
        write_u4le(out, to, i64((pairs | pairs >> 16) & u64(0xFFFFFFFF)))
        at += 8
        to += 4
    return -1 if wrong & u64(HIGH) else to - (at - end) // 2


def put_base64(data: Bytes, at: int, end: int, digits: U8s, out: Bytes, to: int) -> int:
    """`digits` has for each character what it means as a digit, or 64."""
    if (end - at) % 4:
        return -1
    if at == end:
        return to
    padded = 0 if data[end - 1] != PADDING else 1 if data[end - 2] != PADDING else 2
    wrong = 0
    while at < end:
        last = padded if at + 4 == end else 0
        third = 0 if last > 1 else digits[data[at + 2]]
        fourth = 0 if last > 0 else digits[data[at + 3]]
        wrong |= digits[data[at]] | digits[data[at + 1]] | third | fourth
        group = digits[data[at]] << 18 | digits[data[at + 1]] << 12 | third << 6 | fourth
        out[to] = group >> 16 & 0xFF
        out[to + 1] = group >> 8 & 0xFF
        out[to + 2] = group & 0xFF
        at += 4
        to += 3
        if last and out[to - last] != 0:
            return -1
    return -1 if wrong & 64 else to - padded


def hex_digit(byte: int) -> int:
    return byte - 0x30 if byte < 0x40 else (byte | 0x20) - 0x57


def unit(data: Bytes, at: int) -> int:
    """The four digits from `at` on."""
    high = hex_digit(data[at]) << 12 | hex_digit(data[at + 1]) << 8
    return high | hex_digit(data[at + 2]) << 4 | hex_digit(data[at + 3])


def put_character(out: Bytes, to: int, code: int) -> int:
    if code < 0x80:
        out[to] = code
        return to + 1
    if code < 0x800:
        out[to] = 0xC0 | code >> 6
    else:
        if code < 0x10000:
            out[to] = 0xE0 | code >> 12
        else:
            out[to] = 0xF0 | code >> 18
            to += 1
            out[to] = 0x80 | code >> 12 & 0x3F
        to += 1
        out[to] = 0x80 | code >> 6 & 0x3F
    out[to + 1] = 0x80 | code & 0x3F
    return to + 2


def meant(letter: int) -> int:
    """The character that a backslash and a letter stand for."""
    if letter == 0x6E:
        return 0x0A
    if letter == 0x74:
        return 0x09
    if letter == 0x72:
        return 0x0D
    if letter == 0x62:
        return 0x08
    return 0x0C if letter == 0x66 else letter


def put_unescaped(data: Bytes, at: int, end: int, out: Bytes, to: int) -> int:
    while True:
        stop, _ = plain(data, at)
        copy(out, to, data, at, stop - at)
        to += stop - at
        at = stop
        if at == end:
            return to
        if data[at + 1] != LETTER_U:
            out[to] = meant(data[at + 1])
            at, to = at + 2, to + 1
            continue
        code = unit(data, at + 2)
        at += 6
        if SURROGATES <= code < AFTER_SURROGATES:
            low = unit(data, at + 2) if data[at] == BACKSLASH and data[at + 1] == LETTER_U else 0
            if code >= LOW_SURROGATES or not LOW_SURROGATES <= low < AFTER_SURROGATES:
                return -1
            code = 0x10000 + ((code - SURROGATES) << 10) + low - LOW_SURROGATES
            at += 6
        to = put_character(out, to, code)
