"""What kernels and runs call: integers of unbounded size over any buffer of bytes.

The compiled lane has functions of the same names. Kernels check positions before every read.
"""

from __future__ import annotations

import operator
import struct
import zlib
from collections.abc import Callable
from functools import cache
from typing import Literal

Data = bytes | bytearray | memoryview
Reader = Callable[[Data, int], int]
Packer = Callable[[bytearray, int, int], None]

SIGNED_MIN, SIGNED_MAX, UNSIGNED_MAX = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1


def _reader(width: int, order: Literal["little", "big"]) -> Reader:
    def read(data: Data, position: int) -> int:
        return int.from_bytes(data[position : position + width], order)

    return read


def _unpacker(form: str) -> Reader:
    """A reader of a width that `struct` knows, which takes no slice of the data."""
    unpack_from = struct.Struct(form).unpack_from

    def read(data: Data, position: int) -> int:
        value: int
        (value,) = unpack_from(data, position)
        return value

    return read


def read_u1(data: Data, position: int) -> int:
    return data[position]


read_s1 = _unpacker("b")
read_u2le, read_u2be = _unpacker("<H"), _unpacker(">H")
read_u3le, read_u3be = _reader(3, "little"), _reader(3, "big")
read_u4le, read_u4be = _unpacker("<I"), _unpacker(">I")
read_u5le, read_u5be = _reader(5, "little"), _reader(5, "big")
read_u6le, read_u6be = _reader(6, "little"), _reader(6, "big")
read_u7le, read_u7be = _reader(7, "little"), _reader(7, "big")
read_u8le, read_u8be = _unpacker("<Q"), _unpacker(">Q")
read_s2le, read_s2be = _unpacker("<h"), _unpacker(">h")
read_s4le, read_s4be = _unpacker("<i"), _unpacker(">i")
read_s8le, read_s8be = _unpacker("<q"), _unpacker(">q")


def bits_be(data: Data, position: int, left: int, count: int) -> int:
    """`count` bits, the high ones first, of which `left` ones are in the byte before the position."""
    begin = position - (left > 0)
    end = position + (count + 7 - left) // 8
    unread = 8 * (end - position) + left - count
    return int.from_bytes(data[begin:end], "big") >> unread & (1 << count) - 1


def bits_le(data: Data, position: int, left: int, count: int) -> int:
    """The same, the low ones first."""
    begin = position - (left > 0)
    end = position + (count + 7 - left) // 8
    return int.from_bytes(data[begin:end], "little") >> (8 - left) % 8 & (1 << count) - 1


def _packer(form: str) -> Packer:
    pack_into = struct.Struct(form).pack_into

    def write(target: bytearray, position: int, value: int) -> None:
        pack_into(target, position, value)

    return write


write_u1, write_s1 = _packer("B"), _packer("b")
write_u2le, write_u2be = _packer("<H"), _packer(">H")
write_u4le, write_u4be = _packer("<I"), _packer(">I")
write_u8le, write_u8be = _packer("<Q"), _packer(">Q")
write_s2le, write_s2be = _packer("<h"), _packer(">h")
write_s4le, write_s4be = _packer("<i"), _packer(">i")
write_s8le, write_s8be = _packer("<q"), _packer(">q")

i64 = u64 = int


def add_overflows(left: int, right: int) -> bool:
    return not SIGNED_MIN <= left + right <= SIGNED_MAX


def subtract_overflows(left: int, right: int) -> bool:
    return not SIGNED_MIN <= left - right <= SIGNED_MAX


def multiply_overflows(left: int, right: int) -> bool:
    return not SIGNED_MIN <= left * right <= SIGNED_MAX


def shift_overflows(value: int, bits: int) -> bool:
    return not SIGNED_MIN <= value << bits <= SIGNED_MAX


def unsigned_add_overflows(left: int, right: int) -> bool:
    return left + right > UNSIGNED_MAX


def unsigned_subtract_overflows(left: int, right: int) -> bool:
    """Whether the difference, which is held signed, does not fit."""
    return not SIGNED_MIN <= left - right <= SIGNED_MAX


def unsigned_multiply_overflows(left: int, right: int) -> bool:
    return left * right > UNSIGNED_MAX


def unsigned_shift_overflows(value: int, bits: int) -> bool:
    return value << bits > UNSIGNED_MAX


def _unpacked(form: str) -> Callable[[int], float]:
    bits, number = struct.Struct("<Q" if form == "<d" else "<I"), struct.Struct(form)
    return lambda held: number.unpack(bits.pack(held))[0]


_double, _single = _unpacked("<d"), _unpacked("<f")


def _bits(value: float) -> int:
    """A number of floating point as kernels carry it."""
    return int.from_bytes(struct.pack("<d", value), "little")


def float_of_single(held: int) -> int:
    return _bits(_single(held))


def float_of_signed(value: int) -> int:
    return _bits(float(value))


float_of_unsigned = float_of_signed


def _of_two(compute: Callable[[float, float], float]) -> Callable[[int, int], int]:
    return lambda left, right: _bits(compute(_double(left), _double(right)))


def _tested(test: Callable[[float, float], bool]) -> Callable[[int, int], bool]:
    return lambda left, right: test(_double(left), _double(right))


float_add, float_subtract = _of_two(operator.add), _of_two(operator.sub)
float_multiply, float_divide = _of_two(operator.mul), _of_two(operator.truediv)
float_less, float_at_most, float_equal = _tested(operator.lt), _tested(operator.le), _tested(operator.eq)


def float_whole(held: int) -> int:
    return int(_double(held))


def find_byte(data: Data, position: int, end: int, value: int) -> int:
    """The position of the first byte `value` in `position:end`, or `end`."""
    found = bytes(data[position:end]).find(value)
    return end if found < 0 else position + found


def find_unit(data: Data, position: int, end: int, value: int, width: int) -> int:
    """The position of the first of the units of `width` bytes from `position` on that is `value`, or `end`."""
    content, unit = bytes(data[position:end]), value.to_bytes(width, "little")
    found = content.find(unit)
    while found >= 0 and found % width:
        found = content.find(unit, found + width - found % width)
    return end if found < 0 else position + found


def length_before(data: Data, position: int, end: int, value: int) -> int:
    return find_byte(data, position, end, value) - position


def length_through(data: Data, position: int, end: int, value: int) -> int:
    """As `length_before`, plus the byte itself if it exists."""
    return min(find_byte(data, position, end, value) + 1, end) - position


def length_stripped(data: Data, position: int, end: int, value: int) -> int:
    """The length of `position:end` without the run of `value` at its end."""
    while end > position and data[end - 1] == value:
        end -= 1
    return end - position


def is_ascii(data: Data, position: int, length: int) -> bool:
    return bytes(data[position : position + length]).isascii()


def is_utf8(data: Data, position: int, length: int) -> bool:
    return _decodes(bytes(data[position : position + length]), "utf-8")


def is_utf16le(data: Data, position: int, length: int) -> bool:
    return _decodes(bytes(data[position : position + length]), "utf-16-le")


def is_utf16be(data: Data, position: int, length: int) -> bool:
    return _decodes(bytes(data[position : position + length]), "utf-16-be")


def _decodes(content: bytes, encoding: str) -> bool:
    try:
        content.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def utf8_length(data: Data, position: int, length: int) -> int:
    """The characters of a text in UTF-8."""
    return sum(byte & 0xC0 != 0x80 for byte in data[position : position + max(length, 0)])


def text_number(data: Data, position: int, length: int, base: int) -> int:
    """The number in ASCII digits, with an optional sign, between blanks; the minimum if they are invalid."""
    text = bytes(data[position : position + max(length, 0)]).strip(b" \t\n\r\v\f")
    digits = text[1:] if text[:1] in (b"+", b"-") else text
    if not digits or not digits.isalnum() or not all(int(chr(digit), 36) < base for digit in digits):
        return SIGNED_MIN
    number = int(text, base)
    return number if SIGNED_MIN < number <= SIGNED_MAX else SIGNED_MIN


def is_within(data: Data, position: int, length: int, first: int, second: int, third: int, fourth: int) -> bool:
    """Whether every byte is of a set, which is given as the bits of four words."""
    members = first | second << 64 | third << 128 | fourth << 192
    return all(members >> byte & 1 for byte in set(bytes(data[position : position + length])))


def crc32(data: Data, position: int, length: int) -> int:
    """The CRC-32 of zlib over `length` bytes from `position` on."""
    return zlib.crc32(data[position : position + length])


def crc32c(data: Data, position: int, length: int) -> int:
    """The same by Castagnoli's polynomial."""
    return castagnoli(data[position : position + length])


def crc32_on(data: Data, position: int, length: int, seed: int) -> int:
    """The CRC-32 that continues another one."""
    return zlib.crc32(data[position : position + length], seed)


def crc32c_on(data: Data, position: int, length: int, seed: int) -> int:
    return castagnoli(data[position : position + length], seed)


CASTAGNOLI, M32 = 0x82F63B78, 0xFFFFFFFF


@cache
def _tables() -> tuple[tuple[int, ...], ...]:
    """By how many bytes come after it in a run of eight, what each byte makes of a CRC-32C."""
    first = []
    for byte in range(256):
        value = byte
        for _ in range(8):
            value = value >> 1 ^ (CASTAGNOLI if value & 1 else 0)
        first.append(value)
    tables = [tuple(first)]
    for _ in range(7):
        tables.append(tuple(value >> 8 ^ first[value & 255] for value in tables[-1]))
    return tuple(tables)


def castagnoli(content: Data, seed: int = 0) -> int:
    """CRC-32C, eight bytes at a time."""
    t0, t1, t2, t3, t4, t5, t6, t7 = _tables()
    value, even = seed ^ M32, len(content) & ~7
    for low, high in struct.iter_unpack("<II", content[:even]):
        low ^= value
        value = (
            t7[low & 255] ^ t6[low >> 8 & 255] ^ t5[low >> 16 & 255] ^ t4[low >> 24]
            ^ t3[high & 255] ^ t2[high >> 8 & 255] ^ t1[high >> 16 & 255] ^ t0[high >> 24]
        )  # fmt: skip
    for byte in content[even:]:
        value = value >> 8 ^ t0[(value ^ byte) & 255]
    return value ^ M32


def copy(target: bytearray, at: int, data: Data, position: int, length: int) -> None:
    """Copies `length` bytes of `data` from `position` on to `target` at `at`; both have room for them."""
    target[at : at + length] = data[position : position + length]
